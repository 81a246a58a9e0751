import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const SCRIPT = [process.execPath, '--import', 'tsx', resolve('tests/backend/without-network.ts')]
/** A namespace of the kernel whose only network is loopback; not everybody may make one. */
const ALONE = ['unshare', process.getuid?.() === 0 ? '-n' : '-rn', 'sh', '-c', 'ip link set lo up && exec "$@"', 'sh']
const canBeAlone = spawnSync(ALONE[0] ?? '', [...ALONE.slice(1), 'true']).status === 0

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'utalii-alone-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

async function run([program = '', ...args]: readonly string[]): Promise<unknown> {
  const report = join(folder, 'report.json')
  const child = spawn(program, [...args, report], { stdio: ['ignore', 'ignore', 'inherit'] })
  const [code] = await once(child, 'exit')
  expect(code).toBe(0)
  return JSON.parse(readFileSync(report, 'utf8'))
}

const ALL_DONE = { places: true, changed: 'zanzibar-beaches', upload: null, mails: 1, payment: true }

describe('without a network the backend starts and answers in all of its parts', () => {
  it('and wants to reach nothing beyond this machine', async () => {
    // The first is the test's own try, which shows that it is noticed.
    expect(await run(SCRIPT)).toEqual({ refused: ['utalii.example'], done: ALL_DONE, wanted: [] })
  })

  it.runIf(canBeAlone)('where the kernel has none for it, nor for its database and its functions', async () => {
    expect(await run([...ALONE, ...SCRIPT])).toMatchObject({ done: ALL_DONE, wanted: [] })
  })
})
