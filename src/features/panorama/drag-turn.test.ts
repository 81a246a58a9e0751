import { describe, expect, it } from 'vitest'
import { toDegrees, toRadians } from '#core/angles.ts'
import { pxPerRadAtCentre } from '#core/field-of-view.ts'
import { turnByDrag, type ViewPoint } from './drag-turn.ts'

const HEIGHT_PX = 800
const LEVEL = { pitchDeg: 0, fovDeg: 60 }
const CENTRE: ViewPoint = { xPx: 0, yPx: 0 }

describe('turnByDrag', () => {
  it('lets the heading grow when the picture is drawn to the left', () => {
    const turn = turnByDrag(LEVEL, { xPx: 100, yPx: 0 }, CENTRE, HEIGHT_PX)
    // What was 100 px to the right is then straight ahead: atan(100 / 692.8) = 8.21°
    expect(turn.headingDeg).toBeCloseTo(toDegrees(Math.atan(100 / pxPerRadAtCentre(60, HEIGHT_PX))), 9)
    expect(turn.headingDeg).toBeCloseTo(8.21, 2)
    expect(turn.pitchDeg).toBeCloseTo(0, 9)
  })

  it('looks up when the picture is drawn down', () => {
    const turn = turnByDrag(LEVEL, CENTRE, { xPx: 0, yPx: 100 }, HEIGHT_PX)
    expect(turn.pitchDeg).toBeCloseTo(8.21, 2)
    expect(turn.headingDeg).toBeCloseTo(0, 9)
  })

  it('does nothing without a move', () => {
    const turn = turnByDrag({ pitchDeg: 35, fovDeg: 80 }, { xPx: 50, yPx: -60 }, { xPx: 50, yPx: -60 }, HEIGHT_PX)
    expect(turn.headingDeg).toBeCloseTo(0, 9)
    expect(turn.pitchDeg).toBeCloseTo(0, 9)
  })

  it.each([
    [
      { pitchDeg: 0, fovDeg: 58.7 },
      { xPx: 300, yPx: 200 },
      { xPx: -250, yPx: 120 },
    ],
    [
      { pitchDeg: 40, fovDeg: 75 },
      { xPx: -120, yPx: 310 },
      { xPx: 60, yPx: 250 },
    ],
    [
      { pitchDeg: -55, fovDeg: 90 },
      { xPx: 200, yPx: -100 },
      { xPx: 260, yPx: -20 },
    ],
    [
      { pitchDeg: 12, fovDeg: 30 },
      { xPx: 5, yPx: 5 },
      { xPx: -390, yPx: -390 },
    ],
  ])('keeps the held point under the pointer, from %j', (view, from, to) => {
    const held = worldDirection(0, view.pitchDeg, from, view.fovDeg)
    const turn = turnByDrag(view, from, to, HEIGHT_PX)
    const after = worldDirection(turn.headingDeg, view.pitchDeg + turn.pitchDeg, to, view.fovDeg)
    for (const axis of [0, 1, 2]) expect(after[axis]).toBeCloseTo(held[axis] ?? NaN, 9)
  })

  it('keeps the held point under the fingers while they zoom', () => {
    const view = { pitchDeg: 20, fovDeg: 70 }
    const held = worldDirection(0, 20, { xPx: 150, yPx: 90 }, 70)
    const turn = turnByDrag(view, { xPx: 150, yPx: 90 }, { xPx: 170, yPx: 40 }, HEIGHT_PX, 45)
    const after = worldDirection(turn.headingDeg, 20 + turn.pitchDeg, { xPx: 170, yPx: 40 }, 45)
    for (const axis of [0, 1, 2]) expect(after[axis]).toBeCloseTo(held[axis] ?? NaN, 9)
  })

  it('comes back when the pointer comes back', () => {
    const there = turnByDrag({ pitchDeg: 25, fovDeg: 60 }, { xPx: 10, yPx: 20 }, { xPx: 200, yPx: -90 }, HEIGHT_PX)
    const back = turnByDrag(
      { pitchDeg: 25 + there.pitchDeg, fovDeg: 60 },
      { xPx: 200, yPx: -90 },
      { xPx: 10, yPx: 20 },
      HEIGHT_PX,
    )
    expect(there.headingDeg + back.headingDeg).toBeCloseTo(0, 9)
    expect(there.pitchDeg + back.pitchDeg).toBeCloseTo(0, 9)
  })

  it('stops at the zenith instead of turning over', () => {
    const turn = turnByDrag({ pitchDeg: 85, fovDeg: 60 }, CENTRE, { xPx: 0, yPx: 390 }, HEIGHT_PX)
    expect(85 + turn.pitchDeg).toBeLessThanOrEqual(90 + 1e-9)
    expect(Number.isFinite(turn.headingDeg)).toBe(true)
  })
})

/** Right-handed, -Z at the front, +X right, +Y up: the direction seen at a point of a view. */
function worldDirection(headingDeg: number, pitchDeg: number, point: ViewPoint, fovDeg: number): number[] {
  const distancePx = pxPerRadAtCentre(fovDeg, HEIGHT_PX)
  const length = Math.hypot(point.xPx, point.yPx, distancePx)
  const [x, y, depth] = [point.xPx / length, -point.yPx / length, distancePx / length]
  const pitch = toRadians(pitchDeg)
  const up = y * Math.cos(pitch) + depth * Math.sin(pitch)
  const ahead = depth * Math.cos(pitch) - y * Math.sin(pitch)
  const heading = toRadians(headingDeg)
  return [x * Math.cos(heading) + ahead * Math.sin(heading), up, x * Math.sin(heading) - ahead * Math.cos(heading)]
}
