import { expect, it } from 'vitest'
import type { LivePost } from '#content/live-post.ts'
import { missedPosts, shownPosts } from './shown-posts.ts'

const post = (id: string, publishedAt: string | null) => ({ id, publishedAt }) as LivePost
const A = post('a', '2026-11-20T10:00:00+00:00')
const B = post('b', '2026-11-20T11:00:00+00:00')
const C = post('c', '2026-11-20T12:00:00+00:00')
const DRAFT = post('draft', null)

it('finds the posts of pages and of lists', () => {
  const shown = shownPosts([undefined, { pages: [[A], [B]], pageParams: [null] }, [DRAFT]])
  expect([...shown]).toEqual([
    ['a', A.publishedAt],
    ['b', B.publishedAt],
    ['draft', ''],
  ])
})

it.each([
  ['after the latest that is shown', [A, B], ['c']],
  ['all of them, where nothing is shown', [], ['c', 'b', 'a']],
  ['all of them, where only what nobody else sees is shown', [DRAFT], ['c', 'b', 'a']],
  ['none, where all is shown', [C, A], []],
])('misses what became readable %s', (_, answers, missed) => {
  expect(missedPosts([C, B, A], shownPosts(answers))).toEqual(missed)
})
