import { AppError } from '#core/app-error.ts'

export type PostComment = {
  id: string
  authorId: string
  author: { name: string; username: string }
  /** The comment that this one answers; answers have none. */
  parentId: string | null
  text: string
  isInReview: boolean
  /** ISO 8601. */
  createdAt: string
}

/**
 * A row of `post_comments`.
 * @throws AppError `invalid-data`
 */
export function parsePostComment(row: unknown): PostComment {
  if (typeof row !== 'object' || row === null) throw unreadable()
  const field = new Map<string, unknown>(Object.entries(row))
  const text = (name: string): string => {
    const value = field.get(name)
    if (typeof value !== 'string') throw unreadable()
    return value
  }
  return {
    id: text('id'),
    authorId: text('author_id'),
    author: { name: text('author_name'), username: text('author_username') },
    parentId: field.get('parent_id') == null ? null : text('parent_id'),
    text: text('body'),
    isInReview: field.get('status') === 'in_review',
    createdAt: text('created_at'),
  }
}

function unreadable(): AppError {
  return new AppError('invalid-data', 'A comment cannot be read')
}
