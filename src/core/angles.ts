const DEG_PER_RAD = 180 / Math.PI
const RAD_PER_DEG = Math.PI / 180
const SLIDER_DEG_PER_STEP = 3.6

export function toRadians(deg: number): number {
  return deg * RAD_PER_DEG
}

export function toDegrees(rad: number): number {
  return rad * DEG_PER_RAD
}

/** An angle in both units, for whoever needs one in every frame: a number that a function returns may be allocated. */
export class Angle {
  deg = Number.NaN
  rad = Number.NaN
}

export function setAngleDeg(out: Angle, from: Readonly<{ headingDeg: number }>): void {
  out.deg = from.headingDeg
  out.rad = from.headingDeg * RAD_PER_DEG
}

/** Wraps any heading in degrees to [0, 360). Never returns -0 or, by rounding, 360. */
export function wrapHeadingDeg(headingDeg: number): number {
  const wrapped = ((headingDeg % 360) + 360) % 360
  return wrapped === 360 ? 0 : wrapped + 0
}

/** The shortest way round from one heading to another, in degrees, (-180, 180]; positive turns right. */
export function shortestTurnDeg(fromHeadingDeg: number, toHeadingDeg: number): number {
  const turn = wrapHeadingDeg(toHeadingDeg - fromHeadingDeg)
  return turn > 180 ? turn - 360 : turn
}

/**
 * The yaw of a camera that faces a heading: counter-clockwise about +Y, 0 looks down -Z, (-π, π].
 * A heading grows clockwise, hence the sign.
 */
export function yawRadFromHeadingDeg(headingDeg: number): number {
  const yaw = -toRadians(shortestTurnDeg(0, headingDeg))
  return yaw === -Math.PI ? Math.PI : yaw + 0
}

/** The heading, [0, 360), that a camera with this yaw (counter-clockwise, radians) faces. */
export function headingDegFromYawRad(yawRad: number): number {
  return wrapHeadingDeg(-toDegrees(yawRad))
}

/**
 * How far the panorama group turns about +Y so that a viewer who looks down -Z sees this heading.
 * The world turns against the viewer, so a heading to the right turns the group to the left: positive radians.
 */
export function groupTurnRadFromHeadingDeg(headingDeg: number): number {
  return -yawRadFromHeadingDeg(headingDeg)
}

/** Compass bearing in degrees, [0, 360), of a heading in a shot whose front lies `northOffsetDeg` clockwise of north. */
export function bearingDegFromHeadingDeg(headingDeg: number, northOffsetDeg: number): number {
  return wrapHeadingDeg(headingDeg + northOffsetDeg)
}

/** Keeps a pitch (degrees, positive upwards) between straight down and straight up. */
export function clampPitchDeg(pitchDeg: number): number {
  return Math.min(90, Math.max(-90, pitchDeg))
}

/** Heading in degrees, [0, 360), of the rotation slider's value 0 to 100; both ends are the front. */
export function headingDegFromSliderValue(value: number): number {
  return wrapHeadingDeg(value * SLIDER_DEG_PER_STEP)
}

/** The slider step 0 to 100 nearest to a heading; showing it never writes the heading back. */
export function sliderValueFromHeadingDeg(headingDeg: number): number {
  return Math.round(wrapHeadingDeg(headingDeg) / SLIDER_DEG_PER_STEP)
}

/** Rounds a heading to one decimal and stays below 360: 359.97 is shown as 0. */
export function roundHeadingDeg(headingDeg: number): number {
  return wrapHeadingDeg(Math.round(wrapHeadingDeg(headingDeg) * 10) / 10)
}
