import { act, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { beforeEach, expect, it, vi } from 'vitest'
import type { LivePost } from '#content/live-post.ts'
import { samplePosts } from '#content/sample-community.ts'
import { AppError } from '#core/app-error.ts'
import { fetchFeedPage, fetchPost } from '#gateway/community-posts.ts'
import { clearSession, finishSessionCheck, showSession, showUser } from '#state/session-store.ts'
import { Toaster } from '#ui/toaster.tsx'
import { CommunityPage } from './community-page.tsx'
import { linkToPost } from './linked-post.ts'
import { LIVE_POST } from './live-post-fixtures.ts'

const ID = LIVE_POST.id
const POST = { ...LIVE_POST, text: 'Far down in the feed' }

vi.mock('#gateway/community-posts.ts', () => ({
  FEED_PAGE_SIZE: 12,
  fetchPost: vi.fn<typeof fetchPost>(),
  fetchFeedPage: vi.fn<typeof fetchFeedPage>(),
  fetchOwnUnseenPosts: async () => [],
  watchNewPosts: () => () => {},
  watchOwnPosts: () => () => {},
}))

beforeEach(() => {
  clearSession()
  finishSessionCheck()
  vi.stubGlobal('requestIdleCallback', (onIdle: () => void) => setTimeout(onIdle))
  vi.stubGlobal('cancelIdleCallback', clearTimeout)
  vi.mocked(fetchFeedPage).mockResolvedValue([])
})

function open(address: string) {
  const router = createMemoryRouter(
    [
      { path: '/community', Component: CommunityPage },
      { path: '/elsewhere', element: <p>Elsewhere</p> },
    ],
    { initialEntries: [address] },
  )
  render(
    <>
      <RouterProvider router={router} />
      <Toaster />
    </>,
  )
  return router
}

const scrolledTo = () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
  return () => scroll.mock.contexts.map((element) => (element as Element).id)
}

it('the address of a sample post leads to it', async () => {
  const ids = scrolledTo()
  const { id = '' } = samplePosts[5] ?? {}
  open(linkToPost(id))
  await waitFor(() => expect(document.activeElement?.id).toBe(`post-${id}`))
  expect(ids()).toEqual([`post-${id}`])
})

it('the address of a post that is not among the latest fetches it and leads to it', async () => {
  vi.mocked(fetchPost).mockResolvedValue(POST)
  const ids = scrolledTo()
  open(linkToPost(ID))
  expect(await screen.findByText('Far down in the feed')).toBeDefined()
  await waitFor(() => expect(document.activeElement?.id).toBe(`post-${ID}`))
  expect(ids()).toEqual([`post-${ID}`])
  expect(fetchPost).toHaveBeenCalledWith(ID, expect.anything())
})

it('the card of a post that is among the latest does not move while it is fetched', async () => {
  // Somebody else, whose feed has not been read yet.
  showSession({ userId: 'amina', email: 'amina@example.com', accessToken: 'token' })
  showUser({ id: 'amina', email: 'amina@example.com', name: 'Amina' })
  const id = ID.replace('3f', '5f')
  let answer: (post: LivePost) => void = () => {}
  vi.mocked(fetchPost).mockReturnValue(new Promise((fulfil) => (answer = fulfil)))
  const linked = { ...POST, id, text: 'Among the latest' }
  vi.mocked(fetchFeedPage).mockResolvedValue([{ ...POST, text: 'Another of them' }, linked])
  open(linkToPost(id))
  expect(await screen.findByText('Another of them')).toBeDefined()
  await act(async () => answer(linked))
  expect(await screen.findAllByText('Among the latest')).toHaveLength(1)
  await waitFor(() => expect(document.activeElement?.id).toBe(`post-${id}`))
})

it('says where there is no such post', async () => {
  vi.mocked(fetchPost).mockRejectedValue(new AppError('not-found', 'none'))
  open(linkToPost(ID.replace('3f', '4f')))
  expect(await screen.findByText('Post not found')).toBeDefined()
})

it('who comes back to the feed finds the card where it was', async () => {
  const [, second, third] = samplePosts
  let shiftPx = 0
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const tops: Record<string, number> = { [`post-${second?.id}`]: -120, [`post-${third?.id}`]: 300 }
    return new DOMRect(0, (tops[this.id] ?? -2000) + shiftPx, 400, 400)
  })
  vi.stubGlobal('scrollY', 900)
  const scrollBy = vi.fn<(options: ScrollToOptions) => void>(({ top = 0 }) => {
    shiftPx -= top
  })
  vi.stubGlobal('scrollBy', scrollBy)
  const frames: FrameRequestCallback[] = []
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => frames.push(draw))
  const router = open('/community')
  await act(() => router.navigate('/elsewhere'))
  frames.length = 0
  expect(scrollBy).not.toHaveBeenCalled()
  // Drawn anew, what stands above is less high.
  shiftPx = -50
  await act(() => router.navigate(-1))
  expect(scrollBy.mock.calls).toEqual([[{ top: -50, behavior: 'instant' }]])
  // What is drawn then is higher again.
  shiftPx = 30
  for (const draw of frames) draw(0)
  expect(scrollBy).toHaveBeenLastCalledWith({ top: 30, behavior: 'instant' })
})
