import { useState } from 'react'
import { communityMessages } from '#content/messages/community.ts'
import { type SamplePost, type SamplePostId, samplePosts } from '#content/sample-community.ts'
import { useMessages } from '#state/preferences-store.ts'

type Clicks = Readonly<Partial<Record<SamplePostId, { likes: number; shares: number }>>>

export type ShownSample = SamplePost & { text: string; time: string }

/** The eight sample posts with this visit's applause and shares, which are kept nowhere. */
export function useSamplePosts() {
  const messages = useMessages(communityMessages)
  const [clicks, setClicks] = useState<Clicks>({})

  const add = (id: SamplePostId, what: 'likes' | 'shares') =>
    setClicks((before) => {
      const { likes = 0, shares = 0 } = before[id] ?? {}
      return { ...before, [id]: { likes, shares, [what]: (what === 'likes' ? likes : shares) + 1 } }
    })

  const posts = samplePosts.map((post): ShownSample => {
    const { likes = 0, shares = 0 } = clicks[post.id] ?? {}
    return { ...post, ...messages.posts[post.id], likes: post.likes + likes, shares: post.shares + shares }
  })
  return { posts, like: (id: SamplePostId) => add(id, 'likes'), share: (id: SamplePostId) => add(id, 'shares') }
}
