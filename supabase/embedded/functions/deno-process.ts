import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { setTimeout as delay } from 'node:timers/promises'
import { type DenoCommand, toArguments } from './deno-command.ts'

export type DenoProcess = {
  /**
   * The loopback port on which the functions answer; starts the process where it does not run.
   * @throws Error when it does not start.
   */
  port: () => Promise<number>
  /** Resolves when the process has ended, after a call to it broke off, or shortly after where it lives on. */
  settled: () => Promise<void>
  close: () => Promise<void>
}

const START_LIMIT_MS = 10_000
const FIRST_PAUSE_MS = 250
const LONGEST_PAUSE_MS = 10_000
/** Between a connection that breaks off and the end of the process that held it there are milliseconds. */
const LONGEST_END_MS = 1000
/** A process that has lived this long did not end because of how it starts. */
const SETTLED_MS = 10_000

/**
 * Keeps one Deno process with the router in it. It starts when it is first needed, so that nobody pays for functions that
 * are never called, and again when it is needed after it has ended; where it keeps ending at once, the pauses before a new
 * start grow.
 */
export function createDenoProcess(command: DenoCommand, log: (line: string) => void): DenoProcess {
  let child: ChildProcess | null = null
  let listening: Promise<number> | null = null
  let failures = 0
  let isClosed = false

  return {
    port: () => (listening ??= startAfterPause()),
    async settled() {
      if (!child || listening === null) return
      await Promise.race([once(child, 'close'), delay(LONGEST_END_MS)])
    },
    async close() {
      isClosed = true
      const { exitCode, signalCode } = child ?? { exitCode: 0 }
      if (!child || exitCode !== null || signalCode !== null) return
      const ended = new Promise((resolve) => child?.once('exit', resolve))
      child.kill('SIGKILL')
      await ended
    },
  }

  async function startAfterPause(): Promise<number> {
    if (failures > 0) await delay(Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), LONGEST_PAUSE_MS))
    if (isClosed) throw new Error('The backend is closing')
    const startedMs = performance.now()
    const started = spawnDeno(command)
    child = started
    started.once('close', (code, signal) => {
      failures = performance.now() - startedMs > SETTLED_MS ? 1 : failures + 1
      listening = null
      if (!isClosed) log(`The runtime ended (${signal ?? code})`)
    })
    return untilListening(started, log)
  }
}

function spawnDeno(command: DenoCommand) {
  return spawn(command.binary, toArguments(command), {
    cwd: command.root,
    env: { ...command.environment, DENO_DIR: command.cacheFolder, DENO_NO_UPDATE_CHECK: '1', NO_COLOR: '1' },
    // It watches its standard input and leaves when that closes, however this process has come to its end.
    stdio: ['pipe', 'pipe', 'pipe'],
  })
}

/** The first line that the router prints is its port. */
function untilListening(child: ReturnType<typeof spawnDeno>, log: (line: string) => void): Promise<number> {
  const output = createInterface(child.stdout)
  createInterface(child.stderr).on('line', log)
  return new Promise((resolve, reject) => {
    const limit = setTimeout(() => child.kill('SIGKILL'), START_LIMIT_MS)
    output.once('line', (line) => {
      clearTimeout(limit)
      output.on('line', log)
      resolve(Number(line))
    })
    child.once('error', reject)
    child.once('close', () => {
      clearTimeout(limit)
      reject(new Error('The runtime of the functions does not start'))
    })
  })
}
