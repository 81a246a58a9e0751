// Reads, checks and cuts a panorama off the main thread, as `panorama-cutter.ts` asks. It holds the decoded picture, one face
// and what it is shrunk to, and a few tiles that have not been taken yet.
import { postedFolder, postedLevel, POSTED_PICTURES, type PostedFormat } from '#content/posted-panorama.ts'
import { tilePath } from '#content/panorama-manifest.ts'
import type { EquirectImage, Levelling, RgbImage } from '#core/equirect-image.ts'
import { renderFirstView, renderSphere } from '#core/equirect-plane.ts'
import { POSTER_VIEWS } from '#core/field-of-view.ts'
import { sparseLevels, type TilePlace } from '#core/pyramid.ts'
import { renderTilesQuickly } from '#core/render-tiles.ts'
import { createHandover } from './handover.ts'
import { decodePanorama } from './decode-panorama.ts'
import { encodeTile, writableFormat } from './encode-tile.ts'
import { inspectPanorama } from './inspect-panorama.ts'
import type { CutterOrder, CutterReport } from './cutter-messages.ts'

/** Raise it when the same file gives other tiles than before: they lie in another folder then. */
const CUTTER_VERSION = 1
const HASH_BYTES = 16
const PREVIEW = { widthPx: 1024, heightPx: 512 }
/** Files that wait to be taken, at most. */
const AHEAD = 4

type Opened = { image: EquirectImage; levelling: Levelling; format: PostedFormat; faces: number[] }

let opened: Opened | null = null
const handover = createHandover(AHEAD)

addEventListener('message', ({ data: order }: MessageEvent<CutterOrder>) => {
  if (order.kind === 'open') void open(order.file)
  else if (order.kind === 'cut') void cut(order.cut, order.stored)
  else handover.taken(order.cut)
})

function report(message: CutterReport): void {
  postMessage(message)
}

async function open(file: Blob): Promise<void> {
  const inspected = await inspectPanorama(file)
  if (typeof inspected === 'string') return report({ kind: 'refused', fault: inspected })
  try {
    const image = await decodePanorama(file, inspected)
    const { levelling } = inspected
    const format = await writableFormat()
    const faces = sparseLevels(image.widthPx).map(({ faceSizePx }) => faceSizePx)
    opened = { image, levelling, format, faces }
    report({
      kind: 'opened',
      picture: await encodeTile(await renderPicture(opened, 'preview'), format),
      folder: postedFolder(await hashOf(file), format),
      faces,
      widthPx: image.widthPx,
      heightPx: image.heightPx,
    })
  } catch {
    report({ kind: 'refused', fault: 'notAPicture' })
  }
}

async function cut(own: number, stored: ReadonlySet<string>): Promise<void> {
  if (!opened) return
  handover.begin(own)
  const { image, levelling, format, faces } = opened
  const send = async (name: string, render: () => Promise<RgbImage>) => {
    if (stored.has(name)) return
    const file = await encodeTile(await render(), format)
    if (!(await handover.give(own))) throw new Error('Another cut has begun')
    report({ kind: 'file', cut: own, name, file })
  }
  const nameOf = ({ level, face, row, column }: TilePlace) =>
    tilePath(postedLevel(level.faceSizePx, format), face, row, column)
  try {
    const source = opened
    for (const name of POSTED_PICTURES) await send(`${name}.${format}`, () => renderPicture(source, name))
    await renderTilesQuickly(
      image,
      levelling,
      faces.map((faceSizePx) => postedLevel(faceSizePx, format)),
      (place) => !stored.has(nameOf(place)),
      (tile) => send(nameOf(tile), async () => tile.image),
    )
    report({ kind: 'done', cut: own })
  } catch (error) {
    report({ kind: 'failed', cut: own, reason: String(error) })
  }
}

function renderPicture({ image, levelling }: Opened, name: (typeof POSTED_PICTURES)[number]): Promise<RgbImage> {
  if (name === 'preview') return renderSphere(image, levelling, PREVIEW.widthPx, PREVIEW.heightPx)
  return renderFirstView(image, levelling, name === 'poster-landscape' ? POSTER_VIEWS.landscape : POSTER_VIEWS.portrait)
}

/** The same file always has the same folder, so that what is stored of it is found again. */
async function hashOf(file: Blob): Promise<string> {
  const content = await new Blob([file, `cut ${CUTTER_VERSION}`]).arrayBuffer()
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', content))
  return Array.from(hash.subarray(0, HASH_BYTES), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
