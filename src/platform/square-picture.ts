const QUALITY = 0.86

/**
 * The middle of a picture as a square of at most `sizePx`, without what the camera wrote into the file (place, time,
 * device). WebP, or JPEG where the browser cannot write that. Rejects what is not a picture.
 */
export async function squarePicture(file: Blob, sizePx: number): Promise<Blob> {
  const bitmap = await createImageBitmap(file)
  const sidePx = Math.min(bitmap.width, bitmap.height)
  const shownPx = Math.min(sidePx, sizePx)
  const canvas = document.createElement('canvas')
  canvas.width = shownPx
  canvas.height = shownPx
  canvas
    .getContext('2d')
    ?.drawImage(
      bitmap,
      (bitmap.width - sidePx) / 2,
      (bitmap.height - sidePx) / 2,
      sidePx,
      sidePx,
      0,
      0,
      shownPx,
      shownPx,
    )
  bitmap.close()
  const webp = await toBlob(canvas, 'image/webp')
  return webp.type === 'image/webp' ? webp : toBlob(canvas, 'image/jpeg')
}

function toBlob(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture is empty'))), type, QUALITY)
  })
}
