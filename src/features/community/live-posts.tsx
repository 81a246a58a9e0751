import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { FeedTab } from '#content/community-post.ts'
import type { LivePost } from '#content/live-post.ts'
import { communityLiveMessages } from '#content/messages/community-live.ts'
import { AppError } from '#core/app-error.ts'
import { FOUND_AT_MOST } from '#gateway/community-posts.ts'
import { useMessages } from '#state/preferences-store.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/status.tsx'
import { notify } from '#ui/toaster.tsx'
import { useFocusHandover } from '#ui/use-focus-handover.ts'
import { endEdit, leaveEdits, useBegunEdits } from './begun-edits.ts'
import { Composer } from './composer.tsx'
import { FeedItem } from './feed-item.tsx'
import { LiveCache } from './live-cache.tsx'
import { LivePostCard } from './live-post-card.tsx'
import { MutedNote } from './muted-note.tsx'
import { useLinkedPost, useOlderPosts } from './use-live-posts.ts'
import { useNewPosts } from './use-new-posts.ts'
import { useOwnStandings } from './use-own-standings.ts'
import { type Outcome, useOutcome, useShownBelow, useShownOnTop } from './use-shown-posts.ts'

/** The feed loads so many pages by itself; then it asks, so that what stands below it can be reached. */
const PAGES_UNASKED = 5
/** So many of the latest posts stay in the document, however far from the window: the feed is long beyond them. */
const KEPT = 24

type Props = { tab: FeedTab; search: string }

/** Above the grid: how many posts are new. */
export function NewPostsPill({ tab }: Pick<Props, 'tab'>) {
  return (
    <LiveCache>
      <Pill tab={tab} />
    </LiveCache>
  )
}

function Pill({ tab }: Pick<Props, 'tab'>) {
  const { newPosts, newPostsFailed } = useMessages(communityLiveMessages)
  const { count, takeIn } = useNewPosts(tab)
  const { mutate, isPending } = useMutation({
    mutationFn: takeIn,
    onError: () => notify({ ...newPostsFailed, kind: 'error', id: 'new-posts-failed' }),
  })
  return (
    <div role="status" className="feed-pill">
      {count > 0 && (
        <Button disabled={isPending} onClick={() => mutate()}>
          {newPosts(count)}
        </Button>
      )}
    </div>
  )
}

/** The first items of the grid: one's own posts that others do not see, and what is new. */
export function TopPosts(props: Props) {
  return (
    <LiveCache>
      <TopItems {...props} />
      <Edits />
    </LiveCache>
  )
}

function TopItems({ tab, search }: Props) {
  const { linkMissing } = useMessages(communityLiveMessages)
  const seen = useShownOnTop(tab, search)
  useOwnStandings()
  const { error } = useLinkedPost()
  const isMissing = error instanceof AppError && error.code === 'not-found'
  useEffect(() => {
    if (isMissing) notify({ ...linkMissing, kind: 'error', id: 'link-missing' })
  }, [isMissing, linkMissing])
  return seen.map((post) => <TopItem key={post.id} post={post} />)
}

function TopItem({ post }: { post: LivePost }) {
  const item = useRef<HTMLLIElement>(null)
  useFocusHandover(item)
  return (
    <li ref={item}>
      <LivePostCard post={post} />
    </li>
  )
}

/** The dialogs of posts that are being changed. Here they outlive their cards. */
function Edits() {
  const edits = useBegunEdits()
  useEffect(() => leaveEdits, [])
  return edits.map(({ post, draft }) => (
    <Composer key={post.id} post={post} unstored={draft} onClosed={() => endEdit(post.id)} />
  ))
}

/** The last items of the grid: what people have posted before. */
export function OlderPosts(props: Props) {
  return (
    <LiveCache>
      <OlderItems {...props} />
    </LiveCache>
  )
}

function OlderItems({ tab, search }: Props) {
  const posts = useShownBelow(tab, search)
  return posts.map((post, index) => <FeedItem key={post.id} post={post} isKept={index < KEPT} />)
}

/** What people's posts add to a search or a tab; the page counts them, and here it is said where they could not be read. */
export function LiveOutcome({ onOutcome, ...props }: Props & { onOutcome: (outcome: Outcome) => void }) {
  return (
    <LiveCache>
      <OutcomeOfPosts {...props} onOutcome={onOutcome} />
    </LiveCache>
  )
}

function OutcomeOfPosts({ tab, search, onOutcome }: Props & { onOutcome: (outcome: Outcome) => void }) {
  const messages = useMessages(communityLiveMessages)
  const { count, state, isCut, retry } = useOutcome(tab, search)
  useEffect(() => onOutcome({ tab, search, count, state }), [onOutcome, tab, search, count, state])
  if (isCut) return <p className="feed-cut">{messages.searchCut(FOUND_AT_MOST)}</p>
  // Without a search it is said where more is loaded.
  if (state !== 'failed' || search === '') return null
  return (
    <div role="alert">
      <EmptyState text={messages.searchFailed}>
        <Button look="secondary" onClick={retry}>
          {messages.tryAgain}
        </Button>
      </EmptyState>
    </div>
  )
}

/** Below the grid: more by scrolling, or by a button. */
export function MorePosts({ tab }: Pick<Props, 'tab'>) {
  return (
    <LiveCache>
      <More tab={tab} />
    </LiveCache>
  )
}

function More({ tab }: Pick<Props, 'tab'>) {
  const messages = useMessages(communityLiveMessages)
  const { data, isError, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = useOlderPosts(tab)
  const isAsked = (data?.pages.length ?? 0) >= PAGES_UNASKED
  const end = useNearWindow(() => {
    if (hasNextPage && !isFetchingNextPage && !isAsked) void fetchNextPage()
  })

  if (isError && !data) {
    return (
      <EmptyState text={messages.failed}>
        <Button look="secondary" onClick={() => void refetch()}>
          {messages.tryAgain}
        </Button>
      </EmptyState>
    )
  }
  return (
    <div ref={end} className="feed-end">
      <MutedNote />
      {hasNextPage && (
        <Button look="secondary" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {isFetchingNextPage ? messages.loading : messages.more}
        </Button>
      )}
    </div>
  )
}

/** Calls back whenever the element comes near the window, and after each rendering while it stays there. */
function useNearWindow(onNear: () => void) {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!element.current || typeof IntersectionObserver !== 'function') return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onNear(), { rootMargin: '600px' })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [onNear])
  return element
}
