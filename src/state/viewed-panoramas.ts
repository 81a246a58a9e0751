import { panoramaById } from '#content/panoramas.ts'
import type { ViewedPanorama } from '#content/panorama-manifest.ts'

/** Panoramas that people posted, as far as a page has asked for them. */
const posted = new Map<string, ViewedPanorama>()

/** Lets the viewer know a panorama that is none of ours. */
export function offerPanorama(panorama: ViewedPanorama): void {
  posted.set(panorama.id, panorama)
}

/** A panorama of ours, or one that a page has offered; null where nobody knows it. */
export function viewedPanorama(id: string): ViewedPanorama | null {
  return panoramaById(id) ?? posted.get(id) ?? null
}
