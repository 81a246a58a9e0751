import { useEffect, useEffectEvent } from 'react'
import type { Tour } from '#content/tour.ts'
import { wrapIndex } from '#core/cyclic-index.ts'
import { answerPageRequest } from '#state/tour-store.ts'

/** Lets somebody in a headset go round the viewpoints of a tour, where there is more than one. */
export function useViewpointSteps({ viewpoints }: Tour, panoramaId: string, goTo: (panoramaId: string) => void): void {
  const answer = useEffectEvent((step: number) => {
    const index = viewpoints.findIndex((viewpoint) => viewpoint.panoramaId === panoramaId)
    const next = viewpoints[wrapIndex(index + step, viewpoints.length)]
    if (next) goTo(next.panoramaId)
  })
  const hasSteps = viewpoints.length > 1
  useEffect(() => {
    if (!hasSteps) return
    const stops = [answerPageRequest('previous', () => answer(-1)), answerPageRequest('next', () => answer(1))]
    return () => stops.forEach((stop) => stop())
  }, [hasSteps])
}
