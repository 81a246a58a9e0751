import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { destinationAt, destinations, picturesOf } from '#content/destinations.ts'
import { exploreMessages } from '#content/messages/explore.ts'
import { wrapIndex } from '#core/cyclic-index.ts'
import { withoutViewAddress } from '#core/view-address.ts'
import { preferencesStore } from '#state/preferences-store.ts'
import { showAhead } from '#state/show-ahead.ts'
import { answerPageRequest, showPanorama, tourStore } from '#state/tour-store.ts'
import { stopRotation } from '#state/view-store.ts'
import { notify } from '#ui/toaster.tsx'

const WELCOME_MS = 3000
/** The notice slides in; until then the machine is busy with the picture. */
const WELCOME_AT_LATEST_MS = 2000
const LOADED_MS = 2000

/** Which destination and which of its pictures Explore shows. Photo 0 is the main image: the panorama. */
export function useExplorer(index: number) {
  const destination = destinationAt(index)
  const pictures = picturesOf(destination)
  const [photo, setPhoto] = useState(0)
  const [shownIndex, setShownIndex] = useState(index)
  const [query, setQuery] = useSearchParams()
  const { key } = useLocation()
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

  // A step that another one overtook must not leave the scene ahead of the page.
  useLayoutEffect(() => showPanorama(destination.slug, neighboursOf(index)), [destination, index, key])

  function goBy(step: number): void {
    const nextIndex = wrapIndex(index + step, destinations.length)
    const next = withoutViewAddress(query)
    next.set('category', String(nextIndex))
    stopRotation()
    showAhead(destinationAt(nextIndex).slug)
    // The page keeps its place: on a phone the sheet may be drawn up.
    setQuery(next, { preventScrollReset: true })
  }

  const answerStep = useEffectEvent(goBy)
  useEffect(() => {
    const stops = [answerPageRequest('previous', () => answerStep(-1)), answerPageRequest('next', () => answerStep(1))]
    return () => stops.forEach((stop) => stop())
  }, [])

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

  useEffect(() => oncePictureRests(welcome), [])

  useEffect(() => {
    const before = announced.current
    announced.current = { index, key }
    if (before && before.index !== index && before.key !== key) {
      // The same key means that the page was prerendered for another address and has just caught up.
      notify({ title: destinationAt(index).name, text: messages().loaded, durationMs: LOADED_MS })
    }
  }, [index, key])
}

/** In the language of the moment, which may have been read since the page was taken over. */
function messages() {
  return exploreMessages[preferencesStore.getState().language]
}

function welcome(): void {
  notify({
    id: 'explore-welcome',
    ...messages().welcome,
    durationMs: WELCOME_MS,
  })
}

/** Calls back when nothing more is being loaded for the present view, or a little later in any case. */
function oncePictureRests(callback: () => void): () => void {
  const isResting = () => ['sharp', 'error'].includes(tourStore.getState().loadState)
  const finish = () => {
    stop()
    callback()
  }
  const timer = setTimeout(finish, isResting() ? 0 : WELCOME_AT_LATEST_MS)
  const unsubscribe = tourStore.subscribe(() => isResting() && finish())
  function stop(): void {
    clearTimeout(timer)
    unsubscribe()
  }
  return stop
}
