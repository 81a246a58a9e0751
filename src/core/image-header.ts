/** What the first bytes of a picture say about it. */
export type ImageHeader = { format: 'jpeg' | 'png' | 'webp' | 'avif'; widthPx: number; heightPx: number }

/** More pixels than that are decoded nowhere in the product. */
export const PICTURE_MAX_PX = 100_000_000

/**
 * Reads kind and size of a picture without decoding it; null for anything that is none of these. A few kilobytes are
 * enough, except for a JPEG whose camera wrote much in front of its picture.
 */
export function readImageHeader(bytes: Uint8Array): ImageHeader | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    return readPng(view) ?? readWebp(view) ?? readAvif(view) ?? readJpeg(view)
  } catch (error) {
    // The bytes end before the size.
    if (error instanceof RangeError) return null
    throw error
  }
}

function readPng(view: DataView): ImageHeader | null {
  if (view.getUint32(0) !== 0x89504e47 || view.getUint32(12) !== fourCc('IHDR')) return null
  return { format: 'png', widthPx: view.getUint32(16), heightPx: view.getUint32(20) }
}

function readWebp(view: DataView): ImageHeader | null {
  if (view.getUint32(0) !== fourCc('RIFF') || view.getUint32(8) !== fourCc('WEBP')) return null
  const chunk = view.getUint32(12)
  if (chunk === fourCc('VP8X')) return webp(readUint24(view, 24) + 1, readUint24(view, 27) + 1)
  if (chunk === fourCc('VP8 ')) return webp(view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff)
  if (chunk !== fourCc('VP8L')) return null
  const bits = view.getUint32(21, true)
  return webp((bits & 0x3fff) + 1, ((bits >> 14) & 0x3fff) + 1)
}

function readJpeg(view: DataView): ImageHeader | null {
  if (view.getUint16(0) !== 0xffd8) return null
  let at = 2
  for (;;) {
    if (view.getUint8(at) !== 0xff) return null
    const marker = view.getUint8(at + 1)
    if (isFrame(marker)) return { format: 'jpeg', widthPx: view.getUint16(at + 7), heightPx: view.getUint16(at + 5) }
    at += 2 + view.getUint16(at + 2)
  }
}

/** The largest of the sizes that the file's items have: a picture of tiles says the size of a tile too. */
function readAvif(view: DataView): ImageHeader | null {
  if (view.getUint32(4) !== fourCc('ftyp') || ![fourCc('avif'), fourCc('avis')].includes(view.getUint32(8))) return null
  const meta = boxesIn(view, 0, view.byteLength).find(({ type }) => type === fourCc('meta'))
  // Like `ispe`, it begins with a version and flags.
  const properties = meta && childOf(view, childOf(view, { ...meta, start: meta.start + 4 }, 'iprp'), 'ipco')
  const sizes = properties ? boxesIn(view, properties.start, properties.end) : []
  return sizes
    .filter(({ type }) => type === fourCc('ispe'))
    .map(({ start }) => ({ widthPx: view.getUint32(start + 4), heightPx: view.getUint32(start + 8) }))
    .reduce<ImageHeader | null>(
      (largest, { widthPx, heightPx }) =>
        largest && largest.widthPx * largest.heightPx >= widthPx * heightPx
          ? largest
          : { format: 'avif', widthPx, heightPx },
      null,
    )
}

/** Where the content of a box begins and ends, in bytes. */
type Box = { type: number; start: number; end: number }

function childOf(view: DataView, box: Box | undefined, name: string): Box | undefined {
  return box && boxesIn(view, box.start, box.end).find(({ type }) => type === fourCc(name))
}

/** The boxes between two places of an ISO base media file, as far as the bytes reach; of the last one maybe only a part. */
function boxesIn(view: DataView, start: number, end: number): Box[] {
  const boxes: Box[] = []
  let at = start
  while (at + 8 <= Math.min(end, view.byteLength)) {
    const bytes = view.getUint32(at)
    // Sizes of 64 bits, and boxes up to the end of the file, are those of the pixels.
    if (bytes < 8) break
    boxes.push({ type: view.getUint32(at + 4), start: at + 8, end: at + bytes })
    at += bytes
  }
  return boxes
}

/** Start of frame: every marker from C0 to CF that is no table. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
}

function webp(widthPx: number, heightPx: number): ImageHeader {
  return { format: 'webp', widthPx, heightPx }
}

function readUint24(view: DataView, at: number): number {
  return view.getUint16(at, true) + (view.getUint8(at + 2) << 16)
}

function fourCc(name: string): number {
  return Array.from(name).reduce((code, letter) => code * 256 + letter.charCodeAt(0), 0)
}
