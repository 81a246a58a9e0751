import { type PanoramaEntry, type PanoramaLevel, tileUrl } from '#content/panorama-manifest.ts'
import type { AppError } from '#core/app-error.ts'
import { tilePlace } from '#core/tile-grid.ts'
import { createTilePlanner, type StreamedView, type TilePlan } from '#core/tile-plan.ts'
import type { ImageDecoder } from './image-decoder.ts'
import { createPlanWatcher } from './plan-watcher.ts'
import { tileKey } from './tile-key.ts'
import { createTileLoader, type WantedTile } from './tile-loader.ts'
import type { TilePool } from './tile-pool.ts'
import type { TileSurface } from './tile-surface.ts'
import { createUploadQueue } from './upload-queue.ts'

type Options = {
  panorama: PanoramaEntry
  levels: readonly PanoramaLevel[]
  pool: TilePool
  surface: TileSurface
  decoder: ImageDecoder
  requestFrame: () => void
  isLowData: () => boolean
  onFailed: (error: AppError) => void
}

/**
 * Brings the tiles of one panorama to the screen. `prepare` asks for the first ones while the pool still belongs to the
 * panorama that is leaving; from the first `update` on, every frame plans for the view that is about to be drawn, asks
 * for what is missing in order of usefulness, and rewrites the drawn quads where the set changed.
 */
export function createPanoramaStream(options: Options) {
  const { panorama, levels, pool, surface, decoder, requestFrame, isLowData, onFailed } = options
  const planner = createTilePlanner(levels, pool.capacity)
  const hasPlanChanged = createPlanWatcher()
  const uploads = createUploadQueue(pool)
  const loader = createTileLoader(decoder, { onDecoded: handleDecoded, onFailed })
  let plan: TilePlan | null = null
  let round = 1
  let isDirty = true
  let hasStarted = false

  function handleDecoded(key: number, bitmap: ImageBitmap): void {
    uploads.add(key, bitmap)
    if (hasStarted && uploads.drain(round)) isDirty = true
    requestFrame()
  }

  function prepare(view: StreamedView): void {
    plan = planner.plan(view)
    loader.want(missingTiles(plan))
  }

  /** True when every tile that the view needs is on screen. */
  function update(view: StreamedView): boolean {
    hasStarted = true
    uploads.startFrame()
    if (uploads.drain(round)) isDirty = true
    if (!uploads.isEmpty()) requestFrame()
    plan = planner.plan(view)
    if (hasPlanChanged(plan)) {
      round += 1
      isDirty = true
    }
    const missing = countMissing(plan, pool, round)
    if (isDirty) {
      isDirty = false
      loader.want(missingTiles(plan))
      surface.draw(plan, pool, missing > 0)
    }
    return missing === 0
  }

  /** What to ask for, the most useful first: what is in view, the ring around it, the rest as far as the pool goes. */
  function missingTiles({ levelIndex, visible, ring, rest }: TilePlan): WantedTile[] {
    planner.sortByNearness()
    const level = levels[levelIndex]
    if (!level) return []
    const useful = isLowData() ? visible : [...visible, ...ring, ...rest].slice(0, pool.capacity)
    const tiles: WantedTile[] = []
    for (const [rank, index] of useful.entries()) {
      const key = tileKey(levelIndex, index)
      if (pool.slotOf(key) !== -1 || uploads.has(key)) continue
      const { face, row, column } = tilePlace(index, level.tilesPerSide)
      tiles.push({ key, url: tileUrl(panorama, level, face, row, column), urgent: rank < visible.length })
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
    uploads.dispose()
  }

  return { panorama, prepare, update, retry, pause, dispose }
}

export type PanoramaStream = ReturnType<typeof createPanoramaStream>

/** Keeps what the plan uses from being given up; how many visible tiles are not on the GPU. */
function countMissing({ levelIndex, visible, ring }: TilePlan, pool: TilePool, round: number): number {
  let missing = 0
  for (const index of visible) if (!touch(levelIndex, index, pool, round)) missing += 1
  for (const index of ring) touch(levelIndex, index, pool, round)
  return missing
}

function touch(levelIndex: number, index: number, pool: TilePool, round: number): boolean {
  const slot = pool.slotOf(tileKey(levelIndex, index))
  if (slot === -1) return false
  pool.touch(slot, round)
  return true
}
