import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { createStack, type Stack } from '#embedded/create-stack.ts'
import { serve } from '#embedded/serve.ts'
import { mountStack } from '#embedded/starting-stack.ts'
import { startTestStack, type TestStack } from './test-stack.ts'

const FIXTURE = resolve('tests/backend/fixture')
const open: TestStack[] = []

afterEach(async () => {
  for (const stack of open.splice(0)) await stack.close()
})

describe.each(['native', 'pglite'] as const)('a backend on %s', (engine) => {
  it('keeps accounts, rows and keys from one start to the next, though a start before was cut short', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'utalii-backend-test-'))
    for (const folder of ['pglite', 'pglite.init', 'postgres.init-1']) {
      mkdirSync(join(dataDir, folder))
      writeFileSync(join(dataDir, folder, 'pg_hba.conf'), '')
    }
    const first = await startTestStack(engine, { dataDir })
    const client = await first.signUp('amina')
    await client.from('notes').insert({ body: 'Lake Natron at dawn' }).throwOnError()
    await first.close({ keepData: true })

    const second = await startTestStack(engine, { dataDir: first.dataDir })
    open.push(second)
    expect(second.keys).toEqual(first.keys)
    const again = second.connect()
    const { error } = await again.auth.signInWithPassword({ email: 'amina@example.com', password: 'secret-1' })
    expect(error).toBeNull()
    const { data } = await again.from('notes').select('body')
    expect(data).toEqual([{ body: 'Lake Natron at dawn' }])
  })
})

describe('a data folder', () => {
  it('serves one backend at a time', async () => {
    const first = await startTestStack('native')
    open.push(first)
    const second = createStack({ dataDir: first.dataDir, origin: first.url, root: FIXTURE })
    await expect(second).rejects.toThrow(`process ${process.pid}`)
  })

  it('shows its keys to its owner alone', async () => {
    const stack = await startTestStack('native')
    open.push(stack)
    const file = join(stack.dataDir, 'keys.json')
    expect((statSync(file).mode & 0o777).toString(8)).toBe('600')
    expect(readFileSync(file, 'utf8')).toContain(stack.keys.secretKey)
  })

  it('that is "memory" is gone afterwards', async () => {
    const before = process.env.TMPDIR
    const parent = mkdtempSync(join(tmpdir(), 'utalii-memory-test-'))
    process.env.TMPDIR = parent
    try {
      const stack = await createStack({
        dataDir: 'memory',
        origin: 'http://localhost:1',
        root: FIXTURE,
        database: 'pglite',
      })
      const folders = readdirSync(parent)
      expect(folders).toHaveLength(1)
      await stack.close()
      expect(readdirSync(parent)).toEqual([])
    } finally {
      if (before === undefined) delete process.env.TMPDIR
      else process.env.TMPDIR = before
      rmSync(parent, { recursive: true })
    }
  })
})

describe('GET /backend.json', () => {
  it('tells the browser where the backend is and shows it the public key, and nothing else', async () => {
    const stack = await startTestStack('native')
    open.push(stack)
    const response = await fetch(`${stack.url}/backend.json`)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.json()).toEqual({ url: stack.url, publishableKey: stack.keys.publishableKey })
  })
})

describe('/functions/v1', () => {
  it('has functions that use the backend as the person who calls them', async () => {
    const stack = await startTestStack('native')
    open.push(stack)
    const amina = await stack.signUp('amina')
    const juma = await stack.signUp('juma')
    await amina.from('notes').insert({ body: 'of Amina' }).throwOnError()
    expect((await amina.functions.invoke('my-notes')).data).toEqual([{ body: 'of Amina' }])
    expect((await juma.functions.invoke('my-notes')).data).toEqual([])
    expect((await stack.connect().functions.invoke('my-notes')).error?.context.status).toBe(401)
  })
})

describe('while the backend starts', () => {
  it('pages are answered, and requests to it wait', async () => {
    let begin: (stack: Stack) => void = () => {}
    const { middleware } = mountStack(new Promise((fulfil) => (begin = fulfil)))
    const running = await serve({
      handler: (request, response) => middleware(request, response, () => response.end('page')),
      port: 0,
      host: '127.0.0.1',
    })
    const url = `http://localhost:${running.port}`
    const waiting = fetch(`${url}/rest/v1/notes`)
    expect(await (await fetch(url)).text()).toBe('page')
    begin({
      keys: { publishableKey: '', secretKey: '' },
      middleware: (_, response) => response.end('backend'),
      upgrade: () => {},
      close: async () => {},
    })
    expect(await (await waiting).text()).toBe('backend')
    await running.close(0)
  })

  it('requests to it are told when it could not', async () => {
    const { middleware } = mountStack(Promise.reject(new Error('no database')))
    const running = await serve({
      handler: (request, response) => middleware(request, response, () => response.end('page')),
      port: 0,
      host: '127.0.0.1',
    })
    const answer = await fetch(`http://localhost:${running.port}/backend.json`)
    expect(answer.status).toBe(503)
    await running.close(0)
  })
})

it('Node may still warn', async () => {
  const warned = once(process, 'warning')
  process.emitWarning(new Error('of the test'))
  const [warning] = await warned
  expect(warning.message).toBe('of the test')
})
