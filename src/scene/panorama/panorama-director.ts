import type { Group } from 'three'
import { tileUrl, type ViewedLevel, type ViewedPanorama } from '#content/panorama-manifest.ts'
import { AppError } from '#core/app-error.ts'
import { wrapHeadingDeg } from '#core/angles.ts'
import type { StreamedView } from '#core/tile-plan.ts'
import { closeEarlyPictures } from '#platform/early-pictures.ts'
import { isOffline } from '#platform/environment.ts'
import { isFileKept } from '#platform/kept-files.ts'
import { isSceneSeen } from '#state/immersion-store.ts'
import { isLowData } from '#state/preferences-store.ts'
import { reportLoadState, reportTrouble, tourStore } from '#state/tour-store.ts'
import { viewedPanorama } from '#state/viewed-panoramas.ts'
import { carryHeading } from '#state/carried-view.ts'
import { shownHeadingDeg, shownPitchDeg, viewStore } from '#state/view-store.ts'
import type { ImageDecoder } from './image-decoder.ts'
import { createPreviewCache, type PreviewCache } from './preview-cache.ts'
import type { PreviewSphere } from './preview-sphere.ts'
import { createShownPanorama, type ShownPanorama } from './shown-panorama.ts'
import type { TilePool } from './tile-pool.ts'

type Options = {
  /** Everything that turns with the panorama; the sharp tiles are added beside the sphere. */
  group: Group
  sphere: PreviewSphere
  decoder: ImageDecoder
  pool: TilePool
  requestFrame: () => void
  /** Until graphics are through with it nothing counts as on screen. */
  firstFrame: { isOver: () => boolean }
  currentView: () => StreamedView
  /** Called before one picture gives way to another that faces the same way in the world; degrees of the next one. */
  holdView: (headingDeg: number, pitchDeg: number) => void
}

/**
 * Brings the panorama that the tour store names to the screen, keeps the last one there until the next has something
 * to show, and tells the store what is on screen. `follow`, `retry`, `lose` and `restore` at any time, `update` once per frame.
 */
export function createPanoramaDirector(options: Options) {
  const { group, sphere, decoder, pool, requestFrame, firstFrame } = options
  const previews = createPreviewCache(decoder)
  let shown: ShownPanorama | null = null
  let openingId: string | null = null
  let wasThere = false
  /** The GPU has taken the canvas away for a while: nothing is on screen, whatever the tiles say. */
  let isLost = false

  /** Opens the store's panorama if it is not on screen or on its way; stops fetching while nobody sees it. */
  function follow(): void {
    const { panoramaId } = tourStore.getState()
    if (panoramaId && panoramaId !== openingId && panoramaId !== shown?.id) void open(panoramaId)
    if (!isSceneSeen()) {
      shown?.pause()
      closeEarlyPictures()
    }
    requestFrame()
  }

  async function open(panoramaId: string): Promise<void> {
    openingId = panoramaId
    try {
      previews.keepOnly([panoramaId, shown?.id ?? '', ...tourStore.getState().neighbourIds])
      const next = await prepare(panoramaId, worldTurnDeg(shown?.id, panoramaId), previews, options, handleFailure)
      if (openingId === panoramaId) put(next.shown, next.preview)
      else next.shown.dispose()
    } catch {
      if (openingId !== panoramaId) return
      openingId = null
      handleFailure()
    }
  }

  /** Replaces what is on screen, in one frame. */
  function put(next: ShownPanorama, preview: ImageBitmap): void {
    if (shown && goesOn()) carryView(worldTurnDeg(shown.id, next.id), options.holdView)
    shown?.dispose()
    pool.clear()
    next.takePool()
    sphere.setPicture(preview)
    group.add(next.group)
    shown = next
    openingId = null
    wasThere = false
    requestFrame()
  }

  /** Brings the tiles up to date with the view that is about to be drawn. */
  function update(view: StreamedView): void {
    if (!shown || isLost || !isSceneSeen()) return
    const { panoramaId, neighbourIds } = tourStore.getState()
    const isCurrent = shown.id === panoramaId
    const coverage = shown.update(view, isCurrent)
    const isThere = coverage !== 'partial'
    // Where the tiles cover the view, the preview behind them would only be drawn twice.
    sphere.mesh.visible = coverage !== 'whole'
    if (!isCurrent || !firstFrame.isOver()) return
    reportLoadState(isThere && shown.isFine() ? 'sharp' : 'ready')
    // All that was asked for is there, whether it is as fine as the view or as fine as there was room for.
    if (isThere && !wasThere) arrive()
    wasThere = isThere
    // The page may name them later: a scene that starts before the page has been taken over knows none.
    if (isThere && !isLowData()) previews.prefetch(neighbourIds)
  }

  /** Tries again at once: the person asked, or the browser is online again. */
  function retry(): void {
    previews.forgetFailures()
    shown?.retry()
    follow()
  }

  /** The GPU lost everything. */
  function lose(): void {
    isLost = true
    reportLoadState('loading')
  }

  /** The GPU lost everything and is back. The preview is copied again by the renderer, the tiles are fetched again. */
  function restore(): void {
    isLost = false
    pool.clear()
    retry()
  }

  function handleFailure(): void {
    reportTrouble(isOffline() ? 'offline' : 'failed')
    if (shown?.id !== tourStore.getState().panoramaId) reportLoadState('error')
  }

  function dispose(): void {
    openingId = null
    previews.keepOnly([])
    shown?.dispose()
  }

  return { follow, update, retry, lose, restore, dispose }
}

/** All of a view is there. */
function arrive(): void {
  reportTrouble(null)
  closeEarlyPictures()
}

/** True where the next panorama goes on in the direction of the one on screen. */
function goesOn(): boolean {
  return tourStore.getState().arrival === 'same-direction'
}

/** How far, in degrees, the heading turns so that the next panorama goes on facing the same way in the world. */
function worldTurnDeg(fromId: string | undefined, toId: string): number {
  const from = fromId === undefined || !goesOn() ? null : viewedPanorama(fromId)
  const fromNorthDeg = from?.northOffsetDeg ?? null
  const toNorthDeg = viewedPanorama(toId)?.northOffsetDeg ?? null
  return fromNorthDeg === null || toNorthDeg === null ? 0 : fromNorthDeg - toNorthDeg
}

/** Hands the direction over to the next panorama, and the last sight of this one to whoever fades it out. */
function carryView(turnDeg: number, holdView: Options['holdView']): void {
  const state = viewStore.getState()
  holdView(wrapHeadingDeg(shownHeadingDeg(state) + turnDeg), shownPitchDeg(state))
  carryHeading(turnDeg)
}

/**
 * The levels that are kept on this device, all of them where none is. Whether there is a network is not asked: a browser
 * may say so beside a router that leads nowhere, and what is at hand is there sooner anyway.
 */
async function levelsAtHand(panorama: ViewedPanorama, levels: readonly ViewedLevel[]): Promise<readonly ViewedLevel[]> {
  const areKept = await Promise.all(levels.map((level) => isFileKept(tileUrl(panorama, level, 0, 0, 0))))
  const kept = levels.filter((_, index) => areKept[index])
  return kept.length > 0 ? kept : levels
}

/** Fetches the preview and, beside it, the tiles that the present view will need. */
async function prepare(
  panoramaId: string,
  turnDeg: number,
  previews: PreviewCache,
  { pool, decoder, requestFrame, currentView }: Options,
  onFailed: () => void,
): Promise<{ shown: ShownPanorama; preview: ImageBitmap }> {
  const panorama = viewedPanorama(panoramaId)
  if (!panorama) throw new AppError('not-found', `No panorama with id ${panoramaId}`)
  const coming = previews.load(panoramaId, 'high')
  const levels = await levelsAtHand(panorama, (await decoder.readsAvif()) ? panorama.levels : panorama.legacyLevels)
  const shown = createShownPanorama({ panorama, levels, pool, decoder, requestFrame, onFailed })
  const view = currentView()
  view.headingDeg = wrapHeadingDeg(view.headingDeg + turnDeg)
  shown.prepare(view)
  try {
    return { shown, preview: await coming }
  } catch (error) {
    shown.dispose()
    throw error
  }
}
