import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

/** `ready`: panorama pixels are on screen. `sharp`: one texel per pixel at the centre, or the finest there is. */
export type LoadState = 'loading' | 'ready' | 'sharp' | 'error'

/** Why the picture is not (or not any more) what it should be; null while all is well. */
export type PanoramaTrouble = 'offline' | 'failed' | 'no-webgl' | null

export type TourState = {
  /** The panorama that the stage shows or is loading; null before a page asked for one. */
  panoramaId: string | null
  /** Panoramas that are one step away: their previews are fetched ahead. */
  neighbourIds: readonly string[]
  loadState: LoadState
  trouble: PanoramaTrouble
  /** Grows with every 'Try again'; the loader starts over when it changes. */
  attempt: number
  /** False while no page shows the stage, or a still picture covers it: nothing is drawn, nothing turns. */
  stageShown: boolean
}

export function createTourStore() {
  return createStore<TourState>(() => ({
    panoramaId: null,
    neighbourIds: [],
    loadState: 'loading',
    trouble: null,
    attempt: 0,
    stageShown: false,
  }))
}

export const tourStore = createTourStore()

/** Asks the stage for a panorama; asking again for the one it has keeps its load state. */
export function showPanorama(panoramaId: string, neighbourIds: readonly string[], store = tourStore): void {
  if (store.getState().panoramaId === panoramaId) {
    store.setState({ neighbourIds })
    return
  }
  const { trouble } = store.getState()
  store.setState({
    panoramaId,
    neighbourIds,
    loadState: trouble === 'no-webgl' ? 'error' : 'loading',
    trouble: trouble === 'no-webgl' ? trouble : null,
  })
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

export function useLoadState(): LoadState {
  return useStore(tourStore, (state) => state.loadState)
}

export function usePanoramaTrouble(): PanoramaTrouble {
  return useStore(tourStore, (state) => state.trouble)
}

export function useShownPanoramaId(): string | null {
  return useStore(tourStore, (state) => state.panoramaId)
}
