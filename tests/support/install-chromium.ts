import { spawnSync } from 'node:child_process'
import { findChromium, type FoundChromium } from './find-chromium.ts'

const DOWNLOAD_LIMIT_MS = 4 * 60_000
const PACKAGE_LIMIT_MS = 6 * 60_000

type Command = readonly [program: string, ...args: string[]]
type Way = { name: string; commands: readonly Command[]; limitMs: number; needsRoot: boolean }

const WAYS: readonly Way[] = [
  {
    name: "Playwright's download",
    commands: [['npx', 'playwright', 'install', 'chromium']],
    limitMs: DOWNLOAD_LIMIT_MS,
    needsRoot: false,
  },
  aptGet('chromium', 'chromium-headless-shell'),
  // Not every release has the shell.
  aptGet('chromium'),
  { name: 'dnf', commands: [['dnf', 'install', '-y', 'chromium']], limitMs: PACKAGE_LIMIT_MS, needsRoot: true },
  { name: 'apk', commands: [['apk', 'add', 'chromium']], limitMs: PACKAGE_LIMIT_MS, needsRoot: true },
  {
    name: 'pacman',
    commands: [['pacman', '-Sy', '--noconfirm', 'chromium']],
    limitMs: PACKAGE_LIMIT_MS,
    needsRoot: true,
  },
  { name: 'brew', commands: [['brew', 'install', '--cask', 'chromium']], limitMs: PACKAGE_LIMIT_MS, needsRoot: false },
]

function aptGet(...packages: string[]): Way {
  return {
    name: `apt-get, ${packages.join(' and ')}`,
    commands: [
      ['apt-get', 'update'],
      ['apt-get', 'install', '-y', '--no-install-recommends', ...packages],
    ],
    limitMs: PACKAGE_LIMIT_MS,
    needsRoot: true,
  }
}

type Tools = {
  find: () => FoundChromium | null
  /** Null when it worked, otherwise why not, in one line. */
  run: (command: Command, limitMs: number) => string | null
  hasCommand: (program: string) => boolean
  isRoot: boolean
  say: (line: string) => void
}

/**
 * Finds a Chromium or installs one, saying each step in one line.
 * @throws when every way fails, with what to do by hand.
 */
export function ensureChromium(tools: Tools = realTools()): FoundChromium {
  const found = tools.find()
  if (found) {
    tools.say(`Chromium: ${found.path} (${found.how})`)
    return found
  }
  tools.say('Chromium: none on this machine, installing one')
  for (const way of WAYS) {
    const installed = tryWay(way, tools)
    if (!installed) continue
    tools.say(`Chromium: ${installed.path} (installed by ${way.name})`)
    return installed
  }
  throw new Error(
    'No Chromium could be found or installed. Install one by hand and set CHROMIUM_PATH to its executable.',
  )
}

function tryWay(way: Way, tools: Tools): FoundChromium | null {
  const [program] = way.commands[0] ?? []
  if (program === undefined || !tools.hasCommand(program)) return null
  const prefix = way.needsRoot && !tools.isRoot ? ['sudo', '-n'] : []
  if (prefix.length > 0 && !tools.hasCommand('sudo')) {
    tools.say(`Chromium: ${way.name} needs root and there is no sudo, skipped`)
    return null
  }
  for (const command of way.commands) {
    const [first, ...rest] = [...prefix, ...command]
    if (first === undefined) return null
    tools.say(`Chromium: running ${[first, ...rest].join(' ')}`)
    const refusal = tools.run([first, ...rest], way.limitMs)
    if (refusal !== null) {
      tools.say(`Chromium: ${way.name} did not work: ${refusal}`)
      return null
    }
  }
  return tools.find()
}

function realTools(): Tools {
  return {
    find: () => findChromium(),
    run: runCommand,
    hasCommand: (program) => {
      const probe = process.platform === 'win32' ? 'where' : 'which'
      return spawnSync(probe, [program], { stdio: 'ignore' }).status === 0
    },
    isRoot: process.getuid?.() === 0,
    say: (line) => console.log(line),
  }
}

function runCommand([program, ...args]: Command, limitMs: number): string | null {
  const result = spawnSync(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
    timeout: limitMs,
    killSignal: 'SIGKILL',
    shell: process.platform === 'win32',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  if (result.status === 0) return null
  if (result.error) return result.error.message
  return reasonIn(`${result.stdout}\n${result.stderr}`) ?? `exit status ${result.status}`
}

/** The line that names the error, or else the last one: downloaders end with a stack trace. */
export function reasonIn(output: string): string | null {
  const lines = output.split('\n').map((line) => line.trim())
  return lines.find((line) => /^(error|e:|failed)\b/i.test(line)) ?? lines.findLast((line) => line !== '') ?? null
}
