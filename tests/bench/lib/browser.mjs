import { existsSync } from 'node:fs'
import { chromium } from 'playwright-core'

const knownPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
]
const flags = [
  '--headless=new',
  '--no-sandbox',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  // The page around a scene is put together without GL, which here is software as well: see README.md.
  '--disable-gpu-compositing',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--hide-scrollbars',
  '--force-color-profile=srgb',
]

/** A fresh browser, so that neither files nor compiled shaders are cached; more command-line flags on request. */
export async function launchBrowser(extraFlags = []) {
  const executablePath = [process.env.CHROMIUM_PATH, chromium.executablePath(), ...knownPaths].find(
    (path) => path && existsSync(path),
  )
  if (!executablePath) throw new Error('No Chromium found: set CHROMIUM_PATH or run `npx playwright install chromium`')
  return chromium.launch({
    executablePath,
    args: [...flags, ...extraFlags],
    ignoreDefaultArgs: ['--headless', '--enable-automation'],
  })
}

export async function openPage(browser, viewport) {
  const context = await browser.newContext({ viewport, deviceScaleFactor: 1, reducedMotion: 'no-preference' })
  const page = await context.newPage()
  await page.goto('about:blank')
  return { page, cdp: await context.newCDPSession(page), browserCdp: await browser.newBrowserCDPSession() }
}

/** CPU time in ms since the process started, of the graphics process and of all renderers. */
export async function readCpuMs(browserCdp) {
  const { processInfo } = await browserCdp.send('SystemInfo.getProcessInfo')
  const sum = (type) =>
    processInfo.filter((info) => info.type === type).reduce((total, info) => total + info.cpuTime * 1000, 0)
  return { gpu: sum('GPU'), renderer: sum('renderer') }
}

/** Time the main thread of the page was busy, in ms. */
export async function readMainThreadMs(cdp) {
  const { metrics } = await cdp.send('Performance.getMetrics')
  return metrics.find((metric) => metric.name === 'TaskDuration').value * 1000
}
