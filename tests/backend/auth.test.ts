import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestStack, type TestStack } from './test-stack.ts'

describe('/auth/v1', () => {
  let stack: TestStack

  beforeAll(async () => {
    stack = await startTestStack('native')
  })
  afterAll(() => stack.close())

  it('signs people up with their name, and in at once', async () => {
    const client = await stack.signUp('juma')
    const { data } = await client.auth.getUser()
    expect(data.user?.email).toBe('juma@example.com')
    expect(data.user?.user_metadata).toMatchObject({ name: 'juma' })
    expect((await client.auth.getClaims()).data?.claims).toMatchObject({ role: 'authenticated', sub: data.user?.id })
  })

  it.each([
    ['an address that is taken', 'taken@example.com', 'secret-1', 422, 'user_already_exists'],
    ['the same in capitals', 'TAKEN@example.com', 'secret-1', 422, 'user_already_exists'],
    ['a short password', 'short@example.com', '12345', 422, 'weak_password'],
    ['no address', 'nowhere', 'secret-1', 400, 'validation_failed'],
  ])('refuses to sign up %s', async (_, email, password, status, code) => {
    if (email === 'taken@example.com') await stack.signUp('taken')
    const { error } = await stack.connect().auth.signUp({ email, password })
    expect(error).toMatchObject({ status, code })
  })

  it('does not tell a wrong password from an unknown account', async () => {
    await stack.signUp('known')
    const auth = stack.connect().auth
    const wrong = await auth.signInWithPassword({ email: 'known@example.com', password: 'wrong-1' })
    const unknown = await auth.signInWithPassword({ email: 'unknown@example.com', password: 'wrong-1' })
    expect(wrong.error).toMatchObject({
      status: 400,
      code: 'invalid_credentials',
      message: 'Invalid login credentials',
    })
    expect(unknown.error).toEqual(wrong.error)
  })

  it('renews a session once per refresh token, and ends all of them', async () => {
    const first = await stack.signUp('asha')
    const second = stack.connect()
    await second.auth.signInWithPassword({ email: 'asha@example.com', password: 'secret-1' })
    expect((await first.auth.refreshSession()).error).toBeNull()
    expect((await first.auth.signOut({ scope: 'global' })).error).toBeNull()
    expect((await second.auth.refreshSession()).error).toMatchObject({ code: 'refresh_token_not_found' })
  })

  it('answers a reset the same for known and unknown, and writes to the known alone', async () => {
    await stack.signUp('forgetful')
    const { auth } = stack.connect()
    expect(await auth.resetPasswordForEmail('forgetful@example.com')).toEqual({ data: {}, error: null })
    expect(await auth.resetPasswordForEmail('stranger@example.com')).toEqual({ data: {}, error: null })
    expect(stack.mailsTo('forgetful@example.com')).toHaveLength(1)
    expect(stack.mailsTo('stranger@example.com')).toHaveLength(0)
  })

  it('changes a password with the link of the mail, once', async () => {
    await stack.signUp('neema')
    await stack.connect().auth.resetPasswordForEmail('neema@example.com')
    const [mail] = stack.mailsTo('neema@example.com')
    const link = new URL(/http\S+\/reset-password\S+/.exec(mail?.text ?? '')?.[0] ?? '')
    expect(mail?.html).toContain(link.href.replaceAll('&', '&amp;'))
    expect(link.origin).toBe(stack.url)
    expect(link.searchParams.get('type')).toBe('recovery')
    const tokenHash = link.searchParams.get('token_hash') ?? ''

    const client = stack.connect()
    expect((await client.auth.verifyOtp({ token_hash: tokenHash, type: 'recovery' })).error).toBeNull()
    expect((await client.auth.updateUser({ password: 'secret-1' })).error).toMatchObject({ code: 'same_password' })
    expect((await client.auth.updateUser({ password: 'secret-2' })).error).toBeNull()
    expect((await signIn('neema', 'secret-1')).error?.code).toBe('invalid_credentials')
    expect((await signIn('neema', 'secret-2')).error).toBeNull()
    const again = await stack.connect().auth.verifyOtp({ token_hash: tokenHash, type: 'recovery' })
    expect(again.error).toMatchObject({ code: 'otp_expired' })
  })

  it('lets nobody in by a link to itself, as no mail has it', async () => {
    await stack.signUp('hashim')
    await stack.connect().auth.resetPasswordForEmail('hashim@example.com')
    const [, tokenHash] = /token_hash=(\w+)/.exec(stack.mailsTo('hashim@example.com')[0]?.text ?? '') ?? []
    const link = `${stack.url}/auth/v1/verify?type=recovery&token=${tokenHash}`
    for (const method of ['GET', 'HEAD']) {
      const answer = await fetch(link, { method, redirect: 'manual' })
      expect([answer.status, answer.headers.get('location')]).toEqual([405, null])
    }
  })

  it('offers no administration and no nameless accounts', async () => {
    expect((await stack.connect().auth.signInAnonymously()).error).not.toBeNull()
    expect((await stack.connect(stack.keys.secretKey).auth.admin.listUsers()).error).not.toBeNull()
  })

  function signIn(name: string, password: string) {
    return stack.connect().auth.signInWithPassword({ email: `${name}@example.com`, password })
  }
})

describe('the limits of /auth/v1', () => {
  let stack: TestStack

  beforeAll(async () => {
    stack = await startTestStack('native', { rateFactor: 0.1 })
  })
  afterAll(() => stack.close())

  it('hold for guesses at one account, also with other spellings and addresses of the same service', async () => {
    const { auth } = await stack.signUp('target')
    const guess = (email: string, password: string) => auth.signInWithPassword({ email, password })
    expect((await guess('target@example.com', 'wrong')).error?.code).toBe('invalid_credentials')
    const refused = { status: 429, code: 'over_request_rate_limit', message: 'Request rate limit reached' }
    expect((await guess('target@example.com', 'secret-1')).error).toMatchObject(refused)
    expect((await guess(' Target@Example.com', 'secret-1')).error).toMatchObject(refused)
    const token = await fetch(`${stack.url}/auth/v1/%74oken?grant_type=password`, {
      method: 'POST',
      headers: { apikey: stack.keys.publishableKey },
      body: JSON.stringify({ email: 'target@example.com', password: 'secret-1' }),
    })
    expect(token.status).toBe(429)
    expect(Number(token.headers.get('retry-after'))).toBeGreaterThan(200)
    expect((await guess('somebody@example.com', 'wrong')).error?.code).toBe('invalid_credentials')
  })

  it('hold for mails of one address', async () => {
    const { auth } = stack.connect()
    for (let count = 0; count < 3; count += 1) {
      expect((await auth.resetPasswordForEmail('target@example.com')).error).toBeNull()
    }
    const { error } = await auth.resetPasswordForEmail('target@example.com')
    expect(error).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' })
  })
})
