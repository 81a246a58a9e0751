import { Link } from 'react-router-dom'
import { communityMessages } from '#content/messages/community.ts'
import { useMessages } from '#state/preferences-store.ts'
import { buttonClass } from '#ui/button.tsx'
import { TurnIcon } from '#ui/icons.tsx'
import { Picture } from '#ui/picture.tsx'
import { notify } from '#ui/toaster.tsx'
import { linkToPost } from './linked-post.ts'
import { PostCard } from './post-card.tsx'
import { sharePost } from './share-post.ts'
import type { ShownSample } from './use-sample-posts.ts'

type Props = { post: ShownSample; onLiked: () => void; onShared: () => void }

/** A sample post: it works as the others do, and asks nobody. */
export function SamplePostCard({ post, onLiked, onShared }: Props) {
  const messages = useMessages(communityMessages)

  const handleLike = () => {
    onLiked()
    notify({ ...messages.liked, id: 'post-liked' })
  }
  const handleShare = () => {
    onShared()
    notify({ ...messages.shared, id: 'post-shared' })
    void sharePost(linkToPost(post.id), post.author.name, messages)
  }

  return (
    <PostCard
      post={post}
      time={post.time}
      layout={post}
      picture={
        post.picture && (
          <Picture
            source={post.picture.source}
            sizes="(min-width: 64rem) 28vw, (min-width: 48rem) 45vw, 100vw"
            alt={post.picture.alt}
            loading="lazy"
            decoding="async"
          />
        )
      }
      onLiked={handleLike}
      onShared={handleShare}
      parts={{
        more: post.category !== null && (
          <Link
            to={`/explore?category=${post.category}`}
            className={buttonClass('secondary')}
            aria-label={messages.lookAroundAt(post.location)}
          >
            <TurnIcon /> {messages.lookAround}
          </Link>
        ),
      }}
    />
  )
}
