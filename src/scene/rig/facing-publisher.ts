import { type Look, viewStore } from '#state/view-store.ts'
import { ShownView } from './shown-view.ts'

/** At most ten times a second: the page's attributes, slider and compass need no more. */
const INTERVAL_MS = 100
/** Nobody sees the page while a head looks around in a headset, and rendering it takes time from the next frame. */
const HEADSET_INTERVAL_MS = 500

/**
 * Tells the store what is on screen, at most ten times a second (twice while in a headset) and always, a little later,
 * the last of it.
 */
export function createFacingPublisher(store = viewStore) {
  const latest = new ShownView()
  const latestHead: Look = { lookYawDeg: 0, lookPitchDeg: 0 }
  let isOfHead = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let lastMs = Number.NEGATIVE_INFINITY

  /** `head` is the look that a headset shows; without one, whoever looks has told the store before the frame. */
  function publish(view: Readonly<ShownView>, head: Readonly<Look> | null = null): void {
    if (isKnown(view, head)) {
      stop()
      return
    }
    latest.headingDeg = view.headingDeg
    latest.pitchDeg = view.pitchDeg
    latest.fovDeg = view.fovDeg
    isOfHead = head !== null
    if (head) {
      latestHead.lookYawDeg = head.lookYawDeg
      latestHead.lookPitchDeg = head.lookPitchDeg
    }
    if (timer !== undefined) return
    const waitMs = lastMs + (head ? HEADSET_INTERVAL_MS : INTERVAL_MS) - performance.now()
    if (waitMs <= 0) write()
    else timer = setTimeout(write, waitMs)
  }

  function isKnown(view: Readonly<ShownView>, head: Readonly<Look> | null): boolean {
    const state = store.getState()
    return (
      state.facingHeadingDeg === view.headingDeg &&
      state.facingPitchDeg === view.pitchDeg &&
      state.facingFovDeg === view.fovDeg &&
      (head === null || (state.lookYawDeg === head.lookYawDeg && state.lookPitchDeg === head.lookPitchDeg))
    )
  }

  function write(): void {
    timer = undefined
    lastMs = performance.now()
    store.setState({
      ...(isOfHead ? latestHead : null),
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
