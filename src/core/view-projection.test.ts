import { describe, expect, it } from 'vitest'
import { angleDegBetween, directionThrough, projectDirection } from './view-projection.ts'

const view = { headingDeg: 350, pitchDeg: 0, fovDeg: 90, heightPx: 800 }

describe('projectDirection', () => {
  // 90° over 800 px: the picture plane is 400 px away, and tan 45° = 1.
  it.each([
    ['ahead', { headingDeg: 350, pitchDeg: 0 }, 0, 0],
    ['45° to the right, across the front', { headingDeg: 35, pitchDeg: 0 }, 400, 0],
    ['45° to the left', { headingDeg: 305, pitchDeg: 0 }, -400, 0],
    ['45° up', { headingDeg: 350, pitchDeg: 45 }, 0, -400],
  ])('puts what lies %s where it is seen', (_, direction, xPx, yPx) => {
    const point = projectDirection(direction, view)
    expect(point?.xPx).toBeCloseTo(xPx, 6)
    expect(point?.yPx).toBeCloseTo(yPx, 6)
  })

  it('sees nothing of what lies behind', () => {
    expect(projectDirection({ headingDeg: 170, pitchDeg: 0 }, view)).toBeNull()
    expect(projectDirection({ headingDeg: 81, pitchDeg: 0 }, view)).toBeNull()
  })

  it('is undone by directionThrough, wherever the view faces', () => {
    for (const pitchDeg of [-80, -30, 0, 45, 80]) {
      for (const [headingDeg, heightDeg] of [
        [1, 2],
        [340, -20],
        [20, 30],
      ] as const) {
        const turned = { headingDeg: 0, pitchDeg, fovDeg: 75, heightPx: 600 }
        const point = projectDirection({ headingDeg, pitchDeg: heightDeg }, turned)
        if (!point) continue
        const back = directionThrough(point, turned)
        expect(angleDegBetween(back, { headingDeg, pitchDeg: heightDeg })).toBeLessThan(1e-5)
      }
    }
  })
})

describe('angleDegBetween', () => {
  it.each([
    [{ headingDeg: 350, pitchDeg: 0 }, { headingDeg: 10, pitchDeg: 0 }, 20],
    [{ headingDeg: 0, pitchDeg: 80 }, { headingDeg: 180, pitchDeg: 80 }, 20],
    [{ headingDeg: 123, pitchDeg: -4 }, { headingDeg: 123, pitchDeg: -4 }, 0],
    [{ headingDeg: 0, pitchDeg: -90 }, { headingDeg: 77, pitchDeg: 90 }, 180],
  ])('%j and %j are %s° apart', (one, other, deg) => {
    expect(angleDegBetween(one, other)).toBeCloseTo(deg, 6)
  })
})
