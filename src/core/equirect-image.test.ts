import { describe, expect, it } from 'vitest'

import { sampleBicubic, toPictureFrame } from './equirect-image.ts'
import { colorError, directionColor, directionPanorama } from './equirect-fixtures.ts'
import { renderFirstView, renderSphere } from './equirect-plane.ts'

const panorama = directionPanorama(128)
const LEVEL = { pitchDeg: 0, rollDeg: 0 }

function sampleAt(x: number, y: number): number[] {
  const out = new Uint8ClampedArray(3)
  sampleBicubic(panorama, Float64Array.of(x), Float64Array.of(y), 1, out, 0)
  return [...out]
}

describe('sampleBicubic', () => {
  it('gives back pixels at their centres, at the border too', () => {
    for (const [x, y] of [
      [0, 0],
      [127, 63],
      [50, 20],
      [0, 30],
      [127, 30],
    ] as const) {
      expect(colorError(panorama, x, y, sampleAt(x, y))).toBe(0)
    }
  })

  it('runs on across the seam and over the poles', () => {
    expect(sampleAt(-0.5, 30)).toEqual(sampleAt(127.5, 30))
    expect(sampleAt(10, -0.5)).toEqual(sampleAt(74, -0.5))
    expect(sampleAt(10, 63.5)).toEqual(sampleAt(74, 63.5))
  })
})

describe('toPictureFrame', () => {
  const rounded = (direction: { x: number; y: number; z: number }) =>
    Object.values(direction).map((value) => Math.round(value * 1e9) / 1e9 + 0)

  it('finds in the middle of the picture what lies as high as the camera was pitched', () => {
    const up20 = { x: 0, y: Math.sin(Math.PI / 9), z: -Math.cos(Math.PI / 9) }
    expect(rounded(toPictureFrame(up20, { pitchDeg: 20, rollDeg: 0 }))).toEqual([0, 0, -1])
  })

  it('finds the horizon at the right higher in the picture when the camera leaned to the right', () => {
    const right = toPictureFrame({ x: 1, y: 0, z: 0 }, { pitchDeg: 0, rollDeg: 10 })
    expect(right.y).toBeCloseTo(Math.sin(Math.PI / 18), 12)
  })

  it('changes nothing for a level camera', () => {
    expect(rounded(toPictureFrame({ x: 0.1, y: 0.2, z: 0.3 }, LEVEL))).toEqual([0.1, 0.2, 0.3])
  })
})

describe('renderFirstView', () => {
  it('has the front in its middle and the exact field of view at its edges', async () => {
    const view = await renderFirstView(directionPanorama(512), LEVEL, { widthPx: 101, heightPx: 51, fovDeg: 60 })
    expect(colorError(view, 50, 25, directionColor({ x: 0, y: 0, z: -1 }))).toBeLessThan(1.5)
    // The first row's centre lies half a pixel inside: tan 30° * (1 - 1/51).
    const top = Math.tan(Math.PI / 6) * (1 - 1 / 51)
    expect(colorError(view, 50, 0, directionColor({ x: 0, y: top, z: -1 }))).toBeLessThan(1.5)
    const side = ((Math.tan(Math.PI / 6) * 101) / 51) * (1 - 1 / 101)
    expect(colorError(view, 100, 25, directionColor({ x: side, y: 0, z: -1 }))).toBeLessThan(1.5)
    expect(colorError(view, 0, 25, directionColor({ x: -side, y: 0, z: -1 }))).toBeLessThan(1.5)
  })
})

describe('renderSphere', () => {
  it.each([LEVEL, { pitchDeg: 15, rollDeg: 25 }])(
    'shows level directions whatever the camera did (%j)',
    async (levelling) => {
      const sphere = await renderSphere(panorama, levelling, 32, 16)
      const front = directionColor(
        toPictureFrame({ x: Math.sin(Math.PI / 32), y: Math.sin(Math.PI / 32), z: -1 }, levelling),
      )
      expect(colorError(sphere, 16, 7, front)).toBeLessThan(4)
    },
  )
})
