import { toDegrees } from './angles.ts'

/** A rotation as headsets and phones tell it, of unit length. */
export type Orientation = { readonly x: number; readonly y: number; readonly z: number; readonly w: number }

/** Closer to the zenith or nadir than about 8° the way forward says little about the way a head faces. */
const NEARLY_VERTICAL = 0.99

/** Where a head faces. Written in every frame, and a class for that. */
export class HeadDirection {
  /** Counter-clockwise about +Y, 0 looks down -Z, (-π, π]. */
  yawRad = 0
  /** Positive upwards, [-90, 90]. */
  pitchDeg = 0
}

/**
 * Writes where a head faces. Tilting the head does not change its yaw, which stays steady straight up and straight down.
 */
export function writeHeadDirection(out: HeadDirection, { x, y, z, w }: Orientation): HeadDirection {
  const forwardX = -2 * (x * z + w * y)
  const forwardZ = -1 + 2 * (x * x + y * y)
  const forwardY = -2 * (y * z - w * x)
  out.pitchDeg = toDegrees(Math.asin(Math.min(1, Math.max(-1, forwardY))))
  if (Math.abs(forwardY) < NEARLY_VERTICAL) {
    out.yawRad = Math.atan2(-forwardX, -forwardZ)
    return out
  }
  // Looking up, the crown points backwards; looking down, forwards.
  const crown = -Math.sign(forwardY)
  const upX = 2 * (x * y - w * z)
  const upZ = 2 * (y * z + w * x)
  out.yawRad = Math.atan2(-upX * crown, -upZ * crown)
  return out
}
