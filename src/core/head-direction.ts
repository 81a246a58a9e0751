import { toDegrees } from './angles.ts'

/** A rotation as headsets and phones tell it, of unit length. */
export type Orientation = { readonly x: number; readonly y: number; readonly z: number; readonly w: number }

/** Closer to the zenith or nadir than about 8° the way forward says little about the way a head faces. */
const NEARLY_VERTICAL = 0.99

/**
 * Where a head faces, as a yaw in radians: counter-clockwise about +Y, 0 looks down -Z, (-π, π]. Tilting the head does
 * not change it, and it stays steady straight up and straight down.
 */
export function yawRadFromOrientation({ x, y, z, w }: Orientation): number {
  const forwardX = -2 * (x * z + w * y)
  const forwardZ = -1 + 2 * (x * x + y * y)
  const forwardY = -2 * (y * z - w * x)
  if (Math.abs(forwardY) < NEARLY_VERTICAL) return Math.atan2(-forwardX, -forwardZ)
  // Looking up, the crown points backwards; looking down, forwards.
  const crown = -Math.sign(forwardY)
  const upX = 2 * (x * y - w * z)
  const upZ = 2 * (y * z + w * x)
  return Math.atan2(-upX * crown, -upZ * crown)
}

/** How far a head looks up (positive) or down, in degrees, [-90, 90]. */
export function pitchDegFromOrientation({ x, y, z, w }: Orientation): number {
  return toDegrees(Math.asin(Math.min(1, Math.max(-1, -2 * (y * z - w * x)))))
}
