import { expect, it } from 'vitest'
import { eyeOfKey, indexOfKey, levelIndexOfKey, tileKey } from './tile-key.ts'

it.each([
  [0, 0, 'left'],
  [9, 293, 'left'],
  [0, 0, 'right'],
  [9, 293, 'right'],
] as const)('level %d, tile %d of the %s eye can be read from its key', (levelIndex, index, eye) => {
  const key = tileKey(levelIndex, index, eye)
  expect([levelIndexOfKey(key), indexOfKey(key), eyeOfKey(key)]).toEqual([levelIndex, index, eye])
})
