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
import { useMutedPeople } from './muted-people.ts'
import { OthersMenu } from './others-menu.tsx'
import type { Refusal } from './refusal.ts'
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
        <MessageStanding message={message} refusal={room.refused.get(message.id)} onRetried={onRetried} />
      </ChatMessageItem>
    ))
}

type StandingProps = { message: ChatMessage; refusal: Refusal | undefined; onRetried: Props['onRetried'] }

function MessageStanding({ message, refusal, onRetried }: StandingProps) {
  const { chat } = useMessages(communityLiveMessages)
  if (message.state === 'held') return <p className="talk-standing">{chat.held}</p>
  if (message.state !== 'failed') return null
  return (
    <p className="talk-standing" role="alert">
      {refusal ? chat.refused[refusal] : chat.notSent} -{' '}
      <Button look="bare" className="text-link" onClick={() => onRetried(message)}>
        {chat.retry}
      </Button>
    </p>
  )
}

function MessageMenu({ message }: { message: ChatMessage }) {
  const messages = useMessages(communityLiveMessages)
  const user = useSessionUser()
  const { id, authorId, author } = message
  const label = messages.chat.actions(author.name)
  const handleDelete = () => void deleteMessage(id).catch(() => notify({ ...messages.deleteFailed, kind: 'error' }))
  if (user?.id !== authorId) {
    return <OthersMenu label={label} subject={{ kind: 'message', id }} author={{ id: authorId, name: author.name }} />
  }
  return (
    <Menu trigger={<IconButton className="talk-menu" label={label} icon={<MoreIcon />} />}>
      <MenuItem onChosen={handleDelete}>{messages.chat.delete}</MenuItem>
    </Menu>
  )
}
