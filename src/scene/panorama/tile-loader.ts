import { AppError } from '#core/app-error.ts'
import type { ImageDecoder } from './image-decoder.ts'

/** A picture that the view could use. `urgent`: the present view shows it; the rest are fetched behind. */
export type WantedTile = { key: number; url: string; urgent: boolean }

type Events = {
  onDecoded: (key: number, bitmap: ImageBitmap) => void
  /** A tile failed for good, after its retries. The rest goes on. */
  onFailed: (error: AppError) => void
}

/** As many as a browser opens to one host over HTTP/1.1; more would only queue out of our order. */
const PARALLEL_REQUESTS = 6
const PARALLEL_BACKGROUND_REQUESTS = 3
const RETRY_DELAYS_MS = [500, 1500, 4000, 8000]

type Running = { abort: AbortController; urgent: boolean }

/**
 * Fetches and decodes tiles in the order of the latest wish. What a newer wish does not name any more is aborted.
 * A failed request waits and tries again by itself; after the last delay it is reported and left until `want` is
 * called with `retry`.
 */
export function createTileLoader(decoder: ImageDecoder, { onDecoded, onFailed }: Events) {
  const running = new Map<number, Running>()
  const givenUp = new Set<number>()
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
    queue = tiles.filter(({ key }) => !running.has(key) && !givenUp.has(key))
    startNext()
  }

  function startNext(): void {
    for (let tile = queue[0]; tile; tile = queue[0]) {
      if (running.size >= (tile.urgent ? PARALLEL_REQUESTS : PARALLEL_BACKGROUND_REQUESTS)) return
      queue.shift()
      void load(tile)
    }
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
        givenUp.add(tile.key)
        onFailed(toAppError(error, tile.url))
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
 * Fetches and decodes one picture, trying again with growing pauses while the network fails.
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
      if (signal.aborted || hopeless || delayMs === undefined) throw error
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
  const response = await fetch(url, { signal, priority })
  if (response.status === 404) throw new AppError('not-found', `${url} does not exist`)
  if (!response.ok) throw new AppError('network', `${url} answered ${response.status}`)
  return decoder.decode(await response.blob())
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
