/** A frame that came this much later than its turn was missed by the headset, which showed the one before again. */
const LATE_FRAMES = 1.5
/** What takes longer is a pause: the headset's own menu, or a head that was not tracked. */
const PAUSE_S = 0.5
/** More late frames than this, in so many seconds one after the other, are no hiccup. */
const LATE_SHARE = 0.1
const SLOW_SECONDS = 5

/** Watches whether the frames of a session come in time. */
export function createFramePace() {
  let frames = 0
  let lateFrames = 0
  let slowSeconds = 0

  /** Notes one frame after the one before; true as soon as the session has been too slow for too long. */
  function note(deltaS: number, rateHz: number): boolean {
    if (deltaS > PAUSE_S) {
      frames = 0
      lateFrames = 0
      return false
    }
    frames += 1
    if (deltaS * rateHz > LATE_FRAMES) lateFrames += 1
    if (frames < rateHz) return false
    slowSeconds = lateFrames > frames * LATE_SHARE ? slowSeconds + 1 : 0
    frames = 0
    lateFrames = 0
    return slowSeconds === SLOW_SECONDS
  }

  return { note }
}
