import { describe, expect, it } from 'vitest'
import { toRadians } from './angles.ts'
import {
  clampFovDeg,
  FIRST_FOV_LANDSCAPE_DEG,
  FIRST_FOV_PORTRAIT_DEG,
  firstFovDeg,
  horizontalFovDeg,
  MAX_FOV_DEG,
  MIN_FOV_DEG,
  pxPerRadAtCentre,
  zoomedFovDeg,
} from './field-of-view.ts'

describe('firstFovDeg', () => {
  it.each([
    [1280, 800, FIRST_FOV_LANDSCAPE_DEG],
    [801, 800, FIRST_FOV_LANDSCAPE_DEG],
    // A square window is portrait in CSS.
    [800, 800, FIRST_FOV_PORTRAIT_DEG],
    [390, 844, FIRST_FOV_PORTRAIT_DEG],
  ])('in a window of %d x %d is %f°', (widthPx, heightPx, fovDeg) => {
    expect(firstFovDeg(widthPx, heightPx)).toBe(fovDeg)
  })
})

describe('clampFovDeg', () => {
  it.each([
    [MIN_FOV_DEG - 1, MIN_FOV_DEG],
    [MIN_FOV_DEG, MIN_FOV_DEG],
    [58.7, 58.7],
    [MAX_FOV_DEG, MAX_FOV_DEG],
    [MAX_FOV_DEG + 1, MAX_FOV_DEG],
  ])('keeps %f° at %f°', (fovDeg, clampedDeg) => {
    expect(clampFovDeg(fovDeg)).toBe(clampedDeg)
  })
})

describe('pxPerRadAtCentre', () => {
  it('is half the height where half the view is 45°', () => {
    expect(pxPerRadAtCentre(90, 800)).toBeCloseTo(400, 9)
  })

  it('puts the upper edge at half the field of view', () => {
    const distancePx = pxPerRadAtCentre(58.7, 736)
    expect(Math.tan(toRadians(58.7 / 2)) * distancePx).toBeCloseTo(736 / 2, 9)
  })
})

describe('horizontalFovDeg', () => {
  it('equals the vertical one in a square', () => {
    expect(horizontalFovDeg(75, 500, 500)).toBeCloseTo(75, 9)
  })

  it('is 105.3° for the landscape poster, 21:9 at 58.7°', () => {
    // 2 atan(21 / 9 x tan(29.35°)) = 2 atan(1.3120) = 105.4°
    expect(horizontalFovDeg(FIRST_FOV_LANDSCAPE_DEG, 21, 9)).toBeCloseTo(105.37, 1)
  })
})

describe('zoomedFovDeg', () => {
  it('makes things at the centre larger by exactly the factor', () => {
    const before = pxPerRadAtCentre(58.7, 800)
    expect(pxPerRadAtCentre(zoomedFovDeg(58.7, 1.25), 800)).toBeCloseTo(before * 1.25, 9)
  })

  it('comes back by the inverse factor', () => {
    expect(zoomedFovDeg(zoomedFovDeg(60, 1.25), 1 / 1.25)).toBeCloseTo(60, 9)
  })

  it('stays within the limits', () => {
    expect(zoomedFovDeg(60, 100)).toBe(MIN_FOV_DEG)
    expect(zoomedFovDeg(60, 0.01)).toBe(MAX_FOV_DEG)
  })
})
