import { useStore } from 'zustand'
import { angleDegBetween, type Direction } from '#core/view-projection.ts'
import { type Spot, tourStore } from './tour-store.ts'

/** The page offers these in the panorama and answers for them as long as it is open. Returns the way to stop. */
export function offerSpots(spots: readonly Spot[], onChosen: (id: string) => void, store = tourStore): () => void {
  store.setState({ spots, pointedSpotId: null })
  const stop = store.subscribe(({ chosenSpotId }) => {
    if (chosenSpotId === null) return
    store.setState({ chosenSpotId: null })
    onChosen(chosenSpotId)
  })
  return () => {
    stop()
    store.setState({ spots: [], pointedSpotId: null, chosenSpotId: null })
  }
}

/** `spotLookShare`: how far a look has come that will choose it, 0 to 1. */
export function pointAtSpot(pointedSpotId: string | null, spotLookShare = 0, store = tourStore): void {
  const state = store.getState()
  if (state.pointedSpotId !== pointedSpotId || state.spotLookShare !== spotLookShare) {
    store.setState({ pointedSpotId, spotLookShare })
  }
}

/** Somebody in the picture has chosen a spot; the page that offers it answers. */
export function chooseSpot(chosenSpotId: string, store = tourStore): void {
  store.setState({ chosenSpotId })
}

/** The spot that a direction means: the nearest within reach, in degrees; null where there is none. */
export function spotAt(direction: Direction, reachDeg: number, store = tourStore): Spot | null {
  let nearest: Spot | null = null
  let leastDeg = reachDeg
  for (const spot of store.getState().spots) {
    const deg = angleDegBetween(direction, spot.direction)
    if (deg > leastDeg) continue
    nearest = spot
    leastDeg = deg
  }
  return nearest
}

export function usePointedSpotId(): string | null {
  return useStore(tourStore, (state) => state.pointedSpotId)
}
