/**
 * Draws all places on one sheet, to be looked at: `npm run sheet`. Every row is a place, in the order of their names: the
 * whole sphere, then what lies ahead, to the right, behind and to the left, each 90 degrees wide.
 */
import { join } from 'node:path'

import sharp, { type OverlayOptions } from 'sharp'

import { toSharp } from './encode.ts'
import type { EquirectImage } from '#core/equirect-image.ts'
import { listMasters } from './masters.ts'
import { renderFirstView } from '#core/equirect-plane.ts'
import { workspaceAt } from './workspace.ts'

const FOLDER = join(import.meta.dirname, '..')
const SHEET = join(FOLDER, 'contact-sheet.webp')
const ROW_PX = 240
const HEADINGS_DEG = [0, 90, 180, 270]
const LEVEL = { pitchDeg: 0, rollDeg: 0 }
/** Fine enough for views of this size, and quick to draw from. */
const SPHERE_PX = { width: 2048, height: 1024 }

const places = (await listMasters(workspaceAt(FOLDER))).filter(({ id }) => id !== 'calibration')
const pieces: OverlayOptions[] = []
for (const [row, { file }] of places.entries()) {
  const sphere = await readSphere(file)
  const top = row * ROW_PX
  pieces.push({ input: await png(sphere, ROW_PX * 2), left: 0, top })
  for (const [column, headingDeg] of HEADINGS_DEG.entries()) {
    const view = { widthPx: ROW_PX, heightPx: ROW_PX, fovDeg: 90 }
    const image = await renderFirstView(turned(sphere, headingDeg), LEVEL, view)
    pieces.push({ input: await png(image, ROW_PX), left: (column + 2) * ROW_PX, top })
  }
}
const size = { width: ROW_PX * (HEADINGS_DEG.length + 2), height: ROW_PX * places.length }
await sharp({ create: { ...size, channels: 3, background: '#000' } })
  .composite(pieces)
  .webp({ quality: 72, effort: 5 })
  .toFile(SHEET)

async function readSphere(file: string): Promise<EquirectImage> {
  const { width, height } = SPHERE_PX
  const { data, info } = await sharp(file)
    .resize(width, height)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, widthPx: info.width, heightPx: info.height }
}

/** The same sphere with another heading in its middle. */
function turned({ data, widthPx, heightPx }: EquirectImage, headingDeg: number): EquirectImage {
  const stride = widthPx * 3
  const cut = Math.round((headingDeg / 360) * widthPx) * 3
  const out = new Uint8Array(data.length)
  for (let start = 0; start < data.length; start += stride) {
    out.set(data.subarray(start + cut, start + stride), start)
    out.set(data.subarray(start, start + cut), start + stride - cut)
  }
  return { data: out, widthPx, heightPx }
}

function png(image: EquirectImage, widthPx: number): Promise<Buffer> {
  return toSharp(image).resize(widthPx).png().toBuffer()
}
