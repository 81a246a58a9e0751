import { describe, expect, it } from 'vitest'
import {
  Angle,
  bearingDegFromHeadingDeg,
  clampPitchDeg,
  groupTurnRadFromHeadingDeg,
  headingDegFromSliderValue,
  headingDegFromYawRad,
  roundHeadingDeg,
  setAngleDeg,
  shortestTurnDeg,
  sliderValueFromHeadingDeg,
  toDegrees,
  toRadians,
  wrapHeadingDeg,
  yawRadFromHeadingDeg,
} from './angles.ts'

const EVERY_DEGREE = Array.from({ length: 360 }, (_, deg) => deg)

describe('toRadians and toDegrees', () => {
  it.each([
    [0, 0],
    [180, Math.PI],
    [-90, -Math.PI / 2],
  ])('%d° is %f radians', (deg, rad) => {
    expect(toRadians(deg)).toBeCloseTo(rad, 12)
    expect(toDegrees(rad)).toBeCloseTo(deg, 12)
  })
})

describe('wrapHeadingDeg', () => {
  it.each([
    [0, 0],
    [359.9, 359.9],
    [360, 0],
    [361, 1],
    [-1, 359],
    [-360, 0],
    [725, 5],
    [-725, 355],
  ])('wraps %f° to %f°', (headingDeg, wrappedDeg) => {
    expect(wrapHeadingDeg(headingDeg)).toBeCloseTo(wrappedDeg, 9)
  })

  it('never answers -0', () => {
    expect(wrapHeadingDeg(-0)).toBe(0)
    expect(wrapHeadingDeg(-360)).toBe(0)
  })

  it('never rounds up to 360', () => {
    expect(wrapHeadingDeg(-1e-15)).toBe(0)
  })

  it('leaves what it has wrapped as it is', () => {
    for (const deg of [-1000.5, -0.25, 12.75, 4000.125]) {
      expect(wrapHeadingDeg(wrapHeadingDeg(deg))).toBe(wrapHeadingDeg(deg))
    }
  })
})

describe('shortestTurnDeg', () => {
  it.each([
    [0, 0, 0],
    [0, 90, 90],
    [0, 270, -90],
    [350, 10, 20],
    [10, 350, -20],
    [0, 180, 180],
    [180, 0, 180],
    [0, 180.5, -179.5],
    [720, 1, 1],
  ])('from %f° to %f° it turns by %f°', (fromDeg, toDeg, turnDeg) => {
    expect(shortestTurnDeg(fromDeg, toDeg)).toBeCloseTo(turnDeg, 9)
  })
})

describe('yaw', () => {
  it.each([
    [0, 0],
    [90, -Math.PI / 2],
    [270, Math.PI / 2],
    // The seam: half a turn is positive whichever way it came.
    [180, Math.PI],
    [179.9, -toRadians(179.9)],
    [180.1, toRadians(179.9)],
  ])('of heading %f° is %f', (headingDeg, yawRad) => {
    expect(yawRadFromHeadingDeg(headingDeg)).toBeCloseTo(yawRad, 9)
  })

  it('and back gives the heading again', () => {
    for (const deg of EVERY_DEGREE) {
      expect(headingDegFromYawRad(yawRadFromHeadingDeg(deg))).toBeCloseTo(deg, 9)
    }
  })

  it('of the front is 0 and not -0', () => {
    expect(yawRadFromHeadingDeg(0)).toBe(0)
  })
})

describe('groupTurnRadFromHeadingDeg', () => {
  it('turns the world against the viewer', () => {
    expect(groupTurnRadFromHeadingDeg(90)).toBeCloseTo(Math.PI / 2, 12)
    expect(groupTurnRadFromHeadingDeg(270)).toBeCloseTo(-Math.PI / 2, 12)
  })
})

describe('bearingDegFromHeadingDeg', () => {
  it.each([
    [0, 97, 97],
    [300, 97, 37],
    [10, -20, 350],
  ])('heading %f° in a shot offset by %f° faces %f°', (headingDeg, offsetDeg, bearingDeg) => {
    expect(bearingDegFromHeadingDeg(headingDeg, offsetDeg)).toBeCloseTo(bearingDeg, 9)
  })
})

describe('clampPitchDeg', () => {
  it.each([
    [0, 0],
    [90, 90],
    [90.1, 90],
    [-90, -90],
    [-200, -90],
  ])('keeps %f° at %f°', (pitchDeg, clampedDeg) => {
    expect(clampPitchDeg(pitchDeg)).toBe(clampedDeg)
  })
})

describe('the rotation slider', () => {
  it.each([
    [0, 0],
    [25, 90],
    [50, 180],
    [99, 356.4],
    [100, 0],
  ])('at %d faces %f°', (value, headingDeg) => {
    expect(headingDegFromSliderValue(value)).toBeCloseTo(headingDeg, 9)
  })

  it('shows every one of its steps again, but for the end that is the beginning', () => {
    for (let value = 0; value < 100; value += 1) {
      expect(sliderValueFromHeadingDeg(headingDegFromSliderValue(value))).toBe(value)
    }
    expect(sliderValueFromHeadingDeg(headingDegFromSliderValue(100))).toBe(0)
  })

  it.each([
    // Steps are 3.6° wide, so the seam between 0 and 1 lies at 1.8°.
    [1.79, 0],
    [1.81, 1],
    [359.9, 100],
  ])('shows heading %f° as step %d', (headingDeg, value) => {
    expect(sliderValueFromHeadingDeg(headingDeg)).toBe(value)
  })
})

describe('roundHeadingDeg', () => {
  it.each([
    [12.34, 12.3],
    [12.35, 12.4],
    [359.94, 359.9],
    [359.97, 0],
    [-0.04, 0],
  ])('rounds %f° to %f°', (headingDeg, roundedDeg) => {
    expect(roundHeadingDeg(headingDeg)).toBeCloseTo(roundedDeg, 9)
    expect(roundHeadingDeg(headingDeg)).toBeLessThan(360)
  })
})

it('keeps an angle in both units', () => {
  const angle = new Angle()
  setAngleDeg(angle, { headingDeg: 270 })
  expect(angle.deg).toBe(270)
  expect(angle.rad).toBeCloseTo(Math.PI * 1.5)
})
