import { lazy, Suspense, useState } from 'react'
import type { ChatMessage } from '#content/community-message.ts'
import { communityMessages } from '#content/messages/community.ts'
import { sampleMessages } from '#content/sample-community.ts'
import { useMessages } from '#state/preferences-store.ts'
import { useSessionUser } from '#state/session-store.ts'
import { ChatMessageItem } from './chat-message-item.tsx'
import { ChatPanel } from './chat-panel.tsx'
import type { RoomNews } from './chat-room.ts'
import { authorOf } from './own-author.ts'
import { SampleMessages } from './sample-messages.tsx'

const LiveRoom = lazy(async () => ({ default: (await import('./live-room.tsx')).LiveRoom }))

/** The sample messages at once; what people say as soon as the room is entered. */
export function Chat({ onClosed }: { onClosed: () => void }) {
  const { panel } = useMessages(communityMessages)
  const user = useSessionUser()
  const [written, setWritten] = useState<readonly ChatMessage[]>([])
  const [writerId, setWriterId] = useState(user?.id)
  if (writerId !== user?.id) {
    // The room of the next person sends everything that is written: nobody speaks in another's name.
    setWriterId(user?.id)
    setWritten([])
  }
  const [news, setNews] = useState<RoomNews>({ count: 0, presence: null })

  const handleSent = (text: string) => {
    const author = user ? authorOf(user) : { name: panel.guestName, username: panel.guestUsername }
    const sending = { position: null, authorId: user?.id ?? '', author, text, state: 'sending' } as const
    setWritten([...written, { ...sending, id: crypto.randomUUID(), createdAt: new Date().toISOString() }])
  }

  return (
    <ChatPanel
      onClosed={onClosed}
      onSent={handleSent}
      messageCount={sampleMessages.length + Math.max(news.count, written.length)}
      presence={news.presence !== null && <p className="talk-presence">{news.presence}</p>}
    >
      <SampleMessages />
      <Suspense fallback={<OnTheirWay messages={written} />}>
        <LiveRoom key={user?.id} written={written} onNews={setNews} />
      </Suspense>
    </ChatPanel>
  )
}

/** What was written before the room could be entered. */
function OnTheirWay({ messages }: { messages: readonly ChatMessage[] }) {
  const { panel } = useMessages(communityMessages)
  return messages.map(({ id, author, text }) => (
    <ChatMessageItem key={id} author={author} text={text} time={panel.now} isOwn isPending />
  ))
}
