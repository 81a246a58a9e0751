import { describe, expect, it } from 'vitest'
import { placePoster } from './flat-view.ts'

const FRAME = { posterWidthPx: 2100, viewWidthPx: 900, heightPx: 900, posterFovDeg: 58.7 }
const FIRST = { headingDeg: 0, pitchDeg: 0, fovDeg: 58.7 }

describe('placePoster', () => {
  it('shows the first view as it is', () => {
    expect(placePoster(FRAME, FIRST)).toEqual({ view: FIRST, xPx: 0, yPx: 0, scale: 1 })
  })

  it('slides the poster to the left to look right', () => {
    const placement = placePoster(FRAME, { ...FIRST, headingDeg: 10 })
    expect(placement.view.headingDeg).toBeCloseTo(10, 9)
    expect(placement.xPx).toBeLessThan(0)
  })

  it('never slides beyond the edges, and says which view that is', () => {
    const placement = placePoster(FRAME, { ...FIRST, headingDeg: 200 })
    expect(placement.xPx).toBeCloseTo((2100 - 900) / 2, 6)
    expect(placement.view.headingDeg).toBeGreaterThan(300)
    expect(placePoster(FRAME, placement.view).xPx).toBeCloseTo(placement.xPx, 6)
  })

  it('cannot look up before it is magnified', () => {
    expect(placePoster(FRAME, { ...FIRST, pitchDeg: 20 }).view.pitchDeg).toBe(0)
    expect(placePoster(FRAME, { ...FIRST, pitchDeg: 20, fovDeg: 35 }).view.pitchDeg).toBeGreaterThan(0)
  })

  it('cannot show more than the poster holds', () => {
    expect(placePoster(FRAME, { ...FIRST, fovDeg: 90 })).toMatchObject({ scale: 1, view: { fovDeg: 58.7 } })
  })
})
