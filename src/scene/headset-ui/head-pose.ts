import { type Quaternion, Vector3, type WebXRManager } from 'three'
import { Pose } from './placement.ts'

/** The head of the present frame: its pose for placing, and where it looks from and to. Length of `direction` is 1. */
export class HeadPose extends Pose {
  readonly origin = new Vector3()
  readonly direction = new Vector3(0, 0, -1)
}

/** Nearer to straight up or down than this, the direction has no yaw worth following. */
const STEEPEST_RAD = 1.4

/** Reads the middle of both eyes; the displays of some headsets are turned outwards, so their directions are averaged. */
export function readHeadPose(out: HeadPose, xr: WebXRManager): HeadPose {
  const { cameras } = xr.getCamera()
  // Before the first frame of a session there are no eyes yet.
  const share = 1 / Math.max(1, cameras.length)
  out.x = 0
  out.y = 0
  out.z = 0
  out.direction.set(0, 0, 0)
  for (let index = 0; index < cameras.length; index += 1) {
    const eye = cameras[index]
    if (!eye) continue
    out.x += eye.position.x * share
    out.y += eye.position.y * share
    out.z += eye.position.z * share
    addForward(out.direction, eye.quaternion)
  }
  out.origin.copy(out)
  out.pitchRad = Math.asin(Math.min(1, Math.max(-1, out.direction.y)))
  if (Math.abs(out.pitchRad) < STEEPEST_RAD) out.yawRad = Math.atan2(-out.direction.x, -out.direction.z)
  return out
}

/** Adds where an eye looks, and leaves a length of 1. Number by number: those that are handed on would be allocated. */
function addForward(out: Vector3, { x, y, z, w }: Quaternion): void {
  const sumX = out.x - 2 * (x * z + w * y)
  const sumY = out.y - 2 * (y * z - w * x)
  const sumZ = out.z - 1 + 2 * (x * x + y * y)
  const length = Math.sqrt(sumX * sumX + sumY * sumY + sumZ * sumZ)
  out.x = sumX / length
  out.y = sumY / length
  out.z = sumZ / length
}
