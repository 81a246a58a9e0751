import { beforeEach, describe, expect, it, vi } from 'vitest'
import { type AuthSession, fetchProfileName, fetchSession, watchSession } from '#gateway/auth.ts'
import { SESSION_ENTRY } from '#platform/auth-entries.ts'
import { sessionStore } from '#state/session-store.ts'

vi.mock('#gateway/auth.ts')

const SESSION = { userId: 'a', email: 'amina@example.com', accessToken: '1' }
let tell: (session: AuthSession | null) => void

/** A module of its own for every test: it keeps the session once for as long as the page lives. */
async function keepSession() {
  vi.resetModules()
  const [module, { sessionStore: store }] = await Promise.all([
    import('./keep-session.ts'),
    import('#state/session-store.ts'),
  ])
  await module.keepSession()
  return store
}

beforeEach(() => {
  vi.resetAllMocks()
  sessionStore.setState(sessionStore.getInitialState(), true)
  vi.mocked(watchSession).mockImplementation((onChanged) => {
    tell = onChanged
    return Promise.resolve(() => {})
  })
  vi.mocked(fetchSession).mockResolvedValue(SESSION)
  vi.mocked(fetchProfileName).mockResolvedValue('Amina')
})

it('shows the session that is held, with the name of the profile', async () => {
  const store = await keepSession()
  expect(store.getState()).toMatchObject({ isLoading: false, isAuthenticated: true, user: { name: 'Amina' } })
})

it('takes the name from the e-mail where the profile cannot be loaded, and only logs that', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.mocked(fetchProfileName).mockRejectedValue(new Error('down'))
  const store = await keepSession()
  expect(store.getState()).toMatchObject({ isAuthenticated: true, user: { name: 'amina' } })
  expect(warn).toHaveBeenCalledOnce()
})

it('is signed out where no session is held', async () => {
  vi.mocked(fetchSession).mockResolvedValue(null)
  expect((await keepSession()).getState()).toMatchObject({ isLoading: false, isAuthenticated: false })
})

describe('a session that cannot be read', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    localStorage.setItem(SESSION_ENTRY, '{}')
    return () => {
      vi.useRealTimers()
      localStorage.clear()
    }
  })

  it('is missed, and asked for again until it is there', async () => {
    vi.mocked(fetchSession).mockRejectedValueOnce(new Error('down')).mockRejectedValueOnce(new Error('down'))
    const store = await keepSession()
    expect(store.getState()).toMatchObject({ isLoading: false, isAuthenticated: false, isUnreachable: true })
    await vi.advanceTimersByTimeAsync(1000)
    expect(store.getState()).toMatchObject({ isUnreachable: true })
    await vi.advanceTimersByTimeAsync(2000)
    expect(store.getState()).toMatchObject({ isUnreachable: false, isAuthenticated: true })
    expect(fetchSession).toHaveBeenCalledTimes(3)
    expect(watchSession).toHaveBeenCalledOnce()
  })

  it('is followed though the client could not even be made at first', async () => {
    vi.mocked(watchSession).mockRejectedValueOnce(new Error('down'))
    const store = await keepSession()
    expect(store.getState().isUnreachable).toBe(true)
    await vi.advanceTimersByTimeAsync(1000)
    expect(store.getState()).toMatchObject({ isUnreachable: false, isAuthenticated: true })
    expect(watchSession).toHaveBeenCalledTimes(2)
  })

  it('is missed already while the first answer is waited for', async () => {
    let answer: (session: AuthSession) => void = () => {}
    vi.mocked(fetchSession).mockReturnValue(new Promise((fulfil) => (answer = fulfil)))
    const keeping = keepSession()
    await vi.advanceTimersByTimeAsync(6000)
    const { sessionStore: store } = await import('#state/session-store.ts')
    expect(store.getState()).toMatchObject({ isLoading: true, isUnreachable: true })
    answer(SESSION)
    await keeping
    expect(store.getState()).toMatchObject({ isLoading: false, isUnreachable: false, isAuthenticated: true })
  })

  it('is not missed where the server has ended it', async () => {
    vi.mocked(fetchSession).mockImplementation(() => {
      localStorage.clear()
      return Promise.reject(new Error('refused'))
    })
    const store = await keepSession()
    expect(store.getState()).toMatchObject({ isLoading: false, isAuthenticated: false, isUnreachable: false })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(fetchSession).toHaveBeenCalledOnce()
  })
})

it('asks for the profile one tick after a change, and once', async () => {
  vi.mocked(fetchSession).mockResolvedValue(null)
  const store = await keepSession()
  tell(SESSION)
  expect(fetchProfileName).not.toHaveBeenCalled()
  await vi.waitFor(() => expect(store.getState().isAuthenticated).toBe(true))
  tell({ ...SESSION, accessToken: '2' })
  await vi.waitFor(() => expect(store.getState().session?.accessToken).toBe('2'))
  expect(fetchProfileName).toHaveBeenCalledOnce()
})

it('forgets the user when the session goes', async () => {
  const store = await keepSession()
  tell(null)
  expect(store.getState()).toMatchObject({ user: null, session: null, isAuthenticated: false })
})
