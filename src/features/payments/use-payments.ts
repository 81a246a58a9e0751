import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { fetchMyPlan, fetchOrders, startTrial } from '#gateway/plans-and-orders.ts'
import { watchOwnRows } from '#gateway/watch-rows.ts'

const keyOf = (userId: string) => ['payments', userId]

/** What a person has and what they paid for, as it is now: a payment that is confirmed meanwhile is shown at once. */
export function usePayments(userId: string) {
  const cache = useQueryClient()
  useEffect(
    () => watchOwnRows('orders', userId, () => void cache.invalidateQueries({ queryKey: keyOf(userId) })),
    [userId, cache],
  )
  return useQuery({
    queryKey: keyOf(userId),
    queryFn: async ({ signal }) => {
      const [plan, orders] = await Promise.all([fetchMyPlan(signal), fetchOrders(signal)])
      return { plan, orders }
    },
  })
}

export function useStartTrial(userId: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: startTrial,
    onSettled: () => cache.invalidateQueries({ queryKey: keyOf(userId) }),
  })
}
