import { Quaternion, type WebXRManager } from 'three'
import { toDegrees } from '#core/angles.ts'
import { HeadDirection, writeHeadDirection } from '#core/head-direction.ts'
import type { Look } from '#state/view-store.ts'

/** A head at rest trembles less than this; only the picture itself follows every bit of it. */
const STEADY_DEG = 0.05

/**
 * The turn of the head inside a headset, counted from where it faced when the session began or was centred last. The
 * headset's own camera shows it by itself; here it is only read, so that everybody knows what is in view.
 */
export function createHeadLook() {
  const look: Look = { lookYawDeg: 0, lookPitchDeg: 0 }
  const orientation = new Quaternion()
  const direction = new HeadDirection()
  let zeroYawRad: number | null = null

  /** Reads the head once per frame, allocating nothing. */
  function read(xr: WebXRManager, frame: XRFrame): void {
    const { cameras } = xr.getCamera()
    const left = cameras[0]
    if (!left) return
    const right = cameras[1] ?? left
    // Before the headset knows where the head is, its cameras are those of an earlier session.
    if (zeroYawRad === null && !isTracked(xr, frame)) return
    // Some headsets have displays that look outwards; the head is between them.
    orientation.slerpQuaternions(left.quaternion, right.quaternion, 0.5)
    const { yawRad, pitchDeg } = writeHeadDirection(direction, orientation)
    zeroYawRad ??= yawRad
    const yawDeg = toDegrees(yawRad - zeroYawRad)
    const isSteady =
      Math.abs(yawDeg - look.lookYawDeg) < STEADY_DEG && Math.abs(pitchDeg - look.lookPitchDeg) < STEADY_DEG
    if (isSteady) return
    look.lookYawDeg = yawDeg
    look.lookPitchDeg = pitchDeg
  }

  /** The next tracked frame is the new zero. */
  function forget(): void {
    zeroYawRad = null
    look.lookYawDeg = 0
    look.lookPitchDeg = 0
  }

  return { look, zeroYawRad: () => zeroYawRad ?? 0, read, forget }
}

export type HeadLook = ReturnType<typeof createHeadLook>

function isTracked(xr: WebXRManager, frame: XRFrame): boolean {
  const space = xr.getReferenceSpace()
  return space !== null && Boolean(frame.getViewerPose(space))
}
