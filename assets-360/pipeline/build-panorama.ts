import type {
  DerivedFile,
  Eye,
  PanoramaEntry,
  PanoramaLevel,
  PictureFormats,
  TileFormat,
} from '#content/panorama-manifest.ts'
import { type LevelGeometry, pyramidLevels, type TilePlace } from '#core/pyramid.ts'
import { createTaskLane, encodeWebpWithin, meanColor, toSharp } from './encode.ts'
import type { EquirectImage, Levelling, RgbImage } from '#core/equirect-image.ts'
import { hashedPath, levelHash, sha256 } from './hashes.ts'
import type { Master } from './master.ts'
import { describedShot, type ShotMetadata } from './metadata.ts'
import { renderFirstView, renderSphere } from '#core/equirect-plane.ts'
import type { Progress } from './progress.ts'
import { MAX_PREVIEW_BYTES, panoramaSettingsSha256, type Settings, settingsOf } from './settings.ts'
import { type Tile, renderTiles } from '#core/render-tiles.ts'
import type { Stage } from './workspace.ts'

/** Encoders that run at a time; the platform spreads them over its own threads. */
const ENCODERS = 8

type Job = {
  id: string
  settings: Settings
  shot: ShotMetadata
  master: Master
  stage: Stage
  progress: Progress
  signal: AbortSignal
  /** The tiles to write, where it is not all of them. */
  isWanted?: (place: TilePlace) => boolean
}

/** How often `progress.step` is called for a source of this width. */
export function countSteps(settings: Settings, sourceWidthPx: number, eyes: number): number {
  const { levels, legacyLevels } = geometryFor(settings, sourceWidthPx)
  const tiles = [...levels, ...legacyLevels].reduce((sum, { tilesPerSide }) => sum + 6 * tilesPerSide ** 2, 0)
  return tiles * eyes
}

/** Writes every derived file of one panorama into the stage and returns its entry in the manifest. */
export async function buildPanorama(job: Job): Promise<PanoramaEntry> {
  const { id, shot, master } = job
  const [first] = master.eyes
  if (!first) throw new Error('A master has at least one picture')
  const levelling = { pitchDeg: shot.horizonPitchDeg, rollDeg: shot.horizonRollDeg }
  const pictures = await writePictures(job, first, levelling)
  const pyramid = await writePyramid(job, levelling)
  return {
    id,
    ...describedShot(shot),
    sourceWidthPx: master.sourceWidthPx,
    ...pictures,
    ...pyramid,
    masterSha256: master.sha256,
    settingsSha256: panoramaSettingsSha256(job.settings, shot),
  }
}

export async function writeFormats(
  stage: Stage,
  settings: Settings,
  path: string,
  image: RgbImage,
  avifOptions = settings.pictureAvif,
): Promise<PictureFormats> {
  const avif = await toSharp(image).avif(avifOptions).toBuffer()
  const webp = await toSharp(image).webp(settings.pictureWebp).toBuffer()
  return {
    avif: await writeHashed(stage, `${path}.avif`, avif),
    webp: await writeHashed(stage, `${path}.webp`, webp),
    widthPx: image.widthPx,
    heightPx: image.heightPx,
  }
}

/** The levels of a source of this width, and those that are written once more for browsers without AVIF. */
export function geometryFor(
  settings: Settings,
  sourceWidthPx: number,
): { levels: LevelGeometry[]; legacyLevels: LevelGeometry[] } {
  const levels = pyramidLevels(sourceWidthPx)
  const legacy = levels.findLast(({ faceSizePx }) => faceSizePx <= settings.legacyMaxFaceSizePx)
  return { levels, legacyLevels: legacy ? [legacy] : [] }
}

async function writePictures({ id, settings, stage, signal }: Job, image: EquirectImage, levelling: Levelling) {
  const sphere = await renderSphere(image, levelling, settings.preview.widthPx, settings.preview.heightPx)
  const preview = await encodeWebpWithin(sphere, settings.preview.qualities, MAX_PREVIEW_BYTES)
  signal.throwIfAborted()
  const landscape = await renderFirstView(image, levelling, settings.posters.landscape)
  const portrait = await renderFirstView(image, levelling, settings.posters.portrait)
  signal.throwIfAborted()
  const card = await renderFirstView(image, levelling, settings.share)
  const shareBytes = await toSharp(card).jpeg({ quality: settings.share.quality, mozjpeg: true }).toBuffer()
  return {
    placeholderColor: meanColor(sphere),
    preview: {
      ...(await writeHashed(stage, `${id}/preview.webp`, preview)),
      widthPx: sphere.widthPx,
      heightPx: sphere.heightPx,
    },
    posters: {
      landscape: await writeFormats(stage, settings, `${id}/poster-landscape`, landscape, settings.posterAvif),
      portrait: await writeFormats(stage, settings, `${id}/poster-portrait`, portrait, settings.posterAvif),
    },
    share: {
      ...(await writeHashed(stage, `${id}/share.jpg`, shareBytes)),
      widthPx: card.widthPx,
      heightPx: card.heightPx,
    },
    thumbnail: await writeFormats(stage, settings, `${id}/thumbnail`, await renderThumbnail(card, settings.thumbnail)),
  }
}

async function renderThumbnail(view: RgbImage, size: Settings['thumbnail']): Promise<RgbImage> {
  const { data, info } = await toSharp(view)
    .resize(size.widthPx, size.heightPx, { fit: 'cover' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, widthPx: info.width, heightPx: info.height }
}

async function writePyramid(job: Job, levelling: Levelling) {
  const { id, settings, master, stage } = job
  const { levels, legacyLevels } = geometryFor(settings, master.sourceWidthPx)
  const plans = [
    ...levels.map((level) => planLevel(id, level, 'avif')),
    ...legacyLevels.map((level) => planLevel(id, level, 'webp')),
  ]
  const lane = createTaskLane(ENCODERS)
  try {
    for (const [index, image] of master.eyes.entries()) {
      const eye = master.eyes.length === 1 ? null : index === 0 ? 'left' : 'right'
      const onTile = async (tile: Tile) => {
        for (const plan of plans) if (plan.level === tile.level) await lane.add(() => writeTile(job, plan, tile, eye))
      }
      await renderTiles(image, levelling, levels, onTile, job.isWanted)
    }
  } finally {
    await lane.drain()
  }
  const written: PanoramaLevel[] = []
  for (const { level, format, folder, hashes, sizes } of plans) {
    const directory = hashedPath(`${id}/f${level.faceSizePx}`, levelHash(hashes))
    await stage.rename(folder, directory)
    written.push({ ...level, format, directory, bytes: sizes.reduce((sum, size) => sum + size, 0) })
  }
  return { levels: written.slice(0, levels.length), legacyLevels: written.slice(levels.length) }
}

type LevelPlan = {
  level: LevelGeometry
  format: TileFormat
  folder: string
  hashes: Map<string, string>
  sizes: number[]
}

function planLevel(id: string, level: LevelGeometry, format: TileFormat): LevelPlan {
  return { level, format, folder: `${id}/f${level.faceSizePx}-${format}`, hashes: new Map(), sizes: [] }
}

async function writeTile(
  { settings, shot, stage, progress, signal }: Job,
  plan: LevelPlan,
  tile: Tile,
  eye: Eye | null,
): Promise<void> {
  signal.throwIfAborted()
  const image = toSharp(tile.image)
  const bytes = await (
    plan.format === 'avif' ? image.avif(settingsOf(settings, shot).avifTile) : image.webp(settings.webpTile)
  ).toBuffer()
  signal.throwIfAborted()
  const name = `${eye ? `${eye}/` : ''}${tile.face}-${tile.row}-${tile.column}.${plan.format}`
  await stage.write(`${plan.folder}/${name}`, bytes)
  plan.hashes.set(name, sha256(bytes))
  plan.sizes.push(bytes.length)
  progress.step()
}

async function writeHashed(stage: Stage, path: string, bytes: Uint8Array): Promise<DerivedFile> {
  const hashed = hashedPath(path, sha256(bytes))
  await stage.write(hashed, bytes)
  return { path: hashed, bytes: bytes.length }
}
