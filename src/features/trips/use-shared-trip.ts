import { useEffect, useState } from 'react'
import type { Itinerary } from '#content/itinerary.ts'
import { fetchSharedItinerary } from '#gateway/itineraries.ts'

export type SharedTripState = { kind: 'loading' | 'gone' | 'failed' } | { kind: 'shown'; itinerary: Itinerary }

/** The itinerary of a link, asked for once the page is there. */
export function useSharedTrip(token: string): SharedTripState {
  const [state, setState] = useState<SharedTripState>({ kind: 'loading' })
  useEffect(() => {
    const controller = new AbortController()
    const show = (next: SharedTripState) => {
      if (!controller.signal.aborted) setState(next)
    }
    fetchSharedItinerary(token, controller.signal).then(
      (itinerary) => show(itinerary ? { kind: 'shown', itinerary } : { kind: 'gone' }),
      () => show({ kind: 'failed' }),
    )
    return () => controller.abort()
  }, [token])
  return state
}
