import { useEffect, type RefObject } from 'react'
import { shortestTurnDeg } from '#core/angles.ts'
import { openView, viewStore, type ViewState } from '#state/view-store.ts'
import { placePoster, type FlatView } from './flat-view.ts'

/** Where no scene can be drawn, the poster itself follows gestures, keys and buttons, as far as it reaches. */
export function useFlatView(frame: RefObject<HTMLElement | null>, panoramaId: string, isFlat: boolean): void {
  useEffect(() => {
    const poster = frame.current?.querySelector<HTMLImageElement>('.poster img')
    const view = frame.current
    if (!isFlat || !poster || !view) return

    const follow = () => {
      if (view.clientHeight === 0) return
      const state = viewStore.getState()
      const placement = placePoster(
        {
          posterWidthPx: poster.clientWidth,
          viewWidthPx: view.clientWidth,
          heightPx: view.clientHeight,
          posterFovDeg: state.firstFovDeg,
        },
        { headingDeg: state.targetHeadingDeg, pitchDeg: state.targetPitchDeg, fovDeg: state.targetFovDeg },
      )
      poster.style.transform = `translate(calc(-50% + ${placement.xPx}px), ${placement.yPx}px) scale(${placement.scale})`
      // Publishing calls this again; a difference too small to see must not keep it going.
      if (isOtherView(placement.view, state)) openView(placement.view)
    }
    const observer = new ResizeObserver(follow)
    observer.observe(view)
    observer.observe(poster)
    const unsubscribe = viewStore.subscribe(follow)
    return () => {
      unsubscribe()
      observer.disconnect()
      poster.style.transform = ''
    }
    // Each panorama has a poster of its own.
  }, [frame, panoramaId, isFlat])
}

const VISIBLE_DEG = 0.001

/** True where the page shows, or the person has been turning towards, something else than what the poster can show. */
function isOtherView(shown: FlatView, state: ViewState): boolean {
  const facing = { headingDeg: state.facingHeadingDeg, pitchDeg: state.facingPitchDeg, fovDeg: state.facingFovDeg }
  const target = { headingDeg: state.targetHeadingDeg, pitchDeg: state.targetPitchDeg, fovDeg: state.targetFovDeg }
  return [facing, target].some(
    (view) =>
      Math.abs(shortestTurnDeg(view.headingDeg, shown.headingDeg)) > VISIBLE_DEG ||
      Math.abs(view.pitchDeg - shown.pitchDeg) > VISIBLE_DEG ||
      Math.abs(view.fovDeg - shown.fovDeg) > VISIBLE_DEG,
  )
}
