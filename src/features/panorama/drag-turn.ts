import { shortestTurnDeg, toDegrees, toRadians } from '#core/angles.ts'
import { pxPerRadAtCentre } from '#core/field-of-view.ts'

/** Pixels from the centre of the viewer: positive right and down. */
export type ViewPoint = { xPx: number; yPx: number }
export type Turn = { headingDeg: number; pitchDeg: number }
type View = { pitchDeg: number; fovDeg: number }

/**
 * How far the view turns (degrees; positive right and up) so that what was seen at `from` is then seen at `to`. The
 * horizon stays level, so a point that would have to pass the zenith or nadir is followed as far as there.
 * @param view fovDeg is vertical and belongs to `heightPx`
 * @param toFovDeg the field of view after the move; differs from the view's own while two fingers zoom
 */
export function turnByDrag(view: View, from: ViewPoint, to: ViewPoint, heightPx: number, toFovDeg = view.fovDeg): Turn {
  const pitchRad = toRadians(view.pitchDeg)
  const held = rayThrough(from, view.fovDeg, heightPx)
  // The held point in the world: its height above the horizon, and its azimuth from the view's heading.
  const sinHeight = held.up * Math.cos(pitchRad) + held.forward * Math.sin(pitchRad)
  const azimuthRad = Math.atan2(held.right, held.forward * Math.cos(pitchRad) - held.up * Math.sin(pitchRad))

  const wanted = rayThrough(to, toFovDeg, heightPx)
  // Pitching turns the wanted ray in the plane of up and forward; its length there is fixed.
  const reach = Math.hypot(wanted.up, wanted.forward)
  const ownRad = Math.atan2(wanted.up, wanted.forward)
  const newPitchRad = clamp(Math.asin(clamp(sinHeight / reach, 1)) - ownRad, Math.PI / 2)
  const newAzimuthRad = Math.atan2(wanted.right, reach * Math.cos(newPitchRad + ownRad))

  return {
    headingDeg: shortestTurnDeg(0, toDegrees(azimuthRad - newAzimuthRad)),
    pitchDeg: toDegrees(newPitchRad) - view.pitchDeg,
  }
}

function rayThrough({ xPx, yPx }: ViewPoint, fovDeg: number, heightPx: number) {
  const distancePx = pxPerRadAtCentre(fovDeg, heightPx)
  const lengthPx = Math.hypot(xPx, yPx, distancePx)
  return { right: xPx / lengthPx, up: -yPx / lengthPx, forward: distancePx / lengthPx }
}

function clamp(value: number, limit: number): number {
  return Math.min(limit, Math.max(-limit, value))
}
