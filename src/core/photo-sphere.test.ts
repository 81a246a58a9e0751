import sharp from 'sharp'
import { describe, expect, it } from 'vitest'

import { findXmp, parsePhotoSphere } from './photo-sphere.ts'

const attributes = `<rdf:Description xmlns:GPano="http://ns.google.com/photos/1.0/panorama/" GPano:ProjectionType="equirectangular"
  GPano:CroppedAreaImageWidthPixels="4000" GPano:CroppedAreaImageHeightPixels="1500" GPano:FullPanoWidthPixels="4000"
  GPano:FullPanoHeightPixels="2000" GPano:CroppedAreaLeftPixels="0" GPano:CroppedAreaTopPixels="300" GPano:PoseHeadingDegrees="81.5"/>`
const elements = `<GPano:FullPanoWidthPixels>4000</GPano:FullPanoWidthPixels><GPano:FullPanoHeightPixels>2000</GPano:FullPanoHeightPixels>
  <GPano:CroppedAreaImageWidthPixels>3000</GPano:CroppedAreaImageWidthPixels><GPano:CroppedAreaImageHeightPixels>1000</GPano:CroppedAreaImageHeightPixels>
  <GPano:PosePitchDegrees>-2</GPano:PosePitchDegrees><GPano:PoseRollDegrees>3.5</GPano:PoseRollDegrees>`

describe('parsePhotoSphere', () => {
  it('reads attributes', () => {
    expect(parsePhotoSphere(attributes)).toEqual({
      projection: 'equirectangular',
      crop: { fullWidthPx: 4000, fullHeightPx: 2000, widthPx: 4000, heightPx: 1500, leftPx: 0, topPx: 300 },
      headingDeg: 81.5,
      pitchDeg: null,
      rollDeg: null,
    })
  })

  it('reads elements, and centres a part whose place is not told', () => {
    expect(parsePhotoSphere(elements)).toEqual({
      projection: null,
      crop: { fullWidthPx: 4000, fullHeightPx: 2000, widthPx: 3000, heightPx: 1000, leftPx: 500, topPx: 500 },
      headingDeg: null,
      pitchDeg: -2,
      rollDeg: 3.5,
    })
  })

  it('takes a whole picture for a whole picture', () => {
    expect(parsePhotoSphere(attributes.replace('"1500"', '"2000"')).crop).toBeNull()
  })

  it('finds nothing in other metadata', () => {
    expect(parsePhotoSphere('<x:xmpmeta/>')).toEqual({
      projection: null,
      crop: null,
      headingDeg: null,
      pitchDeg: null,
      rollDeg: null,
    })
  })
})

describe('findXmp', () => {
  const packet = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">${attributes}</rdf:RDF></x:xmpmeta>`
  const picture = () => sharp({ create: { width: 64, height: 32, channels: 3, background: '#ad3f18' } })

  it.each(['jpeg', 'webp', 'avif'] as const)('finds the packet in a %s', async (format) => {
    const bytes = new Uint8Array(await picture().withXmp(packet).toFormat(format).toBuffer())
    expect(findXmp(bytes)).toBe(packet)
  })

  it.each(['', '<x:xmpmeta', '<x:xmp<x:xmpmeta></x:xmp'])('finds none in %j', (text) => {
    expect(findXmp(new TextEncoder().encode(text))).toBeNull()
  })
})
