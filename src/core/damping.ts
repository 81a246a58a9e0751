/** Share of the remaining way to go in `deltaS` seconds so that half of it is left after `halfLifeS`; 0 to 1. */
export function dampFactor(halfLifeS: number, deltaS: number): number {
  return 1 - 2 ** (-deltaS / halfLifeS)
}

/** A speed after `deltaS` seconds of friction that halves it every `halfLifeS`. */
export function decayedSpeed(speed: number, halfLifeS: number, deltaS: number): number {
  return speed * 2 ** (-deltaS / halfLifeS)
}

/**
 * How far something glides in `deltaS` seconds while friction halves its speed every `halfLifeS`:
 * the integral of the decay, so that the way does not depend on the frame rate.
 */
export function glideDistance(speed: number, halfLifeS: number, deltaS: number): number {
  return (speed * halfLifeS * (1 - 2 ** (-deltaS / halfLifeS))) / Math.LN2
}
