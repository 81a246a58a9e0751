import { parsePostComment, type PostComment } from '#content/post-comment.ts'
import { backendClient } from './backend-client.ts'
import { toAppError } from './row-errors.ts'

const ALREADY_THERE = '23505'
const MOST_COMMENTS = 200

/**
 * The comments of a post, the oldest first.
 * @throws AppError
 */
export async function fetchComments(postId: string, signal: AbortSignal): Promise<PostComment[]> {
  const client = await backendClient()
  const { data, error, status } = await client
    .from('post_comments')
    .select('id, author_id, author_name, author_username, parent_id, body, status, created_at')
    .eq('post_id', postId)
    .in('status', ['public', 'in_review'])
    .order('created_at')
    .order('id')
    .limit(MOST_COMMENTS)
    .abortSignal(signal)
  if (error) throw toAppError(error, status, 'Could not load the comments')
  return data.map(parsePostComment)
}

/** @throws AppError */
export async function createComment(
  postId: string,
  comment: { id: string; text: string; parentId: string | null },
): Promise<void> {
  const client = await backendClient()
  const { id, text, parentId } = comment
  const { error, status } = await client
    .from('post_comments')
    .insert({ id, post_id: postId, parent_id: parentId, body: text })
  if (error && error.code !== ALREADY_THERE) throw toAppError(error, status, 'Could not store the comment')
}

/** @throws AppError */
export async function deleteComment(id: string): Promise<void> {
  const client = await backendClient()
  const { error, status } = await client.from('post_comments').delete().eq('id', id)
  if (error) throw toAppError(error, status, 'Could not delete the comment')
}
