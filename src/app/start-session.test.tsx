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
  fetched.times += 1
  if (!fetched.isThere) throw new TypeError('Failed to fetch')
  return { keepSession }
})

const fetched = vi.hoisted(() => ({ times: 0, isThere: false }))
const keepSession = vi.hoisted(() => vi.fn<() => void>())

beforeEach(() => {
  vi.useFakeTimers()
  sessionStore.setState(sessionStore.getInitialState(), true)
  localStorage.setItem(SESSION_ENTRY, '{}')
})
afterEach(() => {
  localStorage.clear()
  vi.useRealTimers()
})

it('says that a session cannot be read where not even its code can be fetched', async () => {
  startSession()
  await vi.waitFor(() => expect(sessionStore.getState()).toMatchObject({ isLoading: false, isUnreachable: true }))
  expect(localStorage.length).toBe(1)
})

it('asks for the code of keeping a session again until it is there', async () => {
  startSession()
  await vi.waitFor(() => expect(sessionStore.getState().isUnreachable).toBe(true))
  const { times } = fetched
  await vi.advanceTimersByTimeAsync(1000)
  await vi.waitFor(() => expect(fetched.times).toBe(times + 1))
  expect(keepSession).not.toHaveBeenCalled()
  fetched.isThere = true
  await vi.advanceTimersByTimeAsync(2000)
  await vi.waitFor(() => expect(keepSession).toHaveBeenCalledOnce())
})

it('signs out here where the code of signing out cannot be fetched, and says that the server was not told', async () => {
  showSession({ userId: 'a', email: 'amina@example.com', accessToken: '1' })
  showUser({ id: 'a', email: 'amina@example.com', name: 'Amina' })
  localStorage.setItem('utalii.visit-draft.serengeti', '{}')
  await expect(signOut()).rejects.toBeInstanceOf(Error)
  expect(localStorage.length).toBe(0)
  expect(sessionStore.getState().isAuthenticated).toBe(false)
  expect(notify).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      title: 'Sign out failed',
      text: expect.stringContaining('the server could not be told'),
      kind: 'error',
    }),
  )
})
