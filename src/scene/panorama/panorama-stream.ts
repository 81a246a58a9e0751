import { type PanoramaEntry, type PanoramaLevel, tileUrl } from '#content/panorama-manifest.ts'
import type { AppError } from '#core/app-error.ts'
import { tilePlace } from '#core/tile-grid.ts'
import { createTilePlanner, type StreamedView, type TilePlan } from '#core/tile-plan.ts'
import type { ImageDecoder } from './image-decoder.ts'
import { createPlanWatcher } from './plan-watcher.ts'
import { indexOfKey, levelIndexOfKey, tileKey } from './tile-key.ts'
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
  const uploads = createUploadQueue(upload)
  const loader = createTileLoader(decoder, { onDecoded: uploads.add, onFailed })
  let plan: TilePlan | null = null
  /** What the latest plan has a use for; never more than the pool holds. */
  const useful = new Set<number>()
  let round = 0
  let isDirty = true

  /** Only a tile that is in view asks for a frame; the others change nothing that can be seen. */
  function upload(key: number, bitmap: ImageBitmap): void {
    // A tile that the view left behind while it was decoded must not take the place of one that it needs.
    if (useful.has(key)) pool.upload(key, bitmap, round)
    bitmap.close()
    if (!plan || levelIndexOfKey(key) !== plan.levelIndex || !plan.visible.includes(indexOfKey(key))) return
    isDirty = true
    requestFrame()
  }

  function prepare(view: StreamedView): void {
    plan = planner.plan(view)
    loader.want(missingTiles(plan))
  }

  /**
   * True when every tile that the view needs is on screen. `fetches` is false while the next panorama is on its way:
   * this one stays as it is and takes nothing from the network.
   */
  function update(view: StreamedView, fetches: boolean): boolean {
    plan = planner.plan(view)
    if (hasPlanChanged(plan)) isDirty = true
    uploads.open()
    const missing = countMissing(plan, pool)
    if (isDirty) {
      isDirty = false
      loader.want(fetches ? missingTiles(plan) : [])
      surface.draw(plan, pool, missing > 0)
    }
    return missing === 0
  }

  /**
   * What to ask for, the most useful first: what is in view, the ring around it, the rest as far as the pool goes. What
   * of it is on the GPU already is kept there; everything else may be given up.
   */
  function missingTiles({ levelIndex, visible, ring, rest }: TilePlan): WantedTile[] {
    planner.sortByNearness()
    const level = levels[levelIndex]
    if (!level) return []
    const indexes = isLowData() ? visible : [...visible, ...ring, ...rest].slice(0, pool.capacity)
    const tiles: WantedTile[] = []
    useful.clear()
    round += 1
    for (const [rank, index] of indexes.entries()) {
      const key = tileKey(levelIndex, index)
      useful.add(key)
      if (pool.touch(key, round) || uploads.has(key)) continue
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

function countMissing({ levelIndex, visible }: TilePlan, pool: TilePool): number {
  let missing = 0
  for (const index of visible) if (pool.slotOf(tileKey(levelIndex, index)) === -1) missing += 1
  return missing
}
