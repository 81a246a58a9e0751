import { type Eye, tileUrl, type ViewedLevel, type ViewedPanorama } from '#content/panorama-manifest.ts'
import type { AppError } from '#core/app-error.ts'
import { isTileInView, tilePlace } from '#core/tile-grid.ts'
import { createTilePlanner, type StreamedView, type TilePlan } from '#core/tile-plan.ts'
import type { ImageDecoder } from './image-decoder.ts'
import { createPlanWatcher } from './plan-watcher.ts'
import { createTileFrames } from './tile-frames.ts'
import { indexOfKey, levelIndexOfKey, tileKey } from './tile-key.ts'
import { createTileLoader, type WantedTile } from './tile-loader.ts'
import type { TilePool } from './tile-pool.ts'
import type { TileSurface } from './tile-surface.ts'
import { createUploadQueue } from './upload-queue.ts'
import { createViewFilling } from './view-filling.ts'

type Options = {
  panorama: ViewedPanorama
  levels: readonly ViewedLevel[]
  /** Whose tiles: a panorama with one picture has the left eye's. */
  eye: Eye
  pool: TilePool
  /** How many of the pool's tiles this stream may use. */
  room: { readonly capacity: number }
  surface: TileSurface
  decoder: ImageDecoder
  requestFrame: () => void
  onFailed: (error: AppError) => void
}

/** How much of what the plan names is on screen. `seen`: all that is in view. `whole`: all of a free view's sphere. */
export type Coverage = 'partial' | 'seen' | 'whole'

/**
 * Brings the tiles of one panorama to the screen. `prepare` asks for the first ones while the pool still belongs to the
 * panorama that is leaving; after `takePool`, every frame's `update` plans for the view that is about to be drawn, asks
 * for what is missing in order of usefulness, and rewrites the drawn quads where the set changed.
 */
export function createPanoramaStream(options: Options) {
  const { panorama, levels, eye, pool, room, surface, decoder, requestFrame, onFailed } = options
  const planner = createTilePlanner(levels, room)
  const filling = createViewFilling(planner, (first) => countMissing(first, pool, eye), refine)
  const hasPlanChanged = createPlanWatcher()
  const frames = createTileFrames(requestFrame)
  const uploads = createUploadQueue(upload)
  const loader = createTileLoader(decoder, { onDecoded: uploads.add, onFailed: giveUp })
  let plan: TilePlan | null = null
  /** What the latest plan has a use for; never more than the pool holds. */
  const useful = new Set<number>()
  let round = 0
  let isDirty = true
  /** The resolution at which a free view had its whole sphere; nothing is left to do for it wherever it turns. */
  let wholePxPerRad = 0

  /** Only tiles that are in view ask for a frame; the others change nothing that can be seen. */
  function upload(key: number, bitmap: ImageBitmap): void {
    // A tile that the view left behind while it was decoded must not take the place of one that it needs.
    if (useful.has(key)) pool.upload(key, bitmap, round)
    bitmap.close()
    if (!plan || levelIndexOfKey(key) !== plan.levelIndex || !plan.visible.includes(indexOfKey(key))) return
    isDirty = true
    frames.add(countMissing(plan, pool, eye) === 0)
  }

  /** The plan may stay what it was, where there is no room for a finer one: what is wanted of it does not. */
  function refine(): void {
    isDirty = true
  }

  function giveUp(error: AppError): void {
    if (filling.looksFirst()) requestFrame()
    filling.endFirst()
    onFailed(error)
  }

  function prepare(view: StreamedView): void {
    plan = filling.prepare(view)
    loader.want(missingTiles(plan))
  }

  /**
   * Tells how much is on screen. `fetches` is false while the next panorama is on its way: this one stays as it is and
   * takes nothing from the network.
   */
  function update(view: StreamedView, fetches: boolean): Coverage {
    if (view.isFree && !isDirty && view.pxPerRad === wholePxPerRad) return 'whole'
    plan = filling.plan(view)
    const missing = countMissing(plan, pool, eye)
    if (hasPlanChanged(plan) || (missing > 0 && planner.hasTurned())) isDirty = true
    if (isDirty) {
      isDirty = false
      loader.want(fetches ? missingTiles(plan) : [])
      surface.draw(plan, pool, missing > 0)
    }
    // Whoever is told that all is there fetches what may come later: the finer tiles come before that.
    if (filling.looksFirst()) return 'partial'
    wholePxPerRad = missing === 0 && plan.isFree ? view.pxPerRad : 0
    if (missing === 0) return 'whole'
    return plan.isFree && !isMissingInView(plan, pool, eye) ? 'seen' : 'partial'
  }

  /**
   * What to ask for, the most useful first: what is in view, the ring around it, the rest as far as the pool goes. What
   * of it is on the GPU already is kept there; everything else may be given up.
   */
  function missingTiles({ levelIndex, visible, ring, rest }: TilePlan): WantedTile[] {
    planner.sortByNearness()
    const level = levels[levelIndex]
    if (!level) return []
    const indexes = filling.isViewEnough() ? visible : [...visible, ...ring, ...rest].slice(0, room.capacity)
    const tiles: WantedTile[] = []
    useful.clear()
    round = pool.nextRound()
    for (const [rank, index] of indexes.entries()) {
      const key = tileKey(levelIndex, index, eye)
      useful.add(key)
      // Until then the pool may hold tiles of the panorama that is leaving, which go by the same keys.
      if ((uploads.isOpen() && pool.touch(key, round)) || uploads.has(key)) continue
      tiles.push({ key, url: urlOf(panorama, level, index, eye), urgent: rank < visible.length })
    }
    return tiles
  }

  /** Starts over with what is missing: after 'Try again', or when the GPU lost everything. */
  function retry(): void {
    isDirty = true
    if (plan) loader.want(missingTiles(plan), { retry: true })
    requestFrame()
  }

  /** Stops fetching; what is on the GPU stays. The next `update` goes on. */
  function pause(): void {
    loader.want([])
    isDirty = true
  }

  function dispose(): void {
    loader.want([])
    frames.stop()
    uploads.dispose()
  }

  // Once the pool is this panorama's, what has been decoded goes to the GPU, also before anything is drawn.
  const takePool = uploads.open
  return { panorama, prepare, takePool, update, isFine: () => plan?.isFine ?? false, retry, pause, dispose }
}

function urlOf(panorama: ViewedPanorama, level: ViewedLevel, index: number, eye: Eye): string {
  const { face, row, column } = tilePlace(index, level.tilesPerSide)
  return tileUrl(panorama, level, face, row, column, eye)
}

function isMissingInView({ levelIndex, grid, frustum, visible }: TilePlan, pool: TilePool, eye: Eye): boolean {
  for (const index of visible) {
    if (pool.slotOf(tileKey(levelIndex, index, eye)) === -1 && isTileInView(grid, index, frustum)) return true
  }
  return false
}

function countMissing({ levelIndex, visible }: TilePlan, pool: TilePool, eye: Eye): number {
  let missing = 0
  for (const index of visible) if (pool.slotOf(tileKey(levelIndex, index, eye)) === -1) missing += 1
  return missing
}

export type PanoramaStream = ReturnType<typeof createPanoramaStream>
