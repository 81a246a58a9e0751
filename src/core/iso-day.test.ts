import { expect, it } from 'vitest'
import { toIsoDay } from './iso-day.ts'

it('is the day of the local calendar', () => {
  expect(toIsoDay(new Date(2026, 0, 5, 0, 30))).toBe('2026-01-05')
  expect(toIsoDay(new Date(2026, 11, 31, 23, 30))).toBe('2026-12-31')
})
