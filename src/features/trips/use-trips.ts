import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { TripRequest } from '#content/trip-request.ts'
import { cancelTripRequest, fetchTripRequests } from '#gateway/trip-requests.ts'
import { watchOwnRows } from '#gateway/watch-rows.ts'

const tripsKey = (userId: string) => ['trip-requests', userId]

/** The person's requests, as they are now: a change from elsewhere is shown without a reload. */
export function useTrips(userId: string) {
  const cache = useQueryClient()
  useEffect(
    () => watchOwnRows('trip_requests', userId, () => void cache.invalidateQueries({ queryKey: tripsKey(userId) })),
    [userId, cache],
  )
  return useQuery({ queryKey: tripsKey(userId), queryFn: ({ signal }) => fetchTripRequests(signal) })
}

/** Calls a request off: at once on the page, and back again where the backend refuses. */
export function useCancelTrip(userId: string) {
  const cache = useQueryClient()
  const queryKey = tripsKey(userId)
  return useMutation({
    mutationFn: ({ id }: TripRequest) => cancelTripRequest(id),
    onMutate: async ({ id }) => {
      await cache.cancelQueries({ queryKey })
      const before = cache.getQueryData<TripRequest[]>(queryKey)
      cache.setQueryData<TripRequest[]>(queryKey, (trips) =>
        trips?.map((trip) => (trip.id === id ? { ...trip, status: 'canceled' } : trip)),
      )
      return { before }
    },
    onError: (_error, _trip, context) => cache.setQueryData(queryKey, context?.before),
    onSettled: () => cache.invalidateQueries({ queryKey }),
  })
}
