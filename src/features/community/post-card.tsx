import { type ReactNode, useId, useRef } from 'react'
import { communityMessages } from '#content/messages/community.ts'
import { groupThousands } from '#content/messages/language.ts'
import type { FeedPost, PostAuthor } from '#content/community-post.ts'
import { useMessages } from '#state/preferences-store.ts'
import { Button } from '#ui/button.tsx'
import { CommentIcon } from '#ui/community-icons.tsx'
import { PlaceIcon, ShareIcon } from '#ui/icons.tsx'
import { LikeIcon, ViewIcon } from '#ui/topic-icons.tsx'
import { useArrival, useLinkedPostId } from './linked-post.ts'

type Props = {
  post: FeedPost
  /** How long ago it was written, in words. */
  time: string
  picture: ReactNode
  onLiked: () => void
  onShared: () => void
  /** The least height of the card. */
  layout?: { heightPx: number }
  parts?: {
    /** Beside the author: what else can be done with it. */
    menu?: ReactNode
    /** Below the text: where the post leads to, or what became of it. */
    more?: ReactNode
    /** In place of the bare number of comments. */
    comments?: ReactNode
    /** At the foot of the card. */
    foot?: ReactNode
  }
}

export function PostCard({ post, time, picture, onLiked, onShared, layout, parts }: Props) {
  const id = useId()
  const card = useRef<HTMLElement>(null)
  const isLinked = useLinkedPostId() === post.id
  useArrival(isLinked, card)
  return (
    <article
      ref={card}
      id={`post-${post.id}`}
      className="feed-post"
      data-linked={isLinked || undefined}
      tabIndex={isLinked ? -1 : undefined}
      style={{ minHeight: layout?.heightPx }}
      aria-labelledby={`${id}-by`}
    >
      <div className="feed-post-head">
        <Author id={`${id}-by`} author={post.author} />
        {parts?.menu}
      </div>
      {picture && (
        <div className="feed-post-picture">
          {picture}
          {post.type !== 'Post' && <TypeBadge type={post.type} />}
        </div>
      )}
      <div className="feed-post-body">
        <p className="feed-post-text">{post.text}</p>
        <p className="feed-post-place">
          {post.location !== '' && (
            <span>
              <PlaceIcon /> {post.location}
            </span>
          )}
          <span>{time}</span>
        </p>
        {parts?.more}
      </div>
      <Counts post={post} onLiked={onLiked} onShared={onShared} comments={parts?.comments} />
      {parts?.foot}
    </article>
  )
}

function TypeBadge({ type }: { type: 'AR' | 'VR' }) {
  const { tabTitle } = useMessages(communityMessages)
  return (
    <span className="feed-post-type" title={tabTitle[type]}>
      {type}
    </span>
  )
}

function Author({ id, author }: { id: string; author: PostAuthor }) {
  const { provider } = useMessages(communityMessages)
  return (
    <div className="feed-author">
      <Avatar author={author} />
      <p>
        <strong id={id}>{author.name}</strong>
        <span className="feed-author-more">
          @{author.username}
          {author.isProvider && ` · ${provider}`}
        </span>
      </p>
    </div>
  )
}

export function Avatar({ author: { name, avatarUrl } }: { author: Pick<PostAuthor, 'name' | 'avatarUrl'> }) {
  if (avatarUrl) return <img className="feed-avatar" src={avatarUrl} alt="" width="40" height="40" loading="lazy" />
  return (
    <span className="feed-avatar" aria-hidden="true">
      {initialsOf(name)}
    </span>
  )
}

type CountsProps = Pick<Props, 'post' | 'onLiked' | 'onShared'> & { comments: ReactNode }

function Counts({ post, onLiked, onShared, comments }: CountsProps) {
  const messages = useMessages(communityMessages)
  const id = useId()
  return (
    <div className="feed-counts">
      <Button
        look="quiet"
        className="feed-count"
        aria-label={messages.like}
        aria-describedby={`${id}-likes`}
        onClick={onLiked}
      >
        <LikeIcon />
        <Count id={`${id}-likes`} count={post.likes} words={messages.likes} />
      </Button>
      {comments ?? (
        <p className="feed-count">
          <CommentIcon />
          <Count count={post.comments} words={messages.comments} />
        </p>
      )}
      <Button
        look="quiet"
        className="feed-count"
        aria-label={messages.share}
        aria-describedby={`${id}-shares`}
        onClick={onShared}
      >
        <ShareIcon />
        <Count id={`${id}-shares`} count={post.shares} words={messages.shares} />
      </Button>
      <p className="feed-count feed-views">
        <ViewIcon />
        <Count count={post.views} words={messages.views} />
      </p>
    </div>
  )
}

type CountProps = { id?: string; count: number; words: (count: string) => string }

/** The bare number for the eye, the whole phrase for the ear. */
export function Count({ id, count, words }: CountProps) {
  const number = groupThousands(count)
  return (
    <>
      <span aria-hidden="true">{number}</span>
      <span id={id} className="sr-only">
        {words(number)}
      </span>
    </>
  )
}

function initialsOf(name: string): string {
  return name
    .split(' ')
    .slice(0, 2)
    .map((word) => word.charAt(0))
    .join('')
    .toUpperCase()
}
