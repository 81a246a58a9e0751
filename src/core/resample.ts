import type { RgbImage } from './equirect-image.ts'

const LANCZOS_LOBES = 3

/**
 * How output pixels map to input pixels along one axis: output i is centred at `start + i * step` of the input
 * (0 is the centre of its first pixel). `wraps`: the input continues at its other end, otherwise its edge repeats.
 */
export type Axis = { count: number; start: number; step: number; wraps?: boolean }

type Taps = { first: Int32Array; weights: Float64Array; width: number }

/** The axis that shrinks a whole input of `fromPx` to `toPx`. */
export function wholeAxis(fromPx: number, toPx: number, wraps = false): Axis {
  const step = fromPx / toPx
  return { count: toPx, start: step / 2 - 0.5, step, wraps }
}

/** Shrinks a picture with a Lanczos kernel, horizontally and then vertically, in floating point between the two. */
export function resample(image: RgbImage, across: Axis, down: Axis): RgbImage {
  const columnTaps = tapsFor(across, image.widthPx)
  const rowTaps = tapsFor(down, image.heightPx)
  const firstRow = Math.max(
    0,
    rowTaps.first.reduce((least, row) => Math.min(least, row), image.heightPx),
  )
  const lastRow = Math.min(
    image.heightPx - 1,
    rowTaps.first.reduce((most, row) => Math.max(most, row), 0) + rowTaps.width - 1,
  )
  const rows = Math.max(1, lastRow - firstRow + 1)
  const between = new Float32Array(rows * across.count * 3)
  for (let row = 0; row < rows; row += 1) {
    resampleRow(
      image,
      Math.min(image.heightPx - 1, firstRow + row),
      across,
      columnTaps,
      between,
      row * across.count * 3,
    )
  }
  return {
    data: combineRows(between, rows, firstRow, across.count * 3, down.count, rowTaps),
    widthPx: across.count,
    heightPx: down.count,
  }
}

function resampleRow(
  { data, widthPx }: RgbImage,
  row: number,
  { count, wraps }: Axis,
  taps: Taps,
  out: Float32Array,
  outStart: number,
): void {
  const rowStart = row * widthPx * 3
  const { weights, width } = taps
  for (let x = 0; x < count; x += 1) {
    const first = taps.first[x] ?? 0
    const weightStart = x * width
    const isInside = first >= 0 && first + width <= widthPx
    let red = 0
    let green = 0
    let blue = 0
    for (let tap = 0; tap < width; tap += 1) {
      const column = isInside ? first + tap : columnAt(first + tap, widthPx, wraps === true)
      const weight = weights[weightStart + tap] ?? 0
      const at = rowStart + column * 3
      red += weight * (data[at] ?? 0)
      green += weight * (data[at + 1] ?? 0)
      blue += weight * (data[at + 2] ?? 0)
    }
    out[outStart + x * 3] = red
    out[outStart + x * 3 + 1] = green
    out[outStart + x * 3 + 2] = blue
  }
}

function combineRows(
  between: Float32Array,
  rows: number,
  firstRow: number,
  stride: number,
  count: number,
  taps: Taps,
): Uint8Array {
  const out = new Uint8ClampedArray(count * stride)
  const sums = new Float64Array(stride)
  for (let y = 0; y < count; y += 1) {
    sums.fill(0)
    const first = taps.first[y] ?? 0
    for (let tap = 0; tap < taps.width; tap += 1) {
      const weight = taps.weights[y * taps.width + tap] ?? 0
      if (weight === 0) continue
      const row = Math.min(rows - 1, Math.max(0, first + tap - firstRow))
      const at = row * stride
      for (let i = 0; i < stride; i += 1) sums[i] = (sums[i] ?? 0) + weight * (between[at + i] ?? 0)
    }
    out.set(sums, y * stride)
  }
  return new Uint8Array(out.buffer)
}

function tapsFor({ count, start, step }: Axis, inputPx: number): Taps {
  const scale = Math.max(1, step)
  const reach = LANCZOS_LOBES * scale
  const width = Math.min(Math.ceil(2 * reach) + 1, inputPx * 4)
  const first = new Int32Array(count)
  const weights = new Float64Array(count * width)
  for (let i = 0; i < count; i += 1) {
    const centre = start + i * step
    const begin = Math.ceil(centre - reach)
    first[i] = begin
    let sum = 0
    for (let tap = 0; tap < width; tap += 1) {
      const weight = lanczos((begin + tap - centre) / scale)
      weights[i * width + tap] = weight
      sum += weight
    }
    for (let tap = 0; tap < width; tap += 1) weights[i * width + tap] = (weights[i * width + tap] ?? 0) / sum
  }
  return { first, weights, width }
}

function lanczos(x: number): number {
  if (x === 0) return 1
  if (Math.abs(x) >= LANCZOS_LOBES) return 0
  const angleRad = Math.PI * x
  return (LANCZOS_LOBES * Math.sin(angleRad) * Math.sin(angleRad / LANCZOS_LOBES)) / (angleRad * angleRad)
}

function columnAt(column: number, widthPx: number, wraps: boolean): number {
  if (wraps) return ((column % widthPx) + widthPx) % widthPx
  return Math.min(widthPx - 1, Math.max(0, column))
}
