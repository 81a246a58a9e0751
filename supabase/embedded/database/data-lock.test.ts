import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
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

describe('a lock that is left behind', () => {
  /** Ends with nobody, but a server that starts at the same moment has looked at it too. */
  function takeBeside(other: () => void): () => void {
    writeFileSync(lockFile(), `${process.ppid}\nleft behind\n`)
    let hasLooked = false
    return lockDataFolder(folder, (pid) => {
      if (pid === process.ppid && !hasLooked) {
        hasLooked = true
        other()
      }
      return `${pid}\nalive\n`
    })
  }
  const othersLock = `${process.ppid}\nalive\n`

  it('is not taken from the server that was first to take it over', () => {
    expect(() => takeBeside(() => writeFileSync(lockFile(), othersLock))).toThrow(`process ${process.ppid}`)
    expect(readFileSync(lockFile(), 'utf8')).toBe(othersLock)
    expect(readdirSync(folder)).toEqual(['server.lock'])
  })

  it('is left to the server that is about to take it over', () => {
    expect(() => takeBeside(() => writeFileSync(`${lockFile()}.turn`, othersLock))).toThrow(`process ${process.ppid}`)
    expect(readFileSync(lockFile(), 'utf8')).toContain('left behind')
  })

  it('is taken over also where a server was killed while it did that', () => {
    const { pid } = spawnSync(process.execPath, ['--version'])
    const release = takeBeside(() => writeFileSync(`${lockFile()}.turn`, `${pid}\nalive\n`))
    expect(readFileSync(lockFile(), 'utf8')).toContain(`${process.pid}`)
    release()
    expect(readdirSync(folder)).toEqual([])
  })

  it('is taken where it was given back meanwhile', () => {
    takeBeside(() => rmSync(lockFile()))
    expect(readFileSync(lockFile(), 'utf8')).toBe(`${process.pid}\nalive\n`)
  })

  it('is taken over where it says nothing', () => {
    writeFileSync(lockFile(), '')
    lockDataFolder(folder)
    expect(readFileSync(lockFile(), 'utf8')).toMatch(new RegExp(`^${process.pid}\n`))
  })
})
