import { CUBE_FACES } from '#core/cube.ts'
import { derivedUrl, type Eye, type PanoramaEntry, type PanoramaLevel, tileUrl } from './panorama-manifest.ts'
import { keptLevels, panoramasOfTour } from './tour-files.ts'

/** The addresses of everything that a tour shows, for a browser that reads AVIF or for one that does not. */
export function tourUrls(slug: string, hasAvif: boolean): string[] {
  return panoramasOfTour(slug).flatMap((panorama) => {
    const { preview, posters, thumbnail, levels, legacyLevels } = panorama
    const pictures = [posters.landscape, posters.portrait, thumbnail].map(({ avif, webp }) => (hasAvif ? avif : webp))
    const tiles = (hasAvif ? keptLevels(levels) : legacyLevels).flatMap((level) => tileUrls(panorama, level))
    return [...[preview, ...pictures].map(({ path }) => derivedUrl(path)), ...tiles]
  })
}

function tileUrls(panorama: PanoramaEntry, level: PanoramaLevel): string[] {
  const sides = Array.from({ length: level.tilesPerSide }, (_, index) => index)
  const eyes: readonly Eye[] = panorama.stereo === 'mono' ? ['left'] : ['left', 'right']
  return eyes.flatMap((eye) =>
    CUBE_FACES.flatMap((face) =>
      sides.flatMap((row) => sides.map((column) => tileUrl(panorama, level, face, row, column, eye))),
    ),
  )
}
