import { POSTED_WIDTH_MAX_PX } from '#content/posted-panorama.ts'
import type { EquirectImage, RgbImage } from '#core/equirect-image.ts'
import { fillCanvas } from '#core/fill-canvas.ts'
import type { InspectedPanorama } from './inspect-panorama.ts'

/** So many rows are held a second time while the picture is taken over. */
const ROWS_AT_ONCE = 256

/**
 * The whole sphere as plain pixels, made smaller where it is larger than posts may be; nothing else of the file is left.
 * Rejects what the browser cannot decode. In a worker.
 */
export async function decodePanorama(file: Blob, { header, shape }: InspectedPanorama): Promise<EquirectImage> {
  const scale = Math.min(1, POSTED_WIDTH_MAX_PX / shape.widthPx)
  const widthPx = Math.round((shape.widthPx * scale) / 2) * 2
  const heightPx = widthPx / 2
  if (!shape.place) return readPixels(file, widthPx, heightPx, scale)
  const { leftPx, topPx } = shape.place
  const place = { widthPx, heightPx, leftPx: Math.round(leftPx * scale), topPx: Math.round(topPx * scale) }
  const partWidthPx = Math.min(widthPx, Math.round(header.widthPx * scale))
  const partHeightPx = Math.min(heightPx - place.topPx, Math.round(header.heightPx * scale))
  return fillCanvas(await readPixels(file, partWidthPx, partHeightPx, scale), place)
}

async function readPixels(file: Blob, widthPx: number, heightPx: number, scale: number): Promise<RgbImage> {
  const options: ImageBitmapOptions =
    scale < 1 ? { resizeWidth: widthPx, resizeHeight: heightPx, resizeQuality: 'high' } : {}
  const bitmap = await createImageBitmap(file, options)
  try {
    // Some cameras write that the picture lies on its side; a sphere does not.
    if (bitmap.width !== widthPx || bitmap.height !== heightPx) throw new Error('The picture has another size')
    return toRgb(bitmap)
  } finally {
    bitmap.close()
  }
}

function toRgb(bitmap: ImageBitmap): RgbImage {
  const { width: widthPx, height: heightPx } = bitmap
  const context = new OffscreenCanvas(widthPx, ROWS_AT_ONCE).getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('There is no canvas')
  const data = new Uint8Array(widthPx * heightPx * 3)
  let to = 0
  for (let top = 0; top < heightPx; top += ROWS_AT_ONCE) {
    const rows = Math.min(ROWS_AT_ONCE, heightPx - top)
    context.drawImage(bitmap, 0, -top)
    const { data: rgba } = context.getImageData(0, 0, widthPx, rows)
    for (let at = 0; at < rgba.length; at += 4) {
      data[to] = rgba[at] ?? 0
      data[to + 1] = rgba[at + 1] ?? 0
      data[to + 2] = rgba[at + 2] ?? 0
      to += 3
    }
  }
  return { data, widthPx, heightPx }
}
