import { chooseLevel, createTileGrid, isTileInView, tileNearness, type TileGrid } from './tile-grid.ts'
import { createViewFrustum, pointFrustum, type ViewFrustum } from './view-frustum.ts'

/** The view as the streaming code needs it: degrees, and drawing-buffer pixels. */
export type StreamedView = {
  headingDeg: number
  pitchDeg: number
  /** Halves of the horizontal and vertical field of view. */
  halfWidthDeg: number
  halfHeightDeg: number
  /** Drawing-buffer pixels per radian at the view's centre. */
  pxPerRad: number
}

/** Degrees around the view that are fetched next: a flick of the wrist ends within it. */
const RING_DEG = 18
const WIDEST_HALF_DEG = 85

/** What the present view needs, as tile indexes of one level. */
export type TilePlan = {
  levelIndex: number
  grid: TileGrid
  /** The view itself, in the panorama's frame. */
  frustum: ViewFrustum
  visible: number[]
  ring: number[]
  rest: number[]
}

/**
 * Chooses the level and its tiles for a view. The plan that comes back is the same object every time, with other
 * contents, so that planning once per frame allocates nothing. At most `maxVisible` tiles may be in view: where a large screen would need more, the level below
 * serves, so that what is visible always fits the GPU budget.
 */
export function createTilePlanner(levels: readonly { faceSizePx: number; tilesPerSide: number }[], maxVisible: number) {
  const grids = levels.map(createTileGrid)
  const faceSizesPx = levels.map(({ faceSizePx }) => faceSizePx)
  const frustum = createViewFrustum()
  const ringFrustum = createViewFrustum()
  const first = coarsest(grids)
  const plan: TilePlan = { levelIndex: 0, grid: first, frustum, visible: [], ring: [], rest: [] }
  const byNearness = (a: number, b: number) => tileNearness(plan.grid, b, frustum) - tileNearness(plan.grid, a, frustum)

  function planView(view: StreamedView): TilePlan {
    pointFrustum(frustum, view.headingDeg, view.pitchDeg, view.halfWidthDeg, view.halfHeightDeg)
    pointFrustum(
      ringFrustum,
      view.headingDeg,
      view.pitchDeg,
      Math.min(WIDEST_HALF_DEG, view.halfWidthDeg + RING_DEG),
      Math.min(WIDEST_HALF_DEG, view.halfHeightDeg + RING_DEG),
    )
    let levelIndex = chooseLevel(faceSizesPx, view.pxPerRad)
    while (levelIndex > 0 && countInView(grids[levelIndex] ?? first, frustum) > maxVisible) levelIndex -= 1
    plan.levelIndex = levelIndex
    plan.grid = grids[levelIndex] ?? first
    divideTiles(plan, frustum, ringFrustum)
    return plan
  }

  /** Puts the lists of the latest plan in the order of use: nearest to the view's centre first. */
  function sortByNearness(): void {
    plan.visible.sort(byNearness)
    plan.ring.sort(byNearness)
    plan.rest.sort(byNearness)
  }

  return { plan: planView, sortByNearness }
}

function coarsest(grids: readonly TileGrid[]): TileGrid {
  const [first] = grids
  if (!first) throw new RangeError('A panorama needs at least one level')
  return first
}

function divideTiles(plan: TilePlan, frustum: ViewFrustum, ringFrustum: ViewFrustum): void {
  plan.visible.length = 0
  plan.ring.length = 0
  plan.rest.length = 0
  for (let index = 0; index < plan.grid.count; index += 1) {
    if (isTileInView(plan.grid, index, frustum)) plan.visible.push(index)
    else if (isTileInView(plan.grid, index, ringFrustum)) plan.ring.push(index)
    else plan.rest.push(index)
  }
}

function countInView(grid: TileGrid, frustum: ViewFrustum): number {
  let count = 0
  for (let index = 0; index < grid.count; index += 1) if (isTileInView(grid, index, frustum)) count += 1
  return count
}
