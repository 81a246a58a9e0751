import { describe, expect, it } from 'vitest'
import { limitAuth } from './auth-limits.ts'

const MINUTE_MS = 60_000

/** A service with one account, and a clock that the test moves. */
function createGuarded(factor = 1) {
  const clock = { ms: 0 }
  const answer = async (request: Request) => {
    const body: unknown = await request.json().catch(() => null)
    const isRight = JSON.stringify(body)?.includes('right')
    return new Response(null, { status: request.url.includes('/token') && !isRight ? 400 : 200 })
  }
  const guarded = limitAuth(answer, factor, () => clock.ms)
  const ask = async (path: string, init: RequestInit, peerAddress = '127.0.0.1') =>
    (await guarded(new Request(`http://localhost/auth/v1/${path}`, init), { peerAddress })).status
  const post = (path: string, body: unknown, peerAddress?: string) =>
    ask(path, { method: 'POST', body: JSON.stringify(body) }, peerAddress)
  const signIn = (email: string, password: string, peerAddress?: string) =>
    post('token?grant_type=password', { email, password }, peerAddress)
  return { clock, guarded, ask, post, signIn }
}

describe('wrong passwords', () => {
  it('close an account to guessing after ten, from wherever they come', async () => {
    const { signIn } = createGuarded()
    for (let count = 0; count < 10; count += 1) expect(await signIn('a@example.com', 'x', `10.0.0.${count}`)).toBe(400)
    expect(await signIn('a@example.com', 'right', '10.0.0.99')).toBe(429)
    expect(await signIn('b@example.com', 'right')).toBe(200)
  })

  it('are counted when they arrive all at once', async () => {
    const { signIn } = createGuarded()
    const statuses = await Promise.all(Array.from({ length: 30 }, () => signIn('a@example.com', 'x')))
    expect(statuses.filter((status) => status === 400)).toHaveLength(10)
  })

  it('are forgiven by the right one, and after five minutes', async () => {
    const { clock, signIn } = createGuarded()
    for (let count = 0; count < 9; count += 1) await signIn('a@example.com', 'x')
    expect(await signIn('a@example.com', 'right')).toBe(200)
    for (let count = 0; count < 10; count += 1) expect(await signIn('a@example.com', 'x')).toBe(400)
    clock.ms = 5 * MINUTE_MS - 1
    expect(await signIn('a@example.com', 'right')).toBe(429)
    clock.ms = 5 * MINUTE_MS
    expect(await signIn('a@example.com', 'right')).toBe(200)
  })
})

describe('one address', () => {
  it.each([
    ['token?grant_type=password', 300],
    ['signup', 100],
    ['recover', 30],
  ])('may ask %s %i times in five minutes', async (path, limit) => {
    const { clock, post } = createGuarded()
    for (let count = 0; count < limit; count += 1) {
      expect(await post(path, { email: `person-${count}@example.com` })).not.toBe(429)
    }
    expect(await post(path, { email: 'one-more@example.com' })).toBe(429)
    expect(await post(path, { email: 'one-more@example.com' }, '127.0.0.2')).not.toBe(429)
    clock.ms = 5 * MINUTE_MS
    expect(await post(path, { email: 'one-more@example.com' })).not.toBe(429)
  })

  it('may try 300 codes in five minutes, also where it names no account', async () => {
    const { post } = createGuarded()
    const guess = (code: number) => post('verify', { type: 'recovery', token_hash: String(code) })
    for (let count = 0; count < 300; count += 1) expect(await guess(count)).toBe(200)
    expect(await guess(300)).toBe(429)
  })

  it('has its mails counted together, whichever they are', async () => {
    const { post } = createGuarded(0.1)
    for (const path of ['recover', 'otp', 'resend']) expect(await post(path, {})).toBe(200)
    expect(await post('magiclink', {})).toBe(429)
  })

  it('has the mails of signed-in people counted too, and nothing else that they change', async () => {
    const { ask, post } = createGuarded(0.1)
    const change = (body: unknown) => ask('user', { method: 'PUT', body: JSON.stringify(body) })
    expect(await change({ email: 'new@example.com' })).toBe(200)
    expect(await ask('reauthenticate', { method: 'GET' })).toBe(200)
    expect(await post('recover', {})).toBe(200)
    expect(await change({ email: 'new@example.com' })).toBe(429)
    expect(await ask('reauthenticate', { method: 'GET' })).toBe(429)
    expect(await change({ password: 'right' })).toBe(200)
    expect(await ask('user', { method: 'GET' })).toBe(200)
  })

  it('may renew its sessions as often as it likes', async () => {
    const { post } = createGuarded(0.001)
    const refresh = () => post('token?grant_type=refresh_token', { refresh_token: 'right' })
    expect(await Promise.all([refresh(), refresh(), refresh()])).toEqual([200, 200, 200])
  })
})

it('lets nobody in by a link to the service itself, which none of its mails has', async () => {
  const { guarded } = createGuarded()
  const ask = (method: string) => {
    const request = new Request('http://localhost/auth/v1/verify?type=recovery&token=right', { method })
    return guarded(request, { peerAddress: null })
  }
  for (const method of ['GET', 'HEAD', 'PUT']) expect((await ask(method)).status).toBe(405)
  expect((await ask('GET')).headers.get('allow')).toBe('POST, OPTIONS')
  // What a browser asks before it posts from another origin.
  expect((await ask('OPTIONS')).status).toBe(200)
})

it('says what is wrong as the hosted service does', async () => {
  const { guarded } = createGuarded(0.01)
  const ask = () => new Request('http://localhost/auth/v1/recover', { method: 'POST' })
  await guarded(ask(), { peerAddress: null })
  const refused = await guarded(ask(), { peerAddress: null })
  expect(refused.headers.get('retry-after')).toBe('300')
  expect(await refused.json()).toEqual({
    code: 429,
    error_code: 'over_email_send_rate_limit',
    msg: 'email rate limit exceeded',
  })
})
