import type { Look } from '#state/view-store.ts'

/** Nobody holds a head stiller than this; who turns it by less has not turned. */
const RESTING_DEG = 0.5
const RESTS_AFTER_S = 0.1

/**
 * Tells when the page, which nobody sees in a headset, is to be told where the head faces: once the head rests, and when
 * something else than the head has turned the view. Rendering the page for every look would take its time and its
 * memory from the frames.
 */
export function createHeadPace() {
  const noted = { lookYawDeg: 0, lookPitchDeg: 0, aimDeg: Number.NaN, restingS: 0, isTold: false }

  /** Once per frame. `aim`: where a straight look would face. True in the frames in which the page is to be told. */
  function isDue(look: Readonly<Look>, aim: Readonly<{ headingDeg: number }>, deltaS: number): boolean {
    if (hasTurned(look)) {
      noted.lookYawDeg = look.lookYawDeg
      noted.lookPitchDeg = look.lookPitchDeg
      noted.restingS = 0
      noted.isTold = false
    } else {
      noted.restingS += deltaS
    }
    const isLed = aim.headingDeg !== noted.aimDeg
    const rests = !noted.isTold && noted.restingS >= RESTS_AFTER_S
    if (!isLed && !rests) return false
    noted.aimDeg = aim.headingDeg
    noted.isTold ||= rests
    return true
  }

  /** Before another session: nothing has been told of it. */
  function forget(): void {
    noted.aimDeg = Number.NaN
  }

  function hasTurned({ lookYawDeg, lookPitchDeg }: Readonly<Look>): boolean {
    return (
      Math.abs(lookYawDeg - noted.lookYawDeg) > RESTING_DEG || Math.abs(lookPitchDeg - noted.lookPitchDeg) > RESTING_DEG
    )
  }

  return { isDue, forget }
}

export type HeadPace = ReturnType<typeof createHeadPace>
