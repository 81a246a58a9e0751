import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'

it.each(['SIGINT', 'SIGTERM'] as const)('%s leaves nothing of a throw-away backend', async (signal) => {
  const temporary = mkdtempSync(join(tmpdir(), 'utalii-stop-'))
  chmodSync(temporary, 0o711)
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', resolve('tests/backend/run-stack.ts'), 'memory', 'native'],
    {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: { ...process.env, TMPDIR: temporary },
      // As in a terminal: the signal reaches the database too.
      detached: true,
    },
  )
  try {
    await once(child, 'message')
    const exited = once(child, 'exit')
    const group = -(child.pid ?? 0)
    process.kill(group, signal)
    expect(await exited).toEqual([0, null])
    expect(readdirSync(temporary).filter((name) => name.startsWith('utalii-'))).toEqual([])
  } finally {
    if (child.exitCode === null) child.kill('SIGKILL')
    rmSync(temporary, { recursive: true })
  }
})

it('npm starts the server without a wrapper, which would kill it where it closes slowly', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  expect(scripts.serve).toMatch(/^node /)
})
