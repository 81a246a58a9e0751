import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { LivePost } from '#content/live-post.ts'
import { communityLiveMessages } from '#content/messages/community-live.ts'
import { oneAtATime } from '#core/one-at-a-time.ts'
import { fetchOwnPosts, STANDINGS_AT_MOST, watchOwnPosts } from '#gateway/community-posts.ts'
import { useMessages } from '#state/preferences-store.ts'
import { useSessionUser } from '#state/session-store.ts'
import { notify } from '#ui/toaster.tsx'
import { changePost, findPosts, putOnTop } from './post-cache.ts'
import { forgetPostDraft } from './post-draft.ts'
import { useOwnChanges } from './use-own-changes.ts'

/** Keeps what is shown of a person's own posts true while moderators decide about them, and tells of every decision. */
export function useOwnStandings(): void {
  const cache = useQueryClient()
  const userId = useSessionUser()?.id
  const { posted, decided } = useMessages(communityLiveMessages)
  const changes = useOwnChanges()

  const isChanging = useEffectEvent((id: string) => changes.isChanging(id))
  const tell = useEffectEvent((before: LivePost, { id, status, reviewNote }: LivePost) => {
    const notice = { id: `standing-${id}` }
    if (before.status === status) return
    if (status === 'public' && before.status === 'in_review') notify({ ...posted, ...notice })
    if (status === 'rejected' || status === 'removed') {
      notify({ title: decided[status], text: reviewNote || decided.noReason, kind: 'error', ...notice })
    }
  })

  const readAndTell = useEffectEvent(async (person: string) => {
    // Whoever cannot be reached now tells again when it can.
    const changed = await readOwnPosts(cache, person, isChanging).catch(() => [])
    for (const { before, now } of changed) tell(before, now)
  })
  // Many rows may change at once, and an answer that is overtaken would say what is true no more.
  const [readNext] = useState(oneAtATime)
  const read = useEffectEvent((person: string) => readNext(() => readAndTell(person)))

  useEffect(() => (userId === undefined ? undefined : watchOwnPosts(userId, () => read(userId))), [userId])

  // What was told meanwhile was passed over; where an answer was lost, nothing else says that the post is stored.
  const wasSaving = useRef(false)
  useEffect(() => {
    if (wasSaving.current && !changes.isSaving && userId !== undefined) read(userId)
    wasSaving.current = changes.isSaving
  }, [changes.isSaving, userId])
}

/** Reads how the person's posts stand now, shows that, and answers those that were shown otherwise. */
async function readOwnPosts(
  cache: QueryClient,
  userId: string,
  isChanging: (id: string) => boolean,
): Promise<{ before: LivePost; now: LivePost }[]> {
  const shown = [...findPosts(cache, userId).values()].filter(({ authorId }) => authorId === userId)
  const unseen = shown
    .filter(({ status }) => status !== 'public')
    .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))
    .slice(0, STANDINGS_AT_MOST)
    .map(({ id }) => id)
  const posts = await fetchOwnPosts(userId, unseen)
  const known = findPosts(cache, userId)
  const changes: { before: LivePost; now: LivePost }[] = []
  // The latest comes last, and so on top.
  for (const now of posts.toReversed()) {
    // That says itself what became of it.
    if (isChanging(now.id)) continue
    const before = known.get(now.id)
    if (before) changes.push({ before, now })
    if (before || now.status !== 'public') putOnTop(cache, userId, now)
    // It is no draft any more, though its answer may have been lost.
    forgetPostDraft(now.id)
  }
  const found = new Set(posts.map(({ id }) => id))
  for (const id of unseen) if (!found.has(id)) changePost(cache, userId, id, () => null)
  return changes
}
