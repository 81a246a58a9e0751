import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import type { QueueItem, Suspension } from '#content/moderation.ts'
import { decide, removeLeftMedia } from '#gateway/moderation.ts'
import { showSession, showUser } from '#state/session-store.ts'
import { ModerationQueue } from './moderation-queue.tsx'

const BARAKA: QueueItem = {
  kind: 'person',
  id: 'baraka',
  authorName: 'Baraka Mushi',
  text: 'Something rude',
  media: null,
  submittedAt: null,
  dueAt: '2999-01-01T00:00:00Z',
  reasons: ['abuse'],
  details: ['In the chat, twice'],
}
const ZAWADI: Suspension = { userId: 'zawadi', name: 'Zawadi Njau', reason: 'Spam' }

vi.mock('#gateway/moderation.ts', () => ({
  decide: vi.fn<typeof decide>(async () => {}),
  fetchIsModerator: async () => true,
  fetchModerationQueue: async () => [BARAKA],
  fetchSuspensions: async () => [ZAWADI],
  removeLeftMedia: vi.fn<typeof removeLeftMedia>(async () => {}),
}))

it('suspends a person who was reported, and lets one back in', async () => {
  showSession({ userId: 'm', email: 'm@example.com', accessToken: 'token' })
  showUser({ id: 'm', email: 'm@example.com', name: 'Mosi' })
  render(<ModerationQueue />)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: /^Review queue/ }))

  expect(removeLeftMedia).toHaveBeenCalledOnce()

  const person = within(await screen.findByRole('article', { name: 'Person by Baraka Mushi' }))
  expect(person.getByText('Something rude')).toBeDefined()
  expect(person.getByRole('list', { name: 'What reporters wrote' }).textContent).toBe('In the chat, twice')
  await user.type(person.getByRole('textbox'), 'Insults')
  await user.click(person.getByRole('button', { name: 'Suspend' }))
  await waitFor(() => expect(decide).toHaveBeenLastCalledWith(BARAKA, 'remove', 'Insults'))

  await user.click(await screen.findByRole('button', { name: 'Let back in: Zawadi Njau' }))
  await waitFor(() =>
    expect(decide).toHaveBeenLastCalledWith(
      { kind: 'person', id: 'zawadi', submittedAt: null, media: null },
      'approve',
      '',
    ),
  )
})
