import { describe, expect, it } from 'vitest'
import {
  clearSession,
  createSessionStore,
  finishSessionCheck,
  nameOrFallback,
  renameUser,
  showSession,
  showUser,
  tellUnreachable,
} from './session-store.ts'

const AMINA = { userId: 'a', email: 'amina@example.com', accessToken: '1' }
const BARAKA = { userId: 'b', email: 'baraka@example.com', accessToken: '2' }

it('loads until the first check is over', () => {
  const store = createSessionStore()
  expect(store.getState()).toEqual({
    user: null,
    session: null,
    isAuthenticated: false,
    isLoading: true,
    isUnreachable: false,
  })
  finishSessionCheck(store)
  expect(store.getState().isLoading).toBe(false)
})

it('is authenticated only with both a session and a user', () => {
  const store = createSessionStore()
  showSession(AMINA, store)
  expect(store.getState().isAuthenticated).toBe(false)
  showUser({ id: 'a', email: AMINA.email, name: 'Amina' }, store)
  expect(store.getState().isAuthenticated).toBe(true)
  clearSession(store)
  expect(store.getState()).toMatchObject({ user: null, session: null, isAuthenticated: false })
})

it('keeps the user when the session is refreshed, and drops them when it is somebody else’s', () => {
  const store = createSessionStore()
  showSession(AMINA, store)
  showUser({ id: 'a', email: AMINA.email, name: 'Amina' }, store)
  showSession({ ...AMINA, accessToken: '1b' }, store)
  expect(store.getState()).toMatchObject({ isAuthenticated: true, user: { name: 'Amina' } })
  showSession(BARAKA, store)
  expect(store.getState()).toMatchObject({ isAuthenticated: false, user: null })
})

it('ignores a profile that arrives after its session has gone', () => {
  const store = createSessionStore()
  showSession(AMINA, store)
  clearSession(store)
  showUser({ id: 'a', email: AMINA.email, name: 'Amina' }, store)
  expect(store.getState().user).toBeNull()
})

it('renames whoever is signed in', () => {
  const store = createSessionStore()
  renameUser('Nobody', store)
  expect(store.getState().user).toBeNull()
  showSession(AMINA, store)
  showUser({ id: 'a', email: AMINA.email, name: 'Amina' }, store)
  renameUser('Amina K.', store)
  expect(store.getState().user?.name).toBe('Amina K.')
  renameUser(null, store)
  expect(store.getState().user?.name).toBe('amina')
})

it.each([
  ['Amina', 'amina@example.com', 'Amina'],
  [null, 'amina@example.com', 'amina'],
  ['  ', 'amina@example.com', 'amina'],
])('names %j of %s %s', (name, email, expected) => {
  expect(nameOrFallback(name, email)).toBe(expected)
})

describe('a session that the server does not answer for', () => {
  it('is missed until it is known whose it is', () => {
    const store = createSessionStore()
    tellUnreachable(true, store)
    showSession(AMINA, store)
    expect(store.getState().isUnreachable).toBe(true)
    showUser({ id: 'a', email: AMINA.email, name: 'Amina' }, store)
    expect(store.getState().isUnreachable).toBe(false)
    tellUnreachable(true, store)
    expect(store.getState().isUnreachable).toBe(false)
  })

  it('is not missed any more when it has gone', () => {
    const store = createSessionStore()
    tellUnreachable(true, store)
    clearSession(store)
    expect(store.getState().isUnreachable).toBe(false)
  })
})
