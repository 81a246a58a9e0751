import { useEffect } from 'react'
import type { Itinerary } from '#content/itinerary.ts'
import { keepOpened } from './kept-itineraries.ts'

/** Keeps the itineraries that are opened, and the page that shows them, for where there is no network. */
export function useKeptOpened(userId: string, all: readonly Itinerary[] | undefined, openId: string | null): void {
  useEffect(() => {
    if (all) keepOpened({ userId, all, openId })
  }, [userId, all, openId])

  const hasOpened = openId !== null
  useEffect(() => {
    if (!hasOpened) return
    const controller = new AbortController()
    // Where its code does not come, the files would not either.
    import('./keep-trips-page.ts').then(
      ({ keepTripsPage }) => keepTripsPage(controller.signal),
      () => {},
    )
    return () => controller.abort()
  }, [hasOpened])
}
