import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { FeedTab } from '#content/community-post.ts'
import type { LivePost } from '#content/live-post.ts'
import {
  cursorOf,
  FEED_PAGE_SIZE,
  type FeedCursor,
  fetchFeedPage,
  fetchOwnUnseenPosts,
  fetchPost,
  searchPosts,
} from '#gateway/community-posts.ts'
import { useIsSessionLoading, useSessionUser } from '#state/session-store.ts'
import { useLinkedPostId } from './linked-post.ts'
import { feedKey, linkedKey, postsKey, topKey } from './post-keys.ts'

export function useViewer(): { viewer: string; isKnown: boolean } {
  return { viewer: useSessionUser()?.id ?? 'nobody', isKnown: !useIsSessionLoading() }
}

export const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i
/** Whoever comes back within an hour finds the feed as it was. */
const KEPT_MS = 3_600_000

/** The pages of the feed below the sample posts. What has been read stays as it was read; new posts come in on top. */
export function useOlderPosts(tab: FeedTab) {
  const { viewer, isKnown } = useViewer()
  return useInfiniteQuery({
    queryKey: feedKey(viewer, tab),
    enabled: isKnown,
    staleTime: Infinity,
    gcTime: KEPT_MS,
    initialPageParam: null,
    queryFn: ({ pageParam, signal }: { pageParam: FeedCursor | null; signal: AbortSignal }) =>
      fetchFeedPage(tab, pageParam, signal),
    getNextPageParam: (page): FeedCursor | null => {
      const last = page.at(-1)
      return last && page.length >= FEED_PAGE_SIZE ? cursorOf(last) : null
    },
  })
}

/** What the backend finds beyond what has been loaded. */
export function useFoundPosts(tab: FeedTab, search: string) {
  const { viewer, isKnown } = useViewer()
  return useQuery({
    queryKey: [...postsKey(viewer), 'search', tab, search],
    enabled: isKnown && search !== '',
    queryFn: ({ signal }) => searchPosts(search, tab, signal),
    placeholderData: (before) => before,
  })
}

/** The post that the address leads to, where it is none of the samples; null once it is deleted. */
export function useLinkedPost() {
  const { viewer, isKnown } = useViewer()
  const id = useLinkedPostId() ?? ''
  return useQuery({
    queryKey: linkedKey(viewer, id),
    enabled: isKnown && UUID.test(id),
    staleTime: Infinity,
    gcTime: KEPT_MS,
    queryFn: ({ signal }): Promise<LivePost | null> => fetchPost(id, signal),
  })
}

/**
 * What stands above the sample posts: the one that the address leads to, the person's own that others do not see yet, and
 * what was written while somebody looks and has asked for it.
 */
export function useTopPosts(): LivePost[] {
  const { viewer, isKnown } = useViewer()
  const own = useQuery({
    queryKey: topKey(viewer),
    enabled: isKnown && viewer !== 'nobody',
    staleTime: Infinity,
    gcTime: KEPT_MS,
    queryFn: ({ signal }) => fetchOwnUnseenPosts(viewer, signal),
  })
  const linked = useLinkedPost().data ?? null
  const posts = own.data ?? []
  const isKnownAlready = linked === null || posts.some(({ id }) => id === linked.id)
  return isKnownAlready ? posts : [linked, ...posts]
}
