import { beforeEach, expect, it, vi } from 'vitest'
import type { PostMedia } from '#content/live-post.ts'
import { createPost, FEED_PAGE_SIZE, fetchOwnPosts, fetchPostsAfter, updatePost } from './community-posts.ts'

const AUTHOR = '00000000-0000-4000-8000-000000000001'
const ID = '00000000-0000-4000-8000-000000000002'
const PICTURE: PostMedia = { path: `${AUTHOR}/a.webp`, alt: 'A beach', widthPx: 40, heightPx: 20, faces: null }
const PANORAMA: PostMedia = { ...PICTURE, path: `${AUTHOR}/${'a'.repeat(32)}-webp`, faces: [256] }
const OTHER: PostMedia = { ...PICTURE, path: `${AUTHOR}/b.webp` }

const ROW = {
  id: ID,
  type: 'Post',
  body: 'Look',
  place: '',
  author_id: AUTHOR,
  author_name: 'Asha',
  author_username: 'asha',
  status: 'in_review',
  media_path: null,
  media_alt: '',
  created_at: '2026-11-21T10:00:00Z',
}

/** What was done, in its order: what was written into the table, and which files were removed. */
const done: string[] = []
/** The rows as they were sent. */
const sent: string[] = []

/** Takes every change, or refuses it with this status. */
function backendAnswers(updateStatus = 200) {
  vi.stubGlobal('location', { origin: 'http://localhost' })
  // The library wants one at hand; nothing here connects.
  vi.stubGlobal('WebSocket', class extends EventTarget {})
  vi.stubGlobal('fetch', async (input: string | URL | Request, init?: RequestInit) => {
    const url = input instanceof Request ? input.url : String(input)
    if (url === '/backend.json') return Response.json({ publishableKey: 'sb_publishable_test' })
    if (init?.method === 'PATCH') {
      done.push('changed')
      sent.push(String(init.body))
      return Response.json(updateStatus === 200 ? { id: ID } : { code: '23514', message: 'refused' }, {
        status: updateStatus,
      })
    }
    if (init?.method === 'DELETE') {
      const body: { prefixes: string[] } = JSON.parse(String(init.body))
      done.push(...body.prefixes.map((path) => `removed ${path}`))
      return Response.json([])
    }
    return Response.json(ROW)
  })
}

const change = (before: PostMedia | null, media: PostMedia | null) =>
  updatePost({ id: ID, type: 'Post', text: 'Look', location: '', media }, before)

beforeEach(() => {
  done.length = 0
  backendAnswers()
})

it.each([
  ['another one', OTHER],
  ['none', null],
])('a picture goes when the post shows %s', async (_, media) => {
  await change(PICTURE, media)
  expect(done).toEqual(['changed', `removed ${PICTURE.path}`])
})

it('a panorama goes with every file', async () => {
  await change(PANORAMA, OTHER)
  expect(done).toContain(`removed ${PANORAMA.path}/preview.webp`)
  expect(done).toContain(`removed ${PANORAMA.path}/f256/5-0-0.webp`)
})

it('what is still shown stays, with another description too', async () => {
  await change(PANORAMA, { ...PANORAMA, alt: 'A beach at noon' })
  expect(done).toEqual(['changed'])
})

it('nothing goes where the change was refused', async () => {
  backendAnswers(400)
  await expect(change(PICTURE, OTHER)).rejects.toMatchObject({ code: 'invalid-data' })
  expect(done).toEqual(['changed'])
})

it('degrees of a place are sent no more exactly than a neighbourhood', async () => {
  await updatePost({ id: ID, type: 'Post', text: 'Look', location: '-6.165917, 39.202641', media: null }, null)
  expect(sent.at(-1)).toContain('"place":"-6.17, 39.20"')
})

it('a post whose answer was lost is stored once, with what was written of it since', async () => {
  const table = vi.mocked(fetch)
  vi.stubGlobal('fetch', async (input: string | URL | Request, init?: RequestInit) => {
    if (init?.method !== 'POST') return table(input, init)
    done.push('sent')
    return Response.json({ code: '23505', message: 'duplicate key value' }, { status: 409 })
  })
  const post = await createPost({ id: ID, type: 'Post', text: 'Look again', location: '', media: null })
  expect(post.id).toBe(ID)
  expect(done).toEqual(['sent', 'changed'])
  expect(sent.at(-1)).toContain('Look again')
})

it('reads everything after a time, page by page', async () => {
  const times = Array.from({ length: FEED_PAGE_SIZE * 2 + 6 }, (_, minute) =>
    new Date(Date.UTC(2026, 10, 20, 10, 59 - minute)).toISOString(),
  )
  const asked: string[][] = []
  vi.stubGlobal('fetch', async (input: string | URL | Request) => {
    const url = new URL(input instanceof Request ? input.url : String(input), 'http://localhost')
    if (url.pathname === '/backend.json') return Response.json({ publishableKey: 'sb_publishable_test' })
    asked.push(url.searchParams.getAll('published_at'))
    const from = (asked.length - 1) * FEED_PAGE_SIZE
    const page = times.slice(from, from + FEED_PAGE_SIZE)
    return Response.json(page.map((published_at) => ({ ...ROW, status: 'public', published_at })))
  })
  const posts = await fetchPostsAfter('All', '2026-11-20T10:00:00Z')
  expect(posts.map(({ publishedAt }) => publishedAt)).toEqual(times)
  expect(asked).toEqual([
    ['gt.2026-11-20T10:00:00Z'],
    [`lte.${times[FEED_PAGE_SIZE - 1]}`, 'gt.2026-11-20T10:00:00Z'],
    [`lte.${times[FEED_PAGE_SIZE * 2 - 1]}`, 'gt.2026-11-20T10:00:00Z'],
  ])
})

it('asks by their ids only for posts that are not among the latest which others do not see', async () => {
  const asked: URLSearchParams[] = []
  vi.stubGlobal('fetch', async (input: string | URL | Request) => {
    const url = new URL(input instanceof Request ? input.url : String(input), 'http://localhost')
    if (url.pathname === '/backend.json') return Response.json({ publishableKey: 'sb_publishable_test' })
    asked.push(url.searchParams)
    return Response.json([asked.length === 1 ? ROW : { ...ROW, id: AUTHOR, status: 'public' }])
  })
  const posts = await fetchOwnPosts(AUTHOR, [ID, AUTHOR])
  expect(posts.map(({ id, status }) => [id, status])).toEqual([
    [ID, 'in_review'],
    [AUTHOR, 'public'],
  ])
  const said = asked.map((query) => [query.get('status'), query.get('limit'), query.get('id')])
  expect(said).toEqual([
    ['neq.public', '20', null],
    [null, null, `in.(${AUTHOR})`],
  ])
})
