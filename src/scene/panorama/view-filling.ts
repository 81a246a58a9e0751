import type { createTilePlanner, StreamedView, TilePlan } from '#core/tile-plan.ts'

/**
 * Plans what comes first on a small and dense screen, and as soon as that is there what the view has pixels for.
 * `countMissing` tells how many tiles of a plan are not on the GPU.
 */
export function createViewFilling(
  planner: ReturnType<typeof createTilePlanner>,
  countMissing: (plan: TilePlan) => number,
) {
  /** Until the view was filled once, at the resolution that comes first. */
  let looksFirst = true

  return {
    looksFirst: () => looksFirst,
    /** What will be asked for before anything is on screen. */
    prepare: (view: StreamedView) => planner.plan(view, !view.isFree),
    plan: (view: StreamedView) => {
      if (looksFirst && !view.isFree) {
        const first = planner.plan(view, true)
        if (!first.isFine && countMissing(first) > 0) return first
      }
      looksFirst = false
      return planner.plan(view)
    },
    /** The view would wait for ever for a tile that is not to be had: what follows the first ones does without it. */
    endFirst: () => {
      looksFirst = false
    },
  }
}
