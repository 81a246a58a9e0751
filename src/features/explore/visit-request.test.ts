import { describe, expect, it } from 'vitest'
import { EMPTY_VISIT_DRAFT, visitErrors } from './visit-request.ts'

const TODAY = '2026-11-21'
const GOOD = { arrival: '2026-11-21', departure: '2026-11-21', visitors: '1', requests: '' }

describe('visitErrors', () => {
  it('accepts today, a departure on the same day and one visitor', () => {
    expect(visitErrors(GOOD, TODAY)).toEqual({})
  })

  it.each([
    [{ arrival: '' }, { arrival: 'arrivalMissing' }],
    [{ arrival: '2026-11-20' }, { arrival: 'arrivalPast' }],
    [{ departure: '' }, { departure: 'departureMissing' }],
    [{ arrival: '2026-12-01', departure: '2026-11-30' }, { departure: 'departureEarly' }],
    [{ visitors: '0' }, { visitors: 'visitorsMissing' }],
    [{ visitors: '' }, { visitors: 'visitorsMissing' }],
    [{ visitors: '1.5' }, { visitors: 'visitorsMissing' }],
    [{ visitors: '-2' }, { visitors: 'visitorsMissing' }],
  ])('refuses %j', (change, errors) => {
    expect(visitErrors({ ...GOOD, ...change }, TODAY)).toEqual(errors)
  })

  it('asks for both dates of an empty form, which has two visitors', () => {
    expect(Object.keys(visitErrors(EMPTY_VISIT_DRAFT, TODAY))).toEqual(['arrival', 'departure'])
  })
})
