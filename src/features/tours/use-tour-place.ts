import { useEffect, useEffectEvent, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { panoramaById } from '#content/panoramas.ts'
import { SPOT_OUTLINES } from '#content/spot-outlines.ts'
import { AT_PARAMETER } from '#content/tour-files.ts'
import { spotsOf, viewpointOf, walkableTour } from '#content/tour-view.ts'
import type { Tour } from '#content/tour.ts'
import { withoutViewAddress } from '#core/view-address.ts'
import { useLanguage } from '#state/preferences-store.ts'
import { offerSpots } from '#state/tour-spots.ts'
import { type Spot } from '#state/tour-store.ts'

/** Where in a tour one stands. The address is the truth: going back and forward follows the way that was taken. */
export function useTourPlace(loaded: Tour) {
  const [query, setQuery] = useSearchParams()
  const tour = useMemo(() => walkableTour(loaded, panoramaById), [loaded])
  const asked = query.get(AT_PARAMETER)
  const viewpoint = viewpointOf(tour, asked)
  const { pair } = viewpoint
  const panoramaId = pair && pair.panoramaId === asked ? pair.panoramaId : viewpoint.panoramaId
  const spots = useMemo(() => spotsOf(tour, viewpoint, panoramaById), [tour, viewpoint])

  /** Moves on, with an entry of its own in the history. */
  function goTo(nextId: string): void {
    const next = withoutViewAddress(query)
    if (nextId === tour.viewpoints[0]?.panoramaId) next.delete(AT_PARAMETER)
    else next.set(AT_PARAMETER, nextId)
    setQuery(next, { preventScrollReset: true })
  }

  return { tour, viewpoint, panoramaId, spots, query, goTo }
}

export type TourPosition = ReturnType<typeof useTourPlace>

/** Offers the spots of the viewpoint in the picture, in the order of the list, and answers when one is chosen there. */
export function useOfferedSpots(spots: TourPosition['spots'], onChosen: (id: string) => void): void {
  const language = useLanguage()
  const answer = useEffectEvent(onChosen)
  useEffect(() => {
    const offered = spots.map((spot): Spot => {
      const { id, kind, title, direction } = spot
      const outline = SPOT_OUTLINES[kind === 'stop' ? spot.stop.kind : 'way']
      return { id, kind, title: title[language], outline, direction }
    })
    return offerSpots(offered, (id) => answer(id))
  }, [spots, language])
}
