import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { repositoryDir } from './paths.mjs'

const startLimitMs = 120_000

/** Serves the production build with throw-away data, or returns null when there is none yet. */
export async function startProductionServer(extraEnv = {}) {
  if (!existsSync(path.join(repositoryDir, 'dist', 'server'))) return null
  const port = await findFreePort()
  const env = { ...process.env, PORT: String(port), UTALII_DATA: 'memory', ...extraEnv }
  const child = spawn('npm', ['run', '--silent', 'serve'], {
    cwd: repositoryDir,
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
  })
  let errors = ''
  child.stderr.on('data', (chunk) => (errors += chunk))
  const close = () => {
    if (child.exitCode === null && child.signalCode === null) process.kill(-child.pid)
  }
  process.once('exit', close)
  const endMs = Date.now() + startLimitMs
  while (Date.now() < endMs && child.exitCode === null) {
    const response = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => null)
    if (response?.ok) return { port, close }
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  close()
  throw new Error(`The production server did not start: ${errors.slice(-2000)}`)
}

export async function findFreePort() {
  const server = createServer()
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address()
  await new Promise((resolve) => server.close(resolve))
  return port
}
