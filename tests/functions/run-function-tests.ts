// Checks the edge functions and tests them in Deno, against a backend that is started for them. Needs no network. The
// first argument names a file for the report, in the format of JUnit.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { findDeno } from '#embedded/functions/deno-binary.ts'
import { startTestStack } from '../backend/test-stack.ts'

const FOLDERS = ['supabase/functions', 'supabase/tests/functions']
const PERMISSIONS = [
  '--no-prompt',
  '--cached-only',
  '--allow-env',
  '--allow-net',
  '--allow-read',
  '--allow-sys=hostname',
]

const temporary = mkdtempSync(join(tmpdir(), 'utalii-functions-'))
const [report = join(temporary, 'report.xml')] = process.argv.slice(2)
const stack = await startTestStack('native', { root: resolve('.'), rateFactor: 1000 })
const codes = [
  await runDeno('check', ...FOLDERS),
  await runDeno('lint'),
  await runDeno('test', ...PERMISSIONS, `--junit-path=${report}`),
]
await stack.close()
rmSync(temporary, { recursive: true })
process.exitCode = Math.max(...codes)

function runDeno(...args: string[]): Promise<number> {
  const deno = findDeno()
  if (deno === null) throw new Error('Deno does not run on this machine')
  const env = {
    ...process.env,
    DENO_DIR: join(temporary, 'deno'),
    DENO_NO_UPDATE_CHECK: '1',
    NO_COLOR: '1',
    SUPABASE_URL: stack.url,
    SUPABASE_ANON_KEY: stack.keys.publishableKey,
    SUPABASE_SERVICE_ROLE_KEY: stack.keys.secretKey,
  }
  return new Promise((fulfil, reject) => {
    const child = spawn(deno, args, { env, stdio: 'inherit' })
    child.once('error', reject)
    child.once('close', (code) => fulfil(code ?? 1))
  })
}
