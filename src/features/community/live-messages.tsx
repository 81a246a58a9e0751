import { useState } from 'react'
import type { ChatMessage } from '#content/community-message.ts'
import { communityLiveMessages } from '#content/messages/community-live.ts'
import { deleteMessage } from '#gateway/community-chat.ts'
import { useMessages } from '#state/preferences-store.ts'
import { useSessionUser } from '#state/session-store.ts'
import { Button, IconButton } from '#ui/button.tsx'
import { MoreIcon } from '#ui/community-icons.tsx'
import { Menu, MenuItem } from '#ui/menu.tsx'
import { notify } from '#ui/toaster.tsx'
import { ChatMessageItem } from './chat-message-item.tsx'
import type { RoomState } from './chat-room.ts'
import { mutePerson, useMutedPeople } from './muted-people.ts'
import { ReportDialog } from './report-dialog.tsx'
import { useTimeWords } from './use-time-words.ts'

type Props = { room: RoomState; onRetried: (message: ChatMessage) => void }

/** What people have said, after the sample messages. */
export function LiveMessages({ room, onRetried }: Props) {
  const user = useSessionUser()
  const timeWords = useTimeWords()
  const muted = useMutedPeople()
  return room.messages
    .filter(({ authorId }) => !muted.includes(authorId))
    .map((message) => (
      <ChatMessageItem
        key={message.id}
        author={message.author}
        text={message.text}
        time={timeWords(message.createdAt)}
        isOwn={message.authorId === user?.id}
        isPending={message.state === 'sending'}
        menu={message.position !== null && <MessageMenu message={message} />}
      >
        <MessageStanding message={message} isTooMany={room.tooMany.has(message.id)} onRetried={onRetried} />
      </ChatMessageItem>
    ))
}

type StandingProps = { message: ChatMessage; isTooMany: boolean; onRetried: Props['onRetried'] }

function MessageStanding({ message, isTooMany, onRetried }: StandingProps) {
  const { chat } = useMessages(communityLiveMessages)
  if (message.state === 'held') return <p className="talk-standing">{chat.held}</p>
  if (message.state !== 'failed') return null
  return (
    <p className="talk-standing" role="alert">
      {isTooMany ? chat.tooMany : chat.notSent} -{' '}
      <Button look="bare" className="text-link" onClick={() => onRetried(message)}>
        {chat.retry}
      </Button>
    </p>
  )
}

function MessageMenu({ message }: { message: ChatMessage }) {
  const messages = useMessages(communityLiveMessages)
  const user = useSessionUser()
  const [isReporting, setIsReporting] = useState(false)
  const { name } = message.author
  const handleDelete = () =>
    void deleteMessage(message.id).catch(() => notify({ ...messages.deleteFailed, kind: 'error' }))
  const handleMute = () => {
    mutePerson(message.authorId)
    notify(messages.muted(name))
  }
  return (
    <>
      <Menu trigger={<IconButton className="talk-menu" label={messages.chat.actions(name)} icon={<MoreIcon />} />}>
        {user?.id === message.authorId ? (
          <MenuItem onChosen={handleDelete}>{messages.chat.delete}</MenuItem>
        ) : (
          <>
            <MenuItem onChosen={() => setIsReporting(true)}>{messages.report}</MenuItem>
            <MenuItem onChosen={handleMute}>{messages.mute(name)}</MenuItem>
          </>
        )}
      </Menu>
      {isReporting && <ReportDialog kind="message" id={message.id} onClosed={() => setIsReporting(false)} />}
    </>
  )
}
