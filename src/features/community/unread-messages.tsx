import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { ChatMessage } from '#content/community-message.ts'
import { communityLiveMessages } from '#content/messages/community-live.ts'
import { fetchMessages, watchMessages } from '#gateway/community-chat.ts'
import { useMessages } from '#state/preferences-store.ts'
import { useSessionUser } from '#state/session-store.ts'
import { keepReadPosition, readPosition } from './chat-read.ts'
import { LiveCache } from './live-cache.tsx'
import { useMutedPeople } from './muted-people.ts'

const KEY = ['community', 'unread-messages']
/** What one question to the backend answers with at most. */
const MOST = 50

/** How much others have said since the chat was last open on this device; nothing where it is nothing. */
export function UnreadMessages({ id }: { id: string }) {
  return (
    <LiveCache>
      <Unread id={id} />
    </LiveCache>
  )
}

function Unread({ id }: { id: string }) {
  const { chat } = useMessages(communityLiveMessages)
  const count = useUnreadCount()
  if (count === 0) return null
  const words = count < MOST ? String(count) : `${MOST}+`
  return (
    <span id={id} className="community-badge" data-unread>
      <span aria-hidden="true">{words}</span>
      <span className="sr-only">{chat.unread(words)}</span>
    </span>
  )
}

function useUnreadCount(): number {
  const user = useSessionUser()
  const muted = useMutedPeople()
  const cache = useQueryClient()
  // Asked anew whenever the chat was closed.
  const { data } = useQuery({ queryKey: KEY, queryFn: fetchUnread, gcTime: 0 })

  useEffect(() => {
    const add = (message: ChatMessage) =>
      cache.setQueryData<readonly ChatMessage[]>(
        KEY,
        (before) => before && [...before.filter(({ id }) => id !== message.id), message],
      )
    return watchMessages(add, () => void cache.invalidateQueries({ queryKey: KEY }))
  }, [cache])

  return data?.filter(({ authorId }) => authorId !== user?.id && !muted.includes(authorId)).length ?? 0
}

/** Who looks for the first time has missed nothing: what comes from now on is new. */
async function fetchUnread(): Promise<readonly ChatMessage[]> {
  const after = readPosition()
  const messages = await fetchMessages(after)
  if (after !== null) return messages
  keepReadPosition(messages.at(-1)?.position ?? 0)
  return []
}
