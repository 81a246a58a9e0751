import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { beforeEach, expect, it, vi } from 'vitest'
import type { LivePost } from '#content/live-post.ts'
import { AppError } from '#core/app-error.ts'
import { searchPosts } from '#gateway/community-posts.ts'
import { clearSession, finishSessionCheck } from '#state/session-store.ts'
import { CommunityPage } from './community-page.tsx'
import { LIVE_POST } from './live-post-fixtures.ts'

vi.mock('#gateway/community-posts.ts', () => ({
  FEED_PAGE_SIZE: 12,
  FOUND_AT_MOST: 3,
  searchPosts: vi.fn<typeof searchPosts>(),
  fetchFeedPage: async () => [],
  fetchOwnUnseenPosts: async () => [],
  watchNewPosts: () => () => {},
}))

beforeEach(() => {
  clearSession()
  finishSessionCheck()
  vi.stubGlobal('requestIdleCallback', (onIdle: () => void) => setTimeout(onIdle))
  vi.stubGlobal('cancelIdleCallback', clearTimeout)
})

async function searchFor(text: string) {
  render(<RouterProvider router={createMemoryRouter([{ path: '/', Component: CommunityPage }])} />)
  const user = userEvent.setup()
  await user.click(screen.getByRole('searchbox'))
  await user.paste(text)
  return user
}

const NOTHING = /^Nothing here matches/

it('a search that only the posts of people match is not called empty', async () => {
  vi.mocked(searchPosts).mockResolvedValue([LIVE_POST])
  await searchFor('zebra crossing')
  expect(await screen.findByText('1 post')).toBeDefined()
  expect(screen.getByText('Zebra crossing at dusk')).toBeDefined()
  expect(screen.queryByText(NOTHING)).toBeNull()
})

it('a search that finds as many as it can says that there may be more', async () => {
  const posts = ['1', '2', '3'].map((digit) => ({ ...LIVE_POST, id: LIVE_POST.id.replace('3', digit) }))
  vi.mocked(searchPosts).mockResolvedValue(posts)
  await searchFor('zebra at dusk')
  expect(await screen.findByText(/^Of what people have posted, the latest 3 that match/)).toBeDefined()
})

it('a search that nothing matches says so once it was answered, and can be cleared', async () => {
  let answer: (posts: LivePost[]) => void = () => {}
  vi.mocked(searchPosts).mockReturnValue(new Promise((fulfil) => (answer = fulfil)))
  const user = await searchFor('submarine')
  await vi.waitFor(() => expect(searchPosts).toHaveBeenCalledWith('submarine', 'All', expect.anything()))
  expect(screen.queryByText(NOTHING)).toBeNull()
  expect(screen.queryByText('0 posts')).toBeNull()
  answer([])
  expect(await screen.findByText('Nothing here matches "submarine".')).toBeDefined()
  expect(screen.getByText('0 posts')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Clear the search' }))
  expect(screen.getAllByRole('article').length).toBeGreaterThan(0)
})

it('a search that failed is not called empty, and is tried again', async () => {
  vi.mocked(searchPosts).mockRejectedValueOnce(new AppError('network', 'down')).mockResolvedValue([LIVE_POST])
  const user = await searchFor('zebra')
  expect(await screen.findByText('The posts of people could not be searched.')).toBeDefined()
  expect(screen.queryByText(NOTHING)).toBeNull()
  expect(screen.queryByText('0 posts')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Zebra crossing at dusk')).toBeDefined()
  expect(screen.queryByText('The posts of people could not be searched.')).toBeNull()
})
