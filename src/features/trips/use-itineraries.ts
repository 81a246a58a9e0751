import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Itinerary } from '#content/itinerary.ts'
import {
  createItinerary,
  deleteItinerary,
  fetchItineraries,
  shareItinerary,
  updateItinerary,
} from '#gateway/itineraries.ts'

const itinerariesKey = (userId: string) => ['itineraries', userId]

/** The person's itineraries, the latest first. */
export function useItineraries(userId: string) {
  return useQuery({ queryKey: itinerariesKey(userId), queryFn: ({ signal }) => fetchItineraries(signal) })
}

type Change = { kind: 'create' | 'update' | 'share' | 'delete'; itinerary: Itinerary }

/** Changes an itinerary: at once on the page, one after the other on the server, and back where it refuses. */
export function useChangeItinerary(userId: string) {
  const cache = useQueryClient()
  const queryKey = itinerariesKey(userId)
  return useMutation({
    scope: { id: `itineraries of ${userId}` },
    mutationFn: ({ kind, itinerary }: Change) => {
      if (kind === 'create') return createItinerary(itinerary)
      if (kind === 'share') return shareItinerary(itinerary.id, itinerary.shareToken)
      return kind === 'delete' ? deleteItinerary(itinerary.id) : updateItinerary(itinerary.id, itinerary)
    },
    onMutate: async (change) => {
      await cache.cancelQueries({ queryKey })
      const before = cache.getQueryData<Itinerary[]>(queryKey)
      cache.setQueryData<Itinerary[]>(queryKey, (all) => changed(all ?? [], change))
      return { before }
    },
    onError: (_error, _change, context) => cache.setQueryData(queryKey, context?.before),
    onSettled: () => (cache.isMutating() === 1 ? cache.invalidateQueries({ queryKey }) : undefined),
  })
}

function changed(all: readonly Itinerary[], { kind, itinerary }: Change): Itinerary[] {
  if (kind === 'create') return [itinerary, ...all]
  if (kind === 'delete') return all.filter(({ id }) => id !== itinerary.id)
  return all.map((one) => (one.id === itinerary.id ? itinerary : one))
}
