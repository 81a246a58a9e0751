import { toDegrees, wrapHeadingDeg } from './angles.ts'

/** A point on level ground, in metres from an origin that everything compared has in common. */
export type GroundPosition = { eastM: number; northM: number }

/** Compass bearing from one point to another: degrees clockwise from north, [0, 360); 0 where they are the same. */
export function bearingDegBetween(from: GroundPosition, to: GroundPosition): number {
  return wrapHeadingDeg(toDegrees(Math.atan2(to.eastM - from.eastM, to.northM - from.northM)))
}

export function distanceMBetween(from: GroundPosition, to: GroundPosition): number {
  return Math.hypot(to.eastM - from.eastM, to.northM - from.northM)
}

/** Pitch in degrees, negative, at which an eye `eyeHeightM` above the ground sees the ground `distanceM` away. */
export function groundPitchDeg(eyeHeightM: number, distanceM: number): number {
  return -toDegrees(Math.atan2(eyeHeightM, distanceM))
}
