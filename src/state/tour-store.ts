import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { Direction } from '#core/view-projection.ts'

/** `ready`: panorama pixels are on screen. `sharp`: one texel per pixel at the centre, or the finest there is. */
export type LoadState = 'loading' | 'ready' | 'sharp' | 'error'

/** Why the picture is not (or not any more) what it should be; null while all is well. */
export type PanoramaTrouble = 'offline' | 'failed' | 'no-webgl' | null

/**
 * What somebody in the headset asks of the page; the page that can answers by its own navigation. A tour answers what makes
 * sense at present: `start-guide` while nothing is told, `close-stop` while one stop is, `resume-guide` while it is paused,
 * `start-again` for a while after its last stop.
 */
export type PageRequest = 'previous' | 'next' | 'switch-pair' | 'plan-visit' | 'ask-moeva' | GuideRequest
export type GuideRequest =
  | 'start-guide'
  | 'start-again'
  | 'pause-guide'
  | 'resume-guide'
  | 'next-stop'
  | 'end-guide'
  | 'close-stop'

/** A panorama as its page calls it: what it shows, and where that lies. */
export type PlaceName = { panoramaId: string; name: string; location: string }

/**
 * Something in the panorama that can be chosen, with the name and the sign that it has there. A `way` leads on, and is named
 * all the time.
 */
export type Spot = {
  id: string
  kind: 'stop' | 'way'
  title: string
  /** An SVG path in a square of 256. */
  outline: string
  direction: Direction
}

/** How a panorama begins: as its address says, or facing the same way in the world as the one before it. */
export type Arrival = 'first-view' | 'same-direction'

export type TourState = {
  /** The panorama that the stage shows or is loading; null before a page asked for one. */
  panoramaId: string | null
  /** What the page calls the panorama; null where none has named one. */
  placeName: PlaceName | null
  /** Panoramas that are one step away: their previews are fetched ahead. */
  neighbourIds: readonly string[]
  arrival: Arrival
  loadState: LoadState
  trouble: PanoramaTrouble
  /** Grows with every 'Try again'; the loader starts over when it changes. */
  attempt: number
  /** False while no page shows the stage, or a still picture covers it: nothing is drawn, nothing turns. */
  stageShown: boolean
  /** What the present page answers. */
  answeredRequests: readonly PageRequest[]
  /** What leads to the other picture of this view, as the page calls it: 'Show by night'. Null where there is one picture. */
  pairSwitch: string | null
  /** Asked for and not answered yet. */
  pageRequest: PageRequest | null
  /** What can be chosen in the panorama, in the order in which the page lists it. */
  spots: readonly Spot[]
  /** The one that somebody points at, in the picture or in the list. */
  pointedSpotId: string | null
  /** How much of the time is over after which a look chooses that one, 0 to 1. */
  spotLookShare: number
  /** Chosen in the picture, and not answered by the page yet. */
  chosenSpotId: string | null
}

export function createTourStore() {
  return createStore<TourState>(() => ({
    panoramaId: null,
    placeName: null,
    neighbourIds: [],
    arrival: 'first-view',
    loadState: 'loading',
    trouble: null,
    attempt: 0,
    stageShown: false,
    answeredRequests: [],
    pairSwitch: null,
    pageRequest: null,
    spots: [],
    pointedSpotId: null,
    spotLookShare: 0,
    chosenSpotId: null,
  }))
}

export const tourStore = createTourStore()

/** Asks the stage for a panorama; asking again for the one it has keeps its load state. */
export function showPanorama(
  panoramaId: string,
  neighbourIds: readonly string[],
  { arrival = 'first-view', store = tourStore }: { arrival?: Arrival; store?: typeof tourStore } = {},
): void {
  if (store.getState().panoramaId === panoramaId) {
    store.setState({ neighbourIds })
    return
  }
  const { trouble } = store.getState()
  store.setState({
    panoramaId,
    neighbourIds,
    arrival,
    loadState: trouble === 'no-webgl' ? 'error' : 'loading',
    trouble: trouble === 'no-webgl' ? trouble : null,
  })
}

/** Tells what the page calls a panorama, for those who see no page. */
export function namePlace(placeName: PlaceName, store = tourStore): void {
  store.setState({ placeName })
}

/** Reported by the scene when what is on screen changes. */
export function reportLoadState(loadState: LoadState, store = tourStore): void {
  if (store.getState().loadState !== loadState) store.setState({ loadState })
}

/** Reported by the scene: a trouble, or null when it is over. */
export function reportTrouble(trouble: PanoramaTrouble, store = tourStore): void {
  if (store.getState().trouble !== trouble) store.setState({ trouble })
}

/** 'Try again': the loader starts over with what is missing. */
export function retryPanorama(store = tourStore): void {
  store.setState((state) => ({ attempt: state.attempt + 1, trouble: null }))
}

export function showStage(shown: boolean, store = tourStore): void {
  if (store.getState().stageShown !== shown) store.setState({ stageShown: shown })
}

/** A page answers a request for as long as it is open. Returns the way to stop. */
export function answerPageRequest(request: PageRequest, answer: () => void, store = tourStore): () => void {
  store.setState(({ answeredRequests }) => ({ answeredRequests: [...answeredRequests, request] }))
  const stop = store.subscribe(({ pageRequest }) => {
    if (pageRequest !== request) return
    store.setState({ pageRequest: null })
    answer()
  })
  return () => {
    stop()
    store.setState(({ answeredRequests }) => ({ answeredRequests: answeredRequests.filter((one) => one !== request) }))
  }
}

/** The page offers the other picture of the view under this name, and answers. Returns the way to stop. */
export function offerPair(pairSwitch: string, answer: () => void, store = tourStore): () => void {
  store.setState({ pairSwitch })
  const stop = answerPageRequest('switch-pair', answer, store)
  return () => {
    stop()
    store.setState({ pairSwitch: null })
  }
}

/** Asks the page; what it does not answer is forgotten at once. */
export function askPage(pageRequest: PageRequest, store = tourStore): void {
  if (store.getState().answeredRequests.includes(pageRequest)) store.setState({ pageRequest })
}

/** Calls back when somebody asks for this, beside the page that answers. Returns the way to stop. */
export function onPageAsked(request: PageRequest, callback: () => void, store = tourStore): () => void {
  // The page may have answered before this hears of it.
  return store.subscribe((now, before) => {
    if (now.pageRequest !== before.pageRequest && [now.pageRequest, before.pageRequest].includes(request)) callback()
  })
}

export function useLoadState(): LoadState {
  return useStore(tourStore, (state) => state.loadState)
}

/** Whether a panorama is the one that was asked for last, and no longer waits for its first pixels. */
export function useIsOnScreen(id: string): boolean {
  return useStore(tourStore, ({ panoramaId, loadState }) => panoramaId === id && loadState !== 'loading')
}

export function usePanoramaTrouble(): PanoramaTrouble {
  return useStore(tourStore, (state) => state.trouble)
}

export function useShownPanoramaId(): string | null {
  return useStore(tourStore, (state) => state.panoramaId)
}

/** The panorama that a page shows at present: the stage keeps the last one after its page is left. */
export function useStagedPanoramaId(): string | null {
  return useStore(tourStore, ({ panoramaId, stageShown }) => (stageShown ? panoramaId : null))
}
