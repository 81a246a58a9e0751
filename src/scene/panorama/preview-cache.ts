import { derivedUrl } from '#content/panorama-manifest.ts'
import { AppError } from '#core/app-error.ts'
import { viewedPanorama } from '#state/viewed-panoramas.ts'
import type { ImageDecoder } from './image-decoder.ts'
import { fetchWithRetries } from './tile-loader.ts'

/**
 * Decoded previews of the panorama on screen and its neighbours: at most a few pictures of 2 MiB. A preview stays
 * decoded as long as it may be shown, since the GPU may lose its copy at any time.
 */
export function createPreviewCache(decoder: ImageDecoder) {
  const previews = new Map<string, { bitmap: Promise<ImageBitmap>; abort: AbortController }>()
  let prefetched: readonly string[] | null = null

  function load(panoramaId: string, priority: 'high' | 'low'): Promise<ImageBitmap> {
    const known = previews.get(panoramaId)
    if (known) return known.bitmap
    const panorama = viewedPanorama(panoramaId)
    if (!panorama) return Promise.reject(new AppError('not-found', `No panorama with id ${panoramaId}`))
    const abort = new AbortController()
    const bitmap = fetchWithRetries(
      decoder,
      derivedUrl(panorama.preview.path, panorama.filesUrl),
      priority,
      abort.signal,
    )
    previews.set(panoramaId, { bitmap, abort })
    // A failed preview must not be remembered as the answer to the next try.
    bitmap.catch(() => {
      if (previews.get(panoramaId)?.bitmap === bitmap) previews.delete(panoramaId)
    })
    return bitmap
  }

  /** Fetches the neighbours' previews ahead, once for each list. Failing is no trouble: they are not on screen. */
  function prefetch(panoramaIds: readonly string[]): void {
    if (panoramaIds === prefetched) return
    prefetched = panoramaIds
    for (const id of panoramaIds) load(id, 'low').catch(() => undefined)
  }

  /** Lets go of every preview but these. */
  function keepOnly(panoramaIds: readonly string[]): void {
    for (const [id, { bitmap, abort }] of previews) {
      if (panoramaIds.includes(id)) continue
      previews.delete(id)
      abort.abort()
      bitmap.then((picture) => picture.close()).catch(() => undefined)
    }
  }

  /** What could not be fetched ahead may be asked for again. */
  function forgetFailures(): void {
    prefetched = null
  }

  return { load, prefetch, forgetFailures, keepOnly }
}

export type PreviewCache = ReturnType<typeof createPreviewCache>
