import { shortestTurnDeg, toDegrees, toRadians } from './angles.ts'
import { dampFactor } from './damping.ts'

/**
 * What a `deviceorientation` event tells, in degrees: turned by alpha about the vertical, then by beta about the
 * device's own right edge, then by gamma about its own top edge (W3C, right-handed).
 */
export type DeviceAngles = { alphaDeg: number; betaDeg: number; gammaDeg: number }

/**
 * Where the back of a screen points: yaw in degrees counter-clockwise (positive left) from a zero of the device's own,
 * (-180, 180]; pitch in degrees upwards, [-90, 90].
 */
export type Direction = { yawDeg: number; pitchDeg: number }

/** Smaller turns than this are not seen; a phone that lies on a table trembles by less. */
export const SEEN_TURN_DEG = 0.05

/** How much the screen's top edge decides on the yaw: nothing at the horizon, everything straight up and down. */
const EDGE_POWER = 7

/** Half-life with which a tremble is followed, and the distance beyond which a turn is followed at twice that pace. */
const TREMBLE_HALF_LIFE_S = 0.05
const TREMBLE_DEG = 0.1
/** A hundredth of what is seen: then it has arrived. */
const ARRIVED_DEG = 0.0005

/**
 * Where the back of the screen points. The yaw stays steady when the phone points straight down or up, and even when it
 * is tipped over backwards: there the screen's top edge tells it, since the way forward no longer does.
 * @param screenAngleDeg `screen.orientation.angle`: how far the picture is turned on the device, clockwise
 */
export function directionFromDevice(device: DeviceAngles, screenAngleDeg: number): Direction {
  const { forward, up } = screenAxes(device, screenAngleDeg)
  const lean = forward.up ** EDGE_POWER
  const east = forward.east - lean * up.east
  const north = forward.north - lean * up.north
  const isTippedOver = forward.east * east + forward.north * north < 0
  return {
    yawDeg: shortestTurnDeg(0, toDegrees(Math.atan2(-east, north))),
    pitchDeg: isTippedOver ? Math.sign(forward.up) * 90 : toDegrees(Math.asin(clampToOne(forward.up))),
  }
}

/**
 * Turns what a phone points at into a turn of the view. The first direction is the zero, so that beginning never jumps.
 * Pitch is the phone's own, since the horizon is where it is; where phone and view begin at different pitches, the view
 * waits until the phone has come to its pitch and goes with it from there.
 * @param shownPitchDeg what the view shows when the phone takes over
 */
export function createLookTracker(shownPitchDeg: number) {
  let zeroYawDeg: number | null = null
  let isRising = true
  /** As far as the phone has come towards the pitch of the view, degrees. */
  let reachedDeg = 0

  /** The turn since the zero: yaw counter-clockwise in (-180, 180], pitch upwards, both in degrees. */
  function turnTo({ yawDeg, pitchDeg }: Direction): Direction {
    if (zeroYawDeg === null) {
      zeroYawDeg = yawDeg
      isRising = pitchDeg <= shownPitchDeg
      reachedDeg = pitchDeg
    }
    reachedDeg = isRising ? Math.max(reachedDeg, pitchDeg) : Math.min(reachedDeg, pitchDeg)
    const missingDeg = isRising ? Math.max(0, shownPitchDeg - reachedDeg) : Math.min(0, shownPitchDeg - reachedDeg)
    return { yawDeg: shortestTurnDeg(zeroYawDeg, yawDeg), pitchDeg: pitchDeg + missingDeg - shownPitchDeg }
  }

  return { turnTo }
}

/** True where two directions are too close to tell apart on a screen. */
export function isSameDirection(one: Direction, other: Direction): boolean {
  return distanceDeg(one, other) < SEEN_TURN_DEG
}

/**
 * Moves `shown` a frame nearer to `sensed`: the tremble of a hand is smoothed, a real turn is followed at once, as the
 * pace grows with the distance. At 90° per second the view is less than 1° behind. True once it is there, exactly.
 */
export function followDirection(shown: Direction, sensed: Readonly<Direction>, deltaS: number): boolean {
  const wayDeg = distanceDeg(shown, sensed)
  if (wayDeg < ARRIVED_DEG) {
    shown.yawDeg = sensed.yawDeg
    shown.pitchDeg = sensed.pitchDeg
    return true
  }
  const share = dampFactor(TREMBLE_HALF_LIFE_S / (1 + wayDeg / TREMBLE_DEG), deltaS)
  shown.yawDeg = shortestTurnDeg(0, shown.yawDeg + shortestTurnDeg(shown.yawDeg, sensed.yawDeg) * share)
  shown.pitchDeg += (sensed.pitchDeg - shown.pitchDeg) * share
  return false
}

function distanceDeg(one: Direction, other: Direction): number {
  return Math.max(Math.abs(shortestTurnDeg(one.yawDeg, other.yawDeg)), Math.abs(one.pitchDeg - other.pitchDeg))
}

/** Columns of the rotation matrix Rz(alpha) Rx(beta) Ry(gamma), as the screen is turned: out of its back, and up it. */
function screenAxes({ alphaDeg, betaDeg, gammaDeg }: DeviceAngles, screenAngleDeg: number) {
  const [sinA, cosA] = sinCos(alphaDeg)
  const [sinB, cosB] = sinCos(betaDeg)
  const [sinC, cosC] = sinCos(gammaDeg)
  const [sinS, cosS] = sinCos(screenAngleDeg)
  const right = { east: cosA * cosC - sinA * sinB * sinC, north: sinA * cosC + cosA * sinB * sinC }
  const top = { east: -sinA * cosB, north: cosA * cosB }
  return {
    forward: {
      east: -cosA * sinC - sinA * sinB * cosC,
      north: cosA * sinB * cosC - sinA * sinC,
      up: -cosB * cosC,
    },
    up: { east: cosS * top.east + sinS * right.east, north: cosS * top.north + sinS * right.north },
  }
}

function sinCos(deg: number): [number, number] {
  const rad = toRadians(deg)
  return [Math.sin(rad), Math.cos(rad)]
}

function clampToOne(value: number): number {
  return Math.min(1, Math.max(-1, value))
}
