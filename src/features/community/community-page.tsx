import { Suspense, useEffect, useRef, useState } from 'react'
import { isShownIn, type FeedTab } from '#content/community-post.ts'
import { communityMessages } from '#content/messages/community.ts'
import { whenIdle } from '#platform/live-pictures.ts'
import { useMessages } from '#state/preferences-store.ts'
import { useIsAuthenticated } from '#state/session-store.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/status.tsx'
import { notify } from '#ui/toaster.tsx'
import { CommunityHeader } from './community-header.tsx'
import { Feed } from './feed.tsx'
import {
  Chat,
  Composer,
  LiveOutcome,
  ModerationQueue,
  MorePosts,
  NewPostsPill,
  OlderPosts,
  ToldDecisions,
  TopPosts,
  UnreadMessages,
} from './live.ts'
import { SamplePostCard } from './sample-post-card.tsx'
import { Categories, Experiences, FeaturedColumn } from './side-columns.tsx'
import { usePlaceInFeed } from './use-place-in-feed.ts'
import { useSamplePosts } from './use-sample-posts.ts'
import type { Outcome } from './use-shown-posts.ts'

export function CommunityPage() {
  const messages = useMessages(communityMessages)
  const [search, setSearch] = useState('')
  const [tab, setTab] = useState<FeedTab>('All')
  const [isChatOpen, setIsChatOpen] = useState(false)
  const [isWriting, setIsWriting] = useState(false)
  const isAuthenticated = useIsAuthenticated()
  const isLive = useIsIdle()
  const samples = useSamplePosts()
  const page = useRef<HTMLDivElement>(null)
  usePlaceInFeed(page)
  const shown = samples.posts.filter((post) => isShownIn(post, tab, search))
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  // An answer to what was asked before says nothing about what is asked now.
  const live = outcome?.tab === tab && outcome.search === search ? outcome : null
  const count = shown.length + (live && live.state !== 'pending' ? live.count : 0)
  const isRead = live?.state === 'read'

  const handleNewPost = () => {
    if (isAuthenticated) setIsWriting(true)
    else notify({ ...messages.signInToPost, kind: 'error', id: 'sign-in-to-post' })
  }

  return (
    <div ref={page} className="community">
      <CommunityHeader
        search={search}
        onSearch={setSearch}
        onNewPost={handleNewPost}
        isChatOpen={isChatOpen}
        onChatToggled={() => setIsChatOpen(!isChatOpen)}
        unread={<Suspense>{isLive && !isChatOpen && <UnreadMessages id="chat-unread" />}</Suspense>}
      />
      <div className="community-columns">
        <Categories />
        <Feed tab={tab} onTabChosen={setTab}>
          <Suspense>
            {isLive && <ModerationQueue />}
            {isLive && <ToldDecisions />}
            {isLive && <NewPostsPill tab={tab} />}
          </Suspense>
          <ul className="feed-grid">
            <Suspense>{isLive && <TopPosts tab={tab} search={search} />}</Suspense>
            {shown.map((post) => (
              <li key={post.id}>
                <SamplePostCard
                  post={post}
                  onLiked={() => samples.like(post.id)}
                  onShared={() => samples.share(post.id)}
                />
              </li>
            ))}
            <Suspense>{isLive && <OlderPosts tab={tab} search={search} />}</Suspense>
          </ul>
          <Suspense>{isLive && search === '' && <MorePosts tab={tab} />}</Suspense>
          <Suspense>{isLive && <LiveOutcome tab={tab} search={search} onOutcome={setOutcome} />}</Suspense>
          <p role="status" className="sr-only">
            {search !== '' && (isRead || count > 0) && messages.found(count)}
          </p>
          {count === 0 && isRead && (
            <EmptyState text={search === '' ? messages.empty.noText : messages.empty.text(search)}>
              <Button look="secondary" onClick={() => setSearch('')}>
                {messages.empty.action}
              </Button>
            </EmptyState>
          )}
        </Feed>
        <Experiences />
        <FeaturedColumn />
      </div>
      <Suspense>{isWriting && <Composer onClosed={() => setIsWriting(false)} />}</Suspense>
      <Suspense>{isChatOpen && <Chat onClosed={() => setIsChatOpen(false)} />}</Suspense>
    </div>
  )
}

let hasBeenIdle = false

/**
 * True once the page stands and has nothing to do: what needs the backend is loaded then. Whoever comes back has it at
 * once, and so finds the feed as long as it was.
 */
function useIsIdle(): boolean {
  const [isIdle, setIsIdle] = useState(hasBeenIdle)
  useEffect(
    () =>
      whenIdle(() => {
        hasBeenIdle = true
        setIsIdle(true)
      }),
    [],
  )
  return isIdle
}
