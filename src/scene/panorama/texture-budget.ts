import { LAYERS_PER_ARRAY } from './tile-pool.ts'

const PREVIEW_LAYERS = 2
/** MiB of sharp tiles: one layer is one MiB. */
const SMALL_DEVICE_LAYERS = 2 * LAYERS_PER_ARRAY + 10
const DESKTOP_LAYERS = 3 * LAYERS_PER_ARRAY
const LARGE_SCREEN_LAYERS = 6 * LAYERS_PER_ARRAY
/** Above this a view at one texel per pixel needs more tiles than the desktop budget holds. */
const LARGE_SCREEN_PX = 1920 * 1200
const LITTLE_MEMORY_GIB = 2

type Device = {
  drawingBufferPx: number
  /** GiB as the browser tells it, rounded and capped; undefined where it does not. */
  memoryGiB: number | undefined
}

/**
 * Tiles that may be on the GPU at once. The whole picture then takes that many MiB and two for the preview:
 * 42 on devices with little memory, 47 on ordinary ones, 92 where the screen has more than 2.3 megapixels.
 */
export function tileBudget({ drawingBufferPx, memoryGiB }: Device): number {
  if (memoryGiB !== undefined && memoryGiB <= LITTLE_MEMORY_GIB) return SMALL_DEVICE_LAYERS
  return drawingBufferPx > LARGE_SCREEN_PX ? LARGE_SCREEN_LAYERS : DESKTOP_LAYERS
}

/** The bound in MiB that `tileBudget` keeps, preview included. */
export function textureBudgetMiB(device: Device): number {
  return tileBudget(device) + PREVIEW_LAYERS
}

/** What the browser tells about the machine's memory, in GiB; Chromium only. */
export function deviceMemoryGiB(): number | undefined {
  return 'deviceMemory' in navigator && typeof navigator.deviceMemory === 'number' ? navigator.deviceMemory : undefined
}
