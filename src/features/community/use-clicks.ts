import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { communityLiveMessages } from '#content/messages/community-live.ts'
import { communityMessages } from '#content/messages/community.ts'
import { applaudPost, countShare } from '#gateway/community-posts.ts'
import { useMessages } from '#state/preferences-store.ts'
import { useIsAuthenticated } from '#state/session-store.ts'
import { notify } from '#ui/toaster.tsx'
import { changePost } from './post-cache.ts'
import { useViewer } from './use-live-posts.ts'

/** Clicks that follow each other sooner than this are sent together. */
const TOGETHER_MS = 800
/** As many as the backend takes at a time. */
const MOST_AT_ONCE = 50

/**
 * Applause and shares of one post: shown at once, wherever it stands; kept for who is signed in, and taken back where that
 * fails.
 */
export function useClicks(postId: string, isPublic: boolean) {
  const messages = useMessages(communityMessages)
  const live = useMessages(communityLiveMessages)
  const isKept = useIsAuthenticated() && isPublic
  const cache = useQueryClient()
  const { viewer } = useViewer()
  const unsent = useRef(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const count = (what: 'likes' | 'shares', clicks: number) =>
    changePost(cache, viewer, postId, (post) => ({ ...post, [what]: post[what] + clicks }))

  const send = useRef(() => {})
  useEffect(() => {
    send.current = () => {
      const clicks = unsent.current
      unsent.current = 0
      if (clicks === 0) return
      applaudPost(postId, Math.min(clicks, MOST_AT_ONCE)).catch(() => {
        count('likes', -clicks)
        notify({ ...live.applauseFailed, kind: 'error', id: 'applause-failed' })
      })
    }
  })
  // What was clicked last is sent too when the post goes out of sight.
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      send.current()
    },
    [],
  )

  const like = () => {
    count('likes', 1)
    notify({ ...messages.liked, id: 'post-liked' })
    if (!isKept) return
    unsent.current += 1
    clearTimeout(timer.current)
    timer.current = setTimeout(() => send.current(), TOGETHER_MS)
  }

  const share = () => {
    count('shares', 1)
    notify({ ...messages.shared, id: 'post-shared' })
    // A share that is not counted has still been a share.
    if (isKept) countShare(postId).catch(() => {})
  }

  return { like, share }
}
