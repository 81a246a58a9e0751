import { type Direction, directionFromEquirect } from './cube.ts'
import type { EquirectImage, RgbImage } from './equirect-image.ts'

/** Red, green and blue are the x, y and z of the direction: a smooth picture in which every place knows where it is. */
export function directionColor({ x, y, z }: Direction): number[] {
  const length = Math.hypot(x, y, z)
  return [x, y, z].map((part) => 127.5 + (120 * part) / length)
}

export function directionPanorama(widthPx: number): EquirectImage {
  const heightPx = widthPx / 2
  const data = new Uint8Array(widthPx * heightPx * 3)
  const direction = { x: 0, y: 0, z: 0 }
  for (let y = 0; y < heightPx; y += 1) {
    for (let x = 0; x < widthPx; x += 1) {
      directionFromEquirect((x + 0.5) / widthPx, (y + 0.5) / heightPx, direction)
      data.set(directionColor(direction).map(Math.round), (y * widthPx + x) * 3)
    }
  }
  return { data, widthPx, heightPx }
}

/** The largest difference of any channel between a picture's pixel and a colour. */
export function colorError(image: RgbImage, column: number, row: number, expected: readonly number[]): number {
  const at = (row * image.widthPx + column) * 3
  return Math.max(...expected.map((value, channel) => Math.abs((image.data[at + channel] ?? Number.NaN) - value)))
}
