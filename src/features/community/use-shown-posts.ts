import { type FeedTab, isShownIn } from '#content/community-post.ts'
import type { LivePost } from '#content/live-post.ts'
import { FOUND_AT_MOST } from '#gateway/community-posts.ts'
import { useLinkedPostId } from './linked-post.ts'
import { useMutedPeople } from './muted-people.ts'
import { useOwnChanges } from './use-own-changes.ts'
import { useFoundPosts, useLinkedPost, useOlderPosts, useTopPosts } from './use-live-posts.ts'

/** What became of a search, or of a tab, among people's posts. */
export type Outcome = {
  tab: FeedTab
  search: string
  /** So many cards are shown. */
  count: number
  state: 'pending' | 'read' | 'failed'
}

/** What stands above the sample posts, without who is muted. */
export function useShownOnTop(tab: FeedTab, search: string): LivePost[] {
  const muted = useMutedPeople()
  const linkedId = useLinkedPostId()
  const { added, changed } = useOwnChanges()
  const stored = useTopPosts()
  const known = new Set(stored.map(({ id }) => id))
  return [...added.filter(({ id }) => !known.has(id)), ...changed(stored)].filter(
    (post) =>
      isShownIn(post, tab, search) &&
      // Whoever follows a link wants to see what it leads to.
      (post.id === linkedId || !muted.includes(post.authorId)),
  )
}

/** What stands below the sample posts, without who is muted. */
export function useShownBelow(tab: FeedTab, search: string): LivePost[] {
  const muted = useMutedPeople()
  const { data } = useOlderPosts(tab)
  const found = useFoundPosts(tab, search)
  const linkedId = useLinkedPostId()
  const { isError } = useLinkedPost()
  const { changed } = useOwnChanges()
  const top = new Set(useShownOnTop(tab, search).map(({ id }) => id))
  // Also while it is being fetched: a card that moves would lose the focus.
  if (linkedId !== null && !isError) top.add(linkedId)
  const loaded = changed(data?.pages.flat() ?? []).filter((post) => isShownIn(post, tab, search))
  const known = new Set(loaded.map(({ id }) => id))
  const beyond = search === '' ? [] : changed(found.data?.filter(({ id }) => !known.has(id)) ?? [])
  return [...loaded, ...beyond].filter(({ id, authorId }) => !top.has(id) && !muted.includes(authorId))
}

export function useOutcome(tab: FeedTab, search: string) {
  const count = useShownOnTop(tab, search).length + useShownBelow(tab, search).length
  const feed = useOlderPosts(tab)
  const found = useFoundPosts(tab, search)
  const asked = search === '' ? feed : found
  // Without a connection a question waits, and nobody knows how long.
  const hasFailed = asked.isError || asked.isPaused
  const isPending = asked.isPending || (search !== '' && found.isPlaceholderData)
  const state: Outcome['state'] = hasFailed ? 'failed' : isPending ? 'pending' : 'read'
  // The backend finds so many at most, and does not say whether there are more.
  const isCut = search !== '' && (found.data?.length ?? 0) >= FOUND_AT_MOST
  return { count, state, isCut, retry: () => void asked.refetch() }
}
