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

function usualPlaces({ env, platform, home }: Machine): string[] {
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
  const folders = ['/usr/bin', '/usr/local/bin', '/snap/bin', ...(env['PATH'] ?? '').split(delimiter)]
  return COMMANDS.flatMap((command) => folders.filter(Boolean).map((folder) => join(folder, command)))
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
