import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, rmSync, watch } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { connectTo, type Engine } from './test-stack.ts'

const KILLS = process.env.UTALII_LONG === '1' ? 20 : 3
const WRITERS = 6
/** How many rows are acknowledged before each kill: never the same, so that it strikes elsewhere each time. */
const rowsBeforeKill = (round: number) => 25 + ((round * 17) % 40)

type Running = { child: ChildProcess; url: string; secretKey: string }

let folder = ''
const children: ChildProcess[] = []

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'utalii-durability-'))
})

afterEach(async () => {
  for (const child of children.splice(0)) await kill(child, 'group')
  rmSync(folder, { recursive: true, maxRetries: 5, retryDelay: 200 })
})

describe.each(['native', 'pglite'] as const)('on %s', (engine) => {
  it(`no acknowledged row is lost in ${KILLS} kills`, { timeout: KILLS * 60_000 }, async () => {
    const acknowledged: string[] = []
    let running = await start(engine)
    const userId = await signUp(running)
    for (let round = 0; round < KILLS; round += 1) {
      await writeUntilKilled(running, userId, round, acknowledged)
      running = await start(engine)
      const found = new Set(await readBodies(running))
      expect(acknowledged.filter((body) => !found.has(body))).toEqual([])
    }
    expect(acknowledged.length).toBeGreaterThanOrEqual(KILLS * 25)
  })

  it('a first start that is cut off is simply begun again', async () => {
    const unfinished = launch(engine)
    await untilEntry(/\.init/)
    await kill(unfinished, 'group')
    expect(existsSync(join(folder, engine === 'native' ? 'postgres' : 'pglite'))).toBe(false)
    const running = await start(engine)
    expect(await readBodies(running)).toEqual([])
    expect(readdirSync(folder).filter((name) => name.includes('.init'))).toEqual([])
  })
})

async function writeUntilKilled(running: Running, userId: string, round: number, acknowledged: string[]) {
  const client = connectTo(running.url, running.secretKey)
  const goal = acknowledged.length + rowsBeforeKill(round)
  let next = 0
  let isOver = false
  const writers = Array.from({ length: WRITERS }, async () => {
    while (!isOver) {
      const body = `round ${round}, row ${(next += 1)}`
      const { error } = await client.from('notes').insert({ body, user_id: userId })
      if (error) return
      acknowledged.push(body)
      if (acknowledged.length >= goal && !isOver) {
        isOver = true
        // The server alone, its database goes on; or both at once, as when the power fails.
        await kill(running.child, round % 2 === 0 ? 'server' : 'group')
      }
    }
  })
  await Promise.all(writers)
  expect(acknowledged.length).toBeGreaterThanOrEqual(goal)
}

async function signUp({ url, secretKey }: Running): Promise<string> {
  const { data, error } = await connectTo(url, secretKey).auth.signUp({ email: 'a@example.com', password: 'secret-1' })
  if (error) throw error
  return data.user?.id ?? ''
}

async function readBodies({ url, secretKey }: Running): Promise<string[]> {
  const bodies: string[] = []
  const client = connectTo(url, secretKey)
  for (;;) {
    const { data } = await client
      .from('notes')
      .select('body')
      .order('id')
      .range(bodies.length, bodies.length + 999)
      .throwOnError()
    if (data.length === 0) return bodies
    bodies.push(...data.map(({ body }) => String(body)))
  }
}

function launch(engine: Engine): ChildProcess {
  const child = spawn(process.execPath, ['--import', 'tsx', resolve('tests/backend/run-stack.ts'), folder, engine], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    // A group of its own, with its database in it.
    detached: true,
  })
  children.push(child)
  return child
}

async function start(engine: Engine): Promise<Running> {
  const child = launch(engine)
  const [message] = await Promise.race([once(child, 'message'), once(child, 'exit').then(() => [null])])
  if (!message) throw new Error('The backend ended before it was ready')
  return { child, url: `http://localhost:${message.port}`, secretKey: message.secretKey }
}

async function kill(child: ChildProcess, what: 'server' | 'group'): Promise<void> {
  const { pid } = child
  if (pid === undefined) return
  const exited = child.exitCode === null && child.signalCode === null ? once(child, 'exit') : null
  try {
    process.kill(what === 'group' ? -pid : pid, 'SIGKILL')
  } catch {
    // Nobody of the group is left.
  }
  await exited
}

/** Resolves when something with such a name appears in the data folder. */
function untilEntry(name: RegExp): Promise<void> {
  return new Promise((fulfil) => {
    const watcher = watch(folder, check)
    check()

    function check() {
      if (!readdirSync(folder).some((entry) => name.test(entry))) return
      watcher.close()
      fulfil()
    }
  })
}
