import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AppError } from '#core/app-error.ts'
import {
  endSessionsEverywhere,
  fetchProfileName,
  forgetSession,
  signInWithPassword,
  signUpWithPassword,
} from '#gateway/auth.ts'
import { SESSION_ENTRY } from '#platform/auth-entries.ts'
import { sessionStore, showSession, showUser } from '#state/session-store.ts'
import { notify, type Notice } from '#ui/toaster.tsx'
import { forgetDeletedAccount, forgetHeldSession, signIn, signOut, signUp } from './auth-layer.ts'

vi.mock('#ui/toaster.tsx', () => ({ notify: vi.fn<(notice: Notice) => void>() }))
vi.mock('#gateway/auth.ts')

const SESSION = { userId: 'a', email: 'amina@example.com', accessToken: 'new' }
const OLD = { accessToken: 'old', refreshToken: 'r' }

function holdSession() {
  localStorage.setItem(SESSION_ENTRY, JSON.stringify({ access_token: 'old', refresh_token: 'r' }))
  sessionStorage.setItem('sb-other', 'left over')
}

beforeEach(() => {
  sessionStore.setState(sessionStore.getInitialState(), true)
  vi.resetAllMocks()
  vi.mocked(signInWithPassword).mockResolvedValue(SESSION)
  vi.mocked(fetchProfileName).mockResolvedValue('Amina')
  vi.mocked(endSessionsEverywhere).mockResolvedValue()
  vi.mocked(forgetSession).mockResolvedValue()
})

afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  vi.useRealTimers()
})

describe('signing in', () => {
  it('shows the session and its user', async () => {
    await signIn('amina@example.com', 'secret')
    expect(sessionStore.getState()).toMatchObject({ isAuthenticated: true, user: { name: 'Amina' }, session: SESSION })
    expect(notify).not.toHaveBeenCalled()
  })

  it('ends no session where this browser holds none', async () => {
    await signIn('amina@example.com', 'secret')
    expect(endSessionsEverywhere).not.toHaveBeenCalled()
  })

  it('clears what is left of an earlier session and ends it with its own token first, whatever comes of that', async () => {
    holdSession()
    vi.mocked(endSessionsEverywhere).mockRejectedValue(new Error('gone'))
    vi.mocked(signInWithPassword).mockImplementation(() => {
      expect([localStorage.length, sessionStorage.length]).toEqual([0, 0])
      return Promise.resolve(SESSION)
    })
    await signIn('amina@example.com', 'secret')
    expect(endSessionsEverywhere).toHaveBeenCalledExactlyOnceWith(OLD)
    expect(notify).not.toHaveBeenCalled()
  })

  it('waits for the earlier session for three seconds, and no longer', async () => {
    vi.useFakeTimers()
    holdSession()
    vi.mocked(endSessionsEverywhere).mockReturnValue(new Promise<void>(() => {}))
    const signedIn = signIn('amina@example.com', 'secret')
    await vi.advanceTimersByTimeAsync(2999)
    expect(signInWithPassword).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(signInWithPassword).toHaveBeenCalledOnce()
    await signedIn
  })

  it.each([
    ['the server’s words', new Error('Invalid login credentials'), 'Invalid login credentials'],
    ['its own where there are none', new Error(''), 'An error occurred during sign in'],
  ])('tells of a failure once in %s, and throws on', async (_, error, text) => {
    vi.mocked(signInWithPassword).mockRejectedValue(error)
    await expect(signIn('amina@example.com', 'wrong')).rejects.toBe(error)
    expect(notify).toHaveBeenCalledExactlyOnceWith({ title: 'Sign in failed', text, kind: 'error' })
  })
})

describe('signing up', () => {
  it('clears what is left here and leaves nobody signed in', async () => {
    holdSession()
    showSession(SESSION)
    showUser({ id: 'a', email: SESSION.email, name: 'Amina' })
    await signUp('Baraka', 'baraka@example.com', 'secret')
    expect(signUpWithPassword).toHaveBeenCalledExactlyOnceWith('Baraka', 'baraka@example.com', 'secret')
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0])
    expect(sessionStore.getState().isAuthenticated).toBe(false)
  })

  it.each([
    [new Error('User already registered'), 'User already registered'],
    [new Error(''), 'An error occurred during registration'],
  ])('tells of %s and throws on', async (error, text) => {
    vi.mocked(signUpWithPassword).mockRejectedValue(error)
    await expect(signUp('Baraka', 'baraka@example.com', 'secret')).rejects.toBe(error)
    expect(notify).toHaveBeenCalledExactlyOnceWith({ title: 'Sign up failed', text, kind: 'error' })
  })
})

describe('a visit that was begun and not sent', () => {
  beforeEach(() => {
    holdSession()
    localStorage.setItem('utalii.visit-draft.serengeti', '{}')
  })

  it.each([
    ['signing out', () => signOut()],
    ['a sign-out that failed', () => signOut().catch(() => {})],
    ['the deletion of an account', () => forgetDeletedAccount()],
  ])('goes with %s', async (reason, leave) => {
    if (reason.endsWith('failed')) vi.mocked(endSessionsEverywhere).mockRejectedValue(new Error('down'))
    await leave()
    expect(localStorage.length).toBe(0)
  })

  it.each([
    ['signing in', () => signIn('amina@example.com', 'secret')],
    ['signing up', () => signUp('Amina', 'amina@example.com', 'secret')],
    ['a new password', () => forgetHeldSession()],
  ])('stays with %s', async (_, act) => {
    await act()
    expect(Object.keys(localStorage)).toEqual(['utalii.visit-draft.serengeti'])
  })
})

describe('signing out', () => {
  beforeEach(() => {
    holdSession()
    showSession(SESSION)
    showUser({ id: 'a', email: SESSION.email, name: 'Amina' })
  })

  it('ends every session with the token that it read before it cleared', async () => {
    await signOut()
    expect(endSessionsEverywhere).toHaveBeenCalledExactlyOnceWith(OLD)
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0])
    expect(sessionStore.getState()).toMatchObject({ user: null, session: null, isAuthenticated: false })
  })

  it.each([
    [new Error('The server cannot be reached.'), 'The server cannot be reached.'],
    [new Error(''), 'An error occurred during sign out'],
  ])('forgets the session here in any case, tells of %s and throws on', async (error, text) => {
    vi.mocked(endSessionsEverywhere).mockRejectedValue(error)
    await expect(signOut()).rejects.toBe(error)
    expect(notify).toHaveBeenCalledExactlyOnceWith({ title: 'Sign out failed', text, kind: 'error' })
    expect(sessionStore.getState().isAuthenticated).toBe(false)
    expect(localStorage.length).toBe(0)
  })

  it('says that the server could not be told, and that this browser has signed out all the same', async () => {
    vi.mocked(endSessionsEverywhere).mockRejectedValue(new AppError('network', 'The server cannot be reached.'))
    await expect(signOut()).rejects.toMatchObject({ code: 'network' })
    expect(notify).toHaveBeenCalledExactlyOnceWith({
      title: 'Sign out failed',
      text: expect.stringMatching(/^This browser has signed you out, but the server could not be told/),
      kind: 'error',
    })
    expect(sessionStore.getState().isAuthenticated).toBe(false)
  })
})
