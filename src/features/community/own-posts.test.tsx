import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { beforeEach, expect, it, vi } from 'vitest'
import type { LivePost } from '#content/live-post.ts'
import { AppError } from '#core/app-error.ts'
import type * as communityPosts from '#gateway/community-posts.ts'
import {
  createPost,
  deletePost,
  fetchFeedPage,
  fetchOwnPosts,
  fetchOwnUnseenPosts,
  searchPosts,
  STANDINGS_AT_MOST,
  updatePost,
  watchNewPosts,
  watchOwnPosts,
} from '#gateway/community-posts.ts'
import { finishSessionCheck, showSession, showUser } from '#state/session-store.ts'
import { Toaster } from '#ui/toaster.tsx'
import { endEdit } from './begun-edits.ts'
import { Composer } from './composer.tsx'
import { NewPostsPill, OlderPosts, TopPosts } from './live-posts.tsx'
import { keepPostDraft, readPostDraft } from './post-draft.ts'
import { LIVE_POST } from './live-post-fixtures.ts'

vi.mock('#gateway/community-posts.ts', async (original) => ({
  ...(await original<typeof communityPosts>()),
  createPost: vi.fn<typeof createPost>(),
  deletePost: vi.fn<typeof deletePost>(),
  fetchFeedPage: vi.fn<typeof fetchFeedPage>(),
  fetchOwnPosts: vi.fn<typeof fetchOwnPosts>(),
  fetchOwnUnseenPosts: vi.fn<typeof fetchOwnUnseenPosts>(),
  searchPosts: vi.fn<typeof searchPosts>(),
  watchNewPosts: vi.fn<typeof watchNewPosts>(),
  updatePost: vi.fn<typeof updatePost>(),
  watchOwnPosts: vi.fn<typeof watchOwnPosts>(),
}))

let people = 0
/** Somebody whose answers nobody else was given. */
let amina = ''
let change = () => {}

beforeEach(() => {
  localStorage.clear()
  endEdit(LIVE_POST.id)
  people += 1
  amina = `amina ${people}`
  showSession({ userId: amina, email: 'amina@example.com', accessToken: 'token' })
  showUser({ id: amina, email: 'amina@example.com', name: 'Amina' })
  finishSessionCheck()
  vi.mocked(fetchFeedPage).mockResolvedValue([])
  vi.mocked(fetchOwnUnseenPosts).mockResolvedValue([])
  vi.mocked(fetchOwnPosts).mockResolvedValue([])
  vi.mocked(watchOwnPosts).mockImplementation((_userId, onChanged) => {
    change = onChanged
    return () => {}
  })
})

const postOf = (changes: Partial<LivePost>): LivePost => ({ ...LIVE_POST, authorId: amina, ...changes })

function Feed({ more, words }: { more: ReactNode; words: string }) {
  const [search, setSearch] = useState(words)
  return (
    <ul>
      <input type="search" value={search} onChange={(event) => setSearch(event.currentTarget.value)} />
      <TopPosts tab="All" search={search} />
      <OlderPosts tab="All" search={search} />
      {more}
    </ul>
  )
}

function open(more?: ReactNode, search = '') {
  const feed = { path: '/', element: <Feed more={more} words={search} /> }
  const router = createMemoryRouter([feed, { path: '/elsewhere', element: <p>Elsewhere</p> }])
  render(
    <>
      <RouterProvider router={router} />
      <Toaster />
    </>,
  )
  return Object.assign(userEvent.setup(), { goTo: (address: string) => act(() => router.navigate(address)) })
}

it('a post that a moderator approves is seen as public at once, with its counts', async () => {
  const waiting = postOf({ status: 'in_review', text: 'Dawn', likes: 3 })
  vi.mocked(fetchOwnUnseenPosts).mockResolvedValue([waiting])
  open()
  expect(await screen.findByText('In review')).toBeDefined()
  vi.mocked(fetchOwnPosts).mockResolvedValue([{ ...waiting, status: 'public', likes: 0 }])
  await act(async () => change())
  expect(await screen.findByText('Posted')).toBeDefined()
  expect(screen.queryByText('In review')).toBeNull()
  expect(screen.getByRole('button', { name: 'Like', description: '3 likes' })).toBeDefined()
  expect(fetchOwnPosts).toHaveBeenLastCalledWith(amina, [waiting.id])
})

it('however many rows change while it is read how posts stand, that is read once more', async () => {
  const waiting = postOf({ status: 'in_review', text: 'Dawn' })
  vi.mocked(fetchOwnUnseenPosts).mockResolvedValue([waiting])
  open()
  expect(await screen.findByText('In review')).toBeDefined()
  vi.mocked(fetchOwnPosts).mockClear()
  let answer: (posts: LivePost[]) => void = () => {}
  vi.mocked(fetchOwnPosts).mockReturnValueOnce(new Promise((resolve) => (answer = resolve)))
  vi.mocked(fetchOwnPosts).mockResolvedValue([{ ...waiting, status: 'rejected' }])
  await act(async () => {
    for (let row = 0; row < 20; row += 1) change()
  })
  expect(fetchOwnPosts).toHaveBeenCalledTimes(1)
  await act(async () => answer([waiting]))
  expect(await screen.findByText('Not published')).toBeDefined()
  expect(fetchOwnPosts).toHaveBeenCalledTimes(2)
})

it('how only the latest of the posts that are shown stand is asked for, and the others stay', async () => {
  const shown = Array.from({ length: STANDINGS_AT_MOST + 10 }, (_, index) =>
    postOf({
      id: LIVE_POST.id.replace('3f0c9a52', `3f0c9a${String(index).padStart(2, '0')}`),
      status: 'in_review',
      createdAt: `2026-01-01T10:${String(index).padStart(2, '0')}:00Z`,
    }),
  )
  vi.mocked(fetchOwnUnseenPosts).mockResolvedValue(shown)
  open()
  await screen.findAllByText('In review')
  const latest = shown.slice(10).toReversed()
  vi.mocked(fetchOwnPosts).mockResolvedValue(latest)
  await act(async () => change())
  expect(fetchOwnPosts).toHaveBeenLastCalledWith(
    amina,
    latest.map(({ id }) => id),
  )
  expect(screen.getAllByRole('article')).toHaveLength(shown.length)
})

it('a post that a moderator rejects says why, on its card and in a notice', async () => {
  const waiting = postOf({ status: 'in_review', text: 'Dawn' })
  vi.mocked(fetchOwnUnseenPosts).mockResolvedValue([waiting])
  open()
  expect(await screen.findByText('In review')).toBeDefined()
  vi.mocked(fetchOwnPosts).mockResolvedValue([{ ...waiting, status: 'rejected', reviewNote: 'An advertisement' }])
  await act(async () => change())
  expect(await screen.findByText('Your post was not published')).toBeDefined()
  expect(screen.getByText('Not published')).toBeDefined()
  expect(screen.getAllByText('An advertisement')).toHaveLength(2)
})

/** An answer that the test gives. */
function refuseLater() {
  let refuse: (error: AppError) => void = () => {}
  const answer = new Promise<never>((_, reject) => (refuse = reject))
  return { answer, refuse: () => refuse(new AppError('network', 'cut')) }
}

it('a post that was stored though its answer was lost is shown, and is no draft any more', async () => {
  keepPostDraft({ id: LIVE_POST.id, type: 'Post', text: 'Dawn', location: '', alt: '' })
  const { answer, refuse } = refuseLater()
  vi.mocked(createPost).mockReturnValue(answer)
  const user = open(<Composer onClosed={() => {}} />)
  await user.click(await screen.findByRole('button', { name: 'Post' }))
  await screen.findByText('Sending')
  // It is told while its answer is waited for.
  vi.mocked(fetchOwnPosts).mockResolvedValue([postOf({ status: 'in_review', text: 'Dawn' })])
  await act(async () => change())
  refuse()
  expect(await screen.findByText('Not posted')).toBeDefined()
  expect(await screen.findByText('In review')).toBeDefined()
  await waitFor(() => expect(readPostDraft().text).toBe(''))
})

async function choose(user: ReturnType<typeof userEvent.setup>, item: string) {
  const [menu] = await screen.findAllByRole('button', { name: 'More about this post' })
  if (menu) await user.click(menu)
  await user.click(await screen.findByRole('menuitem', { name: item }))
}

/** Writes other words for the post 'Dusk' and saves them. */
async function rewrite(user: ReturnType<typeof userEvent.setup>, text: string) {
  await screen.findByText('Dusk')
  await choose(user, 'Edit')
  const box = await screen.findByRole('textbox', { name: 'Text' })
  await user.clear(box)
  await user.type(box, text)
  await user.click(screen.getByRole('button', { name: 'Save' }))
}

it('a changed post is seen changed where it stands, and as it was where that fails', async () => {
  vi.mocked(fetchFeedPage).mockResolvedValue([
    postOf({ text: 'Dusk' }),
    postOf({ id: LIVE_POST.id.replace('3', '4'), authorId: 'asha' }),
  ])
  const { answer, refuse } = refuseLater()
  vi.mocked(updatePost).mockReturnValue(answer)
  const user = open()
  await rewrite(user, 'Night')
  expect(await screen.findByText('Night')).toBeDefined()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getAllByRole('article')[0]?.textContent).toContain('Sending')
  refuse()
  expect(await screen.findByText('Not posted')).toBeDefined()
  expect(await screen.findByRole('textbox', { name: 'Text' })).toHaveProperty('value', 'Night')
  expect(screen.getByText('Dusk')).toBeDefined()
})

it.each([
  ['its card matches the search no more', 'Night', ' '],
  ['another search takes its card away', 'Dusk again', ' noon'],
])('the words of a change that fails come back though %s', async (_, text, typed) => {
  vi.mocked(fetchFeedPage).mockResolvedValue([postOf({ text: 'Dusk' })])
  vi.mocked(searchPosts).mockResolvedValue([])
  const { answer, refuse } = refuseLater()
  vi.mocked(updatePost).mockReturnValue(answer)
  const user = open(undefined, 'dusk')
  await rewrite(user, text)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.type(screen.getByRole('searchbox'), typed)
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull())
  refuse()
  expect(await screen.findByText('Not posted')).toBeDefined()
  expect(await screen.findByRole('textbox', { name: 'Text' })).toHaveProperty('value', text)
})

it('whoever has left the page meanwhile finds the words of a change that failed', async () => {
  vi.mocked(fetchFeedPage).mockResolvedValue([postOf({ text: 'Dusk' })])
  const { answer, refuse } = refuseLater()
  vi.mocked(updatePost).mockReturnValue(answer)
  const user = open()
  await rewrite(user, 'Night')
  await user.goTo('/elsewhere')
  refuse()
  expect(await screen.findByText('Not posted')).toBeDefined()
  await user.goTo('/')
  expect(await screen.findByRole('textbox', { name: 'Text' })).toHaveProperty('value', 'Night')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('a deleted post goes at once, and is back in its place where that fails', async () => {
  const other = postOf({ id: LIVE_POST.id.replace('3', '4'), authorId: 'asha', text: 'Noon' })
  vi.mocked(fetchFeedPage).mockResolvedValue([postOf({ text: 'Dusk' }), other])
  const { answer, refuse } = refuseLater()
  vi.mocked(deletePost).mockReturnValue(answer)
  const user = open()
  await choose(user, 'Delete')
  await user.click(await screen.findByRole('button', { name: 'Delete post' }))
  await waitFor(() => expect(screen.queryByText('Dusk')).toBeNull())
  // Whoever goes by keyboard goes on with the post that stood below it.
  expect(screen.getByText('Noon').closest('article')?.contains(document.activeElement)).toBe(true)
  refuse()
  expect(await screen.findByText('Not deleted')).toBeDefined()
  expect(screen.getAllByRole('article').map(({ textContent }) => /Dusk|Noon/.exec(textContent)?.[0])).toEqual([
    'Dusk',
    'Noon',
  ])
})

it('what oneself has posted is no new post', async () => {
  let tell: Parameters<typeof watchNewPosts>[0] = () => {}
  vi.mocked(watchNewPosts).mockImplementation((onPublic) => {
    tell = onPublic
    return () => {}
  })
  open(<NewPostsPill tab="All" />)
  await waitFor(() => expect(watchNewPosts).toHaveBeenCalled())
  const news = { id: LIVE_POST.id, type: 'Post', publishedAt: '2026-01-02T10:00:00Z' }
  await act(async () => tell({ ...news, authorId: amina }))
  await act(async () => tell({ ...news, id: 'theirs', authorId: 'asha' }))
  expect(await screen.findByRole('button', { name: '1 new post' })).toBeDefined()
})

it('a post on top that only the backend finds by these words is shown once', async () => {
  vi.mocked(fetchOwnUnseenPosts).mockResolvedValue([postOf({})])
  vi.mocked(searchPosts).mockResolvedValue([postOf({})])
  open(undefined, 'zebras')
  expect(await screen.findAllByText(LIVE_POST.text)).toHaveLength(1)
})
