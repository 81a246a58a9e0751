import { expect, it } from 'vitest'
import { frameDurationS } from './frame-duration.ts'

it.each([
  [0, 0],
  [0.011, 0.011],
  [0.1, 0.1],
  [7, 0.1],
])('counts a frame of %d s as %d s', (deltaS, expected) => {
  expect(frameDurationS(deltaS)).toBe(expected)
})
