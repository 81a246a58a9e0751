import { describe, expect, it } from 'vitest'
import { createViewFrustum, pointFrustum } from './view-frustum.ts'
import { toRadians } from './angles.ts'

const HALF_WIDTH_DEG = 45
const HALF_HEIGHT_DEG = 30

function seesDirection(headingDeg: number, pitchDeg: number, towardsHeadingDeg: number, towardsPitchDeg: number) {
  const frustum = createViewFrustum()
  pointFrustum(frustum, headingDeg, pitchDeg, HALF_WIDTH_DEG, HALF_HEIGHT_DEG)
  const heading = toRadians(towardsHeadingDeg)
  const pitch = toRadians(towardsPitchDeg)
  const direction = [Math.sin(heading) * Math.cos(pitch), Math.sin(pitch), -Math.cos(heading) * Math.cos(pitch)]
  return [0, 3, 6, 9].every(
    (at) => direction.reduce((sum, part, i) => sum + part * (frustum.planes[at + i] ?? 0), 0) > 0,
  )
}

describe('pointFrustum', () => {
  it.each([
    ['its own centre', 0, 0, 0, 0, true],
    ['just inside the right edge', 0, 0, 44.9, 0, true],
    ['just outside the right edge', 0, 0, 45.1, 0, false],
    ['just inside the left edge across the front', 20, 0, -24.9, 0, true],
    ['just outside the left edge across the front', 20, 0, -25.1, 0, false],
    ['across the seam behind', 170, 0, -150, 0, true],
    ['what lies behind', 0, 0, 180, 0, false],
    ['just below the upper edge', 0, 0, 0, 29.9, true],
    ['just above the upper edge', 0, 0, 0, 30.1, false],
    ['the zenith when looking up', 90, 70, 123, 90, true],
    ['the nadir when looking up', 90, 70, 90, -90, false],
    ['the horizon when looking up 29°', 10, 29, 10, 0, true],
    ['the horizon when looking up 31°', 10, 31, 10, 0, false],
  ])('sees or does not see %s', (_, headingDeg, pitchDeg, toHeadingDeg, toPitchDeg, expected) => {
    expect(seesDirection(headingDeg, pitchDeg, toHeadingDeg, toPitchDeg)).toBe(expected)
  })
})
