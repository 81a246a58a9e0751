/**
 * The dark between two places. `clear`: nothing is covered. `closing`: it grows dark, and only then may the place be
 * changed. `dark`: the next place is on its way. `opening`: it is there.
 */
export type PlaceFade = {
  phase: 'clear' | 'closing' | 'dark' | 'opening'
  /** 0 nothing is covered, 1 everything is. */
  opacity: number
  darkS: number
}

const CLOSING_S = 0.18
const OPENING_S = 0.35
/** A place that was asked for and never came: rather the old one than the dark. */
const LONGEST_ASKING_S = 3

export function createPlaceFade(): PlaceFade {
  return { phase: 'clear', opacity: 0, darkS: 0 }
}

/** Somebody in the headset asks for another place; false while one is on its way already. */
export function closeFade(fade: PlaceFade): boolean {
  if (fade.phase === 'closing' || fade.phase === 'dark') return false
  fade.phase = 'closing'
  return true
}

/** The place has been changed by the page, without waiting for the dark. */
export function darken(fade: PlaceFade): void {
  fade.phase = 'dark'
  fade.opacity = 1
  fade.darkS = 0
}

/**
 * Moves on by a frame. `isAsking`: the place that was asked for has not been opened yet; `isMissing`: it is open, but
 * has no picture. True in the one frame that has become dark: now the place may be changed.
 */
export function stepPlaceFade(fade: PlaceFade, isAsking: boolean, isMissing: boolean, deltaS: number): boolean {
  if (fade.phase === 'closing') {
    fade.opacity = Math.min(1, fade.opacity + deltaS / CLOSING_S)
    if (fade.opacity < 1) return false
    darken(fade)
    return true
  }
  if (fade.phase === 'dark') {
    fade.darkS += deltaS
    if (!isMissing && (!isAsking || fade.darkS > LONGEST_ASKING_S)) fade.phase = 'opening'
    return false
  }
  if (fade.phase === 'opening') {
    fade.opacity = Math.max(0, fade.opacity - deltaS / OPENING_S)
    if (fade.opacity === 0) fade.phase = 'clear'
  }
  return false
}
