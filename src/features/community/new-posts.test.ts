import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { LivePost } from '#content/live-post.ts'
import { followFeed, idsIn, takenIn, type ToldPost } from './new-posts.ts'

const at = (second: number) => new Date(Date.UTC(2026, 10, 20, 10) + second * 1000).toISOString()
const post = (second: number) =>
  ({ id: `p${second}`, authorId: 'baraka', publishedAt: at(second), createdAt: at(second) }) as LivePost
const ids = (posts: readonly { id: string }[]) => posts.map(({ id }) => id)
/** The posts of these seconds, the latest first. */
const between = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => post(last - index))

let stored: LivePost[]
let shownIds: Set<string>
let waiting: readonly ToldPost[]
let isCut: boolean
let following: ReturnType<typeof followFeed>

beforeEach(() => {
  // A feed of three pages, of which the first has been read.
  stored = between(1, 36)
  const feed = between(25, 36)
  shownIds = new Set(ids(feed))
  waiting = []
  isCut = false
  following = followFeed({
    readShown: async () => ({ feed, ids: shownIds }),
    fetchPostsAfter: async (publishedAt) => {
      if (isCut) throw new Error('The line is cut')
      return stored.filter((one) => (one.publishedAt ?? '') > (publishedAt ?? ''))
    },
    onWaiting: (posts) => {
      waiting = posts
    },
  })
})

const publish = (...posts: LivePost[]) => {
  stored = [...posts, ...stored].toSorted((a, b) => ((a.publishedAt ?? '') < (b.publishedAt ?? '') ? 1 : -1))
}
const takeIn = async () => {
  const news = await following.takeIn()
  for (const { id } of news) shownIds.add(id)
  return news
}

describe('what is posted above a feed', () => {
  it('is counted in full after a cut-off, and comes in order and without gaps', async () => {
    publish(...between(101, 130))
    await following.catchUp()
    expect(waiting).toHaveLength(30)
    expect(ids(await takeIn())).toEqual(ids(between(101, 130)))
    expect(waiting).toEqual([])
    await following.catchUp()
    expect(waiting).toEqual([])
  })

  it('waits on where it cannot be read, and comes in at the next try', async () => {
    publish(...between(101, 130))
    await following.catchUp()
    isCut = true
    await expect(following.takeIn()).rejects.toThrow('The line is cut')
    expect(waiting).toHaveLength(30)
    isCut = false
    expect(await takeIn()).toHaveLength(30)
  })

  it('is counted as it is told, once, and comes in with what was not told', async () => {
    publish(...between(101, 103))
    await following.hear(post(102))
    await following.hear(post(102))
    expect(ids(waiting)).toEqual(['p102'])
    expect(ids(await takeIn())).toEqual(['p103', 'p102', 'p101'])
    expect(waiting).toEqual([])
  })

  it('is not what is shown already, nor an older post that has changed', async () => {
    await following.hear(post(30))
    await following.hear(post(3))
    expect(waiting).toEqual([])
    await following.catchUp()
    expect(waiting).toEqual([])
  })

  it('is found too where its time is before that of the latest that is shown', async () => {
    publish({ ...post(35), id: 'late' })
    await following.catchUp()
    expect(ids(waiting)).toEqual(['late'])
    expect(ids(await takeIn())).toEqual(['late'])
  })

  it('is counted no more once it is gone', async () => {
    publish(...between(101, 103))
    await following.catchUp()
    stored = stored.filter(({ id }) => id !== 'p102')
    await following.catchUp()
    expect(ids(waiting)).toEqual(['p103', 'p101'])
  })

  it('is kept where it is told while the others are read', async () => {
    publish(post(101))
    const reading = following.takeIn()
    await following.hear(post(102))
    expect(ids(await reading)).toEqual(['p101'])
    expect(ids(waiting)).toEqual(['p102'])
  })

  it('is nothing where the feed could not be read', async () => {
    const onWaiting = vi.fn<(posts: readonly ToldPost[]) => void>()
    const blind = followFeed({ readShown: async () => null, fetchPostsAfter: async () => stored, onWaiting })
    await blind.catchUp()
    await blind.hear(post(101))
    expect(await blind.takeIn()).toEqual([])
    expect(onWaiting).not.toHaveBeenCalled()
  })

  it('is everything where the feed was empty', async () => {
    const empty = followFeed({
      readShown: async () => ({ feed: [], ids: new Set() }),
      fetchPostsAfter: async (publishedAt) => (publishedAt === null ? stored : []),
      onWaiting: () => {},
    })
    expect(await empty.takeIn()).toHaveLength(36)
  })
})

it('finds the ids of pages, of lists and of single posts', () => {
  const answers = [undefined, { pages: [[post(1)], [post(2)]], pageParams: [null] }, [post(3)], post(4), null]
  expect([...idsIn(answers)]).toEqual(['p1', 'p2', 'p3', 'p4'])
})

it('stands in the order of the feed, one’s own that waits by when it was written', () => {
  const own = { ...post(110), id: 'own', publishedAt: null }
  expect(ids(takenIn([post(120), post(105)], [own, post(101), post(105)]))).toEqual(['p120', 'own', 'p105', 'p101'])
})
