import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { communityLiveMessages } from '#content/messages/community-live.ts'
import type { Suspension } from '#content/moderation.ts'
import { fetchSuspensions } from '#gateway/moderation.ts'
import { useMessages } from '#state/preferences-store.ts'
import { Button } from '#ui/button.tsx'
import { queueKey, useDecision } from './use-decision.ts'

/** Below the queue: whom moderators have suspended, and the way to let them back in. */
export function SuspendedPeople({ userId }: { userId: string | undefined }) {
  const { moderation } = useMessages(communityLiveMessages)
  const id = useId()
  const { data } = useQuery({
    queryKey: [...queueKey(userId), 'suspended'],
    queryFn: ({ signal }) => fetchSuspensions(signal),
  })
  if (!data || data.length === 0) return null
  return (
    <section className="moderation-list" aria-labelledby={id}>
      <h3 id={id}>{moderation.suspended}</h3>
      <ul className="moderation-list">
        {data.map((suspension) => (
          <SuspendedPerson key={suspension.userId} suspension={suspension} />
        ))}
      </ul>
    </section>
  )
}

function SuspendedPerson({ suspension: { userId, name, reason } }: { suspension: Suspension }) {
  const { moderation } = useMessages(communityLiveMessages)
  const { mutate, isPending } = useDecision({ kind: 'person', id: userId, submittedAt: null, media: null })
  return (
    <li className="moderation-item">
      <p className="moderation-head">
        <strong>{name}</strong> {reason}
      </p>
      <Button
        look="secondary"
        aria-label={moderation.letBackInName(name)}
        disabled={isPending}
        onClick={() => mutate({ decision: 'approve', reason: '' })}
      >
        {moderation.letBackIn}
      </Button>
    </li>
  )
}
