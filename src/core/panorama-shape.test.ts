import { expect, it } from 'vitest'
import { panoramaShape } from './panorama-shape.ts'

const crop = { fullWidthPx: 4000, fullHeightPx: 2000, widthPx: 3000, heightPx: 1000, leftPx: 500, topPx: 600 }
const whole = { projection: null, crop: null }

it('takes a picture of 2:1 for a whole sphere', () => {
  expect(panoramaShape(4000, 2000, null)).toEqual({ widthPx: 4000, heightPx: 2000, place: null })
  expect(panoramaShape(4000, 2000, { projection: 'Equirectangular', crop: null })).toMatchObject({ widthPx: 4000 })
})

it('places a part in its whole, in its own pixels', () => {
  const place = { widthPx: 2000, heightPx: 1000, leftPx: 250, topPx: 300 }
  expect(panoramaShape(1500, 500, { projection: null, crop })).toEqual({ widthPx: 2000, heightPx: 1000, place })
})

it.each([
  ['shape', 4000, 3000, null],
  ['shape', 14, 7, null],
  ['projection', 4000, 2000, { ...whole, projection: 'cubestrip' }],
  ['whole', 3000, 1000, { ...whole, crop: { ...crop, fullHeightPx: 3000 } }],
  ['part', 3000, 1200, { ...whole, crop }],
  ['part', 3000, 1000, { ...whole, crop: { ...crop, topPx: 1500 } }],
  ['part', 3000, 1000, { ...whole, crop: { ...crop, leftPx: -1 } }],
] as const)('says %s of %i x %i that is none', (fault, widthPx, heightPx, sphere) => {
  expect(panoramaShape(widthPx, heightPx, sphere)).toBe(fault)
})
