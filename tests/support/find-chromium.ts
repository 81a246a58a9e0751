import { spawnSync } from 'node:child_process'
import { accessSync, constants, statSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

export type FoundChromium = { path: string; how: string }

type Machine = {
  env: Readonly<Record<string, string | undefined>>
  platform: NodeJS.Platform
  home: string
  /** Where Playwright would keep its own download. */
  playwrightPath: string
  canRun: (path: string) => boolean
}

const VARIABLES = ['CHROMIUM_PATH', 'PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH', 'CHROME_BIN']
const SHELL_VARIABLE = 'CHROMIUM_HEADLESS_SHELL_PATH'
const SHELL_COMMAND = 'chromium-headless-shell'
const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']

/**
 * The first Chromium of this machine: named by a variable, in one of the usual places, or Playwright's own.
 * @throws when a variable names something that cannot be run: better to say so than to test another browser.
 */
export function findChromium(machine: Machine = thisMachine()): FoundChromium | null {
  for (const name of VARIABLES) {
    const path = machine.env[name]
    if (!path) continue
    if (!machine.canRun(path)) throw new Error(`${name} is set to ${path}, which does not run`)
    return { path, how: `named by ${name}` }
  }
  for (const path of usualPlaces(machine)) {
    if (machine.canRun(path)) return { path, how: 'found on this machine' }
  }
  if (machine.canRun(machine.playwrightPath)) return { path: machine.playwrightPath, how: "Playwright's own" }
  return null
}

/**
 * Chromium without its windows, where this machine has it: the same engine, and journeys take a third less time in it.
 * It emulates no sensors. Null where a variable names the browser: that one is to be tested then.
 * @throws when its variable names something that cannot be run
 */
export function findHeadlessShell(machine: Machine = thisMachine()): FoundChromium | null {
  const named = machine.env[SHELL_VARIABLE]
  if (named) {
    if (!machine.canRun(named)) throw new Error(`${SHELL_VARIABLE} is set to ${named}, which does not run`)
    return { path: named, how: `named by ${SHELL_VARIABLE}` }
  }
  if (VARIABLES.some((name) => machine.env[name]) || machine.platform !== 'linux') return null
  const path = inFolders(SHELL_COMMAND, machine).find(machine.canRun)
  return path === undefined ? null : { path, how: 'found on this machine' }
}

function usualPlaces(machine: Machine): string[] {
  const { env, platform, home } = machine
  if (platform === 'darwin') {
    const apps = ['Chromium.app/Contents/MacOS/Chromium', 'Google Chrome.app/Contents/MacOS/Google Chrome']
    return apps.flatMap((app) => [`/Applications/${app}`, `${home}/Applications/${app}`])
  }
  if (platform === 'win32') {
    const roots = [env['PROGRAMFILES'], env['PROGRAMFILES(X86)'], env['LOCALAPPDATA']].filter(
      (root) => root !== undefined,
    )
    return roots.flatMap((root) =>
      ['Chromium', 'Google\\Chrome'].map((folder) => `${root}\\${folder}\\Application\\chrome.exe`),
    )
  }
  return COMMANDS.flatMap((command) => inFolders(command, machine))
}

function inFolders(command: string, { env }: Machine): string[] {
  const folders = ['/usr/bin', '/usr/local/bin', '/snap/bin', ...(env['PATH'] ?? '').split(delimiter)]
  return folders.filter(Boolean).map((folder) => join(folder, command))
}

function thisMachine(): Machine {
  return {
    env: process.env,
    platform: process.platform,
    home: homedir(),
    playwrightPath: chromium.executablePath(),
    canRun,
  }
}

/**
 * Executable is not enough: Ubuntu's chromium-browser may be a script that only advertises a snap, and a downloaded
 * browser may lack system libraries. On Windows `--version` would open a window, so there the file is believed.
 */
function canRun(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    if (!statSync(path).isFile()) return false
  } catch {
    return false
  }
  if (process.platform === 'win32') return true
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0
}
