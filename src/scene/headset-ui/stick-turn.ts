export const SNAP_TURN_DEG = 30
/** Positive turns right. The stick counts as pushed beyond the first and as let go below the second. */
const PUSHED = 0.7
const RELEASED = 0.4

const SMOOTH_DEAD_ZONE = 0.25
const SMOOTH_DEG_PER_S = 60

export type SnapTurn = { isArmed: boolean }

export function createSnapTurn(): SnapTurn {
  return { isArmed: true }
}

/** Degrees to turn in this frame, 30 to either side or none, for a stick at `axis` (-1 left to 1 right): one per push. */
export function stepSnapTurn(snap: SnapTurn, axis: number): number {
  const pushed = Math.abs(axis)
  if (pushed < RELEASED) snap.isArmed = true
  if (!snap.isArmed || pushed < PUSHED) return 0
  snap.isArmed = false
  return Math.sign(axis) * SNAP_TURN_DEG
}

/** Degrees per second for a stick at `axis`, none inside the dead zone and growing evenly from its edge. */
export function smoothTurnDegPerS(axis: number): number {
  const pushed = Math.max(0, Math.abs(axis) - SMOOTH_DEAD_ZONE) / (1 - SMOOTH_DEAD_ZONE)
  return Math.sign(axis) * pushed * SMOOTH_DEG_PER_S + 0
}
