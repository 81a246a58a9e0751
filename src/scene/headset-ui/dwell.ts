/** How long something has been looked at. `target` 0 is nothing. One record lives as long as its pointer. */
export type Dwell = {
  target: number
  elapsedS: number
  /** True once the target has been selected: it has to be left before it can be selected again. */
  isSpent: boolean
}

/** A glance away drains what was gathered this many times faster than it was gathered, so a tremor is no new start. */
const DRAIN = 3

export function createDwell(): Dwell {
  return { target: 0, elapsedS: 0, isSpent: false }
}

/** Moves on by a frame in which `target` was looked at (0: nothing). True in the one frame that selects it. */
export function stepDwell(dwell: Dwell, target: number, deltaS: number, dwellS: number): boolean {
  if (target === 0) {
    dwell.elapsedS = dwell.isSpent ? 0 : Math.max(0, dwell.elapsedS - deltaS * DRAIN)
    if (dwell.elapsedS === 0) clearDwell(dwell)
    return false
  }
  if (target !== dwell.target) {
    clearDwell(dwell)
    dwell.target = target
  }
  if (dwell.isSpent) return false
  dwell.elapsedS += deltaS
  if (dwell.elapsedS < dwellS) return false
  dwell.isSpent = true
  return true
}

export function clearDwell(dwell: Dwell): void {
  dwell.target = 0
  dwell.elapsedS = 0
  dwell.isSpent = false
}

/** How much of the time has passed, 0 to 1; 0 again once the target is selected. */
export function dwellShare(dwell: Readonly<Dwell>, dwellS: number): number {
  return dwell.isSpent ? 0 : Math.min(1, dwell.elapsedS / dwellS)
}
