export const POST_TYPES = ['Post', 'VR', 'AR'] as const

export type PostType = (typeof POST_TYPES)[number]

/** The tab that is chosen above the feed: everything, or one type. */
export type FeedTab = 'All' | 'VR' | 'AR' | 'Post'

export const FEED_TABS: readonly FeedTab[] = ['All', 'VR', 'AR', 'Post']

export type PostAuthor = { name: string; username: string; avatarUrl: string | null; isProvider: boolean }

export type PostCounts = { likes: number; comments: number; shares: number; views: number }

/** A post as the feed shows it, whoever wrote it and wherever it is kept. */
export type FeedPost = PostCounts & {
  id: string
  author: PostAuthor
  type: PostType
  text: string
  location: string
}

type Searched = Pick<FeedPost, 'type' | 'text' | 'location'> & { author: Pick<PostAuthor, 'name' | 'username'> }

/** True where the post belongs to the tab and has every word of the search in its text, its place or its author. */
export function isShownIn(post: Searched, tab: FeedTab, search: string): boolean {
  if (tab !== 'All' && post.type !== tab) return false
  const { name, username } = post.author
  const haystack = foldCase([post.text, post.location, name, username].join('\n'))
  return foldCase(search)
    .split(/\s+/)
    .every((word) => haystack.includes(word))
}

/** Capital letters and accents make no difference to a search. */
function foldCase(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()
}
