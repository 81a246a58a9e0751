import sharp from 'sharp'

sharp.concurrency(1)

/** Decodes any picture to 8-bit RGB: `{ width, height, data }`, three bytes per pixel, rows from the top. */
export async function readImage(input, { widthPx, heightPx } = {}) {
  let pipeline = sharp(input, { limitInputPixels: false }).removeAlpha().toColourspace('srgb')
  if (widthPx) pipeline = pipeline.resize(widthPx, heightPx, { kernel: 'lanczos3', fit: 'fill' })
  const { data, info } = await pipeline.raw().toBuffer({ resolveWithObject: true })
  if (info.channels !== 3) throw new Error(`Expected 3 channels, got ${info.channels}`)
  return { width: info.width, height: info.height, data }
}

export function toSharp(image) {
  return sharp(image.data, { raw: { width: image.width, height: image.height, channels: 3 } })
}

export async function resizeImage(image, widthPx, heightPx) {
  const data = await toSharp(image).resize(widthPx, heightPx, { kernel: 'lanczos3', fit: 'fill' }).raw().toBuffer()
  return { width: widthPx, height: heightPx, data }
}

/** Copies a rectangle; columns wrap around when `wrapX` is set, rows and columns outside repeat the edge otherwise. */
export function cropImage(image, leftPx, topPx, widthPx, heightPx, { wrapX = false } = {}) {
  const data = Buffer.allocUnsafe(widthPx * heightPx * 3)
  for (let y = 0; y < heightPx; y++) {
    const sourceY = clamp(topPx + y, 0, image.height - 1)
    for (let x = 0; x < widthPx; x++) {
      const sourceX = wrapX ? (leftPx + x + image.width) % image.width : clamp(leftPx + x, 0, image.width - 1)
      const from = (sourceY * image.width + sourceX) * 3
      const to = (y * widthPx + x) * 3
      data[to] = image.data[from]
      data[to + 1] = image.data[from + 1]
      data[to + 2] = image.data[from + 2]
    }
  }
  return { width: widthPx, height: heightPx, data }
}

/** Rec. 709 luma of every pixel, 0 to 255. */
export function toLuma(image) {
  const { data } = image
  const luma = new Float32Array(image.width * image.height)
  for (let i = 0, p = 0; i < luma.length; i++, p += 3) {
    luma[i] = 0.2126 * data[p] + 0.7152 * data[p + 1] + 0.0722 * data[p + 2]
  }
  return luma
}

function clamp(value, low, high) {
  return value < low ? low : value > high ? high : value
}
