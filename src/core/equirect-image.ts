import type { Direction } from './cube.ts'
import { toRadians } from './angles.ts'

/** Interleaved 8-bit sRGB, row by row from the top left. */
export type RgbImage = { data: Uint8Array; widthPx: number; heightPx: number }
/** A whole sphere, twice as wide as high. */
export type EquirectImage = RgbImage

/** Turns a level direction into the picture's own frame, which leans as the camera did. */
export type Levelling = { pitchDeg: number; rollDeg: number }

/**
 * Applies the inverse of the camera's lean: the camera was pitched up about +X, then rolled to the right about its own
 * axis, so a level direction is first pitched back and then rolled back.
 */
export function toPictureFrame(direction: Readonly<Direction>, { pitchDeg, rollDeg }: Levelling): Direction {
  const pitchRad = toRadians(pitchDeg)
  const rollRad = toRadians(rollDeg)
  const y = direction.y * Math.cos(pitchRad) + direction.z * Math.sin(pitchRad)
  const z = direction.z * Math.cos(pitchRad) - direction.y * Math.sin(pitchRad)
  return {
    x: direction.x * Math.cos(rollRad) - y * Math.sin(rollRad),
    y: direction.x * Math.sin(rollRad) + y * Math.cos(rollRad),
    z,
  }
}

/**
 * Catmull-Rom samples at pixel positions (0 is the centre of the first pixel). Across the left and right edge the
 * picture continues at the other side, beyond a pole half a turn further on.
 */
export function sampleBicubic(
  image: EquirectImage,
  xs: Float64Array,
  ys: Float64Array,
  count: number,
  out: Uint8ClampedArray,
  outStart: number,
): void {
  const { data, widthPx, heightPx } = image
  const stride = widthPx * 3
  for (let i = 0; i < count; i += 1) {
    const x = xs[i] ?? 0
    const y = ys[i] ?? 0
    const column = Math.floor(x)
    const row = Math.floor(y)
    const tx = x - column
    const ty = y - row
    const to = outStart + i * 3
    if (column < 1 || column >= widthPx - 2 || row < 1 || row >= heightPx - 2) {
      sampleAtBorder(image, column, row, tx, ty, out, to)
      continue
    }
    const a0 = tx * (-0.5 + tx * (1 - 0.5 * tx))
    const a1 = 1 + tx * tx * (1.5 * tx - 2.5)
    const a2 = tx * (0.5 + tx * (2 - 1.5 * tx))
    const a3 = tx * tx * (0.5 * tx - 0.5)
    const b0 = ty * (-0.5 + ty * (1 - 0.5 * ty))
    const b1 = 1 + ty * ty * (1.5 * ty - 2.5)
    const b2 = ty * (0.5 + ty * (2 - 1.5 * ty))
    const b3 = ty * ty * (0.5 * ty - 0.5)
    let red = 0
    let green = 0
    let blue = 0
    let at = (row - 1) * stride + (column - 1) * 3
    for (let tap = 0; tap < 4; tap += 1) {
      const b = tap === 0 ? b0 : tap === 1 ? b1 : tap === 2 ? b2 : b3
      red += b * (a0 * (data[at] ?? 0) + a1 * (data[at + 3] ?? 0) + a2 * (data[at + 6] ?? 0) + a3 * (data[at + 9] ?? 0))
      green +=
        b * (a0 * (data[at + 1] ?? 0) + a1 * (data[at + 4] ?? 0) + a2 * (data[at + 7] ?? 0) + a3 * (data[at + 10] ?? 0))
      blue +=
        b * (a0 * (data[at + 2] ?? 0) + a1 * (data[at + 5] ?? 0) + a2 * (data[at + 8] ?? 0) + a3 * (data[at + 11] ?? 0))
      at += stride
    }
    out[to] = red
    out[to + 1] = green
    out[to + 2] = blue
  }
}

function sampleAtBorder(
  { data, widthPx, heightPx }: EquirectImage,
  column: number,
  row: number,
  tx: number,
  ty: number,
  out: Uint8ClampedArray,
  to: number,
): void {
  let red = 0
  let green = 0
  let blue = 0
  for (let j = -1; j <= 2; j += 1) {
    const beyondPole = row + j < 0 || row + j >= heightPx
    const y = row + j < 0 ? -1 - row - j : row + j >= heightPx ? 2 * heightPx - 1 - row - j : row + j
    for (let i = -1; i <= 2; i += 1) {
      const turned = column + i + (beyondPole ? widthPx / 2 : 0)
      const x = ((Math.floor(turned) % widthPx) + widthPx) % widthPx
      const weight = catmullRom(i - tx) * catmullRom(j - ty)
      const at = (y * widthPx + x) * 3
      red += weight * (data[at] ?? 0)
      green += weight * (data[at + 1] ?? 0)
      blue += weight * (data[at + 2] ?? 0)
    }
  }
  out[to] = red
  out[to + 1] = green
  out[to + 2] = blue
}

function catmullRom(x: number): number {
  const t = Math.abs(x)
  if (t >= 2) return 0
  return t < 1 ? 1 + t * t * (1.5 * t - 2.5) : 2 + t * (-4 + t * (2.5 - 0.5 * t))
}
