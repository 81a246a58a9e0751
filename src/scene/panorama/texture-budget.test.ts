import { expect, it } from 'vitest'
import { textureBudgetMiB } from './texture-budget.ts'

it.each([
  ['a phone with little memory', { drawingBufferPx: 780 * 1400, memoryGiB: 2 }, 42],
  ['an ordinary phone or laptop', { drawingBufferPx: 1280 * 720, memoryGiB: 8 }, 47],
  ['a browser that does not tell its memory', { drawingBufferPx: 1280 * 720, memoryGiB: undefined }, 47],
  ['a large screen', { drawingBufferPx: 3840 * 2160, memoryGiB: 8 }, 92],
  ['a large screen with little memory', { drawingBufferPx: 3840 * 2160, memoryGiB: 2 }, 42],
])('bounds the textures of %s', (_, device, mebibytes) => {
  expect(textureBudgetMiB(device)).toBe(mebibytes)
})
