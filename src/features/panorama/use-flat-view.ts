import { useEffect, type RefObject } from 'react'
import { openView, viewStore } from '#state/view-store.ts'
import { placePoster } from './flat-view.ts'

/** Where no scene can be drawn, the poster itself follows gestures, keys and buttons, as far as it reaches. */
export function useFlatView(frame: RefObject<HTMLElement | null>, isFlat: boolean): void {
  useEffect(() => {
    const poster = frame.current?.querySelector<HTMLImageElement>('.poster img')
    const view = frame.current
    if (!isFlat || !poster || !view) return

    const follow = () => {
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
      const { xPx, yPx, scale, view: shown } = placement
      poster.style.transform = `translate(calc(-50% + ${xPx}px), ${yPx}px) scale(${scale})`
      const isPublished =
        state.facingHeadingDeg === shown.headingDeg &&
        state.facingPitchDeg === shown.pitchDeg &&
        state.facingFovDeg === shown.fovDeg
      if (!isPublished) openView(shown)
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
  }, [frame, isFlat])
}
