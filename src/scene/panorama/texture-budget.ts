import { BYTES_PER_LAYER, LAYERS_PER_ARRAY } from './tile-pool.ts'

const MIB = 1024 * 1024
const PREVIEW_MIB = 2
const SMALL_DEVICE_LAYERS = 3 * LAYERS_PER_ARRAY
const DESKTOP_LAYERS = 4 * LAYERS_PER_ARRAY
const LARGE_SCREEN_LAYERS = 6 * LAYERS_PER_ARRAY
/** In a headset: the whole sphere at 5 x 5 tiles a face, about what its eyes resolve. */
const HEADSET_LAYERS = 6 * LAYERS_PER_ARRAY
/** Above this a view at one texel per pixel needs more tiles than the desktop budget holds. */
const LARGE_SCREEN_PX = 1920 * 1200
const LITTLE_MEMORY_GIB = 2

type Device = {
  drawingBufferPx: number
  /** GiB as the browser tells it, rounded and capped; undefined where it does not. */
  memoryGiB: number | undefined
}

/**
 * Tiles that may be on the GPU at once. With the preview the whole picture then takes 31 MiB on devices with little
 * memory, 41 on ordinary ones, 61 where the screen has more than 2.3 megapixels.
 */
export function tileBudget({ drawingBufferPx, memoryGiB }: Device): number {
  if (memoryGiB !== undefined && memoryGiB <= LITTLE_MEMORY_GIB) return SMALL_DEVICE_LAYERS
  return drawingBufferPx > LARGE_SCREEN_PX ? LARGE_SCREEN_LAYERS : DESKTOP_LAYERS
}

/**
 * Tiles that may be on the GPU while a headset shows the picture; with the preview 61 MiB, 31 on devices with little
 * memory. The surfaces of its interface take 10 MiB more. A head turns faster than tiles arrive, so all around it waits
 * at one level.
 */
export function headsetTileBudget({ memoryGiB }: Device): number {
  return memoryGiB !== undefined && memoryGiB <= LITTLE_MEMORY_GIB ? SMALL_DEVICE_LAYERS : HEADSET_LAYERS
}

/** The bound in MiB that `tileBudget` keeps, preview included. */
export function textureBudgetMiB(device: Device): number {
  return (tileBudget(device) * BYTES_PER_LAYER) / MIB + PREVIEW_MIB
}

/** What the browser tells about the machine's memory, in GiB; Chromium only. */
export function deviceMemoryGiB(): number | undefined {
  return 'deviceMemory' in navigator && typeof navigator.deviceMemory === 'number' ? navigator.deviceMemory : undefined
}
