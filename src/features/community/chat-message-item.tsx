import type { ReactNode } from 'react'
import { Avatar } from './post-card.tsx'

type Props = {
  author: { name: string; username: string }
  text: string
  /** How long ago, in words. */
  time: string
  isOwn?: boolean
  isPending?: boolean
  /** What can be done with it. */
  menu?: ReactNode
  /** What became of it. */
  children?: ReactNode
}

export function ChatMessageItem({ author, text, time, isOwn = false, isPending = false, menu, children }: Props) {
  return (
    <li className="talk-message" data-own={isOwn || undefined} data-pending={isPending || undefined}>
      <Avatar author={{ name: author.name, avatarUrl: null }} />
      <div>
        <p className="talk-message-by">
          <strong>{author.name}</strong> <span>@{author.username}</span> <span>{time}</span>
        </p>
        <p className="talk-message-text">{text}</p>
        {children}
      </div>
      {menu}
    </li>
  )
}
