import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openDataFolder } from '#embedded/data-folder.ts'
import { openDatabase } from '#embedded/database/open-database.ts'

const isRoot = process.getuid?.() === 0
let parent = ''
let lines: string[] = []

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'utalii-engine-'))
  lines = []
})
afterEach(() => rmSync(parent, { recursive: true }))

function open(choice?: string) {
  const { path } = openDataFolder(join(parent, 'data'))
  return openDatabase({ dataFolder: path, choice, log: (line) => lines.push(line) })
}

function letOthersIn(isAllowed: boolean) {
  chmodSync(parent, isAllowed ? 0o711 : 0o700)
}

// The database of root runs as somebody else, who cannot pass a folder that is root's alone.
describe.runIf(isRoot)('where PostgreSQL cannot run', () => {
  it('its WebAssembly build takes over, says so, and stays with its data', async () => {
    letOthersIn(false)
    const first = await open()
    await first.exec('create table place (id int)')
    await first.close()
    expect(first.engine).toBe('pglite')
    expect(lines).toEqual([expect.stringContaining('its WebAssembly build takes over')])
    expect(existsSync(join(parent, 'data/postgres'))).toBe(false)

    letOthersIn(true)
    const second = await open()
    expect(second.engine).toBe('pglite')
    expect(await second.query('select count(*)::int as rows from place')).toEqual([{ rows: 0 }])
    await second.close()
  })

  it('nothing takes over from data that it holds, nor when it was asked for', async () => {
    letOthersIn(true)
    const first = await open()
    await first.close()
    expect(first.engine).toBe('native')

    letOthersIn(false)
    await expect(open()).rejects.toThrow('PostgreSQL ended')
    rmSync(join(parent, 'data'), { recursive: true })
    await expect(open('native')).rejects.toThrow('initdb')
    expect(existsSync(join(parent, 'data/pglite'))).toBe(false)
  })
})

it('names an engine that there is not', async () => {
  await expect(open('mysql')).rejects.toThrow('There is no database engine "mysql"')
})
