import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { destinationAt, destinations, picturesOf } from '#content/destinations.ts'
import { wrapIndex } from '#core/cyclic-index.ts'
import { withoutViewAddress } from '#core/view-address.ts'
import { stopRotation } from '#state/view-store.ts'
import { notify } from '#ui/toaster.tsx'

const WELCOME_MS = 3000
const LOADED_MS = 2000

/** Which destination and which of its pictures Explore shows. Photo 0 is the main image: the panorama. */
export function useExplorer(index: number) {
  const destination = destinationAt(index)
  const pictures = picturesOf(destination)
  const [photo, setPhoto] = useState(0)
  const [shownIndex, setShownIndex] = useState(index)
  const [query, setQuery] = useSearchParams()
  // Every change of destination begins with the main image, also on the way back.
  if (index !== shownIndex) {
    setShownIndex(index)
    setPhoto(0)
  }

  useNotices(index)
  useLayoutEffect(() => {
    stopRotation()
    return () => stopRotation()
  }, [index])

  function goBy(step: number): void {
    const next = withoutViewAddress(query)
    next.set('category', String(wrapIndex(index + step, destinations.length)))
    // The page keeps its place: on a phone the sheet may be drawn up.
    setQuery(next, { preventScrollReset: true })
  }

  function choosePhoto(nextPhoto: number): void {
    stopRotation()
    setPhoto(wrapIndex(nextPhoto, pictures.length))
  }

  return { destination, pictures, photo, query, neighbourIds: neighboursOf(index), goBy, choosePhoto }
}

function neighboursOf(index: number): string[] {
  return [1, -1].map((step) => destinationAt(wrapIndex(index + step, destinations.length)).slug)
}

/** One welcome on entry, then one notice per change of destination, however it came about. */
function useNotices(index: number): void {
  const { key } = useLocation()
  const announced = useRef<{ index: number; key: string } | null>(null)

  useEffect(() => {
    const before = announced.current
    announced.current = { index, key }
    if (!before) {
      notify({
        id: 'explore-welcome',
        title: 'Welcome to Explore',
        text: 'Discover amazing destinations in 360° view',
        durationMs: WELCOME_MS,
      })
    } else if (before.index !== index && before.key !== key) {
      // The same key means that the page was prerendered for another address and has just caught up.
      notify({ title: destinationAt(index).name, text: 'Destination loaded', durationMs: LOADED_MS })
    }
  }, [index, key])
}
