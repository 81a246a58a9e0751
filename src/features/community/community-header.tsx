import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { communityMessages } from '#content/messages/community.ts'
import { sampleMessages } from '#content/sample-community.ts'
import { useMessages } from '#state/preferences-store.ts'
import { SearchIcon } from '#ui/account-icons.tsx'
import { Button, buttonClass } from '#ui/button.tsx'
import { BackIcon, PlusIcon } from '#ui/icons.tsx'
import { ChatIcon } from '#ui/topic-icons.tsx'

type Props = {
  search: string
  onSearch: (search: string) => void
  onNewPost: () => void
  isChatOpen: boolean
  onChatToggled: () => void
  /** How much has been said that the person has not read, in an element with the id `chat-unread`. */
  unread: ReactNode
}

export function CommunityHeader({ search, onSearch, onNewPost, isChatOpen, onChatToggled, unread }: Props) {
  const messages = useMessages(communityMessages)
  const badge = sampleMessages.length
  return (
    <header className="community-header">
      <Link
        to="/dashboard"
        className={buttonClass('quiet', 'button-icon')}
        aria-label={messages.back}
        title={messages.back}
      >
        <BackIcon />
      </Link>
      <h1 id="page-title" tabIndex={-1}>
        {messages.title}
      </h1>
      <label className="community-search">
        <span className="sr-only">{messages.search}</span>
        <SearchIcon />
        <input
          type="search"
          className="field-input"
          placeholder={messages.searchPlaceholder}
          value={search}
          onChange={(event) => onSearch(event.currentTarget.value)}
        />
      </label>
      <div className="community-header-actions">
        <Button onClick={onNewPost}>
          <PlusIcon />
          {messages.newPost}
        </Button>
        <Button
          look="secondary"
          aria-label={messages.chat}
          aria-describedby="chat-badge chat-unread"
          aria-expanded={isChatOpen}
          onClick={onChatToggled}
        >
          <ChatIcon />
          <span className="community-chat-label">{messages.chat}</span>
          <span className="community-badge" aria-hidden="true">
            {badge}
          </span>
          <span id="chat-badge" className="sr-only">
            {messages.chatBadge(badge)}
          </span>
          {unread}
        </Button>
      </div>
    </header>
  )
}
