import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { endDeviceSession, endOtherSessions, fetchDeviceSessions } from '#gateway/device-sessions.ts'

const sessionsKey = (userId: string) => ['sessions', userId]

export function useDeviceSessions(userId: string) {
  return useQuery({ queryKey: sessionsKey(userId), queryFn: ({ signal }) => fetchDeviceSessions(signal) })
}

/** Ends one session by its id, or all the others. */
export function useEndSessions(userId: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (which: string) => (which === 'others' ? endOtherSessions() : endDeviceSession(which)),
    onSettled: () => cache.invalidateQueries({ queryKey: sessionsKey(userId) }),
  })
}
