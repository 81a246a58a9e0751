import { MAX_FOV_DEG, MIN_FOV_DEG } from '#core/field-of-view.ts'
import { viewStore, zoomBy } from '#state/view-store.ts'

/** Wheel travel that doubles the picture. */
const PX_PER_DOUBLING = 600
const PX_PER_LINE = 32
/** A wheel's click is at least this far; a touchpad sends many small steps, which must not lag behind the fingers. */
const CLICK_PX = 50

/**
 * Zooms with the wheel, without taking the page's scrolling away. With Ctrl held (a pinch on a touchpad), in full
 * screen and while the viewer has the focus the wheel always zooms. Otherwise it zooms only where `freeWheelMedia`
 * matches, while the page stands at its top, and until the zoom is at its limit. Returns the undoing.
 */
export function attachWheelZoom(element: HTMLElement, freeWheelMedia: string, isFullScreen: () => boolean): () => void {
  function handleWheel(event: WheelEvent): void {
    if (event.deltaY === 0) return
    const travelPx = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? event.deltaY : event.deltaY * PX_PER_LINE
    const belongsToViewer = event.ctrlKey || isFullScreen() || document.activeElement === element
    if (!belongsToViewer && !isFree(travelPx, freeWheelMedia)) return
    event.preventDefault()
    // A pinch reports about a tenth of the travel that a wheel does.
    const weight = event.ctrlKey ? 6 : 1
    zoomBy(2 ** ((-travelPx * weight) / PX_PER_DOUBLING), { eased: Math.abs(travelPx) >= CLICK_PX })
  }

  // Not passive: zooming replaces the page's scrolling.
  element.addEventListener('wheel', handleWheel, { passive: false })
  return () => element.removeEventListener('wheel', handleWheel)
}

function isFree(travelPx: number, media: string): boolean {
  if (window.scrollY > 0 || !matchMedia(media).matches) return false
  const { targetFovDeg } = viewStore.getState()
  return travelPx > 0 ? targetFovDeg < MAX_FOV_DEG : targetFovDeg > MIN_FOV_DEG
}
