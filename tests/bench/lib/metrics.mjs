import { toLuma } from './image.mjs'

/** Peak signal-to-noise ratio over all three channels, in dB; 99 for equal pictures. */
export function psnrDb(image, reference) {
  if (image.width !== reference.width || image.height !== reference.height) {
    throw new Error(`Sizes differ: ${image.width}x${image.height}, ${reference.width}x${reference.height}`)
  }
  let squares = 0
  for (let i = 0; i < reference.data.length; i++) squares += (image.data[i] - reference.data[i]) ** 2
  return squares === 0 ? 99 : Math.min(99, 10 * Math.log10((255 * 255 * reference.data.length) / squares))
}

/** Mean absolute Laplacian of the luma on every second row. The page hooks compute the same figure from read-back pixels. */
export function sharpness(image) {
  const { width, height } = image
  const luma = toLuma(image)
  let sum = 0
  let count = 0
  for (let y = 1; y < height - 1; y += 2) {
    for (let x = 1, i = y * width + 1; x < width - 1; x++, i++) {
      sum += Math.abs(4 * luma[i] - luma[i - 1] - luma[i + 1] - luma[i - width] - luma[i + width])
      count++
    }
  }
  return sum / count
}

const shiftRangePx = 4

/** The largest displacement between two pictures in nine regions, in pixels (to about a tenth); beyond 4 px it says 4. */
export function largestShiftPx(image, reference) {
  const [a, b] = [toLuma(image), toLuma(reference)]
  let largest = 0
  for (let row = 0; row < 3; row++) {
    for (let column = 0; column < 3; column++) {
      const area = {
        left: (column * image.width) / 3,
        top: (row * image.height) / 3,
        width: image.width / 3,
        height: image.height / 3,
      }
      largest = Math.max(largest, regionShiftPx(a, b, image.width, area))
    }
  }
  return largest
}

/** Least squared difference over whole-pixel displacements, refined by a parabola on each axis. */
function regionShiftPx(a, b, width, { left, top, width: areaWidth, height: areaHeight }) {
  const difference = (dx, dy) => {
    let sum = 0
    for (let y = Math.ceil(top) + shiftRangePx; y < top + areaHeight - shiftRangePx; y += 2) {
      for (let x = Math.ceil(left) + shiftRangePx; x < left + areaWidth - shiftRangePx; x += 2) {
        sum += (a[y * width + x] - b[(y + dy) * width + x + dx]) ** 2
      }
    }
    return sum
  }
  let best = { dx: 0, dy: 0, sum: difference(0, 0) }
  for (let dy = -shiftRangePx; dy <= shiftRangePx; dy++) {
    for (let dx = -shiftRangePx; dx <= shiftRangePx; dx++) {
      const sum = difference(dx, dy)
      if (sum < best.sum) best = { dx, dy, sum }
    }
  }
  if (Math.max(Math.abs(best.dx), Math.abs(best.dy)) === shiftRangePx) return shiftRangePx
  const refine = (before, after) => {
    const curvature = before - 2 * best.sum + after
    return curvature > 0 ? (before - after) / (2 * curvature) : 0
  }
  const dx = best.dx + refine(difference(best.dx - 1, best.dy), difference(best.dx + 1, best.dy))
  const dy = best.dy + refine(difference(best.dx, best.dy - 1), difference(best.dx, best.dy + 1))
  return Math.hypot(dx, dy)
}
