import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import type { ToldDecision } from '#content/moderation.ts'
import { fetchToldDecisions } from '#gateway/moderation.ts'
import { showSession, showUser } from '#state/session-store.ts'
import { ToldDecisions } from './told-decisions.tsx'

vi.mock('#gateway/moderation.ts', () => ({ fetchToldDecisions: vi.fn<typeof fetchToldDecisions>() }))

const COMMENT: ToldDecision = {
  kind: 'comment',
  id: 'comment',
  text: 'Something rude',
  reason: 'An insult',
  decidedAt: '2026-11-21T10:00:00.123456+00:00',
}

function open(userId: string) {
  showSession({ userId, email: 'amina@example.com', accessToken: 'token' })
  showUser({ id: userId, email: 'amina@example.com', name: 'Amina' })
  return render(<ToldDecisions />)
}

beforeEach(() => localStorage.clear())

it('tells what was removed and why, until it has been read on this device', async () => {
  vi.mocked(fetchToldDecisions).mockResolvedValue([COMMENT])
  const { unmount } = open('amina')
  expect(await screen.findByText('Your comment was removed')).toBeDefined()
  expect(screen.getByText('Something rude')).toBeDefined()
  expect(screen.getByText('Reason: An insult')).toBeDefined()
  await userEvent.setup().click(screen.getByRole('button', { name: 'Understood' }))
  expect(screen.queryByText('Your comment was removed')).toBeNull()
  unmount()
  open('amina')
  expect(screen.queryByText('Your comment was removed')).toBeNull()
})

it('leaves posts to their cards, and does not make up a reason', async () => {
  const suspended: ToldDecision = { ...COMMENT, kind: 'person', id: 'baraka', text: '', reason: '' }
  vi.mocked(fetchToldDecisions).mockResolvedValue([{ ...COMMENT, kind: 'post', text: 'A post' }, suspended])
  open('baraka')
  expect(await screen.findByText('You are suspended')).toBeDefined()
  expect(screen.getByText('A moderator has decided so.')).toBeDefined()
  expect(screen.queryByText('A post')).toBeNull()
})
