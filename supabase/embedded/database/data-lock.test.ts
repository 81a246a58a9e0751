import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { lockDataFolder } from './data-lock.ts'

let folder = ''
const lockFile = () => join(folder, 'server.lock')

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'utalii-lock-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

it('is held by one process, which is named, until it is given back', () => {
  const release = lockDataFolder(folder)
  expect(() => lockDataFolder(folder)).toThrow(`process ${process.pid}`)
  release()
  expect(existsSync(lockFile())).toBe(false)
  lockDataFolder(folder)
})

it('is taken over from a process that has ended', () => {
  const { pid } = spawnSync(process.execPath, ['--version'])
  writeFileSync(lockFile(), `${pid}\n\n`)
  lockDataFolder(folder)
  expect(readFileSync(lockFile(), 'utf8')).toMatch(new RegExp(`^${process.pid}\n`))
})

it.runIf(process.platform === 'linux')('is taken over when the number has gone to another process since', () => {
  writeFileSync(lockFile(), `${process.ppid}\n1\n`)
  lockDataFolder(folder)
  expect(readFileSync(lockFile(), 'utf8')).toMatch(new RegExp(`^${process.pid}\n`))
})

it('is not given back for somebody else', () => {
  const release = lockDataFolder(folder)
  writeFileSync(lockFile(), '1\nanother\n')
  release()
  expect(existsSync(lockFile())).toBe(true)
})
