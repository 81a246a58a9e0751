import { type InfiniteData, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { FeedTab } from '#content/community-post.ts'
import type { LivePost } from '#content/live-post.ts'
import { fetchPostsAfter, watchNewPosts } from '#gateway/community-posts.ts'
import { useMutedPeople } from './muted-people.ts'
import { followFeed, idsIn, takenIn, type ToldPost } from './new-posts.ts'
import { feedKey, postsKey, topKey } from './post-keys.ts'
import { useViewer } from './use-live-posts.ts'

/**
 * How many posts of the tab have become readable since its feed was read, and the way to take them in, which rejects
 * where they cannot be read: they go on waiting then.
 */
export function useNewPosts(tab: FeedTab) {
  const { viewer, isKnown } = useViewer()
  const cache = useQueryClient()
  const muted = useMutedPeople()
  const [waiting, setWaiting] = useState<readonly ToldPost[]>([])
  const followed = useRef<ReturnType<typeof followFeed> | null>(null)

  useEffect(() => {
    if (!isKnown) return
    const feedQuery = () => cache.getQueryCache().find<InfiniteData<LivePost[]>>({ queryKey: feedKey(viewer, tab) })
    const following = followFeed({
      readShown: async () => {
        // What is being read now may have been so a moment too early; where nothing was read, nothing is missed.
        await feedQuery()?.promise
        const data = feedQuery()?.state.data
        if (!data) return null
        const answers = cache.getQueriesData({ queryKey: postsKey(viewer) }).map(([, answer]) => answer)
        return { feed: data.pages.flat(), ids: idsIn(answers) }
      },
      fetchPostsAfter: (publishedAt) => fetchPostsAfter(tab, publishedAt),
      onWaiting: setWaiting,
    })
    followed.current = following
    // Whoever cannot be reached now tells again when it can.
    const stop = watchNewPosts(
      (post) => {
        // What oneself has posted is shown, or on its way to be.
        const isNews = post.authorId !== viewer && (tab === 'All' || post.type === tab)
        if (isNews) void following.hear(post).catch(() => {})
      },
      () => void following.catchUp().catch(() => {}),
    )
    return () => {
      followed.current = null
      setWaiting([])
      stop()
    }
  }, [cache, viewer, isKnown, tab])

  const takeIn = async () => {
    const news = (await followed.current?.takeIn()) ?? []
    cache.setQueryData<LivePost[]>(topKey(viewer), (before = []) => takenIn(news, before))
  }
  return { count: waiting.filter(({ authorId }) => !muted.includes(authorId)).length, takeIn }
}
