// Decodes pictures off the main thread. A request is { id, blob }, an answer { id, bitmap } or { id, error }.
// Orientation, alpha and colour are left as stored, so that the upload is a plain copy.
const OPTIONS: ImageBitmapOptions = { premultiplyAlpha: 'none', colorSpaceConversion: 'none' }

addEventListener('message', ({ data: { id, blob } }: MessageEvent<{ id: number; blob: Blob }>) => {
  createImageBitmap(blob, OPTIONS).then(
    (bitmap) => postMessage({ id, bitmap }, { transfer: [bitmap] }),
    (error: unknown) => postMessage({ id, error: String(error) }),
  )
})
