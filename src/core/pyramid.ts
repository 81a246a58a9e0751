import type { CubeFace } from './cube.ts'

/**
 * One level of a tile pyramid: six faces of `tilesPerSide` x `tilesPerSide` tiles. A tile shows `tileSizePx` texels a
 * side and carries `TILE_GUTTER_PX` more on every side, so its image is `tileSizePx + 2 * TILE_GUTTER_PX` wide.
 */
export type LevelGeometry = { faceSizePx: number; tileSizePx: number; tilesPerSide: number }

/** Where a tile lies. */
export type TilePlace = { level: LevelGeometry; face: CubeFace; row: number; column: number }

/** Texels beyond a tile's own area, on each side, so that bilinear sampling at its edge never meets a seam. */
export const TILE_GUTTER_PX = 2
/**
 * Content and two gutters fill a 320 x 320 layer of a GPU texture array. Small tiles follow the edge of the view closely:
 * fewer bytes that nobody sees than larger ones, for a few requests more.
 */
export const MAX_TILE_SIZE_PX = 316
/**
 * Each level is 1.28 times finer than the one below: the first level with at least one texel per screen pixel then
 * has at most 1.3, the limit above which a texture without mipmaps shimmers.
 */
const LEVEL_RATIO = 1.28

/**
 * The levels of a panorama whose equirectangular source is `sourceWidthPx` wide, coarsest first. The finest has
 * the source's own density at the centre of a face, the coarsest is one tile per face.
 */
export function pyramidLevels(sourceWidthPx: number): LevelGeometry[] {
  const levels = [fitLevel(Math.floor(sourceWidthPx / Math.PI))]
  for (let finest = levels[0]; finest && finest.tilesPerSide > 1; finest = levels[0]) {
    levels.unshift(fitLevel(finest.faceSizePx / LEVEL_RATIO))
  }
  return levels
}

/**
 * Every second level of that pyramid, for what people post: two fifths of the files are not worth sending over a slow
 * line. The view then has at most 1.7 texels per screen pixel, of which none is passed over.
 */
export function sparseLevels(sourceWidthPx: number): LevelGeometry[] {
  const levels = pyramidLevels(sourceWidthPx)
  return levels.filter((_, index) => (levels.length - 1 - index) % 2 === 0)
}

/** The level whose faces have this size, as `pyramidLevels` makes it. */
export function levelOfFace(faceSizePx: number): LevelGeometry {
  const tilesPerSide = Math.ceil(faceSizePx / MAX_TILE_SIZE_PX)
  return { faceSizePx, tileSizePx: faceSizePx / tilesPerSide, tilesPerSide }
}

/** Every tile of one face of a level, row by row. */
export function placesOf(level: LevelGeometry, face: CubeFace): TilePlace[] {
  const side = Array.from({ length: level.tilesPerSide }, (_, index) => index)
  return side.flatMap((row) => side.map((column) => ({ level, face, row, column })))
}

function fitLevel(faceSizePx: number): LevelGeometry {
  const tilesPerSide = Math.ceil(faceSizePx / MAX_TILE_SIZE_PX)
  // Even, for encoders that halve the chroma.
  const tileSizePx = Math.floor(faceSizePx / tilesPerSide / 2) * 2
  const fitted = tilesPerSide * tileSizePx
  // So much smaller that fewer tiles do.
  if (tilesPerSide > 1 && fitted <= (tilesPerSide - 1) * MAX_TILE_SIZE_PX) return fitLevel(fitted)
  return { faceSizePx: fitted, tileSizePx, tilesPerSide }
}
