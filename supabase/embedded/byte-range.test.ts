import { expect, it } from 'vitest'
import { parseByteRange } from './byte-range.ts'

it.each([
  ['bytes=0-0', 10, { first: 0, last: 0 }],
  ['bytes=9-9', 10, { first: 9, last: 9 }],
  ['bytes=3-', 10, { first: 3, last: 9 }],
  ['bytes=-3', 10, { first: 7, last: 9 }],
  ['bytes=-30', 10, { first: 0, last: 9 }],
  ['bytes=3-30', 10, { first: 3, last: 9 }],
  ['bytes=10-', 10, 'unsatisfiable'],
  ['bytes=-0', 10, 'unsatisfiable'],
  ['bytes=0-', 0, 'unsatisfiable'],
  ['bytes=-5', 0, 'unsatisfiable'],
  ['bytes=3-2', 10, 'whole'],
  ['bytes=-', 10, 'whole'],
  ['bytes=0-1,3-4', 10, 'whole'],
  ['lines=0-1', 10, 'whole'],
  [null, 10, 'whole'],
])('%s of %i bytes is %j', (header, sizeBytes, expected) => {
  expect(parseByteRange(header, sizeBytes)).toEqual(expected)
})
