import { parsePostComment, type PostComment } from '#content/post-comment.ts'
import { backendClient } from './backend-client.ts'
import { isAlreadyThere, toAppError } from './row-errors.ts'

const COLUMNS = 'id, author_id, author_name, author_username, parent_id, body, status, created_at'
export const COMMENTS_PAGE_SIZE = 50

/** Where a page of comments goes on: the last one of the page before. */
export type CommentCursor = Pick<PostComment, 'id' | 'createdAt'>

/**
 * A page of the comments of a post, the oldest first; shorter than `COMMENTS_PAGE_SIZE` where it is the last one.
 * @throws AppError
 */
export async function fetchComments(
  postId: string,
  after: CommentCursor | null,
  signal: AbortSignal,
): Promise<PostComment[]> {
  const client = await backendClient()
  let query = client
    .from('post_comments')
    .select(COLUMNS)
    .eq('post_id', postId)
    .in('status', ['public', 'in_review'])
    .order('created_at')
    .order('id')
    .limit(COMMENTS_PAGE_SIZE)
  if (after) {
    const { createdAt, id } = after
    // The first condition says the same as the second, less exactly, to the index.
    query = query
      .gte('created_at', createdAt)
      .or(`created_at.gt."${createdAt}",and(created_at.eq."${createdAt}",id.gt.${id})`)
  }
  const { data, error, status } = await query.abortSignal(signal)
  if (error) throw toAppError(error, status, 'Could not load the comments')
  return data.map(parsePostComment)
}

/**
 * Stores a comment and answers it as it is kept. The same one again is no error.
 * @throws AppError
 */
export async function createComment(
  postId: string,
  comment: { id: string; text: string; parentId: string | null },
): Promise<PostComment> {
  const client = await backendClient()
  const { id, text, parentId } = comment
  const { error, status } = await client
    .from('post_comments')
    .insert({ id, post_id: postId, parent_id: parentId, body: text })
  if (error && !isAlreadyThere(error)) throw toAppError(error, status, 'Could not store the comment')
  const stored = await client.from('post_comments').select(COLUMNS).eq('id', id).single()
  if (stored.error) throw toAppError(stored.error, stored.status, 'Could not read the comment')
  return parsePostComment(stored.data)
}

/** @throws AppError */
export async function deleteComment(id: string): Promise<void> {
  const client = await backendClient()
  const { error, status } = await client.from('post_comments').delete().eq('id', id)
  if (error) throw toAppError(error, status, 'Could not delete the comment')
}
