import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import type { PostComment } from '#content/post-comment.ts'
import { AppError } from '#core/app-error.ts'
import { reportSubject } from '#gateway/moderation.ts'
import { createComment } from '#gateway/post-comments.ts'
import { showSession, showUser } from '#state/session-store.ts'
import { Toaster } from '#ui/toaster.tsx'
import { Comments } from './comments.tsx'
import { LiveCache } from './live-cache.tsx'

const COMMENT: PostComment = {
  id: 'comment',
  authorId: 'baraka',
  author: { name: 'Baraka Mushi', username: 'baraka' },
  parentId: null,
  text: 'Something rude',
  isInReview: false,
  createdAt: '2026-11-21T10:00:00Z',
}

vi.mock('#gateway/moderation.ts', () => ({ reportSubject: vi.fn<typeof reportSubject>(async () => {}) }))
vi.mock('#gateway/post-comments.ts', () => ({
  createComment: vi.fn<typeof createComment>(),
  fetchComments: async () => [COMMENT],
}))

beforeEach(() => {
  showSession({ userId: 'amina', email: 'amina@example.com', accessToken: 'token' })
  showUser({ id: 'amina', email: 'amina@example.com', name: 'Amina' })
})

function open() {
  render(
    <LiveCache>
      <Comments postId="post" />
      <Toaster />
    </LiveCache>,
  )
  return userEvent.setup()
}

it.each([
  ['Report', 'comment', 'comment'],
  ['Report Baraka Mushi', 'person', 'baraka'],
])('%s tells the moderators of the %s', async (item, kind, id) => {
  const user = open()
  await user.click(await screen.findByRole('button', { name: 'About the comment by Baraka Mushi' }))
  await user.click(await screen.findByRole('menuitem', { name: item }))
  await user.click(await screen.findByRole('button', { name: 'Send report' }))
  await waitFor(() => expect(reportSubject).toHaveBeenLastCalledWith(kind, id, 'spam', ''))
})

it('says to who is suspended that they are', async () => {
  vi.mocked(createComment).mockRejectedValue(new AppError('forbidden', 'refused', { cause: { code: 'UT403' } }))
  const user = open()
  await user.type(await screen.findByRole('textbox', { name: 'Write a comment' }), 'Again{Enter}')
  expect(await screen.findByText('You are suspended')).toBeDefined()
})
