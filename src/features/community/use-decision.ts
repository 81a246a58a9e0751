import { useMutation, useQueryClient } from '@tanstack/react-query'
import { communityLiveMessages } from '#content/messages/community-live.ts'
import type { Decision } from '#content/moderation.ts'
import { decide, type DecidedItem } from '#gateway/moderation.ts'
import { useMessages } from '#state/preferences-store.ts'
import { useSessionUser } from '#state/session-store.ts'
import { notify } from '#ui/toaster.tsx'
import { refusalOf } from './refusal.ts'

/** Everything that changes with a decision is below it. */
export const queueKey = (userId: string | undefined) => ['community', userId, 'queue']

/** Decides about something or somebody; what waits is read again afterwards. */
export function useDecision(subject: DecidedItem) {
  const { moderation } = useMessages(communityLiveMessages)
  const userId = useSessionUser()?.id
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ decision, reason }: { decision: Decision; reason: string }) => decide(subject, decision, reason),
    onError: (error) => {
      const refusal = refusalOf(error)
      const words =
        refusal === 'refused' ? moderation.changed : refusal === 'gone' ? moderation.gone : moderation.failed
      notify({ ...words, kind: 'error' })
    },
    onSettled: () => cache.invalidateQueries({ queryKey: queueKey(userId) }),
  })
}
