import { type InfiniteData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FeedTab, isShownIn } from '#content/community-post.ts'
import type { LivePost, PostWish } from '#content/live-post.ts'
import {
  createPost,
  cursorOf,
  deletePost,
  FEED_PAGE_SIZE,
  type FeedCursor,
  fetchFeedPage,
  fetchOwnUnseenPosts,
  fetchPost,
  searchPosts,
  updatePost,
} from '#gateway/community-posts.ts'
import { useIsSessionLoading, useSessionUser } from '#state/session-store.ts'
import { useLinkedPostId } from './linked-post.ts'

/** Everything that a person was answered goes by who they are. */
export function useViewer(): { viewer: string; isKnown: boolean } {
  return { viewer: useSessionUser()?.id ?? 'nobody', isKnown: !useIsSessionLoading() }
}

/** Of every answer in which there are posts. */
export const postsKey = (viewer: string) => ['community', viewer, 'posts']
/** Of the feeds of all tabs. */
const feedsKey = (viewer: string) => [...postsKey(viewer), 'feed']
export const feedKey = (viewer: string, tab: FeedTab) => [...feedsKey(viewer), tab]
/** Of what stands above the sample posts. */
export const topKey = (viewer: string) => [...postsKey(viewer), 'top']
const linkedKey = (viewer: string, id: string) => [...postsKey(viewer), 'linked', id]
/** Of what the page of a post's panorama was answered. */
export const panoramaKey = (viewer: string, id: string) => ['community', viewer, 'panorama', id]

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
 * What stands above the sample posts: the one that the address leads to, the person's own that others do not see yet, and what was written while somebody
 * looks and has asked for it.
 */
export function useTopPosts(tab: FeedTab, search: string) {
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
  return (isKnownAlready ? posts : [linked, ...posts]).filter((post) => isShownIn(post, tab, search))
}

/** Stores a new or changed post: it is on top at once, and gone again where the backend refuses. */
export function useSavePost() {
  const { viewer } = useViewer()
  const user = useSessionUser()
  const cache = useQueryClient()
  const replace = (post: LivePost) => {
    cache.setQueryData<LivePost[]>(topKey(viewer), (before = []) => [
      post,
      ...before.filter(({ id }) => id !== post.id),
    ])
    removeFromPages(cache, viewer, post.id)
  }
  return useMutation({
    mutationFn: ({ wish, before }: { wish: PostWish; before: LivePost | undefined }) =>
      before ? updatePost(wish, before.media) : createPost(wish),
    onMutate: ({ wish, before }) => {
      if (!before && user) replace(pendingPost(wish, user))
    },
    onSuccess: async (post, { before }) => {
      replace(before ? { ...post, ...countsOf(before) } : post)
      await cache.invalidateQueries({ queryKey: panoramaKey(viewer, post.id) })
    },
    onError: (_error, { wish, before }) => {
      if (!before) removeFromTop(cache, viewer, wish.id)
    },
  })
}

export function useDeletePost() {
  const { viewer } = useViewer()
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (post: LivePost) => deletePost(post),
    onSuccess: (_nothing, { id }) => {
      removeFromTop(cache, viewer, id)
      cache.setQueriesData<LivePost | null>({ queryKey: linkedKey(viewer, id) }, null)
      cache.removeQueries({ queryKey: panoramaKey(viewer, id) })
      removeFromPages(cache, viewer, id)
    },
  })
}

function removeFromTop(cache: ReturnType<typeof useQueryClient>, viewer: string, id: string): void {
  cache.setQueryData<LivePost[]>(topKey(viewer), (before = []) => before.filter((post) => post.id !== id))
}

function removeFromPages(cache: ReturnType<typeof useQueryClient>, viewer: string, id: string): void {
  cache.setQueriesData<InfiniteData<LivePost[]>>(
    { queryKey: feedsKey(viewer) },
    (feed) => feed && { ...feed, pages: feed.pages.map((page) => page.filter((post) => post.id !== id)) },
  )
}

/** Its author is answered without them. */
function countsOf({ likes, comments, shares, views }: LivePost) {
  return { likes, comments, shares, views }
}

function pendingPost(wish: PostWish, user: { id: string; name: string; email: string }): LivePost {
  return {
    ...wish,
    authorId: user.id,
    author: { name: user.name, username: user.email.split('@')[0] ?? '', avatarUrl: null, isProvider: false },
    status: 'draft',
    publishedAt: null,
    createdAt: new Date().toISOString(),
    isEdited: false,
    reviewNote: '',
    likes: 0,
    comments: 0,
    shares: 0,
    views: 0,
  }
}
