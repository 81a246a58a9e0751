import { expect, it } from 'vitest'
import { coarsePlace } from './coarse-place.ts'

it.each([
  ['-6.165917, 39.202641', '-6.17, 39.20'],
  ['Lamu (-2.26895° N, 40.90201° E)', 'Lamu (-2.27° N, 40.90° E)'],
  ['-6.17, 39.20', '-6.17, 39.20'],
  ['Uhuru Peak, 5895 m', 'Uhuru Peak, 5895 m'],
  ['', ''],
])('%j becomes %j', (place, coarse) => {
  expect(coarsePlace(place)).toBe(coarse)
})
