import { viewStore } from '#state/view-store.ts'
import type { ShownView } from './shown-view.ts'

/** At most ten times a second: the page's attributes, slider and compass need no more. */
const INTERVAL_MS = 100

/** Tells the store what is on screen, at most ten times a second and always, a little later, the last of it. */
export function createFacingPublisher(store = viewStore) {
  const latest = { headingDeg: 0, pitchDeg: 0, fovDeg: 0 }
  let timer: ReturnType<typeof setTimeout> | undefined
  let lastMs = Number.NEGATIVE_INFINITY

  function publish(view: Readonly<ShownView>): void {
    const state = store.getState()
    const unchanged =
      state.facingHeadingDeg === view.headingDeg &&
      state.facingPitchDeg === view.pitchDeg &&
      state.facingFovDeg === view.fovDeg
    if (unchanged) {
      stop()
      return
    }
    latest.headingDeg = view.headingDeg
    latest.pitchDeg = view.pitchDeg
    latest.fovDeg = view.fovDeg
    if (timer !== undefined) return
    const waitMs = lastMs + INTERVAL_MS - performance.now()
    if (waitMs <= 0) write()
    else timer = setTimeout(write, waitMs)
  }

  function write(): void {
    timer = undefined
    lastMs = performance.now()
    store.setState({
      facingHeadingDeg: latest.headingDeg,
      facingPitchDeg: latest.pitchDeg,
      facingFovDeg: latest.fovDeg,
    })
  }

  function stop(): void {
    clearTimeout(timer)
    timer = undefined
  }

  return { publish, stop }
}
