import { shortestTurnDeg, toDegrees, toRadians } from '#core/angles.ts'
import { SURFACE_DISTANCE_M } from './panel-layout.ts'

/**
 * A place and a direction without roll: metres and radians; yaw counter-clockwise from -Z, pitch positive upwards. Of a
 * head, or of a surface, which faces the point that it was placed from. Written in every frame, hence a class: an object
 * literal shares its layout with all others that begin with the same names, and where one of those holds something else
 * than numbers, each number that is written is allocated.
 */
export class Pose {
  x = 0
  y = 0
  z = 0
  yawRad = 0
  pitchRad = 0
}

/** Below the horizon, so that the place itself stays in sight. */
export const PANEL_PITCH_DEG = -14
/**
 * Where the board stands: above an open panel; beside it, where it goes with something in the picture; or, while the panel is
 * closed, below what is looked at.
 */
export type BoardStand = 'above' | 'beside' | 'below'
/** Over an open panel: its lower edge stands 5° above the horizon. */
export const BOARD_PITCH_DEG = 22
/** Everywhere else: its upper edge lies 10° below the horizon, off what it tells about. */
export const HANGING_BOARD_PITCH_DEG = -26
/** To the right of the middle of the panel, whose edge it leaves bare. */
export const BESIDE_DEG = 52
const BESIDE_RAD = toRadians(BESIDE_DEG)
/** Where the marker lies when one looks down at one's feet. */
export const MARKER_PITCH_DEG = -58
/** Someone who looks further down than this is looking for the marker: it stays where it is. */
const LOOKING_DOWN_RAD = toRadians(-28)
/** Further to the side than this, a surface is out of sight. */
const IN_SIGHT_DEG = 40

export function createPlacement(): Pose {
  const placement = new Pose()
  placement.z = -SURFACE_DISTANCE_M
  return placement
}

/** Puts a surface at arm's length into the direction the head faces, at a pitch of its own, level. */
export function placeBefore(out: Pose, head: Readonly<Pose>, pitchDeg: number): Pose {
  const pitchRad = toRadians(pitchDeg)
  const levelM = SURFACE_DISTANCE_M * Math.cos(pitchRad)
  out.x = head.x - Math.sin(head.yawRad) * levelM
  out.y = head.y + SURFACE_DISTANCE_M * Math.sin(pitchRad)
  out.z = head.z - Math.cos(head.yawRad) * levelM
  out.yawRad = head.yawRad
  out.pitchRad = pitchRad
  return out
}

const aside = new Pose()

/** Puts the board at arm's length where it stands for a head. */
export function placeBoard(out: Pose, head: Readonly<Pose>, stand: BoardStand): Pose {
  if (stand === 'above') return placeBefore(out, head, BOARD_PITCH_DEG)
  aside.x = head.x
  aside.y = head.y
  aside.z = head.z
  aside.yawRad = stand === 'beside' ? head.yawRad - BESIDE_RAD : head.yawRad
  return placeBefore(out, aside, HANGING_BOARD_PITCH_DEG)
}

/** Keeps the marker below the head and lets it turn with it, but holds it still while somebody looks for it. */
export function followWithMarker(out: Pose, head: Readonly<Pose>): Pose {
  const isSought = head.pitchRad < LOOKING_DOWN_RAD && isInSight(out, head)
  return isSought ? out : placeBefore(out, head, MARKER_PITCH_DEG)
}

/** True while a surface stands where the head would see it without turning far. */
export function isInSight(placement: Readonly<Pose>, head: Readonly<Pose>): boolean {
  const yawRad = Math.atan2(head.x - placement.x, head.z - placement.z)
  return Math.abs(shortestTurnDeg(toDegrees(head.yawRad), toDegrees(yawRad))) <= IN_SIGHT_DEG
}
