// What `npm test` runs, here and in CI: every gate in order, each with a heading and its time. The last line counts
// everything: the tests of Vitest and Playwright, and each other gate as one.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureChromium } from './install-chromium.ts'
import { sumTallies, type Tally, tallyGate, tallyJunit, tallyPlaywright, tallyTap, tallyVitest } from './tally.ts'
import { makeTestFolder } from './test-folder.ts'

type Step = {
  name: string
  /** Called when the step is due; a throw fails the step. */
  run: () => Promise<Tally>
  /** A step that must have passed before this one makes sense. */
  needs?: string
}

const MINUTE_MS = 60_000
const folder = makeTestFolder()
const running = new Set<ReturnType<typeof spawn>>()
const env: NodeJS.ProcessEnv = { ...process.env, CI: 'true' }
const isLong = process.argv.includes('--long')
if (isLong) env['UTALII_LONG'] = '1'

/**
 * One after the other; those of one group together: the functions wait for answers, panoramas, build and database take one
 * core each.
 */
const STEPS: readonly (readonly Step[])[] = [
  [{ name: 'format', run: () => gate('format', 'format:check', 2 * MINUTE_MS) }],
  [{ name: 'lint', run: () => gate('lint', 'lint', 2 * MINUTE_MS) }],
  [{ name: 'types', run: () => gate('types', 'types', 3 * MINUTE_MS) }],
  [{ name: 'layers', run: () => gate('layers', 'layers', 2 * MINUTE_MS) }],
  [{ name: 'units', run: () => vitest('units', []) }],
  [
    {
      name: 'backend',
      run: () =>
        vitest('backend', ['--config', 'vitest.backend.config.ts'], {
          limitMs: (isLong ? 40 : 10) * MINUTE_MS,
          extraEnv: { TMPDIR: folder },
        }),
    },
  ],
  [
    { name: 'functions', run: deno },
    { name: 'panoramas', run: () => gate('panoramas', 'panorama:check', (isLong ? 40 : 10) * MINUTE_MS) },
  ],
  [
    { name: 'build', run: () => gate('build', 'build', 5 * MINUTE_MS) },
    { name: 'database', run: pgtap },
  ],
  [
    {
      name: 'budgets',
      needs: 'build',
      run: () => vitest('budgets', ['--project', 'budget'], { extraEnv: { UTALII_BUDGETS: '1' } }),
    },
  ],
  [{ name: 'end to end', needs: 'build', run: playwright }],
]

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    for (const child of running) killGroup(child)
    removeFolder()
    process.exit(130)
  })
}

const tally = await runSteps()
removeFolder()
process.exitCode = tally.failed > 0 || tally.passed === 0 ? 1 : 0

async function runSteps(): Promise<Tally> {
  const tallies = new Map<string, Tally>()
  const lines: string[] = []
  for (const together of STEPS) {
    await Promise.all(
      together.map(async (step) => {
        const startMs = performance.now()
        const result = await runStep(step, tallies)
        tallies.set(step.name, result)
        const seconds = ((performance.now() - startMs) / 1000).toFixed(1)
        lines.push(`${result.failed === 0 ? '✓' : '✗'} ${step.name.padEnd(12)} ${seconds.padStart(7)} s`)
        console.log(`   ${step.name}: ${result.passed} passed, ${result.failed} failed in ${seconds} s`)
      }),
    )
  }
  const sum = sumTallies([...tallies.values()])
  console.log(`\n${lines.join('\n')}`)
  if (sum.failures.length > 0) console.log(`\nFailed:\n${sum.failures.map((failure) => `  ${failure}`).join('\n')}`)
  console.log(`\n${sum.passed} passed, ${sum.failed} failed`)
  return sum
}

async function runStep({ name, run, needs }: Step, done: ReadonlyMap<string, Tally>): Promise<Tally> {
  console.log(`\n── ${name} ${'─'.repeat(Math.max(0, 60 - name.length))}`)
  if (needs !== undefined && done.get(needs)?.failed !== 0) return notRun(name, needs)
  return run().catch((error: unknown) => broken(name, error))
}

async function gate(name: string, script: string, limitMs: number): Promise<Tally> {
  return tallyGate(name, await runCommand(['npm', 'run', '--silent', script], limitMs))
}

type VitestOptions = { limitMs?: number; extraEnv?: NodeJS.ProcessEnv }

async function vitest(
  name: string,
  args: string[],
  { limitMs = 10 * MINUTE_MS, extraEnv = {} }: VitestOptions = {},
): Promise<Tally> {
  const report = join(folder, `${name}.json`)
  const command = [
    'npx',
    'vitest',
    'run',
    ...args,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]
  const exitCode = await runCommand(command, limitMs, extraEnv)
  return tallyVitest(name, exitCode, readReport(report))
}

async function pgtap(): Promise<Tally> {
  const report = join(folder, 'pgtap.json')
  const exitCode = await runCommand(['npm', 'run', '--silent', 'db:test', '--', report], 5 * MINUTE_MS)
  return tallyTap('database', exitCode, readReport(report))
}

async function deno(): Promise<Tally> {
  const report = join(folder, 'functions.xml')
  const exitCode = await runCommand(
    ['npm', 'run', '--silent', 'functions:test', '--', report],
    (isLong ? 40 : 5) * MINUTE_MS,
  )
  return tallyJunit('functions', exitCode, existsSync(report) ? readFileSync(report, 'utf8') : null)
}

async function playwright(): Promise<Tally> {
  const report = join(folder, 'playwright.json')
  ensureChromium()
  const exitCode = await runCommand(
    ['npx', 'playwright', 'test', '--reporter=list,json'],
    (isLong ? 60 : 35) * MINUTE_MS,
    {
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    },
  )
  return tallyPlaywright('end to end', exitCode, readReport(report))
}

/** Runs to the end or to the limit, whichever comes first, with its output shown as it comes. */
function runCommand(command: readonly string[], limitMs: number, extraEnv: NodeJS.ProcessEnv = {}): Promise<number> {
  const [program = '', ...args] = command
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...env, ...extraEnv },
      // A group of its own, so that a step that hangs can be ended with everything it started.
      detached: process.platform !== 'win32',
      shell: process.platform === 'win32',
    })
    running.add(child)
    const limit = setTimeout(() => {
      console.error(`Not finished after ${limitMs / MINUTE_MS} minutes: ${command.join(' ')}`)
      killGroup(child)
    }, limitMs)
    child.once('error', reject)
    child.once('close', (code) => {
      clearTimeout(limit)
      running.delete(child)
      resolve(code ?? 1)
    })
  })
}

/** With what a step has left that was ended at its limit. */
function removeFolder(): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
}

function killGroup(child: ReturnType<typeof spawn>): void {
  if (child.pid === undefined) return
  try {
    if (process.platform === 'win32') child.kill()
    else process.kill(-child.pid, 'SIGKILL')
  } catch {
    // It has ended by itself in the meantime.
  }
}

function readReport(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
}

function notRun(name: string, needs: string): Tally {
  console.log(`   not run, because ${needs} failed`)
  return { passed: 0, failed: 1, failures: [`${name}: not run, because ${needs} failed`] }
}

function broken(name: string, error: unknown): Tally {
  const message = error instanceof Error ? error.message : String(error)
  console.error(message)
  return { passed: 0, failed: 1, failures: [`${name}: ${message}`] }
}
