import type { PanoramaEntry, PanoramaLevel } from './panorama-manifest.ts'
import { panoramaManifest } from './panoramas.ts'

/** Texels across a face that are enough for a headset of today; finer levels stay in the network. */
const FINEST_KEPT_PX = 2100
/** Levels are 1.28 times apart: every third is twice as fine as the one before. */
const KEPT_STEP = 3

/**
 * The levels that a tour kept for later needs: the finest that a headset shows, and coarser ones each half as fine, for
 * what has less room. Coarsest first.
 */
export function keptLevels(levels: readonly PanoramaLevel[]): PanoramaLevel[] {
  const fineEnough = levels.filter(({ faceSizePx }) => faceSizePx <= FINEST_KEPT_PX)
  return fineEnough.filter((_, index) => (fineEnough.length - 1 - index) % KEPT_STEP === 0)
}

/** The panoramas of a tour: their ids are the place's, or begin with it. */
export function panoramasOfTour(slug: string): PanoramaEntry[] {
  return panoramaManifest.panoramas.filter(({ id }) => id === slug || id.startsWith(`${slug}-`))
}

/** The parameter of a tour's address that names the panorama one stands in; without it, the first. */
export const AT_PARAMETER = 'at'

/** The addresses of a tour, one for every panorama that one can stand in; the first is the tour's own. */
export function tourPageAddresses(slug: string): string[] {
  const address = `/tours/${slug}`
  const others = panoramasOfTour(slug).filter(({ id }) => id !== slug)
  return [address, ...others.map(({ id }) => `${address}?${AT_PARAMETER}=${id}`)]
}

/** What the whole of a tour weighs, in bytes: its pictures at every kept level, seen by a browser that reads AVIF. */
export function tourBytes(slug: string): number {
  return panoramasOfTour(slug).reduce((sum, panorama) => sum + panoramaBytes(panorama), 0)
}

/** Megabytes for people, with one decimal: 4.6. */
export function toMegabytes(bytes: number): string {
  return (bytes / 1_000_000).toFixed(1)
}

function panoramaBytes({ levels, preview, posters, thumbnail }: PanoramaEntry): number {
  const pictures = preview.bytes + posters.landscape.avif.bytes + posters.portrait.avif.bytes + thumbnail.avif.bytes
  return keptLevels(levels).reduce((sum, { bytes }) => sum + bytes, pictures)
}
