import { afterEach, expect, it, vi } from 'vitest'
import { SESSION_ENTRY } from '#platform/auth-entries.ts'
import { checkSession } from './auth.ts'

const PERSON = { id: 'a', email: 'amina@example.com' }
const VERSION = { 'x-supabase-api-version': '2024-01-01' }

afterEach(() => localStorage.clear())

function holdSession() {
  const session = { access_token: 'held', refresh_token: 'r', token_type: 'bearer', expires_in: 3600, user: PERSON }
  localStorage.setItem(SESSION_ENTRY, JSON.stringify({ ...session, expires_at: Date.now() / 1000 + 3600 }))
}

/** Resolves with the questions that the backend was asked. */
async function ask(answer: () => Response) {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    if (input === '/backend.json') return Response.json({ publishableKey: 'sb_publishable_test' })
    asked.push(`${new URL(input).pathname} ${new Headers(init?.headers).get('authorization')}`)
    return answer()
  })
  return { isOver: await checkSession(), asked }
}

const refusal = (status: number, code: string) => () =>
  Response.json({ code, message: code }, { status, headers: VERSION })

it.each([
  ['goes on', () => Response.json(PERSON), false],
  ['was ended elsewhere', refusal(403, 'session_not_found'), true],
  ['is of an account that is gone', refusal(403, 'user_not_found'), true],
  ['cannot be asked about for now', refusal(500, 'unexpected_failure'), false],
])('a session that %s', async (_, answer, isOver) => {
  holdSession()
  const outcome = await ask(answer)
  expect([outcome.isOver, outcome.asked[0]]).toEqual([isOver, '/auth/v1/user Bearer held'])
  expect(localStorage.getItem(SESSION_ENTRY) === null).toBe(isOver)
})

it('whoever holds none is not asked about', async () => {
  expect(await ask(refusal(403, 'session_not_found'))).toEqual({ isOver: false, asked: [] })
})
