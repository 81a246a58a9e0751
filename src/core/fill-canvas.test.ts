import { describe, expect, it } from 'vitest'

import type { RgbImage } from './equirect-image.ts'
import { fillCanvas } from './fill-canvas.ts'
import { colorError } from './equirect-fixtures.ts'

/** A sky that darkens upwards over ground, with some detail. */
function strip(widthPx: number, heightPx: number) {
  const data = new Uint8Array(widthPx * heightPx * 3)
  for (let y = 0; y < heightPx; y += 1) {
    for (let x = 0; x < widthPx; x += 1) {
      const wave = Math.round(30 * Math.sin((x / widthPx) * 2 * Math.PI))
      data.set([100 + wave, 90 + y, 200 - y], (y * widthPx + x) * 3)
    }
  }
  return { data, widthPx, heightPx }
}

function largestStep({ data, widthPx, heightPx }: RgbImage): number {
  let largest = 0
  for (let y = 0; y < heightPx; y += 1) {
    for (let x = 0; x < widthPx; x += 1) {
      const at = (y * widthPx + x) * 3
      const right = (y * widthPx + ((x + 1) % widthPx)) * 3
      for (let channel = 0; channel < 3; channel += 1) {
        const own = data[at + channel] ?? 0
        largest = Math.max(largest, Math.abs(own - (data[right + channel] ?? 0)))
        if (y + 1 < heightPx) largest = Math.max(largest, Math.abs(own - (data[at + widthPx * 3 + channel] ?? 0)))
      }
    }
  }
  return largest
}

describe('fillCanvas', () => {
  it('keeps the picture as it is, at its place', () => {
    const picture = strip(512, 100)
    const full = fillCanvas(picture, { widthPx: 512, heightPx: 256, leftPx: 0, topPx: 60 })
    expect([full.widthPx, full.heightPx]).toEqual([512, 256])
    for (const [x, y] of [
      [0, 0],
      [200, 50],
      [511, 99],
    ] as const) {
      expect(colorError(full, x, y + 60, [...picture.data.subarray((y * 512 + x) * 3, (y * 512 + x) * 3 + 3)])).toBe(0)
    }
  })

  it('continues the border above and below without a line', () => {
    const full = fillCanvas(strip(512, 100), { widthPx: 512, heightPx: 256, leftPx: 0, topPx: 60 })
    expect(largestStep(full)).toBeLessThanOrEqual(4)
    // Far above, the colour is still that of the picture's upper border, not black.
    expect(colorError(full, 128, 0, [130, 90, 200])).toBeLessThan(30)
  })

  it('fills what is missing behind from both sides, round the seam', () => {
    const full = fillCanvas(strip(300, 128), { widthPx: 512, heightPx: 256, leftPx: 106, topPx: 64 })
    expect(largestStep(full)).toBeLessThanOrEqual(6)
  })

  it('places a part that runs across the seam', () => {
    const picture = strip(300, 128)
    const full = fillCanvas(picture, { widthPx: 512, heightPx: 256, leftPx: 400, topPx: 64 })
    const pixel = [...picture.data.subarray(200 * 3, 200 * 3 + 3)]
    // Column 200 of the picture lies at 400 + 200 - 512 = 88 of the whole.
    expect(colorError(full, 88, 64, pixel)).toBe(0)
  })
})
