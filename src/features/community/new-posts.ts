import type { LivePost } from '#content/live-post.ts'

/** A post may become readable somewhat later than the time which it carries says: so much is looked through again. */
const LATE_MS = 60_000

/** What is told of a post that has become readable, or has changed. */
export type ToldPost = Pick<LivePost, 'id' | 'authorId' | 'publishedAt'>

/** What a person sees of the community. */
export type ShownPosts = {
  /** The feed of the tab as far as it has been read, the latest first. */
  feed: readonly ToldPost[]
  /** Everything that is on the page, also what stands above the feed. */
  ids: ReadonlySet<string>
}

type Sources = {
  /** Waits until the feed has been read; null where it could not be. */
  readShown: () => Promise<ShownPosts | null>
  /** Everything published after a time, the latest first; null asks for all. */
  fetchPostsAfter: (publishedAt: string | null) => Promise<LivePost[]>
  onWaiting: (waiting: readonly ToldPost[]) => void
}

/**
 * Follows what is posted above a feed that has been read. What waits is counted and not shown until somebody takes it in;
 * then it is everything that has come, in the order of the feed.
 */
export function followFeed({ readShown, fetchPostsAfter, onWaiting }: Sources) {
  let waiting: readonly ToldPost[] = []
  /** When the latest post that was taken in was published; null before that. */
  let takenUpTo: string | null = null

  const set = (posts: readonly ToldPost[]) => {
    waiting = posts
    onWaiting(waiting)
  }
  const begin = (feed: readonly ToldPost[]) => beginningOfNews(feed, takenUpTo)

  /** What has been published above what is shown, and what was told while that was asked. */
  const read = async () => {
    const shown = await readShown()
    if (!shown) return null
    const before = new Set(waiting.map(({ id }) => id))
    const posts = (await fetchPostsAfter(begin(shown.feed))).filter(({ id }) => !shown.ids.has(id))
    const known = new Set(posts.map(({ id }) => id))
    return { posts, toldMeanwhile: waiting.filter(({ id }) => !before.has(id) && !known.has(id)) }
  }

  return {
    /** A post has become readable, or has changed: an older one is no news. */
    hear: async (post: ToldPost) => {
      const shown = await readShown()
      if (!shown || shown.ids.has(post.id) || waiting.some(({ id }) => id === post.id)) return
      const from = begin(shown.feed)
      if (from === null || (post.publishedAt ?? '') > from) set([post, ...waiting])
    },
    /** Counts anew, with what nobody has told, and without what is gone. */
    catchUp: async () => {
      const found = await read()
      if (found) set([...found.toldMeanwhile, ...found.posts])
    },
    /** Answers all that is new. Where it fails, what waits goes on waiting. */
    takeIn: async (): Promise<LivePost[]> => {
      const found = await read()
      if (!found) return []
      takenUpTo = found.posts[0]?.publishedAt ?? takenUpTo
      set(found.toldMeanwhile)
      return found.posts
    },
  }
}

/** The time after which a post that is not shown is new; what is older comes with the further pages. Null: any. */
function beginningOfNews(feed: readonly ToldPost[], takenUpTo: string | null): string | null {
  const latest = takenUpTo ?? feed[0]?.publishedAt
  const oldest = feed.at(-1)?.publishedAt
  if (!latest || !oldest) return latest ?? null
  const somewhatBefore = new Date(Date.parse(latest) - LATE_MS).toISOString()
  return somewhatBefore > oldest ? somewhatBefore : oldest
}

/** Ids of the posts in answers, whatever their form. */
export function idsIn(answers: readonly unknown[]): Set<string> {
  const ids = new Set<string>()
  const collect = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(collect)
    else if (typeof value === 'object' && value !== null) {
      if ('pages' in value) collect(value.pages)
      else if ('id' in value && typeof value.id === 'string') ids.add(value.id)
    }
  }
  collect(answers)
  return ids
}

/** What stands above the feed with what has been taken in: the latest first, what others do not see by when it was written. */
export function takenIn(news: readonly LivePost[], before: readonly LivePost[]): LivePost[] {
  const known = new Set(news.map(({ id }) => id))
  const time = ({ publishedAt, createdAt }: LivePost) => Date.parse(publishedAt ?? createdAt)
  return [...news, ...before.filter(({ id }) => !known.has(id))].toSorted((a, b) => time(b) - time(a))
}
