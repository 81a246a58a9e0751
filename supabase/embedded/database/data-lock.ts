import { linkSync, readFileSync, renameSync, unlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isAlive } from './is-alive.ts'

const LOCK_FILE = 'server.lock'

/**
 * Takes a data folder for this process; returns what gives it back. PGlite has no lock of its own and loses rows when
 * two processes open it. The lock of a process that was killed is taken over.
 * @throws Error naming the process that holds the folder.
 */
export function lockDataFolder(folder: string, describe = describeProcess): () => void {
  const file = join(folder, LOCK_FILE)
  const own = describe(process.pid)
  take(file)
  return () => {
    if (read(file) === own) unlinkSync(file)
  }

  function take(lock: string): void {
    if (tryCreate(lock, own)) return
    const holder = read(lock)
    // It was given back between the two.
    if (holder === null) return take(lock)
    refuseIfHeld(holder)
    // Of several servers that find it left behind, the one with the turn replaces it; a turn may be left behind too.
    const turn = `${lock}.turn`
    take(turn)
    if (read(lock) === holder) return renameSync(turn, lock)
    unlinkSync(turn)
    take(lock)
  }

  function refuseIfHeld(holder: string): void {
    const pid = Number(holder.split('\n', 1)[0])
    if (!(pid > 0) || !isAlive(pid) || describe(pid) !== holder) return
    throw new Error(`${folder} is in use by another server (process ${pid}). Stop it, or choose UTALII_DATA=…`)
  }
}

/** Written aside and then given its name, so that nobody reads half of it. */
function tryCreate(file: string, content: string): boolean {
  const written = `${file}.${process.pid}`
  writeFileSync(written, content, { mode: 0o600 })
  try {
    linkSync(written, file)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  } finally {
    unlinkSync(written)
  }
}

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

/** Process numbers are used again; where the system tells when a process began, that is part of who it is. */
function describeProcess(pid: number): string {
  return `${pid}\n${startTicks(pid)}\n`
}

function startTicks(pid: number): string {
  try {
    // The name may hold spaces and brackets; the start is the 22nd field, the 20th after the name.
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[19] ?? ''
  } catch {
    return ''
  }
}
