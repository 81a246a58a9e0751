import { describe, expect, it } from 'vitest'
import { shortestTurnDeg } from './angles.ts'
import {
  createLookTracker,
  type DeviceAngles,
  type Direction,
  directionFromDevice,
  followDirection,
  isSameDirection,
} from './device-orientation.ts'

const at = (alphaDeg: number, betaDeg: number, gammaDeg: number): DeviceAngles => ({ alphaDeg, betaDeg, gammaDeg })

function expectDirection(actual: Direction, wanted: Direction): void {
  expect(shortestTurnDeg(wanted.yawDeg, actual.yawDeg)).toBeCloseTo(0, 6)
  // Straight up and down the arc sine is steep: half the digits are lost there.
  expect(actual.pitchDeg).toBeCloseTo(wanted.pitchDeg, 5)
}

describe('directionFromDevice', () => {
  it.each([
    ['upright, level and ahead', at(0, 90, 0), 0, 0, 0],
    ['30° to the left', at(30, 90, 0), 0, 30, 0],
    ['30° to the right', at(330, 90, 0), 0, -30, 0],
    ['behind', at(180, 90, 0), 0, 180, 0],
    ['30° down', at(0, 60, 0), 0, 0, -30],
    ['30° up', at(0, 120, 0), 0, 0, 30],
    ['left and down', at(75, 50, 0), 0, 75, -40],
    ['flat on a table: straight down, the top edge tells the yaw', at(40, 0, 0), 0, 40, -90],
    ['overhead: straight up', at(40, 180, 0), 0, 40, 90],
    ['flat, the screen turned: its top is the right edge', at(40, 0, 0), 90, -50, -90],
    ['flat, the screen turned the other way', at(40, 0, 0), 270, 130, -90],
    ['on its left side, level', at(90, 0, -90), 90, 0, 0],
    ['on its left side, 30° to the left', at(120, 0, -90), 90, 30, 0],
    ['on its left side, 30° down', at(90, 0, -60), 90, 0, -30],
    ['on its right side, level', at(270, 0, 90), 270, 0, 0],
    ['on its right side, 30° up', at(90, 180, -60), 270, 0, 30],
    ['upside down, level', at(180, -90, 0), 180, 0, 0],
    ['upside down, 30° to the left', at(210, -90, 0), 180, 30, 0],
  ])('%s', (_, device, screenAngleDeg, yawDeg, pitchDeg) => {
    expectDirection(directionFromDevice(device, screenAngleDeg), { yawDeg, pitchDeg })
  })

  it('does not turn when a level phone leans to its side', () => {
    // Turned by 20° about the line of sight: beta and gamma both change, what it points at does not.
    const { yawDeg, pitchDeg } = directionFromDevice(at(90, 70, -90), 0)
    expectDirection({ yawDeg, pitchDeg }, { yawDeg: 0, pitchDeg: 0 })
  })

  it('keeps its yaw from the floor over the zenith and 20° beyond, where the pitch stays straight up', () => {
    let lastPitchDeg = -90
    for (let betaDeg = 0; betaDeg <= 200; betaDeg += 1) {
      const { yawDeg, pitchDeg } = directionFromDevice(at(25, betaDeg, 0), 0)
      expect(shortestTurnDeg(25, yawDeg)).toBeCloseTo(0, 6)
      expect(pitchDeg).toBeCloseTo(Math.min(90, betaDeg - 90), 5)
      expect(pitchDeg).toBeGreaterThanOrEqual(lastPitchDeg - 1e-6)
      lastPitchDeg = pitchDeg
    }
  })

  it('turns evenly with the phone, over the wrap of alpha too', () => {
    for (let alphaDeg = 0; alphaDeg <= 720; alphaDeg += 0.5) {
      const { yawDeg } = directionFromDevice(at(alphaDeg % 360, 72, 0), 0)
      expect(yawDeg).toBeGreaterThan(-180)
      expect(yawDeg).toBeLessThanOrEqual(180)
      expect(shortestTurnDeg(alphaDeg, yawDeg)).toBeCloseTo(0, 6)
    }
  })

  it('does not leap where gamma changes its sign and beta turns over', () => {
    const before = directionFromDevice(at(90, 0.1, -89.9), 90)
    const after = directionFromDevice(at(270, 179.9, 89.9), 90)
    expect(Math.abs(shortestTurnDeg(before.yawDeg, after.yawDeg))).toBeLessThan(0.5)
    expect(Math.abs(before.pitchDeg - after.pitchDeg)).toBeLessThan(0.5)
  })
})

describe('createLookTracker', () => {
  it('begins without a turn, wherever the phone points', () => {
    const { turnTo } = createLookTracker(12)
    expectDirection(turnTo({ yawDeg: 137, pitchDeg: -55 }), { yawDeg: 0, pitchDeg: 0 })
  })

  it('turns by the shortest way over the wrap', () => {
    const { turnTo } = createLookTracker(0)
    turnTo({ yawDeg: 170, pitchDeg: 0 })
    expectDirection(turnTo({ yawDeg: -170, pitchDeg: 0 }), { yawDeg: 20, pitchDeg: 0 })
    expectDirection(turnTo({ yawDeg: 160, pitchDeg: 0 }), { yawDeg: -10, pitchDeg: 0 })
  })

  it('shows the pitch of the phone', () => {
    const { turnTo } = createLookTracker(0)
    turnTo({ yawDeg: 0, pitchDeg: 0 })
    for (const pitchDeg of [-30, 0, 45, 90, -90]) {
      expect(turnTo({ yawDeg: 0, pitchDeg }).pitchDeg).toBeCloseTo(pitchDeg, 9)
    }
  })

  it.each([
    ['below', -50, [-40, -20, -45]],
    ['above', 40, [30, 20, 35]],
  ])('waits at the pitch of the view while a phone %s it comes nearer', (_, firstDeg, [near, nearer, away]) => {
    const { turnTo } = createLookTracker(10)
    const shownBy = (pitchDeg: number) => 10 + turnTo({ yawDeg: 0, pitchDeg }).pitchDeg
    expect(shownBy(firstDeg)).toBeCloseTo(10, 9)
    expect(shownBy(near ?? NaN)).toBeCloseTo(10, 9)
    expect(shownBy(nearer ?? NaN)).toBeCloseTo(10, 9)
    // Going away turns the view at once, by as much as the phone.
    expect(shownBy(away ?? NaN) - 10).toBeCloseTo((away ?? NaN) - (nearer ?? NaN), 9)
    expect(shownBy(10)).toBeCloseTo(10, 9)
    // They have met: from here on the view has the pitch of the phone.
    expect(shownBy(firstDeg)).toBeCloseTo(firstDeg, 9)
    expect(shownBy(55)).toBeCloseTo(55, 9)
  })

  it('does not creep while a hand trembles', () => {
    const { turnTo } = createLookTracker(0)
    let pitchDeg = 0
    for (let time = 0; time < 1000; time += 1) {
      pitchDeg = turnTo({ yawDeg: 0, pitchDeg: -40 + (time % 2 === 0 ? 0.04 : -0.04) }).pitchDeg
    }
    expect(Math.abs(pitchDeg)).toBeLessThan(0.1)
  })
})

describe('isSameDirection', () => {
  it('holds below a twentieth of a degree in both angles, over the wrap too', () => {
    expect(isSameDirection({ yawDeg: 179.99, pitchDeg: 0 }, { yawDeg: -179.99, pitchDeg: 0.04 })).toBe(true)
    expect(isSameDirection({ yawDeg: 0, pitchDeg: 0 }, { yawDeg: 0.06, pitchDeg: 0 })).toBe(false)
    expect(isSameDirection({ yawDeg: 0, pitchDeg: 0 }, { yawDeg: 0, pitchDeg: -0.06 })).toBe(false)
  })
})

describe('followDirection', () => {
  const FRAME_S = 1 / 60

  it('arrives, exactly, and says so', () => {
    const shown = { yawDeg: 0, pitchDeg: 0 }
    const sensed = { yawDeg: 0.4, pitchDeg: -0.2 }
    let frames = 0
    while (!followDirection(shown, sensed, FRAME_S)) frames += 1
    expect(shown).toEqual(sensed)
    expect(frames).toBeLessThan(40)
  })

  it('crosses the wrap by the shortest way', () => {
    const shown = { yawDeg: 179.9, pitchDeg: 0 }
    followDirection(shown, { yawDeg: -179.9, pitchDeg: 0 }, FRAME_S)
    expect(Math.abs(shown.yawDeg)).toBeGreaterThan(179.9)
  })

  it('is less than 1° behind a turn of 90° per second, on displays of 60 and of 120 Hz', () => {
    for (const frameS of [1 / 60, 1 / 120]) {
      const shown = { yawDeg: 0, pitchDeg: 0 }
      const sensed = { yawDeg: 0, pitchDeg: 0 }
      for (let time = 0; time < 1; time += frameS) {
        sensed.yawDeg = shortestTurnDeg(0, sensed.yawDeg + 90 * frameS)
        followDirection(shown, sensed, frameS)
        expect(Math.abs(shortestTurnDeg(shown.yawDeg, sensed.yawDeg))).toBeLessThan(1)
      }
    }
  })

  it('lets less than half of a tremble of a tenth of a degree through', () => {
    const shown = { yawDeg: 0, pitchDeg: 0 }
    let furthestDeg = 0
    for (let frame = 0; frame < 240; frame += 1) {
      followDirection(shown, { yawDeg: frame % 2 === 0 ? 0.05 : -0.05, pitchDeg: 0 }, FRAME_S)
      if (frame > 20) furthestDeg = Math.max(furthestDeg, Math.abs(shown.yawDeg))
    }
    expect(furthestDeg).toBeLessThan(0.025)
  })
})
