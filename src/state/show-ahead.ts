import { parseViewAddress } from '#core/view-address.ts'
import { showPanorama } from './tour-store.ts'
import { openView } from './view-store.ts'

/**
 * Shows another panorama at its front from the next frame on. The page that calls this is about to show it too, and its words
 * take longer than the picture, whose preview is at hand.
 */
export function showAhead(panoramaId: string): void {
  openView(parseViewAddress(new URLSearchParams()))
  showPanorama(panoramaId, [])
}
