import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Database } from './database.ts'
import { openDatabase } from './open-database.ts'

let dataFolder = ''
const log = vi.fn<(line: string) => void>()
const PGLITE = { engine: 'pglite' } as Database

beforeEach(() => {
  log.mockClear()
  dataFolder = mkdtempSync(join(tmpdir(), 'utalii-database-'))
})
afterEach(() => rmSync(dataFolder, { recursive: true }))

/** A PostgreSQL that makes its files and then does not run, and a fallback that does. */
function open(): Promise<Database> {
  return openDatabase(
    { dataFolder, log },
    {
      native: async (cluster) => {
        mkdirSync(cluster, { recursive: true })
        throw new Error('no shared memory')
      },
      pglite: async () => PGLITE,
    },
  )
}

it('falls back where PostgreSQL cannot run, and leaves nothing of it to the next start', async () => {
  expect(await open()).toBe(PGLITE)
  expect(existsSync(join(dataFolder, 'postgres'))).toBe(false)
  expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('no shared memory'))
})

it('never changes the engine under data that is there', async () => {
  mkdirSync(join(dataFolder, 'postgres'))
  await expect(open()).rejects.toThrow('no shared memory')
  expect(existsSync(join(dataFolder, 'postgres'))).toBe(true)
})

it('stays with the fallback that holds data, and not with a folder that a first start left without', async () => {
  mkdirSync(join(dataFolder, 'pglite'))
  await open()
  expect(log).toHaveBeenCalledOnce()
  writeFileSync(join(dataFolder, 'pglite', 'PG_VERSION'), '17')
  await open()
  expect(log).toHaveBeenCalledOnce()
})
