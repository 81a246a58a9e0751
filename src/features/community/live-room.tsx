import { useEffect, useRef, useState } from 'react'
import type { ChatMessage } from '#content/community-message.ts'
import { communityLiveMessages } from '#content/messages/community-live.ts'
import { useMessages } from '#state/preferences-store.ts'
import { useSessionUser } from '#state/session-store.ts'
import { Button } from '#ui/button.tsx'
import { keepReadPosition } from './chat-read.ts'
import { EMPTY_ROOM, enterRoom, type RoomNews, type RoomState } from './chat-room.ts'
import { LiveMessages } from './live-messages.tsx'

type Props = {
  /** Everything that the person has written here so far; each is sent once. */
  written: readonly ChatMessage[]
  onNews: (news: RoomNews) => void
}

/** The list items of what people say. */
export function LiveRoom({ written, onNews }: Props) {
  const { chat } = useMessages(communityLiveMessages)
  const personKey = useSessionUser()?.id
  const [state, setState] = useState<RoomState>(EMPTY_ROOM)
  const room = useRef<ReturnType<typeof enterRoom>>(null)
  const sentCount = useRef(0)

  useEffect(() => {
    const entered = enterRoom(personKey ?? crypto.randomUUID(), setState)
    room.current = entered
    return () => entered.leave()
  }, [personKey])

  useEffect(() => {
    for (const message of written.slice(sentCount.current)) room.current?.send(message)
    sentCount.current = written.length
  }, [written])

  const { presence, messages, isPolling, isReached } = state
  const latest = messages.findLast(({ position }) => position !== null)?.position ?? 0
  useEffect(() => {
    if (latest > 0) keepReadPosition(latest)
  }, [latest])
  const presenceText = presence === null ? null : chat.presence(presence)
  useEffect(() => {
    const pollingText = isReached ? chat.reconnecting : chat.unreached
    onNews({ count: messages.length, presence: isPolling ? pollingText : presenceText })
  }, [onNews, messages.length, presenceText, isPolling, isReached, chat])

  return (
    <>
      {state.hasOlder && (
        <li className="talk-older">
          <Button look="quiet" onClick={() => void room.current?.readOlder()}>
            {chat.older}
          </Button>
        </li>
      )}
      <LiveMessages room={state} onRetried={(message) => room.current?.retry(message)} />
    </>
  )
}
