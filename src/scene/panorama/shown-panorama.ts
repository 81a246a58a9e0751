import { Group } from 'three'
import type { Eye, ViewedLevel, ViewedPanorama } from '#content/panorama-manifest.ts'
import type { AppError } from '#core/app-error.ts'
import type { StreamedView } from '#core/tile-plan.ts'
import { immersionStore } from '#state/immersion-store.ts'
import { standStill } from '../stand-still.ts'
import type { ImageDecoder } from './image-decoder.ts'
import { type Coverage, createPanoramaStream, type PanoramaStream } from './panorama-stream.ts'
import { createRestWatcher } from './rest-watcher.ts'
import type { TilePool } from './tile-pool.ts'
import { createTileSurface, type TileSurface } from './tile-surface.ts'

type Options = {
  panorama: ViewedPanorama
  levels: readonly ViewedLevel[]
  pool: TilePool
  decoder: ImageDecoder
  requestFrame: () => void
  onFailed: (error: AppError) => void
}

type Side = { stream: PanoramaStream; surface: TileSurface }

/** What three.js shows to both eyes, and to each of them in a headset. The page's camera sees the left eye's too. */
const BOTH_EYES_LAYER = 0
export const LEFT_EYE_LAYER = 1
const RIGHT_EYE_LAYER = 2
const COVERAGES: readonly Coverage[] = ['partial', 'seen', 'whole']

/**
 * One panorama as it is shown: its tiles and what draws them. A panorama with a picture for each eye has them twice while
 * a headset shows it, from the same pool; the page shows the left eye's.
 */
export function createShownPanorama(options: Options) {
  const { panorama, levels, pool, requestFrame } = options
  const isStereo = panorama.stereo !== 'mono'
  const group = new Group()
  standStill(group)
  const room = {
    get capacity() {
      return right ? Math.floor(pool.capacity / 2) : pool.capacity
    },
  }
  const rest = createRestWatcher(requestFrame)
  let right: Side | null = null
  const left = createSide('left', isStereo ? LEFT_EYE_LAYER : BOTH_EYES_LAYER)

  function createSide(eye: Eye, layer: number): Side {
    const surface = createTileSurface(levels, eye, layer)
    group.add(surface.group)
    return { surface, stream: createPanoramaStream({ ...options, eye, room, surface }) }
  }

  /**
   * Brings the tiles of every eye up to date; the less covered one counts. A view that rests, and has all of its tiles, is
   * filtered finely: what moves has other frames to draw, and nobody could tell.
   */
  function update(view: StreamedView, fetches: boolean): Coverage {
    const coverage = updateSides(view, fetches)
    const isResting = rest.update(view, coverage === 'whole')
    left.surface.filterFinely(isResting)
    right?.surface.filterFinely(isResting)
    return coverage
  }

  function updateSides(view: StreamedView, fetches: boolean): Coverage {
    const needsRight = isStereo && immersionStore.getState().presenting !== 'none'
    if (needsRight && !right) {
      right = createSide('right', RIGHT_EYE_LAYER)
      right.stream.takePool()
    } else if (!needsRight && right) closeRight()
    const coverage = left.stream.update(view, fetches)
    return right ? lesser(coverage, right.stream.update(view, fetches)) : coverage
  }

  function closeRight(): void {
    if (right) close(right)
    right = null
  }

  return {
    id: panorama.id,
    group,
    update,
    prepare: (view: StreamedView) => left.stream.prepare(view),
    /** The one before has left: the pool is this one's. */
    takePool: () => left.stream.takePool(),
    /** Whether what is planned is as fine as the view, or as the panorama: of the room there may be too little. */
    isFine: () => left.stream.isFine() && (right?.stream.isFine() ?? true),
    retry: () => {
      left.stream.retry()
      right?.stream.retry()
    },
    pause: () => {
      left.stream.pause()
      right?.stream.pause()
    },
    dispose: () => {
      rest.stop()
      group.removeFromParent()
      close(left)
      closeRight()
    },
  }
}

export type ShownPanorama = ReturnType<typeof createShownPanorama>

function lesser(one: Coverage, other: Coverage): Coverage {
  return COVERAGES.indexOf(one) < COVERAGES.indexOf(other) ? one : other
}

function close({ stream, surface }: Side): void {
  stream.dispose()
  surface.dispose()
}
