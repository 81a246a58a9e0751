import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { ChatMessage } from '#content/community-message.ts'
import { fetchMessages, watchMessages } from '#gateway/community-chat.ts'
import { showSession, showUser } from '#state/session-store.ts'
import { keepReadPosition, readPosition } from './chat-read.ts'
import { UnreadMessages } from './unread-messages.tsx'

vi.mock('#gateway/community-chat.ts', () => ({
  fetchMessages: vi.fn<typeof fetchMessages>(),
  watchMessages: vi.fn<typeof watchMessages>(),
}))

const message = (position: number, authorId = 'baraka'): ChatMessage => ({
  id: `m${position}`,
  position,
  authorId,
  author: { name: authorId, username: authorId },
  text: 'Jambo',
  createdAt: '2026-11-21T10:00:00Z',
  state: 'sent',
})

let say: (message: ChatMessage) => void

beforeEach(() => {
  localStorage.clear()
  showSession({ userId: 'amina', email: 'amina@example.com', accessToken: 'token' })
  showUser({ id: 'amina', email: 'amina@example.com', name: 'Amina' })
  vi.mocked(watchMessages).mockImplementation((onMessage) => {
    say = onMessage
    return () => {}
  })
  const stored = [message(1), message(2), message(3, 'amina'), message(4)]
  vi.mocked(fetchMessages).mockImplementation(async (after) =>
    stored.filter(({ position }) => (position ?? 0) > (after ?? 0)),
  )
})

it('counts what others have said since the chat was read, and what they say now', async () => {
  keepReadPosition(1)
  render(<UnreadMessages id="unread" />)
  expect(await screen.findByText('2 unread')).toBeDefined()
  act(() => say(message(5)))
  act(() => say(message(5)))
  act(() => say(message(6, 'amina')))
  expect(await screen.findByText('3 unread')).toBeDefined()
})

it('begins to count when somebody looks for the first time', async () => {
  render(<UnreadMessages id="unread" />)
  await vi.waitFor(() => expect(readPosition()).toBe(4))
  expect(screen.queryByText(/unread/)).toBeNull()
  // The answer is kept before the next message is told.
  await act(async () => {})
  act(() => say(message(5)))
  expect(await screen.findByText('1 unread')).toBeDefined()
})

it('what has been read stays read', () => {
  keepReadPosition(7)
  keepReadPosition(3)
  expect(readPosition()).toBe(7)
})
