import { describe, expect, it } from 'vitest'
import { toDegrees, toRadians } from './angles.ts'
import { HeadDirection, type Orientation, writeHeadDirection } from './head-direction.ts'

/** Yaw, then pitch, then roll, in degrees: what a neck does. */
function head(yawDeg: number, pitchDeg: number, rollDeg = 0): Orientation {
  const half = (deg: number) => toRadians(deg) / 2
  const [sy, cy] = [Math.sin(half(yawDeg)), Math.cos(half(yawDeg))]
  const [sx, cx] = [Math.sin(half(pitchDeg)), Math.cos(half(pitchDeg))]
  const [sz, cz] = [Math.sin(half(rollDeg)), Math.cos(half(rollDeg))]
  // The product of the three half-angle quaternions, in the order Y X Z.
  return {
    x: sx * cy * cz + cx * sy * sz,
    y: cx * sy * cz - sx * cy * sz,
    z: cx * cy * sz - sx * sy * cz,
    w: cx * cy * cz + sx * sy * sz,
  }
}

const directionOf = (orientation: Orientation) => writeHeadDirection(new HeadDirection(), orientation)

describe('the yaw of a head', () => {
  it.each([
    [0, 0, 0],
    [30, 0, 0],
    [-90, 0, 0],
    [179, 0, 0],
    [40, 60, 0],
    [40, -60, 0],
    [40, 0, 25],
    [-120, 50, -30],
    [70, 89, 0],
    [70, -89, 0],
    [70, 90, 0],
    [70, -90, 0],
  ])('is %d° however the head is tilted (pitch %d°, roll %d°)', (yawDeg, pitchDeg, rollDeg) => {
    expect(toDegrees(directionOf(head(yawDeg, pitchDeg, rollDeg)).yawRad)).toBeCloseTo(yawDeg, 6)
  })
})

describe('the pitch of a head', () => {
  it.each([0, 45, -45, 89, -90])('is %d°, positive upwards', (pitchDeg) => {
    expect(directionOf(head(130, pitchDeg)).pitchDeg).toBeCloseTo(pitchDeg, 5)
  })
})
