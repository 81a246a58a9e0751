import { join } from 'node:path'

import sharp from 'sharp'
import { describe, expect, it } from 'vitest'

import { CALIBRATION_COLORS, calibrationColorAt } from './calibration-colors.ts'

const MASTER = join(import.meta.dirname, '../masters/calibration.webp')
const PX_PER_DEG = 4096 / 360

async function readMasterPixels() {
  const { data, info } = await sharp(MASTER).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return function colorAt(headingDeg: number, pitchDeg: number): string {
    const x = Math.floor(((((headingDeg + 180) % 360) + 360) % 360) * PX_PER_DEG)
    const y = Math.floor((90 - pitchDeg) * PX_PER_DEG)
    const at = (y * info.width + x) * 3
    return `#${data.subarray(at, at + 3).toString('hex')}`
  }
}

describe('the calibration master', () => {
  it('shows each colour round the middle of its sector', async () => {
    const colorAt = await readMasterPixels()
    for (const [sector, color] of CALIBRATION_COLORS.entries()) {
      for (const offsetDeg of [-11, -5, 0, 5, 11]) expect(colorAt(sector * 30 + offsetDeg, 0.01)).toBe(color)
    }
  })

  it('has an arrow in every sector whose barb is at its right end', async () => {
    const colorAt = await readMasterPixels()
    for (const [sector, color] of CALIBRATION_COLORS.entries()) {
      expect(colorAt(sector * 30 + 4, -11.9)).not.toBe(color)
      expect(colorAt(sector * 30 - 4, -11.9)).toBe(color)
    }
  })
})

describe('calibrationColorAt', () => {
  it.each([
    [0, 0],
    [14.9, 0],
    [15.1, 1],
    [-14.9, 0],
    [345.1, 0],
    [344.9, 11],
    [360, 0],
    [195.1, 7],
  ])('gives heading %d the colour %i', (headingDeg, sector) => {
    expect(calibrationColorAt(headingDeg)).toBe(CALIBRATION_COLORS[sector])
  })
})
