/**
 * Draws the icons from `public/icon.svg`: `npm run icons`. Run it when the mark changes, and commit what it writes.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import sharp from 'sharp'

const PUBLIC = join(import.meta.dirname, '../../public')
const NIGHT = '#14100b'
/** The part of a maskable icon's side that no mask cuts away. */
const SAFE_SHARE = 0.8
const FAVICON_PX = 32
/** An icon file's header and its one entry, before the picture. */
const ICO_HEADER_BYTES = 22

const mark = await readFile(join(PUBLIC, 'icon.svg'))
for (const sizePx of [192, 512]) await writeFile(join(PUBLIC, `icons/icon-${sizePx}.png`), await draw(sizePx))
await writeFile(join(PUBLIC, 'icons/icon-maskable-512.png'), await drawFull(512, SAFE_SHARE))
await writeFile(join(PUBLIC, 'apple-touch-icon.png'), await drawFull(180, 1))
await writeFile(join(PUBLIC, 'favicon.ico'), toIco(await draw(FAVICON_PX), FAVICON_PX))

function draw(sizePx: number): Promise<Buffer> {
  return sharp(mark, { density: 72 * (sizePx / 32) })
    .resize(sizePx)
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer()
}

/** The mark on a ground without round corners: the system cuts its own. */
async function drawFull(sizePx: number, share: number): Promise<Buffer> {
  const input = await draw(Math.round(sizePx * share))
  return sharp({ create: { width: sizePx, height: sizePx, channels: 3, background: NIGHT } })
    .composite([{ input, gravity: 'centre' }])
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer()
}

/** An icon file with one PNG in it. */
function toIco(png: Buffer, sizePx: number): Buffer {
  const header = Buffer.alloc(ICO_HEADER_BYTES)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(sizePx, 6)
  header.writeUInt8(sizePx, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(png.byteLength, 14)
  header.writeUInt32LE(ICO_HEADER_BYTES, 18)
  return Buffer.concat([header, png])
}
