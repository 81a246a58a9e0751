import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { AppError } from '#core/app-error.ts'
import type * as communityChat from '#gateway/community-chat.ts'
import { sendMessage } from '#gateway/community-chat.ts'
import { showSession, showUser } from '#state/session-store.ts'
import { Chat } from './chat.tsx'

vi.mock('#gateway/community-chat.ts', async (original) => ({
  ...(await original<typeof communityChat>()),
  fetchMessages: async () => [],
  joinChat: () => () => {},
  sendMessage: vi.fn<typeof sendMessage>(),
}))

function signIn(id: string) {
  showSession({ userId: id, email: `${id}@example.com`, accessToken: 'token' })
  showUser({ id, email: `${id}@example.com`, name: id })
}

it('what one person has written is not sent in the name of the next', async () => {
  vi.mocked(sendMessage).mockRejectedValue(new AppError('network', 'cut'))
  signIn('amina')
  const page = <Chat onClosed={() => {}} />
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: page }])} />)
  const user = userEvent.setup()
  const box = await screen.findByRole('textbox', { name: 'Message' })
  await user.type(box, 'From Amina{Enter}')
  expect(await screen.findByText('From Amina')).toBeDefined()
  await waitFor(() => expect(sendMessage).toHaveBeenCalledTimes(1))
  act(() => signIn('juma'))
  await waitFor(() => expect(screen.queryByText('From Amina')).toBeNull())
  await user.type(box, 'From Juma{Enter}')
  await waitFor(() => expect(sendMessage).toHaveBeenCalledTimes(2))
  expect(vi.mocked(sendMessage).mock.calls.map(([, text]) => text)).toEqual(['From Amina', 'From Juma'])
})
