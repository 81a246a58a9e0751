import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { homeMessages } from '#content/messages/home.ts'
import { groupThousands } from '#content/messages/language.ts'
import { isBuilt, type PageAddress } from '#content/pages.ts'
import { samplePosts, type SamplePost } from '#content/sample-home.ts'
import { pictureSource } from '#content/picture-source.ts'
import { useMessages } from '#state/preferences-store.ts'
import { buttonClass } from '#ui/button.tsx'
import { Picture } from '#ui/picture.tsx'
import { CameraIcon, ChatIcon, HubIcon, LikeIcon, ViewIcon } from '#ui/topic-icons.tsx'
import { ActionLink } from './action-link.tsx'
import { Bearing } from './bearing.tsx'

export function CommunityPreview() {
  const { community } = useMessages(homeMessages)
  return (
    <section className="home-section home-community" aria-labelledby="community-title">
      <div className="home-intro home-intro-wide">
        <Bearing headingDeg={90} />
        <h2 id="community-title">{community.title}</h2>
        <p>{community.text}</p>
        {isBuilt('/community') && (
          <Link to="/community" className="text-link">
            {community.seeMore}
          </Link>
        )}
      </div>
      <div className="community-body">
        <ul className="community-grid">
          {samplePosts.map((post) => (
            <li key={post.id}>
              <PostCard post={post} />
            </li>
          ))}
        </ul>
        <FloatingActions />
      </div>
    </section>
  )
}

function PostCard({ post }: { post: SamplePost }) {
  const { community } = useMessages(homeMessages)
  const { large, medium } = post.picture ?? {}
  return (
    <article className="post-card on-picture" aria-labelledby={`post-${post.id}`}>
      {large && medium && (
        <Picture
          source={[pictureSource(medium), pictureSource(large)]}
          sizes="(min-width: 64rem) 45vw, 100vw"
          alt={post.picture?.alt ?? ''}
          loading="lazy"
          decoding="async"
        />
      )}
      <span className="post-card-type">{post.type === 'Post' ? community.post : post.type}</span>
      <div className="post-card-text">
        <h3 id={`post-${post.id}`}>{community.posts[post.id]}</h3>
        <p className="post-card-author">
          <span className="avatar" aria-hidden="true">
            {initialsOf(post.author)}
          </span>
          {post.author}
        </p>
        <div className="post-card-more">
          <p>
            <LikeIcon /> {community.likes(groupThousands(post.sampleLikes))}
          </p>
          <p>
            <ViewIcon /> {community.views(groupThousands(post.sampleViews))}
          </p>
          <ActionLink to="/community" look="on-night">
            {community.viewDetails}
          </ActionLink>
        </div>
      </div>
    </article>
  )
}

/** Three round buttons that stay at hand while the section passes by. */
function FloatingActions() {
  const { community } = useMessages(homeMessages)
  if (!isBuilt('/pricing')) return null
  return (
    <ul className="floating-actions" aria-label={community.quickActions}>
      <FloatingAction to="/pricing" title={community.tryMoeva} icon={<ChatIcon />} />
      <FloatingAction to="/pricing" title={community.becomeProvider} icon={<HubIcon />} />
      <FloatingAction to="/pricing" title={community.share} icon={<CameraIcon />} />
    </ul>
  )
}

function FloatingAction({ to, title, icon }: { to: PageAddress; title: string; icon: ReactNode }) {
  return (
    <li>
      <Link to={to} title={title} aria-label={title} className={buttonClass('primary', 'floating-action')}>
        {icon}
      </Link>
    </li>
  )
}

function initialsOf(name: string): string {
  return name
    .split(' ')
    .slice(0, 2)
    .map((word) => word.charAt(0))
    .join('')
}
