const QUALITY = 0.86

export type ShrunkPicture = { picture: Blob; widthPx: number; heightPx: number }

/**
 * A picture with neither side longer than `sidePx`, upright, without what the camera wrote into the file (place, time,
 * device). WebP, or JPEG where the browser cannot write that. Rejects what is not a picture.
 */
export async function shrinkPicture(file: Blob, sidePx: number): Promise<ShrunkPicture> {
  const bitmap = await createImageBitmap(file)
  const scale = Math.min(1, sidePx / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  const context = canvas.getContext('2d')
  if (context) context.imageSmoothingQuality = 'high'
  context?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  const webp = await toBlob(canvas, 'image/webp')
  const picture = webp.type === 'image/webp' ? webp : await toBlob(canvas, 'image/jpeg')
  return { picture, widthPx: canvas.width, heightPx: canvas.height }
}

function toBlob(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture is empty'))), type, QUALITY)
  })
}
