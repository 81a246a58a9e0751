import type { PostedFormat } from '#content/posted-panorama.ts'
import type { RgbImage } from '#core/equirect-image.ts'

/** As the pipeline's WebP tiles. */
const QUALITY = 0.8

/** What this browser can write. In a worker. */
export async function writableFormat(): Promise<PostedFormat> {
  const blob = await new OffscreenCanvas(1, 1).convertToBlob({ type: 'image/webp' }).catch(() => null)
  return blob?.type === 'image/webp' ? 'webp' : 'jpeg'
}

/** In a worker. */
export function encodeTile({ data, widthPx, heightPx }: RgbImage, format: PostedFormat): Promise<Blob> {
  const canvas = new OffscreenCanvas(widthPx, heightPx)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('There is no canvas')
  const image = context.createImageData(widthPx, heightPx)
  for (let from = 0, to = 0; from < data.length; from += 3, to += 4) {
    image.data[to] = data[from] ?? 0
    image.data[to + 1] = data[from + 1] ?? 0
    image.data[to + 2] = data[from + 2] ?? 0
    image.data[to + 3] = 255
  }
  context.putImageData(image, 0, 0)
  return canvas.convertToBlob({ type: `image/${format}`, quality: QUALITY })
}
