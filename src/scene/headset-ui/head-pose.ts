import { Vector3, type WebXRManager } from 'three'
import type { Head } from './placement.ts'

/** The head of the present frame: its pose for placing, and where it looks from and to. Length of `direction` is 1. */
export type HeadPose = Head & { origin: Vector3; direction: Vector3 }

/** Nearer to straight up or down than this, the direction has no yaw worth following. */
const STEEPEST_RAD = 1.4

const eyeDirection = new Vector3()

export function createHeadPose(): HeadPose {
  return { x: 0, y: 0, z: 0, yawRad: 0, pitchRad: 0, origin: new Vector3(), direction: new Vector3(0, 0, -1) }
}

/** Reads the middle of both eyes; the displays of some headsets are turned outwards, so their directions are averaged. */
export function readHeadPose(out: HeadPose, xr: WebXRManager): HeadPose {
  const { cameras } = xr.getCamera()
  out.origin.set(0, 0, 0)
  out.direction.set(0, 0, 0)
  for (let index = 0; index < cameras.length; index += 1) {
    const eye = cameras[index]
    if (!eye) continue
    out.origin.add(eye.position)
    out.direction.add(eyeDirection.set(0, 0, -1).applyQuaternion(eye.quaternion))
  }
  // Before the first frame of a session there are no eyes yet.
  out.origin.divideScalar(Math.max(1, cameras.length))
  out.direction.normalize()
  out.x = out.origin.x
  out.y = out.origin.y
  out.z = out.origin.z
  out.pitchRad = Math.asin(Math.min(1, Math.max(-1, out.direction.y)))
  if (Math.abs(out.pitchRad) < STEEPEST_RAD) out.yawRad = Math.atan2(-out.direction.x, -out.direction.z)
  return out
}
