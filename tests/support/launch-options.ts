import type { LaunchOptions } from '@playwright/test'
import { findChromium, findHeadlessShell } from './find-chromium.ts'

/** Chromium with software GL. @param browser its headless shell where this machine has one, or always the whole of it */
export function launchOptions(browser: 'shell' | 'whole'): LaunchOptions {
  const executablePath = ((browser === 'shell' ? findHeadlessShell() : null) ?? findChromium())?.path
  return {
    ...(executablePath === undefined ? {} : { executablePath }),
    args: [
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
      '--disable-background-networking',
      '--disable-component-update',
      '--no-first-run',
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  }
}
