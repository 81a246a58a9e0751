import { createTileGrid, tileNearness, tilePlace } from './tile-grid.ts'
import type { CubeFace } from './cube.ts'
import { createViewFrustum, pointFrustum } from './view-frustum.ts'

/**
 * A tile as the first view (heading 0, pitch 0) sees it: its box on the plane one unit before the eye, x to the right
 * and y upwards. The view shows it where |x| is below the tangent of half the width and |y| of half the height.
 */
export type FirstViewTile = {
  face: CubeFace
  row: number
  column: number
  left: number
  right: number
  bottom: number
  top: number
}

/** A viewer that is narrower than this, in CSS pixels, is a phone's. */
export const NARROW_VIEWER_PX = 600
/** Device pixels per CSS pixel from which a phone's view is first filled for one pixel per CSS pixel, then refined. */
export const DENSE_RATIO = 1.5

/**
 * Pixels per CSS pixel that the first tiles of a view are chosen for. On a phone the finest ones weigh four times as
 * much, and are waited for on the slowest lines: what can be looked around in comes before them. The script that asks
 * for tiles early (app/early-tiles.ts) decides in the same way.
 */
export function firstPixelRatio(widthPx: number, pixelRatio: number): number {
  return widthPx < NARROW_VIEWER_PX && pixelRatio >= DENSE_RATIO ? 1 : pixelRatio
}

/** Half extents of the plane that any first view shows: 21:9 at 58.7° is 1.32 wide, 75° upright is 0.77 high. */
const WIDEST = 1.33
const HIGHEST = 0.78

/** The tiles of a level that some first view shows, nearest to its centre first. Known before any script runs. */
export function firstViewTiles(level: { tilesPerSide: number }): FirstViewTile[] {
  const grid = createTileGrid(level)
  const frustum = createViewFrustum()
  pointFrustum(frustum, 0, 0, 45, 45)
  const tiles: { tile: FirstViewTile; nearness: number }[] = []
  for (let index = 0; index < grid.count; index += 1) {
    const box = boxOnFrontPlane(grid.corners, index)
    if (!box || box.left >= WIDEST || box.right <= -WIDEST || box.bottom >= HIGHEST || box.top <= -HIGHEST) continue
    tiles.push({
      tile: { ...tilePlace(index, level.tilesPerSide), ...box },
      nearness: tileNearness(grid, index, frustum),
    })
  }
  return tiles.sort((a, b) => b.nearness - a.nearness).map(({ tile }) => tile)
}

/** Null for a tile that lies wholly behind the eye. */
function boxOnFrontPlane(corners: Float32Array, index: number) {
  const box = { left: Infinity, right: -Infinity, bottom: Infinity, top: -Infinity }
  let inFront = false
  for (let at = index * 12; at < index * 12 + 12; at += 3) {
    // A corner beside or behind the eye: the tile goes on to the side for ever.
    const depth = Math.max(0, -(corners[at + 2] ?? 0))
    inFront ||= depth > 0
    const x = project(corners[at] ?? 0, depth)
    const y = project(corners[at + 1] ?? 0, depth)
    box.left = Math.min(box.left, x)
    box.right = Math.max(box.right, x)
    box.bottom = Math.min(box.bottom, y)
    box.top = Math.max(box.top, y)
  }
  return inFront ? box : null
}

/** What stands straight ahead stays there at any depth, also beside the eye. */
function project(offset: number, depth: number): number {
  return offset === 0 ? 0 : offset / depth
}
