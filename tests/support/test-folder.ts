import { chmodSync, mkdtempSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Linux keeps this folder in memory; in some containers it is too small for databases. */
const IN_MEMORY = '/dev/shm'
/** What all databases that run at the same time take, several times over. */
const NEEDED_BYTES = 4e9

/**
 * A new folder for reports, and for databases that tests make, in memory where there is room: a database waits for its disk at
 * every commit, and no test looks at what is left when a machine loses its power. Others may pass it, as the database of
 * root has to.
 */
export function makeTestFolder(memory = IN_MEMORY, neededBytes = NEEDED_BYTES): string {
  const folder = mkdtempSync(join(freeBytesOf(memory) >= neededBytes ? memory : tmpdir(), 'utalii-test-'))
  chmodSync(folder, 0o711)
  return folder
}

function freeBytesOf(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize
  } catch {
    return 0
  }
}
