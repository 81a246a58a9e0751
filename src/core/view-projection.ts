import { clampPitchDeg, shortestTurnDeg, toDegrees, toRadians, wrapHeadingDeg } from './angles.ts'
import { pxPerRadAtCentre } from './field-of-view.ts'

/** A direction: heading in degrees clockwise from the panorama's front, pitch in degrees upwards from the horizon. */
export type Direction = { headingDeg: number; pitchDeg: number }

/** A rectilinear view. `fovDeg` is vertical and belongs to `heightPx`. */
export type ProjectedView = Direction & { fovDeg: number; heightPx: number }

/** Pixels from the centre of the view: positive right and down. */
export type ViewPoint = { xPx: number; yPx: number }

/** Where a direction is seen; null where it lies behind the plane of the eye. */
export function projectDirection(direction: Direction, view: ProjectedView): ViewPoint | null {
  const azimuthRad = toRadians(shortestTurnDeg(view.headingDeg, direction.headingDeg))
  const heightRad = toRadians(direction.pitchDeg)
  const pitchRad = toRadians(view.pitchDeg)
  const ahead = Math.cos(azimuthRad) * Math.cos(heightRad)
  const right = Math.sin(azimuthRad) * Math.cos(heightRad)
  const up = Math.sin(heightRad)
  const forward = ahead * Math.cos(pitchRad) + up * Math.sin(pitchRad)
  if (forward <= 0) return null
  const distancePx = pxPerRadAtCentre(view.fovDeg, view.heightPx)
  const above = up * Math.cos(pitchRad) - ahead * Math.sin(pitchRad)
  return { xPx: (distancePx * right) / forward, yPx: (-distancePx * above) / forward }
}

/** Which way a point of the view looks; the inverse of `projectDirection`. */
export function directionThrough({ xPx, yPx }: ViewPoint, view: ProjectedView): Direction {
  const distancePx = pxPerRadAtCentre(view.fovDeg, view.heightPx)
  const lengthPx = Math.hypot(xPx, yPx, distancePx)
  const pitchRad = toRadians(view.pitchDeg)
  const up = -yPx / lengthPx
  const forward = distancePx / lengthPx
  const height = up * Math.cos(pitchRad) + forward * Math.sin(pitchRad)
  const ahead = forward * Math.cos(pitchRad) - up * Math.sin(pitchRad)
  return {
    headingDeg: wrapHeadingDeg(view.headingDeg + toDegrees(Math.atan2(xPx / lengthPx, ahead))),
    pitchDeg: clampPitchDeg(toDegrees(Math.asin(Math.min(1, Math.max(-1, height))))),
  }
}

/** The angle between two directions, degrees, [0, 180]. */
export function angleDegBetween(one: Direction, other: Direction): number {
  const turnRad = toRadians(shortestTurnDeg(one.headingDeg, other.headingDeg))
  const oneRad = toRadians(one.pitchDeg)
  const otherRad = toRadians(other.pitchDeg)
  const across = Math.sin((otherRad - oneRad) / 2) ** 2
  const around = Math.cos(oneRad) * Math.cos(otherRad) * Math.sin(turnRad / 2) ** 2
  return toDegrees(2 * Math.asin(Math.min(1, Math.sqrt(across + around))))
}
