import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { launchBrowser, openPage } from '../lib/browser.mjs'
import { repositoryDir } from '../lib/paths.mjs'
import { panoramaPx } from '../lib/reference.mjs'

const startLimitMs = 120_000
const panoramaSelector = '[data-testid="panorama"]'

/** Serves the production build, or returns null when there is none yet. */
export async function startOurServer() {
  if (!existsSync(path.join(repositoryDir, 'dist', 'server'))) return null
  const port = await findFreePort()
  const env = { ...process.env, PORT: String(port), UTALII_DATA: 'memory' }
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
    const response = await fetch(`http://127.0.0.1:${port}/explore?category=0`).catch(() => null)
    if (response?.ok) return { port, close }
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  close()
  throw new Error(`The production server did not start: ${errors.slice(-2000)}`)
}

/** A window in which the panorama is exactly as large as the other viewers, and where it lies in it. */
export async function fitViewport(port) {
  const browser = await launchBrowser()
  const viewport = { width: panoramaPx.width, height: panoramaPx.height }
  try {
    const { page } = await openPage(browser, viewport)
    await page.goto(`http://127.0.0.1:${port}/explore?category=0`)
    for (let attempt = 0; attempt < 6; attempt++) {
      const box = await page.locator(panoramaSelector).boundingBox()
      if (box.width === panoramaPx.width && box.height === panoramaPx.height)
        return { viewport, box, fovDeg: await readFovDeg(page) }
      viewport.width += Math.round(panoramaPx.width - box.width)
      viewport.height += Math.round(panoramaPx.height - box.height)
      await page.setViewportSize(viewport)
      await page.waitForTimeout(300)
    }
    throw new Error(
      `No window makes the panorama ${panoramaPx.width} x ${panoramaPx.height}; the last tried was ${JSON.stringify(viewport)}`,
    )
  } finally {
    await browser.close()
  }
}

async function readFovDeg(page) {
  return Number(await page.locator(panoramaSelector).getAttribute('data-fov'))
}

async function findFreePort() {
  const server = createServer()
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address()
  await new Promise((resolve) => server.close(resolve))
  return port
}
