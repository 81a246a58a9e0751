import { describe, expect, it } from 'vitest'
import { pyramidLevels } from './pyramid.ts'
import { createTilePlanner, type StreamedView } from './tile-plan.ts'

const levels = pyramidLevels(8192)
const view: StreamedView = {
  headingDeg: 0,
  pitchDeg: 0,
  halfWidthDeg: 45,
  halfHeightDeg: 29.35,
  pxPerRad: 640,
  firstPxPerRad: 640,
  isFree: false,
}

describe('createTilePlanner', () => {
  it('divides all tiles of the chosen level into visible, ring and rest', () => {
    const { levelIndex, grid, visible, ring, rest } = createTilePlanner(levels, { capacity: 100 }).plan(view)
    const level = levels[levelIndex]
    expect(level?.faceSizePx).toBeGreaterThanOrEqual(1280)
    expect(level?.faceSizePx).toBeLessThanOrEqual(1280 * 1.3)
    expect([...visible, ...ring, ...rest].sort((a, b) => a - b)).toEqual(
      Array.from({ length: grid.count }, (_, i) => i),
    )
  })

  it('sees only the front face in the first view at 16:9', () => {
    const { grid, visible } = createTilePlanner(levels, { capacity: 100 }).plan(view)
    expect(visible.every((index) => index < grid.tilesPerSide ** 2)).toBe(true)
  })

  it('orders tiles from the centre outwards', () => {
    const planner = createTilePlanner(levels, { capacity: 100 })
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
    const wide = createTilePlanner(levels, { capacity: 100 }).plan({ ...view, pxPerRad: 5000 })
    const bounded = createTilePlanner(levels, { capacity: 10 }).plan({ ...view, pxPerRad: 5000 })
    expect(wide.levelIndex).toBe(levels.length - 1)
    expect(bounded.visible.length).toBeLessThanOrEqual(10)
    expect(bounded.levelIndex).toBeLessThan(wide.levelIndex)
    // The finest there is counts as fine, whatever the view would show; a level that fits instead of it does not.
    expect(wide.isFine).toBe(true)
    expect(bounded.isFine).toBe(false)
  })

  it('says that a Quest 3 at 20 pixels per degree sees the sphere coarser than it could', () => {
    const headset = { ...view, isFree: true }
    const plan = (pxPerDeg: number) =>
      createTilePlanner(levels, { capacity: 150 }).plan({ ...headset, pxPerRad: (pxPerDeg * 180) / Math.PI })
    const { levelIndex } = plan(13)
    expect(plan(13)).toMatchObject({ levelIndex, isFine: true })
    expect(plan(20)).toMatchObject({ levelIndex, isFine: false })
  })

  it('names what comes first on a dense and small screen, and says that it is not all that there is', () => {
    const dense = { ...view, pxPerRad: 1000, firstPxPerRad: 500 }
    const planner = createTilePlanner(levels, { capacity: 100 })
    const first = { ...planner.plan(dense, true) }
    expect(levels[first.levelIndex]?.faceSizePx).toBeGreaterThanOrEqual(1000)
    expect(levels[first.levelIndex]?.faceSizePx).toBeLessThanOrEqual(1300)
    expect(first.isFine).toBe(false)
    const { levelIndex, isFine } = planner.plan(dense)
    expect(levels[levelIndex]?.faceSizePx).toBeGreaterThanOrEqual(2000)
    expect(isFine).toBe(true)
    // Where nothing finer follows, what comes first is all.
    expect(planner.plan(view, true).isFine).toBe(true)
  })

  it('gives the same plan for headings a full turn apart', () => {
    const planner = createTilePlanner(levels, { capacity: 100 })
    const visible = [...planner.plan({ ...view, headingDeg: 359.5 }).visible]
    expect(planner.plan({ ...view, headingDeg: -0.5 }).visible).toEqual(visible)
  })

  it('takes the whole sphere for a free view, at the finest level that it needs and that fits', () => {
    const headset = { ...view, pxPerRad: 1200, isFree: true }
    const { levelIndex, grid, visible, ring, rest } = createTilePlanner(levels, { capacity: 1000 }).plan(headset)
    expect([...visible].sort((a, b) => a - b)).toEqual(Array.from({ length: grid.count }, (_, i) => i))
    expect([...ring, ...rest]).toEqual([])
    expect(levels[levelIndex]?.faceSizePx).toBeGreaterThanOrEqual(2400)
    const bounded = createTilePlanner(levels, { capacity: 150 }).plan(headset)
    expect(bounded.visible.length).toBeLessThanOrEqual(150)
    expect(6 * (levels[bounded.levelIndex + 1]?.tilesPerSide ?? 0) ** 2).toBeGreaterThan(150)
  })

  it('keeps the sphere while the head turns, and tells when the order of what is missing has changed', () => {
    const planner = createTilePlanner(levels, { capacity: 150 })
    const headset = { ...view, isFree: true }
    const visible = [...planner.plan(headset).visible]
    planner.sortByNearness()
    for (const [headingDeg, hasTurned] of [
      [15, false],
      [25, true],
    ] as const) {
      expect(new Set(planner.plan({ ...headset, headingDeg }).visible)).toEqual(new Set(visible))
      expect(planner.hasTurned()).toBe(hasTurned)
    }
    planner.sortByNearness()
    expect(planner.hasTurned()).toBe(false)
  })

  it('takes the sphere also where a page has just shown as many tiles as it has', () => {
    const planner = createTilePlanner(levels, { capacity: 150 })
    const small = { ...view, headingDeg: 70, halfWidthDeg: 48, pxPerRad: 213 }
    expect(planner.plan(small).visible).toHaveLength(6)
    const { grid, visible } = planner.plan({ ...small, pxPerRad: 120, isFree: true })
    expect(grid.count).toBe(6)
    expect(visible).toEqual([0, 1, 2, 3, 4, 5])
  })

  it('comes back from the sphere to what a page shows', () => {
    const planner = createTilePlanner(levels, { capacity: 150 })
    const before = [...planner.plan(view).visible]
    planner.plan({ ...view, isFree: true })
    expect(planner.plan(view).visible).toEqual(before)
  })

  it('refuses a panorama without levels', () => {
    expect(() => createTilePlanner([], { capacity: 10 })).toThrow('at least one level')
  })
})
