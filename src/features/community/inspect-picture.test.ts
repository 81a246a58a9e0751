import { expect, it } from 'vitest'
import { inspectPanorama } from './inspect-panorama.ts'
import { inspectPicture } from './inspect-picture.ts'

/** The first bytes of a PNG that says it has this size, and what photo-sphere data would follow. */
function pngOf(widthPx: number, heightPx: number, xmp = ''): Blob {
  const bytes = new Uint8Array(33)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, 0x89504e47)
  view.setUint32(4, 0x0d0a1a0a)
  view.setUint32(8, 13)
  view.setUint32(12, 0x49484452)
  view.setUint32(16, widthPx)
  view.setUint32(20, heightPx)
  return new Blob([bytes, xmp])
}

const spherical = (fields: Record<string, string | number>) =>
  `<x:xmpmeta>${Object.entries(fields)
    .map(([name, value]) => `GPano:${name}="${value}"`)
    .join(' ')}</x:xmpmeta>`
const part = {
  FullPanoWidthPixels: 4000,
  FullPanoHeightPixels: 2000,
  CroppedAreaImageWidthPixels: 4000,
  CroppedAreaImageHeightPixels: 1000,
  CroppedAreaLeftPixels: 0,
  CroppedAreaTopPixels: 500,
}

it.each([
  ['a drawing', new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>'], { type: 'image/png' }), 'notAPicture'],
  ['a header of 30,000 x 15,000', pngOf(30_000, 15_000), 'tooLarge'],
  ['more than 40 MB', new Blob([new Uint8Array(40 * 1024 * 1024 + 1)]), 'tooHeavy'],
])('refuses %s before it decodes anything', async (_, file, fault) => {
  expect(await inspectPicture(file)).toBe(fault)
  expect(await inspectPanorama(file)).toBe(fault)
})

it.each([
  ['a picture of 3:2', pngOf(3000, 2000), 'notAPanorama'],
  ['a thumb', pngOf(1000, 500), 'tooSmall'],
  ['another projection', pngOf(4000, 2000, spherical({ ProjectionType: 'cylindrical' })), 'notEquirectangular'],
  ['a part that does not fit', pngOf(4000, 1500, spherical(part)), 'notInItsWhole'],
  ['a whole that is no sphere', pngOf(4000, 1000, spherical({ ...part, FullPanoHeightPixels: 3000 })), 'notInItsWhole'],
  [
    'a crumb of a giant',
    pngOf(1000, 500, spherical({ ...part, CroppedAreaImageWidthPixels: 40, CroppedAreaImageHeightPixels: 20 })),
    'tooLarge',
  ],
])('refuses %s as a panorama', async (_, file, fault) => {
  expect(await inspectPanorama(file)).toBe(fault)
})

it('knows a whole sphere, and a part of one with the lean of its camera', async () => {
  expect(await inspectPanorama(pngOf(4096, 2048))).toMatchObject({
    shape: { widthPx: 4096, heightPx: 2048, place: null },
    levelling: { pitchDeg: 0, rollDeg: 0 },
  })
  const leaning = spherical({ ...part, PosePitchDegrees: -3, PoseRollDegrees: 2.5 })
  expect(await inspectPanorama(pngOf(4000, 1000, leaning))).toMatchObject({
    shape: { place: { widthPx: 4000, heightPx: 2000, leftPx: 0, topPx: 500 } },
    levelling: { pitchDeg: -3, rollDeg: 2.5 },
  })
})
