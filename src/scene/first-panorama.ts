import { firstFovDeg } from '#core/field-of-view.ts'
import { parseViewAddress } from '#core/view-address.ts'
import { showPanorama, showStage } from '#state/tour-store.ts'
import { fitFirstFov, openView } from '#state/view-store.ts'

/**
 * Asks for the panorama of a prerendered page, in the direction that the address names, before the page has been taken
 * over: its preview and its tiles come and are drawn meanwhile, out of sight. The page asks for the same a moment later, and
 * shows what is there.
 */
export function askForPanoramaOf(slot: HTMLElement): void {
  const panoramaId = slot.closest<HTMLElement>('[data-panorama]')?.dataset['panorama']
  if (panoramaId === undefined) return
  fitFirstFov(firstFovDeg(window.innerWidth, window.innerHeight))
  openView(parseViewAddress(new URLSearchParams(window.location.search)))
  showPanorama(panoramaId, [])
  showStage(true)
}
