import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { communityLiveMessages } from '#content/messages/community-live.ts'
import type { ToldDecision } from '#content/moderation.ts'
import { fetchToldDecisions } from '#gateway/moderation.ts'
import { safeLocalStorage } from '#platform/storage.ts'
import { useMessages } from '#state/preferences-store.ts'
import { useSessionUser } from '#state/session-store.ts'
import { Button } from '#ui/button.tsx'
import { LiveCache } from './live-cache.tsx'

const ASK_AGAIN_MS = 60_000

/** Tells a person, until they have read it, what moderators removed of what they wrote. A post says so itself. */
export function ToldDecisions() {
  const userId = useSessionUser()?.id
  if (userId === undefined) return null
  return (
    <LiveCache>
      <Decisions key={userId} userId={userId} />
    </LiveCache>
  )
}

function Decisions({ userId }: { userId: string }) {
  const { told, decided } = useMessages(communityLiveMessages)
  const [readUpTo, setReadUpTo] = useState(() => safeLocalStorage().getItem(entryOf(userId)))
  const { data = [] } = useQuery({
    queryKey: ['community', userId, 'decisions'],
    refetchInterval: ASK_AGAIN_MS,
    queryFn: ({ signal }) => fetchToldDecisions(signal),
  })
  const news = data.flatMap(({ kind, ...decision }) =>
    kind !== 'post' && isAfter(decision, readUpTo) ? { ...decision, kind } : [],
  )
  const [latest] = news
  if (!latest) return null

  const handleRead = () => {
    setReadUpTo(latest.decidedAt)
    try {
      safeLocalStorage().setItem(entryOf(userId), latest.decidedAt)
    } catch {
      // The storage is full: it is told once more.
    }
  }
  return (
    <section className="feed-decisions" aria-label={told.title}>
      <ul>
        {news.map(({ kind, id, text, reason }) => (
          <li key={id}>
            <strong>{told[kind]}</strong>
            {text !== '' && <q>{text}</q>}
            <span>{reason === '' ? decided.noReason : told.reason(reason)}</span>
          </li>
        ))}
      </ul>
      <Button look="secondary" onClick={handleRead}>
        {told.understood}
      </Button>
    </section>
  )
}

function isAfter({ decidedAt }: Pick<ToldDecision, 'decidedAt'>, readUpTo: string | null): boolean {
  return readUpTo === null || Date.parse(decidedAt) > Date.parse(readUpTo)
}

function entryOf(userId: string): string {
  return `utalii.decisions-read.${userId}`
}
