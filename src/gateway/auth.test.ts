import { beforeEach, describe, expect, it, vi } from 'vitest'
import { beginRecovery, endSessionsEverywhere, requestPasswordReset } from './auth.ts'

const TOKENS = { accessToken: 'old', refreshToken: 'r1' }
const EXPIRED = refusal(403, 'bad_jwt')
const RENEWED = () => Response.json({ ...SESSION, access_token: 'renewed' })
const SESSION = {
  access_token: 'given',
  refresh_token: 'r2',
  token_type: 'bearer',
  expires_in: 3600,
  user: { id: 'a', email: 'amina@example.com' },
}

const asked: string[] = []
type Answers = Record<string, () => Response>

/** What the backend is asked, as `method path token`, and what it answers to each of it. */
function backendAnswers(answers: Answers) {
  vi.stubGlobal('location', { origin: 'http://localhost' })
  // The library wants one at hand; nothing here connects.
  vi.stubGlobal('WebSocket', class extends EventTarget {})
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    if (input === '/backend.json') return Response.json({ publishableKey: 'sb_publishable_test' })
    const { pathname } = new URL(input)
    const token = new Headers(init?.headers).get('authorization')?.replace('Bearer ', '')
    const question = `${init?.method} ${pathname.replace('/auth/v1/', '')}${pathname.endsWith('token') ? '' : ` ${token}`}`
    asked.push(question)
    const answer = answers[question]
    if (!answer) throw new TypeError('Failed to fetch')
    return answer()
  })
}

function refusal(status: number, code: string) {
  return () => Response.json({ code, message: code }, { status, headers: { 'x-supabase-api-version': '2024-01-01' } })
}
const done = () => new Response(null, { status: 204 })

beforeEach(() => {
  asked.length = 0
})

describe('endSessionsEverywhere', () => {
  it('ends them with the token that it is given', async () => {
    backendAnswers({ 'POST logout old': done })
    await endSessionsEverywhere(TOKENS)
    expect(asked).toEqual(['POST logout old'])
  })

  it('renews a token whose time is over, for which the server would end nothing', async () => {
    backendAnswers({ 'POST logout old': EXPIRED, 'POST token': RENEWED, 'POST logout renewed': done })
    await endSessionsEverywhere(TOKENS)
    expect(asked).toEqual(['POST logout old', 'POST token', 'POST logout renewed'])
  })

  it.each([
    ['the session has ended', { 'POST logout old': refusal(403, 'session_not_found') }],
    ['the account is gone', { 'POST logout old': refusal(403, 'user_not_found') }],
    ['both tokens are over', { 'POST logout old': EXPIRED, 'POST token': refusal(400, 'refresh_token_not_found') }],
    [
      'it ended meanwhile',
      {
        'POST logout old': EXPIRED,
        'POST token': RENEWED,
        'POST logout renewed': refusal(403, 'session_not_found'),
      },
    ],
  ] satisfies [string, Answers][])('is content where %s', async (_, answers) => {
    backendAnswers(answers)
    await expect(endSessionsEverywhere(TOKENS)).resolves.toBeUndefined()
  })

  it.each([
    ['a server that cannot be reached', {}, 'network'],
    ['a server in trouble', { 'POST logout old': refusal(500, 'unexpected_failure') }, 'network'],
    [
      'a renewed token that is refused',
      { 'POST logout old': EXPIRED, 'POST token': RENEWED, 'POST logout renewed': EXPIRED },
      'forbidden',
    ],
    [
      'a session that cannot be renewed',
      { 'POST logout old': EXPIRED, 'POST token': refusal(400, 'refresh_token_already_used') },
      'forbidden',
    ],
  ] satisfies [string, Answers, string][])('tells of %s', async (_, answers, code) => {
    // The library logs what it cannot reach.
    vi.spyOn(console, 'error').mockImplementation(() => {})
    backendAnswers(answers)
    await expect(endSessionsEverywhere(TOKENS)).rejects.toMatchObject({ code })
  })
})

describe('asking for a mail with a link', () => {
  const MAIL = 'POST recover sb_publishable_test'

  it.each([
    ['is sent', () => Response.json({})],
    ['was sent just now, which the server says of accounts alone', refusal(429, 'over_email_send_rate_limit')],
  ])('answers the same where it %s', async (_, answer) => {
    backendAnswers({ [MAIL]: answer })
    await expect(requestPasswordReset('amina@example.com')).resolves.toBeUndefined()
  })

  it.each([
    [
      'too many requests of one address of the network',
      { [MAIL]: refusal(429, 'over_request_rate_limit') },
      'forbidden',
    ],
    ['a server that cannot be reached', {}, 'network'],
  ] satisfies [string, Answers, string][])('tells of %s', async (_, answers, code) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    backendAnswers(answers)
    await expect(requestPasswordReset('amina@example.com')).rejects.toMatchObject({ code })
  })
})

describe('setting a new password', () => {
  const VERIFIED = { 'POST verify sb_publishable_test': () => Response.json(SESSION) }
  const CHANGED = { 'PUT user given': () => Response.json(SESSION.user) }
  const SAME = { 'PUT user given': refusal(422, 'same_password') }

  /** One try for each of the answers, with one token. */
  async function tries(answersOfEach: readonly Answers[], passwords: readonly string[]) {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    backendAnswers(VERIFIED)
    const { setPassword } = await beginRecovery('token')
    const outcomes: unknown[] = []
    for (const [index, answers] of answersOfEach.entries()) {
      backendAnswers(answers)
      const outcome = await setPassword(passwords[index] ?? '').catch(({ code }: { code: string }) => code)
      outcomes.push(outcome)
    }
    return outcomes
  }

  it.each([
    ['ends every session', { ...CHANGED, 'POST logout given': done }, true],
    ['is done also where the sessions could not be ended, which it tells', CHANGED, false],
    ['is refused in the server’s words', { 'PUT user given': refusal(422, 'weak_password') }, 'forbidden'],
    ['is refused where it is the present one', SAME, 'forbidden'],
    ['fails where the server cannot be reached', {}, 'network'],
  ] satisfies [string, Answers, unknown][])('%s', async (_, answers, outcome) => {
    expect(await tries([answers], ['secret-2'])).toEqual([outcome])
  })

  it('is done where the server has the password from a try whose answer was lost', async () => {
    const second = { ...SAME, 'POST logout given': done }
    expect(await tries([{}, second], ['secret-2', 'secret-2'])).toEqual(['network', true])
    expect(await tries([{}, second], ['secret-2', 'secret-1'])).toEqual(['network', 'forbidden'])
  })
})
