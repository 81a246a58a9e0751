import { expect, it } from 'vitest'
import { timeAgo } from './time-ago.ts'

const NOW_MS = Date.UTC(2026, 10, 21, 12)

it.each([
  [-5, null],
  [59, null],
  [60, { count: 1, unit: 'minute' }],
  [3599, { count: 59, unit: 'minute' }],
  [3600, { count: 1, unit: 'hour' }],
  [86_399, { count: 23, unit: 'hour' }],
  [86_400, { count: 1, unit: 'day' }],
  [13 * 86_400, { count: 1, unit: 'week' }],
  [800 * 86_400, { count: 2, unit: 'year' }],
])('%s s ago', (agoS, expected) => {
  expect(timeAgo(NOW_MS - agoS * 1000, NOW_MS)).toEqual(expected)
})
