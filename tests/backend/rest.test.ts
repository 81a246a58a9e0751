import { once } from 'node:events'
import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startTestStack, type TestStack } from './test-stack.ts'

type Client = Awaited<ReturnType<TestStack['signUp']>>

describe.each(['native', 'pglite'] as const)('/rest/v1 on %s', (engine) => {
  let stack: TestStack
  let amina: Client

  beforeAll(async () => {
    stack = await startTestStack(engine)
    amina = await stack.signUp('amina')
  })
  afterAll(() => stack.close())

  it('writes times as ISO 8601, which every browser reads', async () => {
    const { data } = await amina.from('notes').insert({ body: 'on time' }).select('created_at').single()
    expect(data?.created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?\+00:00$/)
    expect(Math.abs(Date.now() - Date.parse(data?.created_at))).toBeLessThan(60_000)
  })

  it('answers a violated check with 400 and its code', async () => {
    const { status, error } = await amina.from('notes').insert({ body: 'no' })
    expect(status).toBe(400)
    expect(error).toMatchObject({ code: '23514', message: expect.stringContaining('notes_body_check') })
  })

  it('passes on what a function raises', async () => {
    const { status, error } = await amina.rpc('refuse', { reason: 'The gate is closed' })
    expect(status).toBe(400)
    expect(error).toMatchObject({
      code: 'P0001',
      message: 'The gate is closed',
      details: 'the detail',
      hint: 'the hint',
    })
  })

  it('keeps one request’s error out of the answer to another', async () => {
    const reasons = Array.from({ length: 6 }, (_, index) => `reason ${index}`)
    const [checked, raised] = await Promise.all([
      Promise.all(reasons.map(() => amina.from('notes').insert({ body: 'x' }))),
      Promise.all(reasons.map((reason) => amina.rpc('refuse', { reason }))),
    ])
    expect(checked.map(({ error }) => error?.code)).toEqual(reasons.map(() => '23514'))
    expect(raised.map(({ error }) => error?.message)).toEqual(reasons)
  })

  it('grants nothing that a migration has not granted', async () => {
    await amina.from('notes').select('id').limit(1).throwOnError()
    expect((await amina.from('forgotten').select('id')).error?.code).toBe('42501')
    expect((await stack.connect().from('forgotten').select('id')).error?.code).toBe('42501')
    const { status, error } = await amina.from('notes').insert({ body: 'five stars', stars: 5 })
    expect([status, error?.code]).toEqual([403, '42501'])
  })

  it('refuses strangers with 401', async () => {
    const { status, error } = await stack.connect().from('notes').select('id')
    expect([status, error?.code]).toEqual([401, '42501'])
  })

  it('shows each of many people at once their own rows', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, (_, index) => stack.signUp(`person-${index}`)))
    await Promise.all(
      people.map((person, index) =>
        person
          .from('notes')
          .insert({ body: `of person ${index}` })
          .throwOnError(),
      ),
    )
    const rounds = people.flatMap((person, index) =>
      Array.from({ length: 5 }, async () => {
        const [{ data: notes }, { data: who }] = await Promise.all([
          person.from('notes').select('body'),
          person.rpc('whoami'),
        ])
        return { index, notes, who }
      }),
    )
    const ids = await Promise.all(people.map(async (person) => (await person.auth.getUser()).data.user?.id))
    for (const { index, notes, who } of await Promise.all(rounds)) {
      expect(notes).toEqual([{ body: `of person ${index}` }])
      expect(who).toBe(`authenticated ${ids[index]}`)
    }
  })
})

describe('/rest/v1', () => {
  let stack: TestStack
  let amina: Client

  beforeAll(async () => {
    stack = await startTestStack('native')
    amina = await stack.signUp('amina')
  })
  afterAll(() => stack.close())

  it('gives at most as many rows as the configuration allows', async () => {
    const rows = Array.from({ length: 1005 }, (_, index) => ({ body: `row ${index}` }))
    await amina.from('notes').insert(rows).throwOnError()
    const { data, count } = await amina.from('notes').select('id', { count: 'exact' })
    expect([data?.length, count]).toEqual([1000, 1005])
  })

  it('answers nobody without a key, not even from this machine', async () => {
    for (const apikey of [undefined, 'sb_publishable_not-ours', 'sb_secret_not-ours']) {
      const response = await fetch(`${stack.url}/rest/v1/notes`, { headers: { ...(apikey && { apikey }) } })
      expect(response.status).toBe(401)
    }
  })

  it('lets the secret key through row-level security', async () => {
    const { data } = await stack.connect(stack.keys.secretKey).from('notes').select('body').limit(1)
    expect(data).toHaveLength(1)
  })

  it('refuses tokens that somebody else signed, or nobody', async () => {
    const claims = encode({ sub: '00000000-0000-0000-0000-000000000001', role: 'service_role', exp: 9_999_999_999 })
    for (const token of [
      `${encode({ alg: 'none' })}.${claims}.`,
      `${encode({ alg: 'HS256' })}.${claims}.c2lnbmF0dXJl`,
    ]) {
      const headers = { apikey: stack.keys.publishableKey, authorization: `Bearer ${token}` }
      const response = await fetch(`${stack.url}/rest/v1/notes?select=id`, { headers })
      expect(response.status).toBe(401)
    }
  })

  it('takes bodies of up to a megabyte', async () => {
    const body = 'a'.repeat(1_100_000)
    const { status, error } = await amina.from('notes').insert({ body })
    expect(status).toBe(413)
    expect(error).toMatchObject({ code: 'payload_too_large' })
  })

  it('measures bodies that do not say how long they are', async () => {
    const chunk = new TextEncoder().encode('a'.repeat(100_000))
    let sent = 0
    const endless = new ReadableStream({
      pull(controller) {
        sent += chunk.length
        controller.enqueue(chunk)
      },
    })
    const answer = fetch(`${stack.url}/rest/v1/notes`, {
      method: 'POST',
      headers: { apikey: stack.keys.publishableKey },
      body: endless,
      duplex: 'half',
    } as RequestInit)
    expect(
      await answer.then(
        ({ status }) => status,
        () => 'cut',
      ),
    ).toSatisfy((got) => got === 413 || got === 'cut')
    expect(sent).toBeLessThan(20_000_000)
  })

  it('makes nothing of callers who leave in the middle', async () => {
    const logged = vi.spyOn(console, 'error')
    const { port } = new URL(stack.url)
    const headers = { apikey: stack.keys.publishableKey, 'content-length': 100, expect: '100-continue' }
    const leaving = request({ host: 'localhost', port, path: '/rest/v1/notes', method: 'POST', headers })
    leaving.on('error', () => {})
    leaving.flushHeaders()
    // The server is reading the body now.
    await once(leaving, 'continue')
    await new Promise((resolve) => leaving.once('close', resolve).destroy())
    expect((await amina.from('notes').select('id').limit(1)).error).toBeNull()
    expect(logged).not.toHaveBeenCalled()
  })

  it('is the only door to the library: its own pages stay shut', async () => {
    for (const path of ['/_system', '/rest/v1/../../_system', '/rest/v1/%2e%2e/%2e%2e/_system', '/studio', '/auth']) {
      expect((await rawStatus(stack.url, path)).toString()).toMatch(/^40[04]$/)
    }
  })
})

describe('requests from elsewhere', () => {
  let stack: TestStack

  beforeAll(async () => {
    stack = await startTestStack('native')
  })
  afterAll(() => stack.close())

  it.each([
    ['a script of another site', { origin: 'https://elsewhere.example' }],
    ['a page without an origin', { origin: 'null' }],
    ['another port of this machine', { origin: 'http://localhost:1' }],
    ['a name that resolves to this machine', { host: 'rebound.example' }],
  ])('are refused: %s', async (_, headers) => {
    for (const path of ['/backend.json', '/rest/v1/notes', '/auth/v1/health']) {
      expect(await rawStatus(stack.url, path, headers)).toBe(403)
    }
  })

  it.each([
    ['our own page', {}],
    ['our own script', { origin: 'http://localhost:PORT' }],
    ['the loopback address', { host: '127.0.0.1:PORT', origin: 'http://127.0.0.1:PORT' }],
    ['an address of the network', { host: '192.168.1.20:PORT', origin: 'http://192.168.1.20:PORT' }],
  ])('are not: %s', async (_, headers) => {
    expect(await rawStatus(stack.url, '/backend.json', headers)).toBe(200)
  })
})

function encode(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}

/** `fetch` would tidy the path and refuse the headers. */
function rawStatus(url: string, path: string, headers: Record<string, string> = {}): Promise<number> {
  const { port } = new URL(url)
  const filled = Object.entries(headers).map(([name, value]) => [name, value.replace('PORT', port)])
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, headers: { host: `localhost:${port}`, ...Object.fromEntries(filled) } })
      .on('response', (response) => {
        response.resume()
        resolve(response.statusCode ?? 0)
      })
      .on('error', reject)
      .end()
  })
}
