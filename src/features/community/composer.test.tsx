import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { LivePost } from '#content/live-post.ts'
import { AppError } from '#core/app-error.ts'
import type * as communityPosts from '#gateway/community-posts.ts'
import { createPost, updatePost } from '#gateway/community-posts.ts'
import { POST_DRAFT_ENTRY } from '#platform/personal-entries.ts'
import { showSession, showUser } from '#state/session-store.ts'
import { Toaster } from '#ui/toaster.tsx'
import { Composer } from './composer.tsx'
import { LiveCache } from './live-cache.tsx'
import { LIVE_POST } from './live-post-fixtures.ts'
import { readPostDraft } from './post-draft.ts'

vi.mock('#gateway/community-posts.ts', async (original) => ({
  ...(await original<typeof communityPosts>()),
  createPost: vi.fn<typeof createPost>(),
  updatePost: vi.fn<typeof updatePost>(),
}))

beforeEach(() => {
  localStorage.clear()
  showSession({ userId: 'amina', email: 'amina@example.com', accessToken: 'token' })
  showUser({ id: 'amina', email: 'amina@example.com', name: 'Amina' })
})

/** As the page does: whoever has posted sees the composer no more. */
function Page({ post }: { post?: LivePost }) {
  const [isOpen, setIsOpen] = useState(true)
  return (
    <LiveCache>
      {isOpen && <Composer {...(post && { post })} onClosed={() => setIsOpen(false)} />}
      <Toaster />
    </LiveCache>
  )
}

/** The backend's answer to a new post, which the test gives. */
function answerLater() {
  let [resolve, reject]: [(post: LivePost) => void, (error: AppError) => void] = [() => {}, () => {}]
  vi.mocked(createPost).mockReturnValue(new Promise((...both) => ([resolve, reject] = both)))
  return { resolve: (post: LivePost) => resolve(post), reject: (error: AppError) => reject(error) }
}

async function write(text: string) {
  const user = userEvent.setup()
  const box = await screen.findByRole('textbox', { name: 'Text' })
  await user.clear(box)
  await user.type(box, text)
  return user
}

/** Sends a post from a dialog that closes with it, and answers the way to answer. */
async function postDawn() {
  const answer = answerLater()
  render(<Page />)
  const user = await write('Dawn')
  await user.click(screen.getByRole('button', { name: 'Post' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  return answer
}

it('says that a post waits for its review, and forgets its draft', async () => {
  const answer = await postDawn()
  // A reload would find it here; the next post does not begin with it.
  expect(localStorage.getItem(POST_DRAFT_ENTRY)).toContain('Dawn')
  expect(readPostDraft().text).toBe('')
  answer.resolve({ ...LIVE_POST, status: 'in_review' })
  await screen.findByText('In review')
  expect(localStorage.getItem(POST_DRAFT_ENTRY)).toBeNull()
})

it('says that a post was not stored, and keeps what was written', async () => {
  const answer = await postDawn()
  answer.reject(new AppError('network', 'cut'))
  await screen.findByText('Not posted')
  expect(readPostDraft().text).toBe('Dawn')
})

it('sends the same post again, however often its answer is lost, and another one afterwards', async () => {
  vi.mocked(createPost).mockRejectedValueOnce(new AppError('network', 'cut'))
  vi.mocked(createPost).mockResolvedValue({ ...LIVE_POST, status: 'in_review' })
  for (const text of ['Dawn', 'Noon']) {
    const { unmount } = render(<Page />)
    const user = await write(text)
    await user.click(screen.getByRole('button', { name: 'Post' }))
    await screen.findByText(text === 'Dawn' ? 'Not posted' : 'In review')
    unmount()
  }
  const [first, again] = vi
    .mocked(createPost)
    .mock.calls.slice(-2)
    .map(([{ id }]) => id)
  expect(again).toBe(first)
  expect(readPostDraft().id).not.toBe(first)
})

it('comes back with the changed words where a change is not stored', async () => {
  vi.mocked(updatePost).mockRejectedValue(new AppError('network', 'cut'))
  render(<Page post={LIVE_POST} />)
  const user = await write('Dusk')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Not posted')
  expect(screen.getByRole('textbox', { name: 'Text' })).toHaveProperty('value', 'Dusk')
})
