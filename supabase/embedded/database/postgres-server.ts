import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { stopLeftover } from './leftover-postgres.ts'
import { type Account, chooseAccount, giveTo } from './postgres-account.ts'
import { findPostgresBinaries, type PostgresBinaries } from './postgres-binaries.ts'

export type PostgresServer = { url: string; stop: () => Promise<void> }

const run = promisify(execFile)
/** Lies in the cluster, so that the two can never be parted. */
const PASSWORD_FILE = 'utalii.password'
const UNFINISHED = '.init-'
const START_LIMIT_MS = 60_000
const STOP_LIMIT_MS = 10_000
const LOG_TAIL_CHARACTERS = 4_000
const SETTINGS = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'max_connections=40',
  'shared_buffers=64MB',
  'timezone=UTC',
  'log_timezone=UTC',
]

/**
 * Starts the PostgreSQL of this data folder on a free port of the loopback interface, and makes it first if there is
 * none yet.
 * @throws Error where PostgreSQL cannot run; nothing is left behind then.
 */
export async function startPostgres(cluster: string): Promise<PostgresServer> {
  const binaries = findPostgresBinaries()
  const account = chooseAccount(cluster)
  const options = { ...account, env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' } }
  if (!existsSync(join(cluster, 'PG_VERSION'))) await createCluster(cluster, binaries, account, options)
  const password = readFileSync(join(cluster, PASSWORD_FILE), 'utf8')
  await stopLeftover(cluster, password, () =>
    run(binaries.pgCtl, ['-D', cluster, 'stop', '-m', 'fast', '-w', '-t', '30'], options),
  )
  const port = await findFreePort()
  const args = ['-D', cluster, '-p', String(port), ...SETTINGS.flatMap((setting) => ['-c', setting])]
  const child = spawn(binaries.postgres, args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] })
  await untilReady(child)
  return { url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`, stop: () => stop(child) }
}

/** Made aside and then renamed, so that a first start that is interrupted is simply begun again. */
async function createCluster(
  cluster: string,
  { initdb }: PostgresBinaries,
  account: Account | null,
  options: { env: NodeJS.ProcessEnv; uid?: number; gid?: number },
): Promise<void> {
  removeUnfinished(cluster)
  // A name of its own: the program of an earlier start may still be writing.
  const unfinished = mkdtempSync(`${cluster}${UNFINISHED}`)
  const passwordFile = `${unfinished}.password`
  const password = randomBytes(24).toString('base64url')
  try {
    giveTo(account, unfinished)
    writeFileSync(passwordFile, password, { mode: 0o600 })
    giveTo(account, passwordFile)
    const login = ['-U', 'postgres', '--auth=scram-sha-256', `--pwfile=${passwordFile}`]
    await run(initdb, ['-D', unfinished, ...login, '--encoding=UTF8', '--locale=C'], options)
    writeFileSync(join(unfinished, PASSWORD_FILE), password, { mode: 0o600 })
    renameSync(unfinished, cluster)
  } finally {
    removeUnfinished(cluster)
  }
}

function removeUnfinished(cluster: string): void {
  const prefix = basename(cluster) + UNFINISHED
  for (const name of readdirSync(dirname(cluster)).filter((entry) => entry.startsWith(prefix))) {
    rmSync(join(dirname(cluster), name), { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }
}

function untilReady(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let tail = ''
    const limit = setTimeout(() => fail('did not become ready'), START_LIMIT_MS)
    child.once('error', ({ message }) => fail(message))
    child.once('exit', (code) => fail(`ended with status ${code}`))
    // Read to the end: a full pipe would stop the database.
    child.stderr?.on('data', (chunk: Buffer) => {
      tail = (tail + chunk.toString()).slice(-LOG_TAIL_CHARACTERS)
      if (!tail.includes('ready to accept connections')) return
      clearTimeout(limit)
      resolve()
    })

    function fail(what: string) {
      clearTimeout(limit)
      child.kill('SIGKILL')
      reject(new Error(`PostgreSQL ${what}. ${tail.trim()}`))
    }
  })
}

/** Fast shutdown; what has not ended after `STOP_LIMIT_MS` is killed, which costs the next start a recovery. */
function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    const limit = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS)
    child.once('exit', () => {
      clearTimeout(limit)
      resolve()
    })
    child.kill('SIGINT')
  })
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => {
        if (typeof address === 'object' && address) resolve(address.port)
        else reject(new Error('No free port'))
      })
    })
  })
}
