import { coarsePlace } from '#content/coarse-place.ts'
import type { FeedTab } from '#content/community-post.ts'
import { type LivePost, parseLivePost, type PostMedia, type PostWish } from '#content/live-post.ts'
import { removeMedia } from './community-files.ts'
import { backendClient, type BackendClient } from './backend-client.ts'
import { isAlreadyThere, toAppError } from './row-errors.ts'
import { watchRows } from './watch-rows.ts'

export const FEED_PAGE_SIZE = 12
/** Posts that others do not see, the latest. */
const OWN_AT_MOST = 20
/** How so many posts stand is asked for at once: their ids are part of an address. */
export const STANDINGS_AT_MOST = 50
/** So many posts are found by a search at most. */
export const FOUND_AT_MOST = 24

const PUBLIC_COLUMNS =
  'id, author_id, author_name, author_username, type, body, place, media_path, media_alt, media_width, media_height, panorama_faces, status, created_at, published_at, edited_at'

/** Where a page of the feed goes on: the last post of the one before. */
export type FeedCursor = { publishedAt: string; id: string }

/** The place of a post in the feed. */
export function cursorOf({ publishedAt, id }: Pick<LivePost, 'id' | 'publishedAt'>): FeedCursor | null {
  return publishedAt === null ? null : { publishedAt, id }
}

/**
 * A page of what everybody may read, the latest first; shorter than `FEED_PAGE_SIZE` where it is the last one.
 * @throws AppError
 */
export async function fetchFeedPage(
  tab: FeedTab,
  before: FeedCursor | null,
  signal?: AbortSignal,
  after: string | null = null,
): Promise<LivePost[]> {
  const client = await backendClient()
  let query = client
    .from('community_posts')
    .select(`${PUBLIC_COLUMNS}, likes, comments, shares, views`)
    .eq('status', 'public')
    .order('published_at', { ascending: false })
    .order('id', { ascending: false })
    .limit(FEED_PAGE_SIZE)
  if (tab !== 'All') query = query.eq('type', tab)
  if (before) {
    const { publishedAt, id } = before
    // The first condition says the same as the second, less exactly, to the index.
    query = query
      .lte('published_at', publishedAt)
      .or(`published_at.lt."${publishedAt}",and(published_at.eq."${publishedAt}",id.lt.${id})`)
  }
  if (after !== null) query = query.gt('published_at', after)
  if (signal) query = query.abortSignal(signal)
  const { data, error, status } = await query
  if (error) throw toAppError(error, status, 'Could not load the posts')
  return data.map(parseLivePost)
}

/**
 * All that everybody may read and that was published after a time, the latest first; null asks for everything.
 * @throws AppError
 */
export async function fetchPostsAfter(tab: FeedTab, publishedAt: string | null): Promise<LivePost[]> {
  const posts: LivePost[] = []
  for (;;) {
    const last = posts.at(-1)
    const page = await fetchFeedPage(tab, last ? cursorOf(last) : null, undefined, publishedAt)
    posts.push(...page)
    if (page.length < FEED_PAGE_SIZE) return posts
  }
}

/**
 * The latest posts with every word of the search, `FOUND_AT_MOST` of them.
 * @throws AppError
 */
export async function searchPosts(words: string, tab: FeedTab, signal: AbortSignal): Promise<LivePost[]> {
  const client = await backendClient()
  const { data, error, status } = await client
    .rpc('search_posts', { words, page_size: FOUND_AT_MOST, ...(tab !== 'All' && { post_type: tab }) })
    .abortSignal(signal)
  if (error) throw toAppError(error, status, 'Could not search the posts')
  return data.map(parseLivePost)
}

/**
 * One post, where this person may read it.
 * @throws AppError `not-found` where there is none, or where it waits for a moderator.
 */
export async function fetchPost(id: string, signal: AbortSignal): Promise<LivePost> {
  const client = await backendClient()
  const { data, error, status } = await client
    .from('community_posts')
    .select(`${PUBLIC_COLUMNS}, likes, comments, shares, views`)
    .eq('id', id)
    .abortSignal(signal)
    .single()
  if (error) throw toAppError(error, status, 'Could not load the post')
  return parseLivePost(data)
}

/**
 * What the person has written and others do not see (yet): drafts, what is in review and what was refused.
 * @throws AppError
 */
export async function fetchOwnUnseenPosts(userId: string, signal?: AbortSignal): Promise<LivePost[]> {
  const client = await backendClient()
  const query = client
    .from('posts')
    .select(`${PUBLIC_COLUMNS}, review_note`)
    .eq('author_id', userId)
    .neq('status', 'public')
    .order('created_at', { ascending: false })
    .limit(OWN_AT_MOST)
  const { data, error, status } = await (signal ? query.abortSignal(signal) : query)
  if (error) throw toAppError(error, status, 'Could not load your posts')
  return data.map(parseLivePost)
}

/**
 * How a person's own posts stand now: the latest that others do not see, and those with these ids, `STANDINGS_AT_MOST`.
 * @throws AppError
 */
export async function fetchOwnPosts(userId: string, ids: readonly string[]): Promise<LivePost[]> {
  const unseen = await fetchOwnUnseenPosts(userId)
  const known = new Set(unseen.map(({ id }) => id))
  const others = ids.filter((id) => !known.has(id))
  if (others.length === 0) return unseen
  const client = await backendClient()
  const { data, error, status } = await client
    .from('posts')
    .select(`${PUBLIC_COLUMNS}, review_note`)
    .eq('author_id', userId)
    .in('id', others)
    .order('created_at', { ascending: false })
  if (error) throw toAppError(error, status, 'Could not load your posts')
  return [...unseen, ...data.map(parseLivePost)]
}

/**
 * Stores a post and answers it as it is now: public, or in review. The same one again is no error: what was written of it
 * since is stored.
 * @throws AppError `invalid-data` where the database's rules refuse it.
 */
export async function createPost(wish: PostWish): Promise<LivePost> {
  const client = await backendClient()
  const { error, status } = await client.from('posts').insert({ id: wish.id, ...columnsOf(wish) })
  if (error && isAlreadyThere(error)) return updatePost(wish, null)
  if (error) throw toAppError(error, status, 'Could not store the post')
  return fetchOwnPost(client, wish.id)
}

/**
 * Changes a post. The files of `before`, which it showed until now, go where it shows others.
 * @throws AppError
 */
export async function updatePost(wish: PostWish, before: PostMedia | null): Promise<LivePost> {
  const client = await backendClient()
  const { error, status } = await client.from('posts').update(columnsOf(wish)).eq('id', wish.id).select('id').single()
  if (error) throw toAppError(error, status, 'Could not change the post')
  if (before && before.path !== wish.media?.path) await removeUnshown(before)
  return fetchOwnPost(client, wish.id)
}

/** @throws AppError */
export async function deletePost({ id, media }: Pick<LivePost, 'id' | 'media'>): Promise<void> {
  const client = await backendClient()
  const { error, status } = await client.from('posts').delete().eq('id', id)
  if (error) throw toAppError(error, status, 'Could not delete the post')
  if (media) await removeUnshown(media)
}

/**
 * Keeps claps, at most 50 per person and post; more are no error, and are not kept.
 * @throws AppError
 */
export async function applaudPost(id: string, clicks: number): Promise<void> {
  const client = await backendClient()
  const { error, status } = await client.rpc('applaud_post', { post_id: id, clicks })
  if (error) throw toAppError(error, status, 'Could not keep the applause')
}

/** @throws AppError */
export async function countShare(id: string): Promise<void> {
  const client = await backendClient()
  const { error, status } = await client.rpc('share_post', { post_id: id, clicks: 1 })
  if (error) throw toAppError(error, status, 'Could not count the share')
}

/** Counts these as seen by the person, once a day each. */
export async function countViews(ids: readonly string[]): Promise<void> {
  const client = await backendClient()
  const { error, status } = await client.rpc('see_posts', { post_ids: [...ids] })
  if (error) throw toAppError(error, status, 'Could not count the views')
}

/** What live updates say of a post; the texts of one that has only changed may be missing. */
export type PostNews = Pick<LivePost, 'id' | 'authorId' | 'publishedAt'> & { type: string }

/**
 * Calls back with every post that becomes readable for this person or changes, and with `onLive` when that begins, also
 * again: what became so before is to be read. Returns the way to stop.
 */
export function watchNewPosts(onPublic: (post: PostNews) => void, onLive: () => void): () => void {
  const onRow = ({ id, author_id: authorId, type, published_at: publishedAt }: Record<string, unknown>) => {
    if (typeof id !== 'string' || typeof authorId !== 'string' || typeof type !== 'string') return
    onPublic({ id, authorId, type, publishedAt: typeof publishedAt === 'string' ? publishedAt : null })
  }
  return watchRows({ table: 'posts', filter: 'status=eq.public' }, { onRow, onLive })
}

/** Calls back whenever a person's own posts may stand differently: also where that can only be asked from time to time. */
export function watchOwnPosts(userId: string, onChanged: () => void): () => void {
  return watchRows({ table: 'posts', filter: `author_id=eq.${userId}` }, { onRow: onChanged, onLive: onChanged })
}

async function fetchOwnPost(client: BackendClient, id: string): Promise<LivePost> {
  const { data, error, status } = await client
    .from('posts')
    .select(`${PUBLIC_COLUMNS}, review_note`)
    .eq('id', id)
    .single()
  if (error) throw toAppError(error, status, 'Could not load the post')
  return parseLivePost(data)
}

/** A file that stays behind, because another post shows it or the line is broken, goes with the account. */
async function removeUnshown(media: PostMedia): Promise<void> {
  await removeMedia(media).catch(() => {})
}

function columnsOf({ type, text, location, media }: PostWish) {
  return {
    type,
    body: text,
    place: coarsePlace(location),
    media_path: media?.path ?? null,
    media_alt: media?.alt ?? '',
    media_width: media?.widthPx ?? null,
    media_height: media?.heightPx ?? null,
    panorama_faces: media?.faces ? [...media.faces] : null,
    is_draft: false,
  }
}
