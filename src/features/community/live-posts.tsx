import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { type FeedTab, isShownIn } from '#content/community-post.ts'
import { communityLiveMessages } from '#content/messages/community-live.ts'
import { AppError } from '#core/app-error.ts'
import { useMessages } from '#state/preferences-store.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/status.tsx'
import { notify } from '#ui/toaster.tsx'
import { LiveCache } from './live-cache.tsx'
import { useLinkedPostId } from './linked-post.ts'
import { LivePostCard } from './live-post-card.tsx'
import { useMutedPeople } from './muted-people.ts'
import { useFoundPosts, useLinkedPost, useOlderPosts, useTopPosts } from './use-live-posts.ts'
import { useNewPosts } from './use-new-posts.ts'

/** The feed loads so many pages by itself; then it asks, so that what stands below it can be reached. */
const PAGES_UNASKED = 5

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
    </LiveCache>
  )
}

function TopItems({ tab, search }: Props) {
  const { linkMissing } = useMessages(communityLiveMessages)
  const posts = useTopPosts(tab, search)
  const muted = useMutedPeople()
  const linkedId = useLinkedPostId()
  const { error } = useLinkedPost()
  const isMissing = error instanceof AppError && error.code === 'not-found'
  useEffect(() => {
    if (isMissing) notify({ ...linkMissing, kind: 'error', id: 'link-missing' })
  }, [isMissing, linkMissing])
  // Whoever follows a link wants to see what it leads to.
  const seen = posts.filter(({ id, authorId }) => id === linkedId || !muted.includes(authorId))
  return seen.map((post) => (
    <li key={post.id}>
      <LivePostCard post={post} />
    </li>
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
  const muted = useMutedPeople()
  const { data } = useOlderPosts(tab)
  const found = useFoundPosts(tab, search)
  const linkedId = useLinkedPostId()
  const { isError } = useLinkedPost()
  const top = new Set(useTopPosts(tab, search).map(({ id }) => id))
  // Also while it is being fetched: a card that moves would lose the focus.
  if (linkedId !== null && !isError) top.add(linkedId)
  const loaded = data?.pages.flat().filter((post) => isShownIn(post, tab, search)) ?? []
  const known = new Set(loaded.map(({ id }) => id))
  const beyond = search === '' ? [] : (found.data?.filter(({ id }) => !known.has(id)) ?? [])
  const posts = [...loaded, ...beyond].filter(({ id, authorId }) => !top.has(id) && !muted.includes(authorId))
  return posts.map((post) => (
    <li key={post.id} className="feed-live">
      <LivePostCard post={post} />
    </li>
  ))
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
