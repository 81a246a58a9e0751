import { toRadians } from './angles.ts'

/**
 * What a rectilinear view sees, in the panorama's own frame (-Z front, +X right, +Y up): its forward direction and
 * four inward plane normals through the eye, three numbers each (left, right, bottom, top).
 */
export type ViewFrustum = { forward: Float64Array; planes: Float64Array }

export function createViewFrustum(): ViewFrustum {
  return { forward: new Float64Array(3), planes: new Float64Array(12) }
}

/**
 * Points a frustum. Heading clockwise and pitch upwards in degrees; half angles in degrees, each below 90.
 * Writes into `out`, allocates nothing: it runs once per frame while the view turns.
 */
export function pointFrustum(
  out: ViewFrustum,
  headingDeg: number,
  pitchDeg: number,
  halfWidthDeg: number,
  halfHeightDeg: number,
): void {
  const heading = toRadians(headingDeg)
  const pitch = toRadians(pitchDeg)
  const sinHeading = Math.sin(heading)
  const cosHeading = Math.cos(heading)
  const sinPitch = Math.sin(pitch)
  const cosPitch = Math.cos(pitch)
  const { forward, planes } = out
  forward[0] = sinHeading * cosPitch
  forward[1] = sinPitch
  forward[2] = -cosHeading * cosPitch
  // Right and up of the camera: the horizon stays level, so right has no height.
  setPlane(planes, 0, forward, toRadians(halfWidthDeg), cosHeading, 0, sinHeading)
  setPlane(planes, 3, forward, toRadians(halfWidthDeg), -cosHeading, 0, -sinHeading)
  const upX = -sinHeading * sinPitch
  const upZ = cosHeading * sinPitch
  setPlane(planes, 6, forward, toRadians(halfHeightDeg), upX, cosPitch, upZ)
  setPlane(planes, 9, forward, toRadians(halfHeightDeg), -upX, -cosPitch, -upZ)
}

/** The inward normal of the side that lies opposite to `side`: forward and side, weighed by the half angle. */
function setPlane(
  planes: Float64Array,
  at: number,
  forward: Float64Array,
  halfRad: number,
  sideX: number,
  sideY: number,
  sideZ: number,
): void {
  const sin = Math.sin(halfRad)
  const cos = Math.cos(halfRad)
  planes[at] = (forward[0] ?? 0) * sin + sideX * cos
  planes[at + 1] = (forward[1] ?? 0) * sin + sideY * cos
  planes[at + 2] = (forward[2] ?? 0) * sin + sideZ * cos
}
