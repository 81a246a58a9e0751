import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { LivePost } from '#content/live-post.ts'
import { postsKey, topKey } from './post-keys.ts'

/** Every form in which a question for posts is answered. */
type Answer = LivePost[] | InfiniteData<LivePost[]> | LivePost | null

/** Gives an answer with every post changed, or left out where the change is null; the same object where nothing is. */
function changedAnswer(answer: Answer, change: (post: LivePost) => LivePost | null): Answer {
  if (answer === null) return null
  if (Array.isArray(answer)) return changedList(answer, change)
  if (!('pages' in answer)) return change(answer)
  const pages = answer.pages.map((page) => changedList(page, change))
  return pages.every((page, index) => page === answer.pages[index]) ? answer : { ...answer, pages }
}

function changedList(posts: LivePost[], change: (post: LivePost) => LivePost | null): LivePost[] {
  const changed = posts.map(change)
  return changed.every((post, index) => post === posts[index]) ? posts : changed.filter((post) => post !== null)
}

/** Changes a post wherever this person was answered with it, or takes it out where the change is null. */
export function changePost(
  cache: QueryClient,
  viewer: string,
  id: string,
  change: (post: LivePost) => LivePost | null,
): void {
  cache.setQueriesData<Answer>(
    { queryKey: postsKey(viewer) },
    (answer) => answer && changedAnswer(answer, (post) => (post.id === id ? change(post) : post)),
  )
}

/** Puts a post above the sample posts, or what is known of it in its place. */
export function putOnTop(cache: QueryClient, viewer: string, post: LivePost): void {
  changePost(cache, viewer, post.id, ({ likes, comments, shares, views }) => ({
    ...post,
    // Its author is answered without them.
    likes,
    comments,
    shares,
    views,
  }))
  if (findPosts(cache, viewer).has(post.id)) return
  cache.setQueryData<LivePost[]>(topKey(viewer), (before = []) => [post, ...before])
}

/** All posts that this person was answered with. */
export function findPosts(cache: QueryClient, viewer: string): ReadonlyMap<string, LivePost> {
  const found = new Map<string, LivePost>()
  for (const [, answer] of cache.getQueriesData<Answer>({ queryKey: postsKey(viewer) })) {
    if (answer) changedAnswer(answer, (post) => (found.set(post.id, post), post))
  }
  return found
}
