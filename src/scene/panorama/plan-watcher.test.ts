import { expect, it } from 'vitest'
import { createTileGrid } from '#core/tile-grid.ts'
import type { TilePlan } from '#core/tile-plan.ts'
import { createViewFrustum } from '#core/view-frustum.ts'
import { createPlanWatcher } from './plan-watcher.ts'

const grid = createTileGrid({ tilesPerSide: 2 })
const frustum = createViewFrustum()

function plan(levelIndex: number, visible: number[], ring: number[]): TilePlan {
  return { levelIndex, isFree: false, isFine: true, grid, frustum, visible, ring, rest: [] }
}

it('notices other tiles, another level and a tile that moved between visible and ring, but no other order', () => {
  const hasPlanChanged = createPlanWatcher()
  expect(hasPlanChanged(plan(0, [1, 2, 3], [4]))).toBe(true)
  expect(hasPlanChanged(plan(0, [3, 1, 2], [4]))).toBe(false)
  expect(hasPlanChanged(plan(0, [1, 2, 4], [3]))).toBe(true)
  expect(hasPlanChanged(plan(1, [1, 2, 4], [3]))).toBe(true)
  expect(hasPlanChanged(plan(1, [1, 2, 5], [3]))).toBe(true)
  expect(hasPlanChanged(plan(1, [1, 2, 5], [3]))).toBe(false)
})

it('tells every pair of neighbouring views apart', () => {
  const hasPlanChanged = createPlanWatcher()
  const plans = Array.from({ length: 200 }, (_, index) => plan(2, [index, index + 1, index + 2], [index + 3]))
  expect(plans.every((each) => hasPlanChanged(each))).toBe(true)
})
