import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { PostComment } from '#content/post-comment.ts'
import { AppError } from '#core/app-error.ts'
import { reportSubject } from '#gateway/moderation.ts'
import { type CommentCursor, createComment, deleteComment, fetchComments } from '#gateway/post-comments.ts'
import { showSession, showUser } from '#state/session-store.ts'
import { Toaster } from '#ui/toaster.tsx'
import { Comments } from './comments.tsx'
import { LiveCache } from './live-cache.tsx'
import { MutedNote } from './muted-note.tsx'
import { mutePerson } from './muted-people.ts'

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
  COMMENTS_PAGE_SIZE: 2,
  createComment: vi.fn<typeof createComment>(),
  deleteComment: vi.fn<typeof deleteComment>(),
  fetchComments: vi.fn<typeof fetchComments>(),
}))

beforeEach(() => {
  vi.mocked(fetchComments).mockResolvedValue([COMMENT])
  showSession({ userId: 'amina', email: 'amina@example.com', accessToken: 'token' })
  showUser({ id: 'amina', email: 'amina@example.com', name: 'Amina' })
})

function open(postId = 'post') {
  render(
    <LiveCache>
      <Comments postId={postId} />
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

it('reads more where there are more, and shows at once what was written where that would come later', async () => {
  const all = ['one', 'two', 'three', 'four'].map((id) => ({ ...COMMENT, id, text: id }))
  vi.mocked(fetchComments).mockImplementation(async (_postId, after: CommentCursor | null) => {
    const from = after === null ? 0 : all.findIndex(({ id }) => id === after.id) + 1
    return all.slice(from, from + 2)
  })
  vi.mocked(createComment).mockImplementation(async (_postId, { id, text }) => {
    const stored = { ...COMMENT, id, text, authorId: 'amina' }
    all.push(stored)
    return stored
  })
  const user = open('post with many')
  const texts = () => screen.getAllByText(/^(one|two|three|four|mine)$/).map(({ textContent }) => textContent)
  await screen.findByText('two')
  expect(texts()).toEqual(['one', 'two'])
  await user.type(screen.getByRole('textbox', { name: 'Write a comment' }), 'mine{Enter}')
  await screen.findByText('mine')
  expect(texts()).toEqual(['one', 'two', 'mine'])
  await user.click(screen.getByRole('button', { name: 'Show more comments' }))
  await screen.findByText('four')
  await user.click(screen.getByRole('button', { name: 'Show more comments' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Show more comments' })).toBeNull())
  expect(texts()).toEqual(['one', 'two', 'three', 'four', 'mine'])
})

/** As a card does: its comments can be closed and opened again. */
function Card({ postId }: { postId: string }) {
  const [isOpen, setIsOpen] = useState(true)
  return (
    <LiveCache>
      <button type="button" onClick={() => setIsOpen(!isOpen)}>
        Comments
      </button>
      {isOpen && <Comments postId={postId} />}
      <Toaster />
    </LiveCache>
  )
}

it('says that a comment was not sent though the comments are closed, keeps it, and sends the same one again', async () => {
  let reject: (error: AppError) => void = () => {}
  vi.mocked(createComment).mockReturnValueOnce(new Promise((_, refuse) => (reject = refuse)))
  vi.mocked(createComment).mockImplementation(async (_postId, { id, text }) => ({
    ...COMMENT,
    id,
    text,
    authorId: 'amina',
  }))
  render(<Card postId="closed" />)
  const user = userEvent.setup()
  await user.type(await screen.findByRole('textbox', { name: 'Write a comment' }), 'mine{Enter}')
  expect(await screen.findByText('· Sending')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Comments' }))
  reject(new AppError('network', 'cut'))
  expect(await screen.findByText('Comment not sent')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Comments' }))
  await user.click(await screen.findByRole('button', { name: 'Retry' }))
  await waitFor(() => expect(screen.queryByText(/^Not sent/)).toBeNull())
  expect(screen.getAllByText('mine')).toHaveLength(1)
  const ids = vi
    .mocked(createComment)
    .mock.calls.slice(-2)
    .map(([, { id }]) => id)
  expect(ids[0]).toBe(ids[1])
})

it('a comment that is deleted goes at once, and is back where that fails', async () => {
  vi.mocked(fetchComments).mockResolvedValue([{ ...COMMENT, authorId: 'amina' }])
  let reject: (error: AppError) => void = () => {}
  vi.mocked(deleteComment).mockReturnValue(new Promise((_, refuse) => (reject = refuse)))
  const user = open('deleted')
  await user.click(await screen.findByRole('button', { name: 'Delete comment' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete this comment?' }))
  await user.click(dialog.getByRole('button', { name: 'Delete comment' }))
  await waitFor(() => expect(screen.queryByText(COMMENT.text)).toBeNull())
  reject(new AppError('network', 'cut'))
  expect(await screen.findByText('Comment not deleted')).toBeDefined()
  expect(await screen.findByText(COMMENT.text)).toBeDefined()
})

it('an answer is seen though what it answers is not', async () => {
  const answer = { ...COMMENT, id: 'answer', authorId: 'zawadi', parentId: COMMENT.id, text: 'An answer' }
  vi.mocked(fetchComments).mockResolvedValueOnce([COMMENT, answer]).mockResolvedValue([])
  const user = open('with an answer')
  expect(await screen.findByText('An answer')).toBeDefined()
  act(() => mutePerson(COMMENT.authorId))
  expect(screen.queryByText(COMMENT.text)).toBeNull()
  expect(screen.getByText('This comment is not shown.')).toBeDefined()
  expect(screen.getByText('An answer')).toBeDefined()
  render(<MutedNote />)
  expect(screen.getByText(/^You have muted 1 person\./)).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Show everybody again' }))
  expect(screen.getByText(COMMENT.text)).toBeDefined()
  expect(screen.queryByText(/^You have muted/)).toBeNull()
})
