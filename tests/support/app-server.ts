import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

/** The server behind `npm start`, in a process and a data folder of its own. */
export type AppServer = {
  url: string
  /** Where its database, its keys and its outbox are. */
  dataDir: string
  /** Ends it at once, as a crash does; its database outlives it. */
  kill: () => Promise<void>
  /** Starts it again, at the same address and with what it held. */
  restart: () => Promise<void>
  /** Ends it with everything it started, and removes its data. */
  remove: () => Promise<void>
}

/**
 * Resolves when it is ready. The production build must be there.
 * @param secrets what its functions are given, as in `supabase/functions/.env`
 */
export async function startAppServer(secrets: Readonly<Record<string, string>> = {}): Promise<AppServer> {
  const folder = mkdtempSync(join(tmpdir(), 'utalii-e2e-own-'))
  // Not among the data, which belongs to the database.
  const secretsFile = `${folder}.env`
  const lines = Object.entries(secrets).map(([name, value]) => `${name}=${value}\n`)
  writeFileSync(secretsFile, lines.join(''))
  const started: ChildProcess[] = []

  async function start(port: string): Promise<string> {
    const child = spawn(process.execPath, ['--import', 'tsx', 'supabase/embedded/main.ts'], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        PORT: port,
        HOST: '127.0.0.1',
        UTALII_DATA: folder,
        UTALII_RATE_FACTOR: '20',
        UTALII_SECRETS: secretsFile,
      },
      // A group of its own, with its database in it.
      detached: true,
    })
    started.push(child)
    for await (const line of createInterface({ input: child.stdout })) {
      const [, url] = /Utalii is ready: (\S+)/.exec(line) ?? []
      if (url === undefined) continue
      child.stdout.resume()
      return url
    }
    throw new Error('The server ended before it was ready')
  }

  const url = await start('0')
  return {
    url,
    dataDir: folder,
    kill: () => end(started.at(-1), 'server'),
    restart: async () => void (await start(new URL(url).port)),
    remove: async () => {
      for (const child of started) await end(child, 'group')
      rmSync(secretsFile, { force: true })
      rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
    },
  }
}

async function end(child: ChildProcess | undefined, what: 'server' | 'group'): Promise<void> {
  if (child?.pid === undefined) return
  const exited = child.exitCode === null && child.signalCode === null ? once(child, 'exit') : null
  try {
    process.kill(what === 'group' ? -child.pid : child.pid, 'SIGKILL')
  } catch {
    // Nobody of the group is left.
  }
  await exited
}
