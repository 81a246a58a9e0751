import { toRadians } from './angles.ts'
import { chooseLevel, createTileGrid, isTileInView, tileNearness, type TileGrid } from './tile-grid.ts'
import { createViewFrustum, pointFrustum, type ViewFrustum } from './view-frustum.ts'

/**
 * The view as the streaming code needs it: degrees, and drawing-buffer pixels. Written in every frame, hence a class: an
 * object literal shares its layout with all others that begin with the same names, and where one of those holds null,
 * each number that is written is allocated.
 */
export class StreamedView {
  headingDeg = 0
  pitchDeg = 0
  /** Halves of the horizontal and vertical field of view. */
  halfWidthDeg = 45
  halfHeightDeg = 30
  /** Drawing-buffer pixels per radian at the view's centre. */
  pxPerRad = 640
  /** What the first tiles are chosen for: the same, or fewer where a small and dense screen is to be filled quickly. */
  firstPxPerRad = 640
  /** True where the view may face anywhere a moment later, as a head does: then the plan is the whole sphere. */
  isFree = false
}

/** Degrees around the view that are fetched next: a flick of the wrist ends within it. */
const RING_DEG = 18
const WIDEST_HALF_DEG = 85
/** A free view that has turned this far wants what is missing in another order: 20°. */
const TURNED_COSINE = Math.cos(toRadians(20))

/** What the present view needs, as tile indexes of one level. */
export type TilePlan = {
  levelIndex: number
  isFree: boolean
  /** At least one texel per pixel at the view's centre, or the finest there is: false where the room was too small. */
  isFine: boolean
  grid: TileGrid
  /** The view itself, in the panorama's frame. */
  frustum: ViewFrustum
  /** What the view shows, and all of the sphere where it is free. */
  visible: number[]
  ring: number[]
  rest: number[]
}

/**
 * Chooses the level and its tiles for a view. The plan that comes back is the same object every time, with other
 * contents, so that planning once per frame allocates nothing. At most `room.capacity` tiles may be in view, or make up
 * the sphere of a free view: where more would be needed, the level below serves, so that it always fits the GPU budget.
 */
export function createTilePlanner(
  levels: readonly { faceSizePx: number; tilesPerSide: number }[],
  room: { readonly capacity: number },
) {
  const grids = levels.map(createTileGrid)
  const faceSizesPx = levels.map(({ faceSizePx }) => faceSizePx)
  const frustum = createViewFrustum()
  const ringFrustum = createViewFrustum()
  const sortedForward = new Float64Array(3)
  const first = coarsest(grids)
  const plan: TilePlan = {
    levelIndex: 0,
    isFree: false,
    isFine: true,
    grid: first,
    frustum,
    visible: [],
    ring: [],
    rest: [],
  }
  const byNearness = (a: number, b: number) => tileNearness(plan.grid, b, frustum) - tileNearness(plan.grid, a, frustum)

  /** `looksFirst`: for the resolution that comes before the view's own. */
  function planView(view: StreamedView, looksFirst = false): TilePlan {
    pointFrustum(frustum, view.headingDeg, view.pitchDeg, view.halfWidthDeg, view.halfHeightDeg)
    pointFrustum(
      ringFrustum,
      view.headingDeg,
      view.pitchDeg,
      Math.min(WIDEST_HALF_DEG, view.halfWidthDeg + RING_DEG),
      Math.min(WIDEST_HALF_DEG, view.halfHeightDeg + RING_DEG),
    )
    const fineIndex = chooseLevel(faceSizesPx, view.pxPerRad)
    let levelIndex = looksFirst ? chooseLevel(faceSizesPx, view.firstPxPerRad) : fineIndex
    while (levelIndex > 0 && countNeeded(grids[levelIndex] ?? first, view.isFree) > room.capacity) levelIndex -= 1
    // The sphere of a level stays what it is, in the order of its last sorting.
    const isSameSphere = view.isFree && plan.isFree && levelIndex === plan.levelIndex
    plan.levelIndex = levelIndex
    plan.isFree = view.isFree
    plan.isFine = levelIndex === fineIndex
    plan.grid = grids[levelIndex] ?? first
    if (!view.isFree) divideTiles(plan, frustum, ringFrustum)
    else if (!isSameSphere) takeSphere(plan)
    return plan
  }

  function countNeeded(grid: TileGrid, isFree: boolean): number {
    return isFree ? grid.count : countInView(grid, frustum)
  }

  /** Puts the lists of the latest plan in the order of use: nearest to the view's centre first. */
  function sortByNearness(): void {
    plan.visible.sort(byNearness)
    plan.ring.sort(byNearness)
    plan.rest.sort(byNearness)
    sortedForward.set(frustum.forward)
  }

  /** True when the view has turned so far since the last sorting that other tiles are the nearest. */
  function hasTurned(): boolean {
    let cosine = 0
    for (let axis = 0; axis < 3; axis += 1) cosine += (frustum.forward[axis] ?? 0) * (sortedForward[axis] ?? 0)
    return cosine < TURNED_COSINE
  }

  return { plan: planView, sortByNearness, hasTurned }
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

function takeSphere(plan: TilePlan): void {
  plan.ring.length = 0
  plan.rest.length = 0
  plan.visible.length = 0
  for (let index = 0; index < plan.grid.count; index += 1) plan.visible.push(index)
}

function countInView(grid: TileGrid, frustum: ViewFrustum): number {
  let count = 0
  for (let index = 0; index < grid.count; index += 1) if (isTileInView(grid, index, frustum)) count += 1
  return count
}
