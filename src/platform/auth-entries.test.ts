// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
import { clearAuthEntries, heldTokens, holdsSession, SESSION_ENTRY } from './auth-entries.ts'

afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

it('clears what signing in has left in both storages, and nothing of the app', () => {
  for (const storage of [localStorage, sessionStorage]) {
    storage.setItem('supabase.auth.token', 'old')
    storage.setItem('sb-project-auth-token', 'session')
    storage.setItem('x-sb-code-verifier', 'verifier')
    storage.setItem('utalii.preferences', 'mine')
  }
  clearAuthEntries()
  expect([Object.keys(localStorage), Object.keys(sessionStorage)]).toEqual([
    ['utalii.preferences'],
    ['utalii.preferences'],
  ])
})

it.each([
  ['nothing', null, null],
  [
    'a session',
    JSON.stringify({ access_token: 'a.b.c', refresh_token: 'r' }),
    { accessToken: 'a.b.c', refreshToken: 'r' },
  ],
  ['half a session', JSON.stringify({ access_token: 'a.b.c' }), null],
  ['something that is no session', JSON.stringify('hello'), null],
  ['something broken', '{', null],
])('reads the tokens of %s', (_, entry, tokens) => {
  if (entry !== null) localStorage.setItem(SESSION_ENTRY, entry)
  expect(heldTokens()).toEqual(tokens)
  expect(holdsSession()).toBe(entry !== null)
})
