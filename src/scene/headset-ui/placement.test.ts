import { describe, expect, it } from 'vitest'
import { toDegrees, toRadians } from '#core/angles.ts'
import { BOARD_SIZE, M_PER_DEG, MARKER_SIZE, SURFACE_DISTANCE_M } from './panel-layout.ts'
import {
  BOARD_PITCH_DEG,
  createPlacement,
  followWithMarker,
  HANGING_BOARD_PITCH_DEG,
  isInSight,
  MARKER_PITCH_DEG,
  PANEL_PITCH_DEG,
  placeBefore,
} from './placement.ts'

function head(yawDeg: number, pitchDeg = 0, at = { x: 0, y: 1.6, z: 0 }) {
  return { ...at, yawRad: toRadians(yawDeg), pitchRad: toRadians(pitchDeg) }
}

describe('a surface that is summoned', () => {
  it.each([
    [0, { x: 0, z: -1 }],
    [90, { x: -1, z: 0 }],
    [-90, { x: 1, z: 0 }],
    [180, { x: 0, z: 1 }],
  ])('stands where a head with a yaw of %i° faces', (yawDeg, direction) => {
    const { x, z } = placeBefore(createPlacement(), head(yawDeg), 0)
    expect(x).toBeCloseTo(direction.x * SURFACE_DISTANCE_M, 9)
    expect(z).toBeCloseTo(direction.z * SURFACE_DISTANCE_M, 9)
  })

  it.each([PANEL_PITCH_DEG, BOARD_PITCH_DEG, HANGING_BOARD_PITCH_DEG])(
    "stands at arm's length, %i° from the horizon, and faces the head",
    (pitchDeg) => {
      const from = head(25, 40, { x: 1, y: 1.2, z: 2 })
      const placed = placeBefore(createPlacement(), from, pitchDeg)
      const way = { x: placed.x - from.x, y: placed.y - from.y, z: placed.z - from.z }
      expect(Math.hypot(way.x, way.y, way.z)).toBeCloseTo(SURFACE_DISTANCE_M, 9)
      expect(toDegrees(Math.asin(way.y / SURFACE_DISTANCE_M))).toBeCloseTo(pitchDeg, 9)
      expect(toDegrees(placed.yawRad)).toBeCloseTo(25, 9)
      expect(toDegrees(placed.pitchRad)).toBeCloseTo(pitchDeg, 9)
    },
  )
})

describe('the board', () => {
  /** How far from the horizon the edges of a surface lie that stands so far from it. */
  const edgesDeg = (pitchDeg: number, { heightDeg }: { heightDeg: number }) => {
    const halfDeg = toDegrees(Math.atan((heightDeg / 2) * (M_PER_DEG / SURFACE_DISTANCE_M)))
    return { topDeg: pitchDeg + halfDeg, bottomDeg: pitchDeg - halfDeg }
  }

  it('leaves the horizon bare while the panel is closed, and the marker', () => {
    const board = edgesDeg(HANGING_BOARD_PITCH_DEG, BOARD_SIZE)
    expect(board.topDeg).toBeLessThan(-8)
    expect(board.topDeg).toBeGreaterThan(-11)
    expect(board.bottomDeg).toBeGreaterThan(edgesDeg(MARKER_PITCH_DEG, MARKER_SIZE).topDeg)
  })
})

describe('being in sight', () => {
  it.each([
    [0, true],
    [39, true],
    [-39, true],
    [41, false],
    [180, false],
  ])('with the head turned by %i°: %s', (yawDeg, expected) => {
    const placed = placeBefore(createPlacement(), head(170), 0)
    expect(isInSight(placed, head(170 + yawDeg))).toBe(expected)
  })
})

describe('the marker at the feet', () => {
  it('turns with the head', () => {
    const marker = followWithMarker(createPlacement(), head(0))
    expect(toDegrees(followWithMarker(marker, head(120)).yawRad)).toBeCloseTo(120, 9)
  })

  it('stands still for a head that looks down at it', () => {
    const marker = followWithMarker(createPlacement(), head(0))
    expect(followWithMarker(marker, head(20, -50)).yawRad).toBe(0)
  })

  it('comes along when somebody turns round while looking down', () => {
    const marker = followWithMarker(createPlacement(), head(0))
    expect(toDegrees(followWithMarker(marker, head(90, -50)).yawRad)).toBeCloseTo(90, 9)
  })
})
