/**
 * Draws what shared links show, from the pictures of the places and the site's own typeface: `npm run cards`. Run it when
 * a card or its picture changes, and commit what it writes.
 */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import sharp, { type OverlayOptions, type Sharp } from 'sharp'
import subsetFont from 'subset-font'

import { APP_NAME } from '#content/app-name.ts'
import { allShareCards, SHARE_CARD_PX, type ShareCard, shareCardPath } from '#content/share-cards.ts'
import { renderFirstView } from '#core/equirect-plane.ts'
import { toSharp } from './encode.ts'
import { listMasters } from './masters.ts'
import { SETTINGS } from './settings.ts'
import { workspaceAt } from './workspace.ts'

const ROOT = join(import.meta.dirname, '../..')
const { width, height } = SHARE_CARD_PX
const INSET_PX = 72
const NIGHT = '#14100b'
const ON_NIGHT = '#fbf4e8'
const SUN = '#f2b65a'
/** As the file of the typeface calls itself. */
const FAMILY = 'Bricolage Grotesque 96pt ExtraBold, Bold'
const RULER_Y_PX = height - 46

const masters = await listMasters(workspaceAt(join(ROOT, 'assets-360')))
const workspace = await mkdtemp(join(tmpdir(), 'utalii-cards-'))
try {
  const fontFile = await writeFont(allShareCards.map(({ title }) => title))
  await mkdir(join(ROOT, 'public/share'), { recursive: true })
  for (const card of allShareCards) {
    const layers = [
      { input: Buffer.from(furniture()), left: 0, top: 0 },
      await line(APP_NAME, 46, { left: INSET_PX + 66, top: 56 }, fontFile),
      await title(card.title, fontFile),
      await line('Illustration', 20, { right: INSET_PX, top: 72 }, fontFile),
    ]
    const bytes = await (await backdrop(card)).composite(layers).jpeg({ quality: 80, mozjpeg: true }).toBuffer()
    await writeFile(join(ROOT, 'public', shareCardPath(card)), bytes)
    console.log(`${shareCardPath(card)}: ${bytes.byteLength} bytes`)
  }
} finally {
  await rm(workspace, { recursive: true })
}

/** The text drawing takes uncompressed faces only, from a file. */
async function writeFont(texts: readonly string[]): Promise<string> {
  const packed = await readFile(join(ROOT, 'fonts/bricolage-grotesque-700.woff2'))
  const file = join(workspace, 'face.ttf')
  await writeFile(
    file,
    await subsetFont(packed, `${APP_NAME} Illustration ${texts.join('')}`, { targetFormat: 'sfnt' }),
  )
  return file
}

async function backdrop({ picture }: ShareCard): Promise<Sharp> {
  if ('gallery' in picture) {
    return sharp(join(ROOT, `assets-360/gallery/${picture.gallery}.jpg`)).resize(width, height, { fit: 'cover' })
  }
  const { data, info } = await sharp(await readFile(masterFile(picture.panorama)))
    .raw()
    .toBuffer({ resolveWithObject: true })
  const master = { data, widthPx: info.width, heightPx: info.height }
  return toSharp(await renderFirstView(master, { pitchDeg: 0, rollDeg: 0 }, SETTINGS.share))
}

function masterFile(id: string): string {
  const master = masters.find((one) => one.id === id)
  if (!master) throw new RangeError(`There is no master of ${id}`)
  return master.file
}

/** The shade that the letters stand on, the mark, and the ruler of degrees that Home has. */
function furniture(): string {
  const ticks = Array.from({ length: 49 }, (_, index) => {
    const x = INSET_PX + ((width - 2 * INSET_PX) * index) / 48
    const length = index % 6 === 0 ? 20 : 10
    return `M${x} ${RULER_Y_PX}v-${length}`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <linearGradient id="left"><stop stop-color="${NIGHT}" stop-opacity=".5"/><stop offset=".75" stop-color="${NIGHT}" stop-opacity="0"/></linearGradient>
    <linearGradient id="down" x2="0" y2="1"><stop stop-color="${NIGHT}" stop-opacity=".38"/><stop offset=".3" stop-color="${NIGHT}" stop-opacity=".05"/><stop offset="1" stop-color="${NIGHT}" stop-opacity=".8"/></linearGradient>
    <path d="M0 0h${width}v${height}H0z" fill="url(#left)"/><path d="M0 0h${width}v${height}H0z" fill="url(#down)"/>
    <g transform="translate(${INSET_PX} 56) scale(1.75)"><path d="M5 20a11 11 0 0 1 22 0Z" fill="${SUN}"/><path d="M2 22.5h28M7 27h18" stroke="${ON_NIGHT}" stroke-width="2.4" stroke-linecap="round"/></g>
    <path d="${ticks.join('')}" stroke="${ON_NIGHT}" stroke-opacity=".75" stroke-width="2"/>
    <path d="M${width / 2} ${RULER_Y_PX}v-30" stroke="${SUN}" stroke-width="5"/>
  </svg>`
}

async function line(
  text: string,
  sizePx: number,
  at: { top: number } & ({ left: number } | { right: number }),
  fontfile: string,
): Promise<OverlayOptions> {
  const { data, info } = await letters(text, sizePx, width, fontfile)
  return { input: data, left: 'left' in at ? at.left : width - at.right - info.width, top: at.top }
}

/** As large as three words deserve, standing on the ruler. */
async function title(text: string, fontfile: string): Promise<OverlayOptions> {
  const { data, info } = await letters(text, text.length > 24 ? 84 : 108, 900, fontfile)
  return { input: data, left: INSET_PX - 4, top: RULER_Y_PX - 62 - info.height }
}

function letters(text: string, sizePx: number, widthPx: number, fontfile: string) {
  const markup = `<span foreground="${ON_NIGHT}" letter_spacing="${-20 * sizePx}">${text.replace('&', '&amp;')}</span>`
  return sharp({
    text: {
      text: markup,
      font: `${FAMILY} ${sizePx}`,
      fontfile,
      rgba: true,
      width: widthPx,
      dpi: 72,
      spacing: Math.round(-sizePx / 6),
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true })
}
