import type { Group } from 'three'
import { panoramaById } from '#content/panoramas.ts'
import { AppError } from '#core/app-error.ts'
import type { StreamedView } from '#core/tile-plan.ts'
import { isOffline } from '#platform/environment.ts'
import { isLowData } from '#state/preferences-store.ts'
import { reportLoadState, reportTrouble, tourStore } from '#state/tour-store.ts'
import type { ImageDecoder } from './image-decoder.ts'
import { createPanoramaStream, type PanoramaStream } from './panorama-stream.ts'
import { createPreviewCache, type PreviewCache } from './preview-cache.ts'
import type { PreviewSphere } from './preview-sphere.ts'
import type { TilePool } from './tile-pool.ts'
import { createTileSurface, type TileSurface } from './tile-surface.ts'

type Options = {
  /** Everything that turns with the panorama; the sharp tiles are added beside the sphere. */
  group: Group
  sphere: PreviewSphere
  decoder: ImageDecoder
  pool: TilePool
  requestFrame: () => void
  currentView: () => StreamedView
}

type Shown = { stream: PanoramaStream; surface: TileSurface }

/**
 * Brings the panorama that the tour store names to the screen, keeps the last one there until the next has something
 * to show, and tells the store what is on screen. `follow`, `retry` and `restore` at any time, `update` once per frame.
 */
export function createPanoramaDirector(options: Options) {
  const { group, sphere, decoder, pool, requestFrame } = options
  const previews = createPreviewCache(decoder)
  let shown: Shown | null = null
  let openingId: string | null = null
  let wasSharp = false

  /** Opens the store's panorama if it is not on screen or on its way; stops fetching while no page shows it. */
  function follow(): void {
    const { panoramaId, stageShown } = tourStore.getState()
    if (panoramaId && panoramaId !== openingId && panoramaId !== shown?.stream.panorama.id) void open(panoramaId)
    if (!stageShown) shown?.stream.pause()
    requestFrame()
  }

  async function open(panoramaId: string): Promise<void> {
    openingId = panoramaId
    try {
      previews.keepOnly([panoramaId, shown?.stream.panorama.id ?? '', ...tourStore.getState().neighbourIds])
      const next = await prepare(panoramaId, previews, options, handleFailure)
      if (openingId === panoramaId) put(next.shown, next.preview)
      else close(next.shown)
    } catch {
      if (openingId !== panoramaId) return
      openingId = null
      handleFailure()
    }
  }

  /** Replaces what is on screen, in one frame. */
  function put(next: Shown, preview: ImageBitmap): void {
    if (shown) close(shown)
    pool.clear()
    sphere.setPicture(preview)
    group.add(next.surface.group)
    shown = next
    openingId = null
    wasSharp = false
    requestFrame()
  }

  /** Brings the tiles up to date with the view that is about to be drawn. */
  function update(view: StreamedView): void {
    if (!shown || !tourStore.getState().stageShown) return
    const { panoramaId, neighbourIds } = tourStore.getState()
    const isCurrent = shown.stream.panorama.id === panoramaId
    const sharp = shown.stream.update(view, isCurrent)
    // Where the tiles cover the view, the preview behind them would only be drawn twice.
    sphere.mesh.visible = !sharp
    if (!isCurrent) return
    reportLoadState(sharp ? 'sharp' : 'ready')
    if (sharp && !wasSharp) {
      reportTrouble(null)
      if (!isLowData()) previews.prefetch(neighbourIds)
    }
    wasSharp = sharp
  }

  /** Tries again at once: the person asked, or the browser is online again. */
  function retry(): void {
    shown?.stream.retry()
    follow()
  }

  /** The GPU lost everything and is back. The preview is copied again by the renderer, the tiles are fetched again. */
  function restore(): void {
    pool.clear()
    retry()
  }

  function handleFailure(): void {
    reportTrouble(isOffline() ? 'offline' : 'failed')
    if (shown?.stream.panorama.id !== tourStore.getState().panoramaId) reportLoadState('error')
  }

  function dispose(): void {
    openingId = null
    previews.keepOnly([])
    if (shown) close(shown)
  }

  return { follow, update, retry, restore, dispose }
}

/** Fetches the preview and, beside it, the tiles that the present view will need. */
async function prepare(
  panoramaId: string,
  previews: PreviewCache,
  { pool, decoder, requestFrame, currentView }: Options,
  onFailed: () => void,
): Promise<{ shown: Shown; preview: ImageBitmap }> {
  const panorama = panoramaById(panoramaId)
  if (!panorama) throw new AppError('not-found', `No panorama with id ${panoramaId}`)
  const coming = previews.load(panoramaId, 'high')
  const levels = (await decoder.readsAvif()) ? panorama.levels : panorama.legacyLevels
  const surface = createTileSurface(levels)
  const stream = createPanoramaStream({ panorama, levels, pool, surface, decoder, requestFrame, isLowData, onFailed })
  stream.prepare(currentView())
  try {
    return { shown: { stream, surface }, preview: await coming }
  } catch (error) {
    close({ stream, surface })
    throw error
  }
}

function close({ stream, surface }: Shown): void {
  stream.dispose()
  surface.dispose()
}
