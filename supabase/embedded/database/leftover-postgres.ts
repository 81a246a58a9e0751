import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import postgres from 'postgres'
import { isAlive } from './is-alive.ts'

const CONNECT_LIMIT_S = 5
/** How long a database that was killed may take to be gone. */
const DYING_LIMIT_MS = 5_000

/**
 * A database outlives its server when that is killed. `stop` is called when the one that `postmaster.pid` names still
 * runs and really is the one of this cluster: the number may belong to another program by now.
 */
export async function stopLeftover(cluster: string, password: string, stop: () => Promise<unknown>): Promise<void> {
  const file = join(cluster, 'postmaster.pid')
  if (!existsSync(file)) return
  const [pid, , , port] = readFileSync(file, 'utf8').split('\n').map(Number)
  if (!pid || !isAlive(pid)) return
  if (await runsHere(cluster, port ?? 0, password)) await stop()
  else await untilGone(pid)
}

/** One that was just killed does not answer any more, and still keeps the next from starting. */
async function untilGone(pid: number): Promise<void> {
  const endMs = performance.now() + DYING_LIMIT_MS
  while (isAlive(pid) && performance.now() < endMs) await setTimeout(50)
}

async function runsHere(cluster: string, port: number, password: string): Promise<boolean> {
  const sql = postgres({
    host: '127.0.0.1',
    port,
    username: 'postgres',
    password,
    database: 'postgres',
    max: 1,
    connect_timeout: CONNECT_LIMIT_S,
  })
  try {
    const [row] = await sql`show data_directory`
    return resolve(String(row?.['data_directory'])) === resolve(cluster)
  } catch (error) {
    // "The database system is shutting down", or is starting: somebody is there who knows our password's place.
    return error instanceof postgres.PostgresError && error.code.startsWith('57P')
  } finally {
    await sql.end({ timeout: 1 })
  }
}
