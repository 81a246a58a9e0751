import { type RefObject, useEffect, useLayoutEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/** A card, and where its upper edge was in the window. */
type Place = { id: string; topPx: number }

/** By entry of the browser's history. */
const places = new Map<string, Place>()

/**
 * Whoever comes back to the feed finds it where they left it. Kept by card and not by distance: cards far from the window
 * have the height of a guess until they are drawn.
 */
export function usePlaceInFeed(page: RefObject<HTMLElement | null>): void {
  const { key } = useLocation()
  const navigation = useNavigationType()

  // The last moment at which the cards still stand.
  useLayoutEffect(() => {
    const root = page.current
    return () => {
      const place = root && window.scrollY > 0 ? placeIn(root) : null
      if (place) places.set(key, place)
      else places.delete(key)
    }
  }, [key, page])

  // After everything else that scrolls when a page appears.
  useEffect(() => {
    const place = navigation === 'POP' ? places.get(key) : undefined
    const card = place && document.getElementById(place.id)
    if (card) window.scrollBy({ top: card.getBoundingClientRect().top - place.topPx, behavior: 'instant' })
  }, [key, navigation])
}

/** The first card that reaches into the window. */
function placeIn(root: HTMLElement): Place | null {
  for (const card of root.querySelectorAll('.feed-post')) {
    const { top, bottom } = card.getBoundingClientRect()
    if (bottom > 0) return { id: card.id, topPx: top }
  }
  return null
}
