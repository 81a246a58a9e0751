import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { PostComment } from '#content/post-comment.ts'
import {
  type CommentCursor,
  COMMENTS_PAGE_SIZE,
  createComment,
  deleteComment,
  fetchComments,
} from '#gateway/post-comments.ts'
import { useMutedPeople } from './muted-people.ts'

/**
 * The comments of a post, page by page, the oldest first, and what this person has just written, which may belong to a page
 * that has not been read.
 */
export function useComments(postId: string) {
  const muted = useMutedPeople()
  const cache = useQueryClient()
  const queryKey = ['community', 'comments', postId]
  const [written, setWritten] = useState<readonly PostComment[]>([])
  const query = useInfiniteQuery({
    queryKey,
    initialPageParam: null,
    queryFn: ({ pageParam, signal }: { pageParam: CommentCursor | null; signal: AbortSignal }) =>
      fetchComments(postId, pageParam, signal),
    getNextPageParam: (page): CommentCursor | null => (page.length < COMMENTS_PAGE_SIZE ? null : (page.at(-1) ?? null)),
  })
  const readAgain = () => cache.invalidateQueries({ queryKey })
  const send = useMutation({
    mutationFn: ({ text, parentId }: { text: string; parentId: string | null }) =>
      createComment(postId, { id: crypto.randomUUID(), text, parentId }),
    onSuccess: (comment) => setWritten((before) => [...before, comment]),
    onSettled: readAgain,
  })
  const remove = useMutation({
    mutationFn: (id: string) => deleteComment(id),
    onSuccess: (_nothing, id) => setWritten((before) => before.filter((comment) => comment.id !== id)),
    onSettled: readAgain,
  })
  const read = query.data?.pages.flat()
  const known = new Set(read?.map(({ id }) => id))
  const all = read && [...read, ...written.filter(({ id }) => !known.has(id))]
  return {
    ...query,
    /** Undefined until the first page has been read. */
    comments: all?.filter(({ authorId }) => !muted.includes(authorId)),
    send,
    remove,
  }
}
