import { readFileSync, unlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isAlive } from './is-alive.ts'

const LOCK_FILE = 'server.lock'

/**
 * Takes a data folder for this process; returns what gives it back. PGlite has no lock of its own and loses rows when
 * two processes open it. The lock of a process that was killed is taken over.
 * @throws Error naming the process that holds the folder.
 */
export function lockDataFolder(folder: string): () => void {
  const file = join(folder, LOCK_FILE)
  const own = describeProcess(process.pid)
  if (!tryCreate(file, own)) {
    const holder = readFileSync(file, 'utf8')
    const pid = Number(holder.split('\n', 1)[0])
    if (isAlive(pid) && describeProcess(pid) === holder) {
      throw new Error(`${folder} is in use by another server (process ${pid}). Stop it, or choose UTALII_DATA=…`)
    }
    unlinkSync(file)
    if (!tryCreate(file, own)) throw new Error(`${folder} was taken by another server at the same moment`)
  }
  return () => {
    if (readFileSync(file, 'utf8') === own) unlinkSync(file)
  }
}

function tryCreate(file: string, content: string): boolean {
  try {
    writeFileSync(file, content, { flag: 'wx', mode: 0o600 })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
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
