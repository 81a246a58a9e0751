import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { LivePost, PostMedia, PostStatus } from '#content/live-post.ts'
import { communityLiveMessages } from '#content/messages/community-live.ts'
import { communityMessages } from '#content/messages/community.ts'
import { fetchMediaAddress } from '#gateway/community-posts.ts'
import { useMessages } from '#state/preferences-store.ts'
import { Button } from '#ui/button.tsx'
import { CommentIcon } from '#ui/community-icons.tsx'
import { Comments } from './comments.tsx'
import { linkToPost } from './linked-post.ts'
import { Count, PostCard } from './post-card.tsx'
import { PostMenu } from './post-menu.tsx'
import { sharePost } from './share-post.ts'
import { useClicks } from './use-clicks.ts'
import { useSeen } from './use-seen.ts'
import { useTimeWords } from './use-time-words.ts'

/** A post that somebody has written. */
export function LivePostCard({ post }: { post: LivePost }) {
  const messages = useMessages(communityMessages)
  const live = useMessages(communityLiveMessages)
  const timeWords = useTimeWords()
  const root = useRef<HTMLDivElement>(null)
  const isPublic = post.status === 'public'
  const { likes, shares, like, share } = useClicks(post.id, isPublic)
  const [areCommentsOpen, setAreCommentsOpen] = useState(false)
  useSeen(post.id, isPublic, root)

  const handleShare = () => {
    share()
    void sharePost(linkToPost(post.id), post.author.name, messages)
  }
  const time = timeWords(post.publishedAt ?? post.createdAt)

  return (
    <div ref={root} className="feed-live-root">
      <PostCard
        post={{ ...post, likes: post.likes + likes, shares: post.shares + shares }}
        time={post.isEdited ? `${time} · ${live.edited}` : time}
        picture={post.media && <MediaPicture media={post.media} />}
        onLiked={like}
        onShared={handleShare}
        parts={{
          menu: <PostMenu post={post} />,
          more: !isPublic && <Standing post={post} />,
          comments: (
            <Button
              look="quiet"
              className="feed-count"
              aria-label={live.comments.show}
              aria-expanded={areCommentsOpen}
              disabled={!isPublic}
              onClick={() => setAreCommentsOpen(!areCommentsOpen)}
            >
              <CommentIcon />
              <Count count={post.comments} words={messages.comments} />
            </Button>
          ),
          foot: areCommentsOpen && <Comments postId={post.id} />,
        }}
      />
    </div>
  )
}

/** What became of a post that others do not see. */
function Standing({ post: { status, reviewNote } }: { post: LivePost }) {
  const live = useMessages(communityLiveMessages)
  const words = {
    draft: live.sending,
    in_review: live.inReview,
    rejected: live.rejected,
    removed: live.removed,
    withheld: live.withheld,
    public: '',
  }
  const texts: Partial<Record<PostStatus, string>> = { in_review: live.inReviewText, withheld: live.withheldText }
  const text = texts[status] ?? reviewNote
  return (
    <p className="feed-standing" data-status={status}>
      <strong>{words[status]}</strong>
      {text !== '' && <span>{text}</span>}
    </p>
  )
}

function MediaPicture({ media }: { media: PostMedia }) {
  const { data } = useQuery({
    queryKey: ['community', 'media', media.path],
    staleTime: Infinity,
    queryFn: () => fetchMediaAddress(media.path),
  })
  if (data === undefined) return null
  return (
    <img src={data} alt={media.alt} width={media.widthPx} height={media.heightPx} loading="lazy" decoding="async" />
  )
}
