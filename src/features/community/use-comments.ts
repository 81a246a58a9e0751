import { skipToken, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { communityLiveMessages } from '#content/messages/community-live.ts'
import type { PostComment } from '#content/post-comment.ts'
import {
  type CommentCursor,
  COMMENTS_PAGE_SIZE,
  createComment,
  deleteComment,
  fetchComments,
} from '#gateway/post-comments.ts'
import { useMessages } from '#state/preferences-store.ts'
import { notify } from '#ui/toaster.tsx'
import { useMutedPeople } from './muted-people.ts'
import { changePost } from './post-cache.ts'
import { wordsOf } from './refusal.ts'
import { useViewer } from './use-live-posts.ts'

/** 'failed' has not arrived, or its answer has not; it can be sent again, and is stored once. */
export type ShownComment = PostComment & { state: 'stored' | 'sending' | 'failed' }

/**
 * The comments of a post, page by page, the oldest first, and what this person has just written, which may belong to a page
 * that has not been read. What was not sent outlives the list.
 */
export function useComments(postId: string) {
  const muted = useMutedPeople()
  const { viewer } = useViewer()
  const query = useInfiniteQuery({
    queryKey: readKey(viewer, postId),
    initialPageParam: null,
    queryFn: ({ pageParam, signal }: { pageParam: CommentCursor | null; signal: AbortSignal }) =>
      fetchComments(postId, pageParam, signal),
    getNextPageParam: (page): CommentCursor | null => (page.length < COMMENTS_PAGE_SIZE ? null : (page.at(-1) ?? null)),
  })
  const { data: written = [] } = useQuery<readonly ShownComment[]>({
    queryKey: writtenKey(viewer, postId),
    queryFn: skipToken,
    gcTime: Infinity,
  })
  const { data: deleted = [] } = useQuery<readonly string[]>({
    queryKey: deletedKey(viewer, postId),
    queryFn: skipToken,
  })
  const read = query.data?.pages.flat().map((comment): ShownComment => ({ ...comment, state: 'stored' }))
  const known = new Set(read?.map(({ id }) => id))
  const all = read && [...read, ...written.filter(({ id }) => !known.has(id))]
  return {
    ...query,
    /** Undefined until the first page has been read. */
    comments: all?.filter(({ id, authorId }) => !muted.includes(authorId) && !deleted.includes(id)),
    send: useSendComment(postId),
    remove: useDeleteComment(postId),
  }
}

/** Shows a comment at once and stores it; answers how it is told, also where the list has been closed meanwhile. */
function useSendComment(postId: string) {
  const { comments: texts, suspended } = useMessages(communityLiveMessages)
  const { viewer } = useViewer()
  const cache = useQueryClient()
  const show = (comment: ShownComment) =>
    cache.setQueryData<readonly ShownComment[]>(writtenKey(viewer, postId), (before = []) =>
      before.some(({ id }) => id === comment.id)
        ? before.map((one) => (one.id === comment.id ? comment : one))
        : [...before, comment],
    )
  return useMutation({
    mutationFn: (comment: PostComment) => createComment(postId, comment),
    onMutate: (comment) => show({ ...comment, state: 'sending' }),
    onSuccess: (comment) => {
      show({ ...comment, state: 'stored' })
      if (!comment.isInReview) countComments(cache, viewer, postId, 1)
    },
    onError: (error, comment) => {
      show({ ...comment, state: 'failed' })
      const { notSent: failed, refused } = texts
      notify({ ...wordsOf(error, { failed, refused, suspended }), kind: 'error' })
    },
    onSettled: () => cache.invalidateQueries({ queryKey: readKey(viewer, postId) }),
  }).mutate
}

/** Takes a comment out at once; it is back where that fails. One that was not sent is just forgotten. */
function useDeleteComment(postId: string) {
  const { comments: texts } = useMessages(communityLiveMessages)
  const { viewer } = useViewer()
  const cache = useQueryClient()
  const setDeleted = (change: (before: readonly string[]) => readonly string[]) =>
    cache.setQueryData<readonly string[]>(deletedKey(viewer, postId), (before = []) => change(before))
  return useMutation({
    mutationFn: ({ id }: ShownComment) => deleteComment(id),
    onMutate: ({ id }) => setDeleted((before) => [...before, id]),
    onSuccess: (_nothing, { id, state, isInReview }) => {
      forgetWritten(cache, viewer, postId, id)
      if (state === 'stored' && !isInReview) countComments(cache, viewer, postId, -1)
    },
    onError: (_error, { id, state }) => {
      if (state === 'failed') return forgetWritten(cache, viewer, postId, id)
      setDeleted((before) => before.filter((one) => one !== id))
      notify({ ...texts.deleteFailed, kind: 'error' })
    },
    onSettled: () => cache.invalidateQueries({ queryKey: readKey(viewer, postId) }),
  }).mutate
}

type Cache = ReturnType<typeof useQueryClient>

function forgetWritten(cache: Cache, viewer: string, postId: string, commentId: string): void {
  cache.setQueryData<readonly ShownComment[]>(writtenKey(viewer, postId), (before = []) =>
    before.filter(({ id }) => id !== commentId),
  )
}

function countComments(cache: Cache, viewer: string, postId: string, by: number): void {
  changePost(cache, viewer, postId, (post) => ({ ...post, comments: Math.max(0, post.comments + by) }))
}

const commentsKey = (viewer: string, postId: string) => ['community', viewer, 'comments', postId]
const readKey = (viewer: string, postId: string) => [...commentsKey(viewer, postId), 'read']
const writtenKey = (viewer: string, postId: string) => [...commentsKey(viewer, postId), 'written']
const deletedKey = (viewer: string, postId: string) => [...commentsKey(viewer, postId), 'deleted']
