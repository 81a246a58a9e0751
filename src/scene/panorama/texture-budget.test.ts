import { expect, it } from 'vitest'
import { BOARD_SIZE, MARKER_SIZE, PANEL_SIZE, SLIDER_VALUE } from '../headset-ui/panel-layout.ts'
import { surfaceBytes } from '../headset-ui/surface.ts'
import { BYTES_PER_LAYER, LAYERS_PER_ARRAY } from './tile-pool.ts'
import { headsetTileBudget, textureBudgetMiB } from './texture-budget.ts'

it.each([
  ['a phone with little memory', { drawingBufferPx: 780 * 1400, memoryGiB: 2 }, 31],
  ['an ordinary phone or laptop', { drawingBufferPx: 1280 * 720, memoryGiB: 8 }, 41],
  ['a browser that does not tell its memory', { drawingBufferPx: 1280 * 720, memoryGiB: undefined }, 41],
  ['a large screen', { drawingBufferPx: 3840 * 2160, memoryGiB: 8 }, 61],
  ['a large screen with little memory', { drawingBufferPx: 3840 * 2160, memoryGiB: 2 }, 31],
])('bounds the textures of %s', (_, device, mebibytes) => {
  expect(Math.round(textureBudgetMiB(device))).toBe(mebibytes)
})

it.each([
  ['Quest 3', { drawingBufferPx: 1280 * 800, memoryGiB: 4 }, 61],
  ['Vision Pro, which does not tell', { drawingBufferPx: 1280 * 800, memoryGiB: undefined }, 61],
  ['little memory', { drawingBufferPx: 1280 * 800, memoryGiB: 2 }, 31],
])('bounds the textures of a headset with %s, preview included', (_, device, mebibytes) => {
  const layers = headsetTileBudget(device)
  expect(layers % LAYERS_PER_ARRAY).toBe(0)
  expect(Math.round((layers * BYTES_PER_LAYER) / 2 ** 20 + 2)).toBe(mebibytes)
})

it('leaves 10 MiB for the surfaces of a headset', () => {
  const surfaces = [PANEL_SIZE, BOARD_SIZE, MARKER_SIZE, SLIDER_VALUE]
  expect(surfaces.reduce((sum, surface) => sum + surfaceBytes(surface), 0) / 2 ** 20).toBeLessThanOrEqual(10)
})
