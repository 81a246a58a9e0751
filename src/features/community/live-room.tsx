import { useEffect, useRef, useState } from 'react'
import type { ChatMessage } from '#content/community-message.ts'
import { communityLiveMessages } from '#content/messages/community-live.ts'
import { sendMessage } from '#gateway/community-chat.ts'
import { useMessages } from '#state/preferences-store.ts'
import { useSessionUser } from '#state/session-store.ts'
import { Button } from '#ui/button.tsx'
import { notify } from '#ui/toaster.tsx'
import { type ChatOutbox, createOutbox } from './chat-outbox.ts'
import { keepReadPosition } from './chat-read.ts'
import { EMPTY_ROOM, enterRoom, type RoomNews, type RoomState } from './chat-room.ts'
import { LiveMessages } from './live-messages.tsx'
import { MutedNote } from './muted-note.tsx'
import { useMutedPeople } from './muted-people.ts'

type Props = {
  /** Everything that the person has written here so far; each is sent once. */
  written: readonly ChatMessage[]
  onNews: (news: RoomNews) => void
}

/** By person: nobody sees what another has not sent. */
const outboxes = new Map<string, ChatOutbox>()

function outboxOf(personKey: string): ChatOutbox {
  const outbox = outboxes.get(personKey) ?? createOutbox(sendMessage)
  outboxes.set(personKey, outbox)
  return outbox
}

/** The list items of what people say. */
export function LiveRoom({ written, onNews }: Props) {
  const { chat } = useMessages(communityLiveMessages)
  const personKey = useSessionUser()?.id
  const [state, setState] = useState<RoomState>(EMPTY_ROOM)
  const room = useRef<ReturnType<typeof enterRoom>>(null)
  const sentCount = useRef(0)

  useEffect(() => {
    const outbox = personKey === undefined ? undefined : outboxOf(personKey)
    const entered = enterRoom(personKey ?? crypto.randomUUID(), setState, undefined, outbox)
    room.current = entered
    return () => entered.leave()
  }, [personKey])

  useEffect(() => {
    for (const message of written.slice(sentCount.current)) room.current?.send(message)
    sentCount.current = written.length
  }, [written])

  const isAnybodyMuted = useMutedPeople().length > 0
  const handleOlder = () => {
    room.current?.readOlder().catch(() => notify({ ...chat.olderFailed, kind: 'error', id: 'older-failed' }))
  }

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
          <Button look="quiet" onClick={handleOlder}>
            {chat.older}
          </Button>
        </li>
      )}
      {isAnybodyMuted && (
        <li className="talk-older">
          <MutedNote />
        </li>
      )}
      <LiveMessages room={state} onRetried={(message) => room.current?.send(message)} />
    </>
  )
}
