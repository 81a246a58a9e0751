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
    if (!place) return
    putBack(place)
    // What comes near the window is drawn only now, in two steps, and takes its own height.
    let frame = requestAnimationFrame(() => {
      putBack(place)
      frame = requestAnimationFrame(() => putBack(place))
    })
    return () => cancelAnimationFrame(frame)
  }, [key, navigation])
}

/** The card whose upper edge is nearest to that of the window: by a high one's, far above, nothing could be drawn. */
function placeIn(root: HTMLElement): Place | null {
  let nearest: Place | null = null
  for (const card of root.querySelectorAll('.feed-post')) {
    const { top } = card.getBoundingClientRect()
    if (!nearest || Math.abs(top) < Math.abs(nearest.topPx)) nearest = { id: card.id, topPx: top }
  }
  return nearest
}

function putBack({ id, topPx }: Place): void {
  const card = document.getElementById(id)
  const offPx = card ? card.getBoundingClientRect().top - topPx : 0
  if (offPx !== 0) window.scrollBy({ top: offPx, behavior: 'instant' })
}
