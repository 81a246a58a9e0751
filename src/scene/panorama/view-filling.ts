import type { createTilePlanner, StreamedView, TilePlan } from '#core/tile-plan.ts'
import { isLowData } from '#state/preferences-store.ts'

/**
 * Plans what comes first on a small and dense screen, and as soon as that is there what the view has pixels for.
 * `countMissing` tells how many tiles of a plan are not on the GPU.
 * `onFirstEnded` is called once, when more than the first tiles is wanted from then on.
 */
export function createViewFilling(
  planner: ReturnType<typeof createTilePlanner>,
  countMissing: (plan: TilePlan) => number,
  onFirstEnded: () => void,
) {
  /** Until the view was filled once, at the resolution that comes first. */
  let looksFirst = true

  /** Also where a first tile is not to be had: the view would wait for it for ever. */
  function endFirst(): void {
    if (!looksFirst) return
    looksFirst = false
    onFirstEnded()
  }

  return {
    looksFirst: () => looksFirst,
    /** Whether nothing is wanted around the view: not yet, or not at all. */
    isViewEnough: () => looksFirst || isLowData(),
    /** What will be asked for before anything is on screen. */
    prepare: (view: StreamedView) => planner.plan(view, hasFirst(view)),
    plan: (view: StreamedView) => {
      if (looksFirst && hasFirst(view)) {
        const first = planner.plan(view, true)
        if (!first.isFine && countMissing(first) > 0) return first
      }
      endFirst()
      return planner.plan(view)
    },
    endFirst,
  }
}

/** With low data nothing is fetched that finer tiles replace. The script that asks for tiles early decides in the same way. */
function hasFirst({ isFree }: StreamedView): boolean {
  return !isFree && !isLowData()
}
