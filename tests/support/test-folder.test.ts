import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { makeTestFolder } from './test-folder.ts'

let memory = ''
const made: string[] = []

beforeEach(() => {
  memory = mkdtempSync(join(tmpdir(), 'utalii-memory-'))
})
afterEach(() => {
  for (const folder of [...made.splice(0), memory]) rmSync(folder, { recursive: true })
})

function make(within: string, neededBytes: number): string {
  const folder = makeTestFolder(within, neededBytes)
  made.push(folder)
  return folder
}

it('lies in memory where there is room, and may be passed by others', () => {
  const folder = make(memory, 1)
  expect(dirname(folder)).toBe(memory)
  expect((statSync(folder).mode & 0o777).toString(8)).toBe('711')
})

it.each([
  ['is too small', () => memory, Number.MAX_VALUE],
  ['is none', () => join(memory, 'none'), 1],
])('lies among the temporary files where memory %s', (_, within, neededBytes) => {
  expect(dirname(make(within(), neededBytes))).toBe(tmpdir())
})
