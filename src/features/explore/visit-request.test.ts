import { describe, expect, it } from 'vitest'
import { EMPTY_VISIT_DRAFT, toIsoDay, visitErrors } from './visit-request.ts'

const TODAY = '2026-11-21'
const GOOD = { arrival: '2026-11-21', departure: '2026-11-21', visitors: '1', requests: '' }

describe('visitErrors', () => {
  it('accepts today, a departure on the same day and one visitor', () => {
    expect(visitErrors(GOOD, TODAY)).toEqual({})
  })

  it.each([
    [{ arrival: '' }, { arrival: 'Choose an arrival date.' }],
    [{ arrival: '2026-11-20' }, { arrival: 'The arrival date is in the past.' }],
    [{ departure: '' }, { departure: 'Choose a departure date.' }],
    [
      { arrival: '2026-12-01', departure: '2026-11-30' },
      { departure: 'The departure date is before the arrival date.' },
    ],
    [{ visitors: '0' }, { visitors: 'At least 1 visitor is needed.' }],
    [{ visitors: '' }, { visitors: 'At least 1 visitor is needed.' }],
    [{ visitors: '1.5' }, { visitors: 'At least 1 visitor is needed.' }],
    [{ visitors: '-2' }, { visitors: 'At least 1 visitor is needed.' }],
  ])('refuses %j', (change, errors) => {
    expect(visitErrors({ ...GOOD, ...change }, TODAY)).toEqual(errors)
  })

  it('asks for both dates of an empty form, which has two visitors', () => {
    expect(Object.keys(visitErrors(EMPTY_VISIT_DRAFT, TODAY))).toEqual(['arrival', 'departure'])
  })
})

describe('toIsoDay', () => {
  it('is the day of the local calendar', () => {
    expect(toIsoDay(new Date(2026, 0, 5, 0, 30))).toBe('2026-01-05')
    expect(toIsoDay(new Date(2026, 11, 31, 23, 30))).toBe('2026-12-31')
  })
})
