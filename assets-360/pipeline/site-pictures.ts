/**
 * Cuts the pictures of the public pages from the masters: `npm run pictures`. Run it when a master of the three places
 * changes, and commit what it writes.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import sharp from 'sharp'

import { toSharp } from './encode.ts'
import type { RgbImage } from '#core/equirect-image.ts'
import { renderFirstView } from '#core/equirect-plane.ts'
import { SETTINGS } from './settings.ts'

const MASTERS = join(import.meta.dirname, '../masters')
const PICTURES = join(import.meta.dirname, '../../src/features/home/pictures')

/** The circle unrolled: all 360° across, from this pitch down to that one. */
const STRIPS = [
  { id: 'maasai-mara-safari', topDeg: 23, bottomDeg: -11 },
  { id: 'zanzibar-beaches', topDeg: 23, bottomDeg: -11 },
  { id: 'mt-kilimanjaro', topDeg: 23, bottomDeg: -11 },
] as const
const STRIP_WIDTHS_PX = [1200, 2400]

/** The first view again, finer and coarser than its posters: for the largest windows and the smallest phones. */
const HERO_ID = 'maasai-mara-safari'
const HERO_VIEWS = [
  { name: 'hero-landscape-2400', ...SETTINGS.posters.landscape, widthPx: 2400, heightPx: 1029 },
  { name: 'hero-landscape-960', ...SETTINGS.posters.landscape, widthPx: 960, heightPx: 411 },
  { name: 'hero-portrait-640', ...SETTINGS.posters.portrait, widthPx: 640, heightPx: 640 },
]

await mkdir(PICTURES, { recursive: true })
for (const strip of STRIPS) await cutStrip(strip)
const hero = await decode(HERO_ID)
for (const { name, ...view } of HERO_VIEWS) {
  await write(name, await renderFirstView(hero, { pitchDeg: 0, rollDeg: 0 }, view))
}

async function cutStrip({ id, topDeg, bottomDeg }: (typeof STRIPS)[number]): Promise<void> {
  const master = sharp(await readFile(join(MASTERS, `${id}.jpg`)))
  const { width, height } = await master.metadata()
  const pxPerDeg = height / 180
  const band = master.extract({
    left: 0,
    top: Math.round((90 - topDeg) * pxPerDeg),
    width,
    height: Math.round((topDeg - bottomDeg) * pxPerDeg),
  })
  for (const widthPx of STRIP_WIDTHS_PX) {
    const { data, info } = await band.clone().resize(widthPx).raw().toBuffer({ resolveWithObject: true })
    await write(`${id}-strip-${widthPx}`, { data, widthPx: info.width, heightPx: info.height })
  }
}

async function decode(id: string): Promise<RgbImage> {
  const { data, info } = await sharp(await readFile(join(MASTERS, `${id}.jpg`)))
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, widthPx: info.width, heightPx: info.height }
}

async function write(name: string, image: RgbImage): Promise<void> {
  await writeFile(join(PICTURES, `${name}.avif`), await toSharp(image).avif(SETTINGS.pictureAvif).toBuffer())
  await writeFile(join(PICTURES, `${name}.webp`), await toSharp(image).webp(SETTINGS.pictureWebp).toBuffer())
}
