import { AppError } from '#core/app-error.ts'
import { type FeedPost, POST_TYPES, type PostType } from './community-post.ts'

export type PostStatus = 'draft' | 'in_review' | 'public' | 'withheld' | 'rejected' | 'removed'

/** A picture that somebody posted, as it is stored. With faces it is a panorama, and its path that of a folder. */
export type PostMedia = {
  path: string
  alt: string
  widthPx: number
  heightPx: number
  faces: readonly number[] | null
}

/** A post that somebody has written. */
export type LivePost = FeedPost & {
  authorId: string
  status: PostStatus
  media: PostMedia | null
  /** When others could first read it; null until they can. ISO 8601. */
  publishedAt: string | null
  createdAt: string
  isEdited: boolean
  /** What a moderator said about it; empty for everybody but its author. */
  reviewNote: string
}

/** What the author decides about a post. */
export type PostWish = { id: string; type: PostType; text: string; location: string; media: PostMedia | null }

/** In characters; the database holds no more. */
export const POST_TEXT_MAX = 2000
export const POST_PLACE_MAX = 120
export const POST_ALT_MAX = 300
export const COMMENT_MAX = 500

const STATUSES: readonly PostStatus[] = ['draft', 'in_review', 'public', 'withheld', 'rejected', 'removed']

/**
 * A row of `community_posts` or of `posts`; the latter has no counts.
 * @throws AppError `invalid-data`
 */
export function parseLivePost(row: unknown): LivePost {
  if (typeof row !== 'object' || row === null) throw unreadable('row')
  const field = new Map<string, unknown>(Object.entries(row))
  const text = (name: string): string => {
    const value = field.get(name)
    if (typeof value !== 'string') throw unreadable(name)
    return value
  }
  const optionalText = (name: string) => (field.get(name) == null ? null : text(name))
  const count = (name: string): number => Number(field.get(name) ?? 0)
  const type = POST_TYPES.find((known) => known === field.get('type'))
  const status = STATUSES.find((known) => known === field.get('status'))
  if (!type || !status) throw unreadable('type or status')
  const path = optionalText('media_path')
  const media = { alt: text('media_alt'), widthPx: count('media_width'), heightPx: count('media_height') }
  return {
    id: text('id'),
    authorId: text('author_id'),
    author: {
      name: text('author_name'),
      username: text('author_username'),
      avatarUrl: null,
      isProvider: false,
    },
    type,
    status,
    text: text('body'),
    location: text('place'),
    media: path === null ? null : { path, ...media, faces: facesIn(field.get('panorama_faces')) },
    publishedAt: optionalText('published_at'),
    createdAt: text('created_at'),
    isEdited: field.get('edited_at') != null,
    reviewNote: optionalText('review_note') ?? '',
    likes: count('likes'),
    comments: count('comments'),
    shares: count('shares'),
    views: count('views'),
  }
}

/** Of a column of face widths; null where the picture is flat. */
export function facesIn(value: unknown): number[] | null {
  return Array.isArray(value) ? value.map(Number) : null
}

function unreadable(what: string): AppError {
  return new AppError('invalid-data', `A post cannot be read: ${what}`)
}
