import { type Mutation, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import type { LivePost, PostWish } from '#content/live-post.ts'
import { communityLiveMessages } from '#content/messages/community-live.ts'
import { createPost, deletePost, updatePost } from '#gateway/community-posts.ts'
import { useMessages } from '#state/preferences-store.ts'
import { type SessionUser, useSessionUser } from '#state/session-store.ts'
import { notify } from '#ui/toaster.tsx'
import { authorOf } from './own-author.ts'
import { changePost, putOnTop } from './post-cache.ts'
import { deletingKey, panoramaKey, savingKey } from './post-keys.ts'
import { useViewer } from './use-live-posts.ts'

type Saved = { wish: PostWish; before: LivePost | undefined }

/** Stores a new or changed post. `useOwnChanges` shows it until that is known. */
export function useSavePost() {
  const { viewer } = useViewer()
  const cache = useQueryClient()
  return useMutation({
    mutationKey: savingKey(viewer),
    mutationFn: ({ wish, before }: Saved) => (before ? updatePost(wish, before.media) : createPost(wish)),
    onSuccess: async (post) => {
      putOnTop(cache, viewer, post)
      await cache.invalidateQueries({ queryKey: panoramaKey(viewer, post.id) })
    },
  })
}

/** Deletes a post and tells what became of it, also where its card has gone. */
export function useDeletePost() {
  const { deleted, deleteFailed } = useMessages(communityLiveMessages)
  const { viewer } = useViewer()
  const cache = useQueryClient()
  return useMutation({
    mutationKey: deletingKey(viewer),
    mutationFn: (post: LivePost) => deletePost(post),
    onSuccess: (_nothing, { id }) => {
      changePost(cache, viewer, id, () => null)
      cache.removeQueries({ queryKey: panoramaKey(viewer, id) })
      notify(deleted)
    },
    onError: () => notify({ ...deleteFailed, kind: 'error' }),
  })
}

/** What this person is doing to their posts, as if it were done; where it fails, nothing of it is left. */
export function useOwnChanges() {
  const { viewer } = useViewer()
  const user = useSessionUser()
  const saving = useMutationState({
    filters: { mutationKey: savingKey(viewer), status: 'pending' },
    select: ({ state }: Mutation<LivePost, Error, Saved>) =>
      state.variables && { ...state.variables, atMs: state.submittedAt },
  })
  const deleted = useMutationState({
    filters: { mutationKey: deletingKey(viewer), status: 'pending' },
    select: ({ state }: Mutation<void, Error, LivePost>) => state.variables?.id,
  })
  const saved = saving.filter((one) => one !== undefined)
  const wishes = new Map(saved.map(({ wish }) => [wish.id, wish]))
  return {
    isSaving: saved.length > 0,
    isChanging: (id: string) => wishes.has(id) || deleted.includes(id),
    /** New posts that are on their way, the latest first. */
    added: user ? saved.flatMap(({ wish, before, atMs }) => (before ? [] : postOf(wish, user, atMs))).toReversed() : [],
    /** The same posts as they are going to be. */
    changed: (posts: readonly LivePost[]): LivePost[] =>
      posts.flatMap((post) => {
        if (deleted.includes(post.id)) return []
        const wish = wishes.get(post.id)
        return wish ? { ...post, ...wish, status: 'draft' } : post
      }),
  }
}

function postOf(wish: PostWish, user: SessionUser, atMs: number): LivePost {
  return {
    ...wish,
    authorId: user.id,
    author: { ...authorOf(user), avatarUrl: null, isProvider: false },
    status: 'draft',
    publishedAt: null,
    createdAt: new Date(atMs).toISOString(),
    isEdited: false,
    reviewNote: '',
    likes: 0,
    comments: 0,
    shares: 0,
    views: 0,
  }
}
