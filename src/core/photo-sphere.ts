/** What Google's photo-sphere metadata (https://developers.google.com/streetview/spherical-metadata) says about a picture. */
export type PhotoSphere = {
  /** As it is written, 'equirectangular' in nearly every file; null where it is not. */
  projection: string | null
  /** Set where the picture is a part of a larger whole; all in the pixels of that whole. */
  crop: PhotoSphereCrop | null
  headingDeg: number | null
  pitchDeg: number | null
  rollDeg: number | null
}

export type PhotoSphereCrop = {
  fullWidthPx: number
  fullHeightPx: number
  widthPx: number
  heightPx: number
  leftPx: number
  topPx: number
}

const XMP_BEGIN = '<x:xmpmeta'
const XMP_END = '</x:xmpmeta>'

/** The XMP packet in the bytes of a picture of any kind; null where there is none, or a PNG has compressed it. */
export function findXmp(bytes: Uint8Array): string | null {
  const start = indexOfText(bytes, XMP_BEGIN, 0)
  const end = start === -1 ? -1 : indexOfText(bytes, XMP_END, start)
  return end === -1 ? null : new TextDecoder().decode(bytes.subarray(start, end + XMP_END.length))
}

function indexOfText(bytes: Uint8Array, text: string, from: number): number {
  const codes = Array.from(text, (letter) => letter.charCodeAt(0))
  const [first = 0] = codes
  let at = bytes.indexOf(first, from)
  while (at !== -1 && !codes.every((code, index) => bytes[at + index] === code)) at = bytes.indexOf(first, at + 1)
  return at
}

/** Reads the GPano fields from an XMP packet, written as attributes or as elements. */
export function parsePhotoSphere(xmp: string): PhotoSphere {
  const numbers = new Map<string, number>()
  let projection: string | null = null
  for (const match of xmp.matchAll(/GPano:(\w+)(?:\s*=\s*["']([^"']*)["']|\s*>([^<]*)<)/g)) {
    const [, key = '', attribute, element] = match
    const text = (attribute ?? element ?? '').trim()
    if (key === 'ProjectionType' && text !== '') projection = text
    const value = Number(text || Number.NaN)
    if (Number.isFinite(value)) numbers.set(key, value)
  }
  return {
    projection,
    crop: cropFrom(numbers),
    headingDeg: numbers.get('PoseHeadingDegrees') ?? null,
    pitchDeg: numbers.get('PosePitchDegrees') ?? null,
    rollDeg: numbers.get('PoseRollDegrees') ?? null,
  }
}

function cropFrom(numbers: ReadonlyMap<string, number>): PhotoSphereCrop | null {
  const fullWidthPx = numbers.get('FullPanoWidthPixels')
  const fullHeightPx = numbers.get('FullPanoHeightPixels')
  const widthPx = numbers.get('CroppedAreaImageWidthPixels')
  const heightPx = numbers.get('CroppedAreaImageHeightPixels')
  if (!fullWidthPx || !fullHeightPx || !widthPx || !heightPx) return null
  if (fullWidthPx === widthPx && fullHeightPx === heightPx) return null
  const leftPx = numbers.get('CroppedAreaLeftPixels') ?? Math.round((fullWidthPx - widthPx) / 2)
  const topPx = numbers.get('CroppedAreaTopPixels') ?? Math.round((fullHeightPx - heightPx) / 2)
  return { fullWidthPx, fullHeightPx, widthPx, heightPx, leftPx, topPx }
}
