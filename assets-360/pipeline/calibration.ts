/**
 * Draws the calibration panorama's master: `npx tsx assets-360/pipeline/calibration.ts`. Marks, in the sector's colour
 * lightened or darkened: a line at every 30 degrees of pitch, broken in the middle of each sector; the heading above
 * it and the pitch at its left, in seven-segment digits; below it an arrow with one barb that points to the right.
 */
import { join } from 'node:path'

import sharp from 'sharp'

import {
  CALIBRATION_NADIR_COLOR,
  CALIBRATION_POLE_PITCH_DEG,
  CALIBRATION_ZENITH_COLOR,
  calibrationColorAt,
} from './calibration-colors.ts'

const PX_PER_DEG = 4096 / 360
const LINE_HALF_DEG = 0.18
/** Segments that are lit for each character: top, upper right, lower right, bottom, lower left, upper left, middle. */
const SEGMENTS: Record<string, string> = {
  '0': 'abcdef',
  '1': 'bc',
  '2': 'abged',
  '3': 'abgcd',
  '4': 'fgbc',
  '5': 'afgcd',
  '6': 'afgedc',
  '7': 'abc',
  '8': 'abcdefg',
  '9': 'abcdfg',
  '-': 'g',
}
/** Each segment as a rectangle of a cell 4 wide and 7 high: left, top, width, height. */
const SEGMENT_BOXES: Record<string, readonly [number, number, number, number]> = {
  a: [0, 0, 4, 1],
  b: [3, 0, 1, 4],
  c: [3, 3, 1, 4],
  d: [0, 6, 4, 1],
  e: [0, 3, 1, 4],
  f: [0, 0, 1, 4],
  g: [0, 3, 4, 1],
}

const widthPx = 4096
const heightPx = widthPx / 2
const data = new Uint8Array(widthPx * heightPx * 3)
for (let y = 0; y < heightPx; y += 1) {
  for (let x = 0; x < widthPx; x += 1) {
    const headingDeg = (x + 0.5) / PX_PER_DEG - 180
    const pitchDeg = 90 - (y + 0.5) / PX_PER_DEG
    data.set(colorAt(headingDeg, pitchDeg), (y * widthPx + x) * 3)
  }
}
await sharp(data, { raw: { width: widthPx, height: heightPx, channels: 3 } })
  .webp({ lossless: true, effort: 6 })
  .toFile(join(import.meta.dirname, '../masters/calibration.webp'))

function colorAt(headingDeg: number, pitchDeg: number): number[] {
  if (pitchDeg > CALIBRATION_POLE_PITCH_DEG) return rgb(CALIBRATION_ZENITH_COLOR)
  if (pitchDeg < -CALIBRATION_POLE_PITCH_DEG) return rgb(CALIBRATION_NADIR_COLOR)
  const fill = rgb(calibrationColorAt(headingDeg))
  const sector = Math.round(headingDeg / 30)
  const isMarked =
    isLine(headingDeg - sector * 30, pitchDeg) ||
    isLabel(sector, headingDeg, pitchDeg) ||
    isArrow(headingDeg - sector * 30, pitchDeg)
  if (!isMarked) return fill
  const luma = 0.3 * (fill[0] ?? 0) + 0.6 * (fill[1] ?? 0) + 0.1 * (fill[2] ?? 0)
  return luma > 120 ? [0, 0, 0] : [255, 255, 255]
}

function isLine(offsetDeg: number, pitchDeg: number): boolean {
  const nearestDeg = Math.round(pitchDeg / 30) * 30
  return Math.abs(pitchDeg - nearestDeg) < LINE_HALF_DEG && Math.abs(offsetDeg) > 11.5
}

function isLabel(sector: number, headingDeg: number, pitchDeg: number): boolean {
  const label = String(((sector * 30) % 360) + (sector < 0 ? 360 : 0))
  const offsetDeg = headingDeg - sector * 30
  if (isDigit(label, offsetDeg + (label.length * 2.5) / 2, 12 - pitchDeg, 0.5)) return true
  return [-60, -30, 30, 60].some((lineDeg) => {
    const text = String(lineDeg)
    return isDigit(text, offsetDeg + (text.length * 2) / 2, lineDeg + 1.4 - pitchDeg, 0.4)
  })
}

/** Whether a point, in degrees from a text's top left corner, is inked; a cell is 4 x 7 units and one apart. */
function isDigit(text: string, rightDeg: number, downDeg: number, unitDeg: number): boolean {
  const x = rightDeg / unitDeg
  const y = downDeg / unitDeg
  if (x < 0 || y < 0 || y >= 7) return false
  const segments = SEGMENTS[text[Math.floor(x / 5)] ?? ''] ?? ''
  return [...segments].some((segment) => {
    const [left, top, width, height] = SEGMENT_BOXES[segment] ?? [0, 0, 0, 0]
    return x % 5 >= left && x % 5 < left + width && y >= top && y < top + height
  })
}

/** A shaft at 13 degrees below the horizon; its only barb rises at the right end. */
function isArrow(offsetDeg: number, pitchDeg: number): boolean {
  const upDeg = pitchDeg + 13
  const isShaft = Math.abs(offsetDeg) < 6 && Math.abs(upDeg) < 0.6
  const isBarb = upDeg >= 0 && upDeg < 4 && offsetDeg < 6 - upDeg && offsetDeg > 4.2 - upDeg
  return isShaft || isBarb
}

function rgb(hex: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16))
}
