import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import type { FunctionsHttpError } from '@supabase/supabase-js'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createFunctions, type Functions, type FunctionsOptions } from '#embedded/functions/create-functions.ts'
import { findDeno } from '#embedded/functions/deno-binary.ts'
import { connectTo, startTestStack } from './test-stack.ts'

const cacheFolder = mkdtempSync(join(tmpdir(), 'utalii-deno-'))
const open: { functions: Functions; server: Server }[] = []

afterAll(async () => {
  for (const { functions, server } of open) {
    server.closeAllConnections()
    server.close()
    await functions.close()
  }
  rmSync(cacheFolder, { recursive: true })
})

async function serveFunctions(options: Partial<FunctionsOptions> = {}) {
  const lines: string[] = []
  const functions = createFunctions({
    root: resolve('tests/backend/fixture'),
    cacheFolder,
    environment: { SUPABASE_URL: 'http://localhost:1' },
    log: (line) => lines.push(line),
    ...options,
  })
  const server = createServer(functions.handle).listen(0, '127.0.0.1')
  open.push({ functions, server })
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}`
  return { url, port, lines, functions, client: connectTo(url, 'a-key') }
}

type Refused = { error: FunctionsHttpError | null }

async function refusalOf({ error }: Refused) {
  return { status: error?.context.status, ...(await error?.context.json()) }
}

describe('/functions/v1', () => {
  let served: Awaited<ReturnType<typeof serveFunctions>>

  beforeAll(async () => {
    served = await serveFunctions()
  })

  it('hands a function the request as it was sent, and says who sent it', async () => {
    const { data, error } = await served.client.functions.invoke('echo', { body: { place: 'Serengeti' } })
    expect(error).toBeNull()
    expect(data).toMatchObject({
      method: 'POST',
      url: `${served.url}/echo`,
      body: '{"place":"Serengeti"}',
      headers: {
        apikey: 'a-key',
        'x-forwarded-for': '127.0.0.1',
        'x-forwarded-host': `127.0.0.1:${served.port}`,
        'x-forwarded-proto': 'http',
      },
    })
  })

  it('keeps what stands behind the name, and the query', async () => {
    const response = await fetch(`${served.url}/functions/v1/echo/deeper?a=1&b=%2F`)
    expect(await response.json()).toMatchObject({ url: `${served.url}/echo/deeper?a=1&b=%2F`, method: 'GET' })
  })

  it('lets nobody pretend another address', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.9' }
    const response = await fetch(`${served.url}/functions/v1/echo`, { headers })
    expect((await response.json()).headers['x-forwarded-for']).toBe('127.0.0.1')
  })

  it('gives functions their own environment and nothing else of the machine', async () => {
    const { data } = await served.client.functions.invoke('echo')
    const ofDeno = /^(?:DENO_.*|NO_COLOR|PATH)$/
    expect(Object.keys(data.environment).filter((name) => !ofDeno.test(name))).toEqual(['SUPABASE_URL'])
  })

  it('lets functions touch nothing of the machine', async () => {
    const { data } = await served.client.functions.invoke('reaches')
    expect(data).toEqual({
      'read a file': 'NotCapable',
      'read the keys': 'NotCapable',
      'write a file': 'NotCapable',
      'run a program': 'NotCapable',
    })
  })

  it.each(['unknown', '_shared', '..%2Fecho', ''])('answers 404 where no function is: "%s"', async (name) => {
    const response = await fetch(`${served.url}/functions/v1/${name}`, { method: 'POST' })
    expect([response.status, (await response.json()).code]).toEqual([404, 'NOT_FOUND'])
  })

  it.each([
    ['broken', 'broken while it is imported'],
    ['silent', 'silent/index.ts does not call Deno.serve'],
    ['faulty', 'faulty when it is called'],
  ])('answers 500 for a function that is %s, and logs why', async (name, reason) => {
    expect(await refusalOf(await served.client.functions.invoke(name))).toMatchObject({
      status: 500,
      code: 'WORKER_ERROR',
    })
    await expect.poll(() => served.lines.join('\n')).toContain(reason)
  })

  it('passes a stream on event by event, and tells the function when its caller has left', async () => {
    const leaving = new AbortController()
    const stream = await fetch(`${served.url}/functions/v1/stream`, { signal: leaving.signal })
    const reader = stream.body?.getReader()
    const next = async () => new TextDecoder().decode((await reader?.read())?.value)
    expect(await next()).toBe('data: first\n\n')
    await fetch(`${served.url}/functions/v1/stream?say=second`)
    expect(await next()).toBe('data: second\n\n')

    const ended = fetch(`${served.url}/functions/v1/stream?wait`)
    leaving.abort()
    expect(await (await ended).json()).toBe('ended')
  })

  it('answers what browsers ask before a call from elsewhere', async () => {
    const response = await fetch(`${served.url}/functions/v1/echo`, { method: 'OPTIONS' })
    expect(response.status).toBe(204)
    expect(response.headers.get('access-control-allow-headers')).toContain('apikey')
  })

  it('takes bodies of up to a megabyte', async () => {
    const refused = await served.client.functions.invoke('echo', { body: 'a'.repeat(1_100_000) })
    expect(await refusalOf(refused)).toMatchObject({ status: 413, code: 'BODY_TOO_LARGE' })
  })

  it('starts again after a function has ended the process', async () => {
    const lost = await served.client.functions.invoke('faulty?exit')
    expect(await refusalOf(lost)).toMatchObject({ status: 502, code: 'WORKER_ERROR' })
    const { data } = await served.client.functions.invoke('echo', { body: 'again' })
    expect(data.body).toBe('again')
  })
})

describe('the function runtime', () => {
  it('is refused with 503 where Deno cannot run', async () => {
    const { client } = await serveFunctions({ binary: null })
    expect(await refusalOf(await client.functions.invoke('echo'))).toMatchObject({ status: 503, code: 'BOOT_ERROR' })
  })

  it('that does not start is refused with 503', async () => {
    const { client } = await serveFunctions({ binary: '/bin/false' })
    expect(await refusalOf(await client.functions.invoke('echo'))).toMatchObject({ status: 503, code: 'BOOT_ERROR' })
  })

  it('has a router that Deno finds no fault with', async () => {
    const config = ['--config', 'tests/backend/fixture/deno.json']
    const router = 'supabase/embedded/functions/router.ts'
    await promisify(execFile)(findDeno() ?? '', ['check', ...config, router], { env: { DENO_DIR: cacheFolder } })
  })

  it('gives functions the secrets of `.env`, which cannot take the place of the project’s own', async () => {
    // Deno reads nothing below /dev, where the temporary files may lie.
    mkdirSync('test-results', { recursive: true })
    const root = mkdtempSync(resolve('test-results/functions-'))
    cpSync('tests/backend/fixture', root, { recursive: true })
    const secrets = 'PAYMENT_KEY="a = b # c"\nSUPABASE_URL=https://elsewhere.example\n'
    writeFileSync(join(root, 'supabase/functions/.env'), secrets)
    const { client } = await serveFunctions({ root })
    const { data } = await client.functions.invoke('echo')
    expect(data.environment).toMatchObject({ PAYMENT_KEY: 'a = b # c', SUPABASE_URL: 'http://localhost:1' })
    rmSync(root, { recursive: true })
  })

  it('ends when it is closed', async () => {
    const { client, functions } = await serveFunctions()
    await client.functions.invoke('echo').then(({ error }) => expect(error).toBeNull())
    await functions.close()
    expect(await refusalOf(await client.functions.invoke('echo'))).toMatchObject({ status: 503 })
  })

  it('leaves with the server, even when that is killed', async () => {
    const server = spawn(process.execPath, ['--import', 'tsx', 'tests/backend/fixture/call-echo.ts', cacheFolder])
    const [line] = await once(createInterface(server.stdout), 'line')
    server.kill('SIGKILL')
    const processId = Number(line)
    expect(processId).toBeGreaterThan(0)
    await expect.poll(() => isAlive(processId), { timeout: 10_000 }).toBe(false)
  })
})

describe('a function of the backend', () => {
  it('is not called without end from one address', async () => {
    const stack = await startTestStack('native', { rateFactor: 0.01 })
    try {
      const call = async () => (await stack.connect().functions.invoke('echo')).error?.context.status ?? 200
      for (let count = 0; count < 6; count += 1) expect(await call()).toBe(200)
      expect(await call()).toBe(429)
    } finally {
      await stack.close()
    }
  })

  it('reaches the backend with the keys of the project', async () => {
    const stack = await startTestStack('native')
    try {
      const { data } = await stack.connect().functions.invoke('echo')
      const { SUPABASE_URL: url, SUPABASE_ANON_KEY: key, SUPABASE_SERVICE_ROLE_KEY: secretKey } = data.environment
      expect({ publishableKey: key, secretKey }).toEqual({
        publishableKey: stack.keys.publishableKey,
        secretKey: stack.keys.secretKey,
      })
      const { error } = await connectTo(url, secretKey).from('notes').select('id')
      expect(error).toBeNull()
    } finally {
      await stack.close()
    }
  })
})

describe('the functions of the product', () => {
  it('run as they are deployed: an account that is deleted is gone with its files', async () => {
    const stack = await startTestStack('native', { root: resolve('.') })
    try {
      const client = await stack.signUp('amina')
      const id = (await client.auth.getUser()).data.user?.id
      const avatars = client.storage.from('avatars')
      const png = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#ad3f18' } })
        .png()
        .toBuffer()
      const picture = new File([new Uint8Array(png)], 'me.png', { type: 'image/png' })
      expect((await avatars.upload(`${id}/me.png`, picture)).error).toBeNull()
      const address = avatars.getPublicUrl(`${id}/me.png`).data.publicUrl

      const refused = await client.functions.invoke('delete-account', { body: { password: 'wrong' } })
      expect(await refusalOf(refused)).toMatchObject({ status: 403, error: { code: 'wrong_password' } })
      expect((await fetch(address)).status).toBe(200)
      const { data } = await client.functions.invoke('delete-account', { body: { password: 'secret-1' } })
      expect(data).toEqual({ deleted: true })
      expect((await fetch(address)).ok).toBe(false)
      const credentials = { email: 'amina@example.com', password: 'secret-1' }
      const { error } = await stack.connect().auth.signInWithPassword(credentials)
      expect(error?.code).toBe('invalid_credentials')
    } finally {
      await stack.close()
    }
  })
})

function isAlive(processId: number): boolean {
  try {
    return process.kill(processId, 0)
  } catch {
    return false
  }
}
