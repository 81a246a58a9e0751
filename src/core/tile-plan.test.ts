import { describe, expect, it } from 'vitest'
import { pyramidLevels } from './pyramid.ts'
import { createTilePlanner, type StreamedView } from './tile-plan.ts'

const levels = pyramidLevels(8192)
const view: StreamedView = { headingDeg: 0, pitchDeg: 0, halfWidthDeg: 45, halfHeightDeg: 29.35, pxPerRad: 640 }

describe('createTilePlanner', () => {
  it('divides all tiles of the chosen level into visible, ring and rest', () => {
    const { levelIndex, grid, visible, ring, rest } = createTilePlanner(levels, 60).plan(view)
    const level = levels[levelIndex]
    expect(level?.faceSizePx).toBeGreaterThanOrEqual(1280)
    expect(level?.faceSizePx).toBeLessThanOrEqual(1280 * 1.3)
    expect([...visible, ...ring, ...rest].sort((a, b) => a - b)).toEqual(
      Array.from({ length: grid.count }, (_, i) => i),
    )
  })

  it('sees only the front face in the first view at 16:9', () => {
    const { grid, visible } = createTilePlanner(levels, 60).plan(view)
    expect(visible.every((index) => index < grid.tilesPerSide ** 2)).toBe(true)
  })

  it('orders tiles from the centre outwards', () => {
    const planner = createTilePlanner(levels, 60)
    const plan = planner.plan({ ...view, headingDeg: 90 })
    planner.sortByNearness()
    const { tilesPerSide } = plan.grid
    const distance = (index: number) => {
      const within = index % tilesPerSide ** 2
      const middle = (tilesPerSide - 1) / 2
      return Math.hypot(Math.floor(within / tilesPerSide) - middle, (within % tilesPerSide) - middle)
    }
    expect(distance(plan.visible[0] ?? -1)).toBeLessThan(1)
    expect(distance(plan.visible.at(-1) ?? -1)).toBeGreaterThan(1)
  })

  it('takes a coarser level where the view would need more tiles than fit', () => {
    const wide = createTilePlanner(levels, 60).plan({ ...view, pxPerRad: 5000 })
    const bounded = createTilePlanner(levels, 10).plan({ ...view, pxPerRad: 5000 })
    expect(wide.levelIndex).toBe(levels.length - 1)
    expect(bounded.visible.length).toBeLessThanOrEqual(10)
    expect(bounded.levelIndex).toBeLessThan(wide.levelIndex)
  })

  it('gives the same plan for headings a full turn apart', () => {
    const planner = createTilePlanner(levels, 60)
    const visible = [...planner.plan({ ...view, headingDeg: 359.5 }).visible]
    expect(planner.plan({ ...view, headingDeg: -0.5 }).visible).toEqual(visible)
  })

  it('refuses a panorama without levels', () => {
    expect(() => createTilePlanner([], 10)).toThrow('at least one level')
  })
})
