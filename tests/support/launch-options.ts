import type { LaunchOptions } from '@playwright/test'
import { findChromium, findHeadlessShell } from './find-chromium.ts'

/**
 * Chromium with software GL for what the page draws itself. The page around it is put together without GL: by
 * software, that takes twenty times as long as all the panoramas together, and no test looks at how it is done.
 * @param browser its headless shell where this machine has one, or always the whole of it
 */
export function launchOptions(browser: 'shell' | 'whole'): LaunchOptions {
  const executablePath = ((browser === 'shell' ? findHeadlessShell() : null) ?? findChromium())?.path
  return {
    ...(executablePath === undefined ? {} : { executablePath }),
    args: [
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
      '--disable-gpu-compositing',
      '--disable-background-networking',
      '--disable-component-update',
      '--no-first-run',
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  }
}
