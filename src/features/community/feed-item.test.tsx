import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { beforeEach, expect, it, vi } from 'vitest'
import { FeedItem } from './feed-item.tsx'
import { LiveCache } from './live-cache.tsx'
import { LIVE_POST } from './live-post-fixtures.ts'

/** The observers of the page are told where an item is. */
let place: (isIntersecting: boolean, height?: number) => void = () => {}

vi.mock('#gateway/post-comments.ts', () => ({ COMMENTS_PAGE_SIZE: 50, fetchComments: async () => [] }))

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: object[]) => void) {
        place = (isIntersecting, height = 0) => {
          for (const target of document.querySelectorAll('li.feed-live'))
            act(() => callback([{ target, isIntersecting, boundingClientRect: { height } }]))
        }
      }
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
})

function open(isKept = false) {
  const page = (
    <LiveCache>
      <ul>
        <FeedItem post={LIVE_POST} isKept={isKept} />
      </ul>
    </LiveCache>
  )
  const { container } = render(<RouterProvider router={createMemoryRouter([{ path: '/', element: page }])} />)
  const item = container.querySelector<HTMLElement>('li.feed-live')
  if (!item) throw new Error('No item')
  return { item, user: userEvent.setup() }
}

it('leaves a gap as high as its card far from the window, and has the card again near it', () => {
  const { item } = open()
  place(false, 412)
  expect(screen.queryByRole('article')).toBeNull()
  expect(item.style.minHeight).toBe('412px')
  // What the gap is measured by is not what it is.
  place(false, 0)
  expect(item.style.minHeight).toBe('412px')
  place(true)
  expect(screen.getByRole('article')).toBeDefined()
  expect(item.style.minHeight).toBe('')
})

it('stays where somebody has opened its comments, or has the focus in it', async () => {
  const { user } = open()
  const comments = screen.getByRole('button', { name: 'Comments' })
  await user.click(comments)
  act(() => comments.blur())
  place(false, 412)
  expect(screen.getByRole('region', { name: 'Comments' })).toBeDefined()
  await user.click(comments)
  place(false, 412)
  expect(document.activeElement).toBe(comments)
  act(() => comments.blur())
  place(false, 412)
  expect(screen.queryByRole('article')).toBeNull()
})

it('stays while it is among the latest', () => {
  open(true)
  place(false, 412)
  expect(screen.getByRole('article')).toBeDefined()
})
