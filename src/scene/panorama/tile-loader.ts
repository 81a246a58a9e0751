import { AppError } from '#core/app-error.ts'
import { takeEarlyPicture } from '#platform/early-pictures.ts'
import { isOffline } from '#platform/environment.ts'
import type { ImageDecoder } from './image-decoder.ts'

/** A picture that the view could use. `urgent`: the present view shows it; the rest wait until all of these are there. */
export type WantedTile = { key: number; url: string; urgent: boolean }

type Events = {
  onDecoded: (key: number, bitmap: ImageBitmap) => void
  /** A tile that the view needs failed for good, after its retries, or had failed before. The rest goes on. */
  onFailed: (error: AppError) => void
}

/** All that a view can need: the browser queues them in our order and goes on while the main thread is busy. */
const PARALLEL_REQUESTS = 100
const PARALLEL_BACKGROUND_REQUESTS = 3
const RETRY_DELAYS_MS = [500, 1500, 4000, 8000]
/** A connection that says nothing any more is not told from a slow one sooner: the first view takes 20 s at 400 kbit/s. */
const ATTEMPT_LIMIT_MS = 60_000

type Running = { abort: AbortController; urgent: boolean }

/**
 * Fetches and decodes tiles in the order of the latest wish. What a newer wish does not name any more is aborted.
 * A failed request waits and tries again by itself; after the last delay it is reported and left until `want` is
 * called with `retry`.
 */
export function createTileLoader(decoder: ImageDecoder, { onDecoded, onFailed }: Events) {
  const running = new Map<number, Running>()
  const givenUp = new Map<number, { error: AppError; wasUrgent: boolean }>()
  let queue: WantedTile[] = []

  function want(tiles: WantedTile[], { retry = false } = {}): void {
    if (retry) givenUp.clear()
    const wanted = new Map(tiles.map((tile) => [tile.key, tile]))
    for (const [key, request] of running) {
      const tile = wanted.get(key)
      if (tile) request.urgent = tile.urgent
      else {
        request.abort.abort()
        running.delete(key)
      }
    }
    queue = tiles.filter((tile) => !running.has(tile.key) && !isHopeless(tile))
    startNext()
  }

  /** What failed behind the view gets another chance when the view needs it. */
  function isHopeless({ key, urgent }: WantedTile): boolean {
    const failure = givenUp.get(key)
    if (!failure || (urgent && !failure.wasUrgent)) return false
    if (urgent) onFailed(failure.error)
    return true
  }

  function startNext(): void {
    for (let tile = queue[0]; tile; tile = queue[0]) {
      if (running.size >= (tile.urgent ? PARALLEL_REQUESTS : PARALLEL_BACKGROUND_REQUESTS)) return
      if (!tile.urgent && isUrgentRunning()) return
      queue.shift()
      void load(tile)
    }
  }

  function isUrgentRunning(): boolean {
    for (const { urgent } of running.values()) if (urgent) return true
    return false
  }

  async function load(tile: WantedTile): Promise<void> {
    const abort = new AbortController()
    const request = { abort, urgent: tile.urgent }
    running.set(tile.key, request)
    const priority = tile.urgent ? 'high' : 'low'
    try {
      const bitmap = await fetchWithRetries(decoder, tile.url, priority, abort.signal)
      if (running.get(tile.key) === request) onDecoded(tile.key, bitmap)
      else bitmap.close()
    } catch (error) {
      if (!abort.signal.aborted) {
        const failure = toAppError(error, tile.url)
        givenUp.set(tile.key, { error: failure, wasUrgent: request.urgent })
        if (request.urgent) onFailed(failure)
      }
    } finally {
      if (running.get(tile.key) === request) running.delete(tile.key)
      startNext()
    }
  }

  return { want, isIdle: () => running.size === 0 && queue.length === 0 }
}

export type TileLoader = ReturnType<typeof createTileLoader>

/**
 * Fetches and decodes one picture, trying again with growing pauses while the network fails. Without a network there is
 * nothing to wait for: whoever is told tries again when the browser is online.
 * @throws AppError 'not-found' for a missing file, 'invalid-data' for an unreadable one, 'network' after the last try.
 */
export async function fetchWithRetries(
  decoder: ImageDecoder,
  url: string,
  priority: 'high' | 'low',
  signal: AbortSignal,
): Promise<ImageBitmap> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await fetchPicture(decoder, url, priority, signal)
    } catch (error) {
      const delayMs = RETRY_DELAYS_MS[attempt]
      const hopeless = error instanceof AppError && error.code !== 'network'
      if (signal.aborted || hopeless || delayMs === undefined || isOffline()) throw error
      await waitForAnotherTry(delayMs, signal)
    }
  }
}

async function fetchPicture(
  decoder: ImageDecoder,
  url: string,
  priority: 'high' | 'low',
  signal: AbortSignal,
): Promise<ImageBitmap> {
  const attempt = new AbortController()
  const end = () => attempt.abort(signal.reason)
  const timer = setTimeout(end, ATTEMPT_LIMIT_MS)
  signal.addEventListener('abort', end)
  try {
    const early = takeEarlyPicture(url, attempt.signal)
    if (early) return await early
    const response = await fetch(url, { signal: attempt.signal, priority })
    if (response.status === 404) throw new AppError('not-found', `${url} does not exist`)
    if (!response.ok) throw new AppError('network', `${url} answered ${response.status}`)
    return await decoder.decode(await response.blob())
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', end)
  }
}

/** Resolves after the pause, or as soon as the browser is online again; rejects when aborted. */
function waitForAnotherTry(delayMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const finish = () => {
      clearTimeout(timer)
      removeEventListener('online', finish)
      signal.removeEventListener('abort', finish)
      if (signal.aborted) reject(signal.reason)
      else resolve()
    }
    const timer = setTimeout(finish, delayMs)
    addEventListener('online', finish)
    signal.addEventListener('abort', finish)
  })
}

function toAppError(error: unknown, url: string): AppError {
  return error instanceof AppError ? error : new AppError('network', `${url} could not be fetched`, { cause: error })
}
