import { clampPitchDeg, shortestTurnDeg, wrapHeadingDeg } from './angles.ts'
import { dampFactor, decayedSpeed, glideDistance } from './damping.ts'

/** Degrees per second of the automatic turning. */
export const AUTO_TURN_DEG_PER_S = 4
const EASE_HALF_LIFE_S = 0.07
const GLIDE_HALF_LIFE_S = 0.16
/** Below this an eased view has arrived, in degrees: a tenth of a pixel on the largest screens. */
const ARRIVED_DEG = 0.005
/** Below this a glide has ended, in degrees per second. */
const RESTING_DEG_PER_S = 0.6

/** A guided turn is slow enough to look at the picture on the way. */
const GUIDE_DEG_PER_S = 42
const GUIDE_DEG_PER_S2 = 36

export type ViewAngles = { headingDeg: number; pitchDeg: number; fovDeg: number }
export type Glide = { headingDegPerS: number; pitchDegPerS: number }

/**
 * Moves `shown` a frame nearer to `target`, at a speed that does not depend on the frame rate. True once it is there:
 * then it equals the target exactly.
 */
export function easeView(shown: ViewAngles, target: Readonly<ViewAngles>, deltaS: number): boolean {
  const share = dampFactor(EASE_HALF_LIFE_S, deltaS)
  const headingWayDeg = shortestTurnDeg(shown.headingDeg, target.headingDeg)
  const pitchWayDeg = target.pitchDeg - shown.pitchDeg
  const fovWayDeg = target.fovDeg - shown.fovDeg
  if (Math.abs(headingWayDeg) + Math.abs(pitchWayDeg) + Math.abs(fovWayDeg) < ARRIVED_DEG) {
    shown.headingDeg = target.headingDeg
    shown.pitchDeg = target.pitchDeg
    shown.fovDeg = target.fovDeg
    return true
  }
  shown.headingDeg = wrapHeadingDeg(shown.headingDeg + headingWayDeg * share)
  shown.pitchDeg += pitchWayDeg * share
  shown.fovDeg += fovWayDeg * share
  return false
}

/** Lets a view glide on for a frame and slows the glide down. True once it has come to rest. */
export function glideView(view: ViewAngles, glide: Glide, deltaS: number): boolean {
  view.headingDeg = wrapHeadingDeg(view.headingDeg + glideDistance(glide.headingDegPerS, GLIDE_HALF_LIFE_S, deltaS))
  view.pitchDeg = clampPitchDeg(view.pitchDeg + glideDistance(glide.pitchDegPerS, GLIDE_HALF_LIFE_S, deltaS))
  glide.headingDegPerS = decayedSpeed(glide.headingDegPerS, GLIDE_HALF_LIFE_S, deltaS)
  glide.pitchDegPerS = decayedSpeed(glide.pitchDegPerS, GLIDE_HALF_LIFE_S, deltaS)
  return Math.hypot(glide.headingDegPerS, glide.pitchDegPerS) < RESTING_DEG_PER_S
}

type Turned = Pick<ViewAngles, 'headingDeg' | 'pitchDeg'>

/** The speed of a guided turn, degrees per second; it begins at 0. */
export type GuidedTurn = { degPerS: number }

/**
 * Turns `shown` a frame further towards `target`: gathering speed, evenly, and slowing down in time. True once it is there:
 * then it equals the target exactly.
 */
export function guideView(shown: Turned, target: Readonly<Turned>, turn: GuidedTurn, deltaS: number): boolean {
  const headingWayDeg = shortestTurnDeg(shown.headingDeg, target.headingDeg)
  const pitchWayDeg = target.pitchDeg - shown.pitchDeg
  const wayDeg = Math.hypot(headingWayDeg, pitchWayDeg)
  const stoppableDegPerS = Math.sqrt(2 * GUIDE_DEG_PER_S2 * wayDeg)
  turn.degPerS = Math.min(GUIDE_DEG_PER_S, turn.degPerS + GUIDE_DEG_PER_S2 * deltaS, stoppableDegPerS)
  const stepDeg = turn.degPerS * deltaS
  if (wayDeg <= Math.max(stepDeg, ARRIVED_DEG)) {
    shown.headingDeg = target.headingDeg
    shown.pitchDeg = target.pitchDeg
    return true
  }
  shown.headingDeg = wrapHeadingDeg(shown.headingDeg + (headingWayDeg * stepDeg) / wayDeg)
  shown.pitchDeg += (pitchWayDeg * stepDeg) / wayDeg
  return false
}
