import { launchBrowser, openPage, readCpuMs, readMainThreadMs } from '../lib/browser.mjs'
import {
  dragFullTurn,
  findDragBox,
  installHooks,
  measureIdle,
  readCounters,
  screenshotPanorama,
  waitUntilSettled,
} from '../lib/measure.mjs'
import { sharpness } from '../lib/metrics.mjs'
import { projectView } from '../lib/projection.mjs'
import { startShapingProxy } from '../lib/proxy.mjs'
import { panoramaPx } from '../lib/reference.mjs'

const settleLimitMs = 60_000

/** Load, two full turns by dragging and three idle seconds, nothing read back: what the viewer costs. */
export async function runWork({ target, network, source, withSharpness }) {
  const proxy = await startShapingProxy({ targetPort: target.port, network })
  const browser = await launchBrowser()
  try {
    const opened = await openPage(browser, target.viewport)
    const { page, cdp, browserCdp } = opened
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
    await installHooks(page, null)
    const cpuBefore = await readCpuMs(browserCdp)
    await page.goto(`http://127.0.0.1:${proxy.port}${target.path}`, { waitUntil: 'commit' })
    await waitForDrawnPicture(page, proxy.log)
    const load = describeWork(await readCounters(page))
    load.gpuCpuMs = (await readCpuMs(browserCdp)).gpu - cpuBefore.gpu
    load.mainMs = await readMainThreadMs(cdp)
    const box = await findDragBox(page, target.box, target.dragSelector)
    const degPerPx = await measureDegPerPx(page, target, box)
    const firstTurn = await dragFullTurn({ ...opened, box, degPerPx })
    await waitForDrawnPicture(page, proxy.log)
    const secondTurn = await dragFullTurn({ ...opened, box, degPerPx })
    await waitForDrawnPicture(page, proxy.log)
    await waitForRest(page)
    const { textureBytes, peakTextureBytes } = await readCounters(page)
    const idle = await measureIdle(opened)
    const sharpnessAfterTurn = withSharpness ? await compareWithSource(page, target, source) : null
    return { load, firstTurn, secondTurn, idle, degPerPx, textureBytes, peakTextureBytes, sharpnessAfterTurn }
  } finally {
    await browser.close()
    proxy.close()
  }
}

function describeWork({ firstShaderAtMs, longTasks, uploads, textureBytes, posters, frames }) {
  const afterScripts = longTasks.filter(({ atMs }) => atMs > (firstShaderAtMs ?? 0))
  return {
    longestTaskMs: Math.max(0, ...longTasks.map(({ ms }) => ms)),
    longestTaskAfterScriptsMs: Math.max(0, ...afterScripts.map(({ ms }) => ms)),
    blockedMs: longTasks.reduce((sum, { ms }) => sum + ms - 50, 0),
    uploads: uploads.length,
    uploadMaxMs: Math.max(0, ...uploads.map(({ ms }) => ms)),
    textureBytes,
    posters: posters.length,
    frames: frames.length,
    longTasks,
  }
}

function waitForDrawnPicture(page, log) {
  const hasDrawn = () => page.evaluate(() => window.__bench.frames.length > 0)
  return waitUntilSettled(page, log, { limitMs: settleLimitMs, isDone: hasDrawn })
}

/** Lets inertia end: no frame for a second, or seven seconds for viewers that never stop drawing. */
async function waitForRest(page) {
  for (let second = 0; second < 7; second++) {
    const frames = await page.evaluate(() => window.__bench.frames.length)
    await page.waitForTimeout(1000)
    if ((await page.evaluate(() => window.__bench.frames.length)) === frames) return
  }
}

/** How far one pixel of dragging turns this viewer, from one short drag. */
async function measureDegPerPx(page, target, box) {
  const distancePx = 100
  const y = box.y + box.height / 2
  let x = box.x + box.width / 2 + distancePx / 2
  const before = await target.readView(page)
  await page.mouse.move(x, y)
  await page.mouse.down()
  for (let step = 0; step < 10; step++) await page.mouse.move((x -= distancePx / 10), y)
  await page.waitForTimeout(400)
  const after = await target.readView(page)
  await page.mouse.up()
  await page.waitForTimeout(600)
  const turnedDeg = Math.abs(((after.headingDeg - before.headingDeg + 540) % 360) - 180)
  if (turnedDeg < 1) throw new Error(`Dragging ${distancePx} px does not turn ${target.label}`)
  return turnedDeg / distancePx
}

async function compareWithSource(page, target, source) {
  const view = await target.readView(page)
  const wanted = projectView(source, { ...view, widthPx: panoramaPx.width, heightPx: panoramaPx.height })
  return sharpness(await screenshotPanorama(page, target)) / sharpness(wanted)
}
