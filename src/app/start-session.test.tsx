import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SESSION_ENTRY } from '#platform/auth-entries.ts'
import { sessionStore, showSession, showUser } from '#state/session-store.ts'
import { notify, type Notice } from '#ui/toaster.tsx'
import { signOut, startSession } from './start-session.ts'

vi.mock('#ui/toaster.tsx', () => ({ notify: vi.fn<(notice: Notice) => void>() }))
// The code of both cannot be fetched.
vi.mock('#features/account/auth-layer.ts', () => {
  throw new TypeError('Failed to fetch')
})
vi.mock('#features/account/keep-session.ts', () => {
  throw new TypeError('Failed to fetch')
})

beforeEach(() => {
  sessionStore.setState(sessionStore.getInitialState(), true)
  localStorage.setItem(SESSION_ENTRY, '{}')
})
afterEach(() => localStorage.clear())

it('says that a session cannot be read where not even its code can be fetched', async () => {
  startSession()
  await vi.waitFor(() => expect(sessionStore.getState()).toMatchObject({ isLoading: false, isUnreachable: true }))
  expect(localStorage.length).toBe(1)
})

it('signs out here where the code of signing out cannot be fetched, and says that the server was not told', async () => {
  showSession({ userId: 'a', email: 'amina@example.com', accessToken: '1' })
  showUser({ id: 'a', email: 'amina@example.com', name: 'Amina' })
  localStorage.setItem('utalii.visit-draft.serengeti', '{}')
  await expect(signOut()).rejects.toBeInstanceOf(Error)
  expect(localStorage.length).toBe(0)
  expect(sessionStore.getState().isAuthenticated).toBe(false)
  expect(notify).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ text: expect.stringContaining('the server could not be told'), kind: 'error' }),
  )
})
