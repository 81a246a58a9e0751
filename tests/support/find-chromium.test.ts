import { describe, expect, it } from 'vitest'
import { findChromium, findHeadlessShell } from './find-chromium.ts'

function machineWith(executables: string[], overrides: Partial<Parameters<typeof findChromium>[0]> = {}) {
  return {
    env: { PATH: '/opt/bin:/usr/bin' },
    platform: 'linux' as NodeJS.Platform,
    home: '/home/anna',
    playwrightPath: '/cache/playwright/chrome',
    canRun: (path: string) => executables.includes(path),
    ...overrides,
  }
}

describe('findChromium', () => {
  it('prefers the browser that a variable names', () => {
    const machine = machineWith(['/usr/bin/chromium', '/mine/chrome'], { env: { CHROME_BIN: '/mine/chrome' } })
    expect(findChromium(machine)).toEqual({ path: '/mine/chrome', how: 'named by CHROME_BIN' })
  })

  it('refuses a variable that names nothing that runs', () => {
    const machine = machineWith(['/usr/bin/chromium'], { env: { CHROMIUM_PATH: '/gone' } })
    expect(() => findChromium(machine)).toThrow('CHROMIUM_PATH is set to /gone')
  })

  it.each([
    ['linux', '/usr/bin/chromium'],
    ['linux', '/usr/bin/google-chrome'],
    ['linux', '/snap/bin/chromium'],
    ['linux', '/opt/bin/chromium-browser'],
    ['darwin', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
    ['darwin', '/home/anna/Applications/Chromium.app/Contents/MacOS/Chromium'],
    ['win32', 'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe'],
  ] as const)('looks in the usual places of %s: %s', (platform, path) => {
    const env = { PATH: '/opt/bin:/usr/bin', PROGRAMFILES: 'C:\\Program Files' }
    expect(findChromium(machineWith([path], { platform, env }))?.path).toBe(path)
  })

  it("falls back to Playwright's own download", () => {
    expect(findChromium(machineWith(['/cache/playwright/chrome']))?.how).toBe("Playwright's own")
  })

  it('answers null where there is none', () => {
    expect(findChromium(machineWith([]))).toBeNull()
  })
})

describe('findHeadlessShell', () => {
  const shell = '/usr/bin/chromium-headless-shell'

  it('finds it beside the whole browser', () => {
    expect(findHeadlessShell(machineWith(['/usr/bin/chromium', shell]))?.path).toBe(shell)
  })

  it('leaves a browser that is named to be the one that is tested', () => {
    const env = { PATH: '', CHROMIUM_PATH: '/mine/chrome' }
    expect(findHeadlessShell(machineWith(['/mine/chrome', shell], { env }))).toBeNull()
  })

  it('takes the one that its own variable names, and refuses one that does not run', () => {
    const env = { CHROMIUM_HEADLESS_SHELL_PATH: '/mine/shell' }
    expect(findHeadlessShell(machineWith(['/mine/shell', shell], { env }))?.path).toBe('/mine/shell')
    expect(() => findHeadlessShell(machineWith([shell], { env }))).toThrow('CHROMIUM_HEADLESS_SHELL_PATH is set to')
  })

  it('does without where there is none', () => {
    expect(findHeadlessShell(machineWith(['/usr/bin/chromium']))).toBeNull()
    expect(findHeadlessShell(machineWith([shell], { platform: 'darwin' }))).toBeNull()
  })
})
