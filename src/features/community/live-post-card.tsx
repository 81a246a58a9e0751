import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { LivePost, PostMedia, PostStatus } from '#content/live-post.ts'
import { communityLiveMessages } from '#content/messages/community-live.ts'
import { communityMessages } from '#content/messages/community.ts'
import { postedPicture } from '#content/posted-panorama.ts'
import { POSTER_VIEWS } from '#core/field-of-view.ts'
import { fetchMediaAddress } from '#gateway/community-files.ts'
import { useMessages } from '#state/preferences-store.ts'
import { Button } from '#ui/button.tsx'
import { CommentIcon } from '#ui/community-icons.tsx'
import { Comments } from './comments.tsx'
import { linkToPost } from './linked-post.ts'
import { LookAround } from './look-around.tsx'
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
  const { like, share } = useClicks(post.id, isPublic)
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
        post={post}
        time={post.isEdited ? `${time} · ${live.edited}` : time}
        picture={post.media && post.status !== 'removed' && <MediaPicture media={post.media} />}
        onLiked={like}
        onShared={handleShare}
        parts={{
          menu: <PostMenu post={post} />,
          more: <More post={post} />,
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

function More({ post }: { post: LivePost }) {
  const isStored = post.status !== 'draft' && post.status !== 'removed'
  return (
    <>
      {post.status !== 'public' && <Standing post={post} />}
      {post.media?.faces && isStored && <LookAround post={post} />}
    </>
  )
}

/** What became of a post that others do not see. */
function Standing({ post: { status, reviewNote, media } }: { post: LivePost }) {
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
      {status === 'rejected' && media && <span>{live.rejectedText}</span>}
    </p>
  )
}

/** The picture, or the first view of a panorama. */
function MediaPicture({ media: { path, faces, alt, widthPx, heightPx } }: { media: PostMedia }) {
  const shown = faces
    ? { ...POSTER_VIEWS.landscape, path: postedPicture({ path, faces }, 'poster-landscape') }
    : { path, widthPx, heightPx }
  const { data } = useQuery({
    queryKey: ['community', 'media', shown.path],
    staleTime: Infinity,
    queryFn: () => fetchMediaAddress(shown.path),
  })
  if (data === undefined) return null
  return <img src={data} alt={alt} width={shown.widthPx} height={shown.heightPx} loading="lazy" decoding="async" />
}
