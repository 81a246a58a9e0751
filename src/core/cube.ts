/**
 * Cube faces round the viewer, in the frame three.js uses: -Z is the panorama's front (heading 0), +X its
 * right (heading 90), +Y up. Points on a face are u (to the right) and v (downwards), both -1 to 1, as the face is
 * seen from inside: side faces as an upright viewer sees them, `up` and `down` as after tilting the head from the front.
 */

/** 0 front, 1 right, 2 back, 3 left, 4 up, 5 down. The number is part of every tile's address. */
export type CubeFace = 0 | 1 | 2 | 3 | 4 | 5

export type Direction = { x: number; y: number; z: number }
export type FacePoint = { face: CubeFace; u: number; v: number }
/** A point of an equirectangular picture: u 0 to 1 from left to right, 0.5 is the front; v 0 (zenith) to 1 (nadir). */
export type EquirectPoint = { u: number; v: number }

/** All faces in the order of their numbers. */
export const CUBE_FACES: readonly CubeFace[] = [0, 1, 2, 3, 4, 5]
/** Names for people, by face number. */
export const CUBE_FACE_NAMES = ['front', 'right', 'back', 'left', 'up', 'down'] as const

const TURN_RAD = 2 * Math.PI

/**
 * The direction of a point on a face's plane, written into `out`. It ends on the plane, so its length is not 1;
 * u and v beyond -1 to 1 continue the plane past the face's edge, which is what a tile's gutter shows.
 */
export function directionFromFacePoint<Out extends Direction>(face: CubeFace, u: number, v: number, out: Out): Out {
  switch (face) {
    case 0:
      return setDirection(out, u, -v, -1)
    case 1:
      return setDirection(out, 1, -v, u)
    case 2:
      return setDirection(out, -u, -v, 1)
    case 3:
      return setDirection(out, -1, -v, -u)
    case 4:
      return setDirection(out, u, 1, -v)
    case 5:
      return setDirection(out, u, -1, v)
  }
}

/**
 * The face a direction of any length meets, and where, written into `out`. On an edge the side face wins over
 * `up` and `down`, and front and back over right and left.
 */
export function facePointFromDirection(direction: Readonly<Direction>, out: FacePoint): FacePoint {
  const { x, y, z } = direction
  const absX = Math.abs(x)
  const absY = Math.abs(y)
  const absZ = Math.abs(z)
  if (absZ >= absX && absZ >= absY) {
    return z <= 0 ? setFacePoint(out, 0, x / absZ, -y / absZ) : setFacePoint(out, 2, -x / absZ, -y / absZ)
  }
  if (absX >= absY) {
    return x > 0 ? setFacePoint(out, 1, z / absX, -y / absX) : setFacePoint(out, 3, -z / absX, -y / absX)
  }
  return y > 0 ? setFacePoint(out, 4, x / absY, -z / absY) : setFacePoint(out, 5, x / absY, z / absY)
}

/** Where a direction of any length lies in the equirectangular picture, written into `out`; u is 0 to 1, both ends behind. */
export function equirectFromDirection(direction: Readonly<Direction>, out: EquirectPoint): EquirectPoint {
  const { x, y, z } = direction
  out.u = 0.5 + Math.atan2(x, -z) / TURN_RAD
  out.v = 0.5 - Math.atan2(y, Math.sqrt(x * x + z * z)) / Math.PI
  return out
}

/** The direction, of length 1, of a point of the equirectangular picture, written into `out`. */
export function directionFromEquirect<Out extends Direction>(u: number, v: number, out: Out): Out {
  const headingRad = (u - 0.5) * TURN_RAD
  const pitchRad = (0.5 - v) * Math.PI
  const horizontal = Math.cos(pitchRad)
  return setDirection(out, Math.sin(headingRad) * horizontal, Math.sin(pitchRad), -Math.cos(headingRad) * horizontal)
}

function setDirection<Out extends Direction>(out: Out, x: number, y: number, z: number): Out {
  out.x = x
  out.y = y
  out.z = z
  return out
}

function setFacePoint(out: FacePoint, face: CubeFace, u: number, v: number): FacePoint {
  out.face = face
  out.u = u
  out.v = v
  return out
}
