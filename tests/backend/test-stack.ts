import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createClient } from '@supabase/supabase-js'
import WebSocket from 'ws'
import { createStack, type StackOptions } from '#embedded/create-stack.ts'
import { serve } from '#embedded/serve.ts'
import { mountStack } from '#embedded/starting-stack.ts'

export type Engine = 'native' | 'pglite'
export type TestStack = Awaited<ReturnType<typeof startTestStack>>
export type Mail = { to: string; subject: string; text: string; html: string }

/** A whole backend on a free port, on a small schema of its own, with clients as browsers have them. */
export async function startTestStack(engine: Engine, options: Partial<StackOptions> = {}) {
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'utalii-backend-test-'))
  const root = resolve('tests/backend/fixture')
  let begin: (port: number) => void = () => {}
  const starting = new Promise<number>((fulfil) => {
    begin = fulfil
  }).then((port) => createStack({ dataDir, origin: `http://localhost:${port}`, root, database: engine, ...options }))
  const { middleware, upgrade } = mountStack(starting)
  const running = await serve({
    handler: (request, response) => middleware(request, response, () => response.writeHead(404).end()),
    upgrade,
    port: 0,
    host: '127.0.0.1',
  })
  begin(running.port)
  const stack = await starting
  const url = `http://localhost:${running.port}`

  return {
    url,
    dataDir,
    keys: stack.keys,
    connect: (key = stack.keys.publishableKey) => connectTo(url, key),
    signUp,
    mailsTo,
    close,
  }

  /** A client with a new account's session. */
  async function signUp(name: string) {
    const client = connectTo(url, stack.keys.publishableKey)
    const email = `${name}@example.com`
    const { error } = await client.auth.signUp({ email, password: 'secret-1', options: { data: { name } } })
    if (error) throw error
    return client
  }

  function mailsTo(address: string): Mail[] {
    const outbox = join(dataDir, 'outbox')
    return readdirSync(outbox)
      .toSorted()
      .map((file) => JSON.parse(readFileSync(join(outbox, file), 'utf8')) as Mail)
      .filter(({ to }) => to === address)
  }

  /** Without `keepData` the folder goes too. */
  async function close({ keepData = false } = {}) {
    const closed = running.close(0)
    await stack.close()
    await closed
    if (!keepData) rmSync(dataDir, { recursive: true, force: true })
  }
}

export function connectTo(url: string, key: string) {
  return createClient(url, key, {
    auth: { persistSession: false, autoRefreshToken: false },
    realtime: { transport: WebSocket as never },
  })
}
