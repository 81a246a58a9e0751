/**
 * Colours of the calibration panorama, one per 30 degrees of heading. Colour k fills the headings from 30 k - 15 to
 * 30 k + 15. Only this fill is found at pitch 0 within 11 degrees of a sector's middle: marks keep away from there.
 */
export const CALIBRATION_COLORS = [
  '#e6194b',
  '#f58231',
  '#ffe119',
  '#3cb44b',
  '#469990',
  '#42d4f4',
  '#4363d8',
  '#000075',
  '#911eb4',
  '#f032e6',
  '#9a6324',
  '#a9a9a9',
] as const

/** White above and black below this pitch, in degrees from the horizon: the poles. */
export const CALIBRATION_POLE_PITCH_DEG = 80
export const CALIBRATION_ZENITH_COLOR = '#ffffff'
export const CALIBRATION_NADIR_COLOR = '#000000'

/** The fill at a heading, in degrees clockwise from the front. */
export function calibrationColorAt(headingDeg: number): string {
  const sector = Math.floor(((((headingDeg + 15) % 360) + 360) % 360) / 30)
  return CALIBRATION_COLORS[sector] ?? CALIBRATION_COLORS[0]
}
