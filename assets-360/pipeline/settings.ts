import { FIRST_FOV_LANDSCAPE_DEG, POSTER_VIEWS } from '#core/field-of-view.ts'
import { MAX_TILE_SIZE_PX, TILE_GUTTER_PX } from '#core/pyramid.ts'
import { sha256 } from './hashes.ts'
import type { ShotMetadata, TileTune } from './metadata.ts'

/** Raise it when the same settings give other pixels than before, so that every panorama is built again. */
const PIPELINE_VERSION = 1

/** What a problem that building again mends says. */
export const REBUILD = 'Run: npm run panorama -- --all'

export const MAX_SOURCE_PX = 135_000_000
export const MAX_MASTER_BYTES = 10 * 1024 * 1024
export const MAX_PREVIEW_BYTES = 40_000

type Size = { widthPx: number; heightPx: number }
type View = Size & { fovDeg: number }

type Avif = { quality: number; effort: number; chromaSubsampling: string }
type TunedAvif = Avif & { tune: TileTune }

/** Every choice that decides what a master turns into. The figures behind the qualities are in the README. */
export type Settings = {
  avifTile: TunedAvif
  webpTile: { quality: number; effort: number }
  /** The one level for browsers without AVIF is the finest up to this: they run on old phones. */
  legacyMaxFaceSizePx: number
  /** Qualities are tried from the first until the preview fits. */
  preview: Size & { qualities: readonly number[] }
  posters: { landscape: View; portrait: View }
  share: View & { quality: number }
  thumbnail: Size
  gallery: { large: Size; medium: Size; thumbnail: Size }
  pictureAvif: Avif
  /** Only until the sharp tiles are there, and in the way of them: half the bytes of a picture that stays. */
  posterAvif: TunedAvif
  pictureWebp: { quality: number; effort: number }
}

export const SETTINGS: Settings = {
  avifTile: { quality: 65, effort: 4, chromaSubsampling: '4:4:4', tune: 'ssim' },
  webpTile: { quality: 80, effort: 4 },
  legacyMaxFaceSizePx: 1300,
  preview: { widthPx: 1024, heightPx: 512, qualities: [80, 72, 64, 56, 48, 40, 32, 24, 16, 8] },
  posters: POSTER_VIEWS,
  share: { widthPx: 1200, heightPx: 630, fovDeg: FIRST_FOV_LANDSCAPE_DEG, quality: 82 },
  thumbnail: { widthPx: 320, heightPx: 213 },
  gallery: {
    large: { widthPx: 1600, heightPx: 1000 },
    medium: { widthPx: 800, heightPx: 500 },
    thumbnail: { widthPx: 320, heightPx: 213 },
  },
  pictureAvif: { quality: 50, effort: 4, chromaSubsampling: '4:2:0' },
  posterAvif: { quality: 42, effort: 4, chromaSubsampling: '4:2:0', tune: 'iq' },
  pictureWebp: { quality: 76, effort: 5 },
}

/** The settings as one panorama has them: its metadata may say how its tiles are encoded. */
export function settingsOf(settings: Settings, { tileQuality, tileTune }: ShotMetadata): Settings {
  const { quality, tune } = settings.avifTile
  return {
    ...settings,
    avifTile: { ...settings.avifTile, quality: tileQuality ?? quality, tune: tileTune ?? tune },
  }
}

/** Stands for everything but the master that decides a panorama's pixels. */
export function panoramaSettingsSha256(all: Settings, shot: ShotMetadata): string {
  const { gallery: _, ...settings } = settingsOf(all, shot)
  const { horizonPitchDeg, horizonRollDeg, stereo } = shot
  const tile = { MAX_TILE_SIZE_PX, TILE_GUTTER_PX }
  return sha256(JSON.stringify({ PIPELINE_VERSION, tile, settings, horizonPitchDeg, horizonRollDeg, stereo }))
}

/** Stands for everything but the source that decides a gallery picture's pixels. */
export function gallerySettingsSha256({ gallery, pictureAvif, pictureWebp }: Settings): string {
  return sha256(JSON.stringify({ PIPELINE_VERSION, gallery, pictureAvif, pictureWebp }))
}
