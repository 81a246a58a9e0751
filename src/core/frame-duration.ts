/** The first frame after a rest reports the whole rest as its duration; nothing may jump, and no look be long, by that. */
export const LONGEST_FRAME_S = 0.1

/** The duration of a frame in seconds, as what moves counts it: one of two numbers that are there, so that none is made. */
export function frameDurationS(deltaS: number): number {
  return deltaS > LONGEST_FRAME_S ? LONGEST_FRAME_S : deltaS
}
