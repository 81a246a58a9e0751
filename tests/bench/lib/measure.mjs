import { readFile } from 'node:fs/promises'
import { readCpuMs, readMainThreadMs } from './browser.mjs'
import { readImage } from './image.mjs'

const hookFiles = ['page/counters.js', 'page/frames.js']
const hooks = await Promise.all(hookFiles.map((file) => readFile(new URL(file, import.meta.url), 'utf8')))
const settledQuietMs = 1000
const movesPerGrip = 10

/** Puts the hooks into every document of the page; with a reference the frames are read back and judged. */
export async function installHooks(page, reference) {
  await page.addInitScript({ content: hooks.join('\n') })
  if (!reference) return
  const wanted = JSON.stringify({ cells: reference.cells, sharpness: reference.sharpness })
  await page.addInitScript({ content: `window.__bench.watchFor(${wanted}, null)` })
}

export async function readCounters(page) {
  return page.evaluate(() => ({ ...window.__bench, watch: null, watchFor: null, timeOriginMs: performance.timeOrigin }))
}

/** Waits until no bytes arrived for a second (and `isDone`, if given, holds), at most `limitMs`. */
export async function waitUntilSettled(page, proxyLog, { limitMs, isDone }) {
  const endMs = Date.now() + limitMs
  while (Date.now() < endMs) {
    await page.waitForTimeout(100)
    const lastByteMs = Math.max(
      0,
      ...proxyLog.map((request) => Math.max(request.startedAtMs, ...request.chunks.slice(-1).map(([atMs]) => atMs))),
    )
    if (proxyLog.length && Date.now() - lastByteMs > settledQuietMs && (!isDone || (await isDone()))) return true
  }
  return false
}

/** Bytes of the requests that `matches` accepts, received until `untilMs` (epoch), and how many requests these were. */
export function bytesUntil(proxyLog, untilMs, matches = () => true) {
  let [bytes, requests] = [0, 0]
  for (const request of proxyLog) {
    if (!matches(request.path)) continue
    const received = request.chunks.filter(([atMs]) => atMs <= untilMs)
    if (received.length) requests++
    for (const [, size] of received) bytes += size
  }
  return { bytes, requests }
}

/** The panorama alone: what lies over it is hidden for the picture and shown again. */
export async function screenshotPanorama(page, { box, onlyPictureCss }) {
  const setHidden = (css) =>
    page.evaluate((text) => {
      document.getElementById('bench-style')?.remove()
      if (text)
        document.head.append(Object.assign(document.createElement('style'), { id: 'bench-style', textContent: text }))
    }, css)
  await setHidden(onlyPictureCss)
  await page.waitForTimeout(200)
  const picture = await readImage(await page.screenshot({ clip: box, type: 'png' }))
  await setHidden(null)
  return picture
}

/**
 * One full turn by dragging with the mouse: 60 moves of about 6 degrees, gripped again after every tenth.
 * `degPerPx` is how far one pixel turns this viewer.
 */
export async function dragFullTurn({ page, cdp, browserCdp, box, degPerPx }) {
  const stepPx = Math.min(6 / degPerPx, (box.width - 40) / movesPerGrip)
  const gripsNeeded = Math.ceil(360 / degPerPx / (stepPx * movesPerGrip))
  const y = box.y + box.height / 2
  const before = await readCost(page, cdp, browserCdp)
  for (let grip = 0; grip < gripsNeeded; grip++) {
    let x = box.x + box.width - 20
    await page.mouse.move(x, y)
    await page.mouse.down()
    for (let move = 0; move < movesPerGrip; move++) await page.mouse.move((x -= stepPx), y)
    await page.mouse.up()
  }
  const after = await readCost(page, cdp, browserCdp)
  return costBetween(before, after)
}

/** The widest strip in the middle of `box` where the mouse meets the picture and no control. */
export async function findDragBox(page, box, selector) {
  return page.evaluate(
    ({ box, selector }) => {
      const isFree = (x, y) => {
        const hit = document.elementFromPoint(x, y)
        return Boolean(hit?.closest(selector)) && !hit.closest('button, a, input')
      }
      let widest = null
      for (const share of [0.5, 0.4, 0.6, 0.3, 0.7]) {
        const y = box.y + box.height * share
        let left = null
        for (let x = box.x + 20; x <= box.x + box.width - 20; x += 10) {
          if (!isFree(x, y)) left = null
          else left ??= x
          if (left !== null && (!widest || x - left > widest.width))
            widest = { x: left, y: y - 1, width: x - left, height: 2 }
        }
      }
      return widest
    },
    { box, selector },
  )
}

async function readCost(page, cdp, browserCdp) {
  const counters = await readCounters(page)
  return {
    counters,
    cpu: await readCpuMs(browserCdp),
    mainMs: await readMainThreadMs(cdp),
    atMs: await page.evaluate(() => performance.now()),
  }
}

/** What happened on the page and in the graphics process between two readings. */
function costBetween(before, after) {
  const frames = after.counters.frames.filter(({ atMs }) => atMs > before.atMs)
  const intervalsMs = frames.slice(1).map((frame, i) => frame.atMs - frames[i].atMs)
  const uploadsMs = after.counters.uploads.filter(({ atMs }) => atMs > before.atMs).map(({ ms }) => ms)
  const longTasksMs = after.counters.longTasks.filter(({ atMs }) => atMs > before.atMs).map(({ ms }) => ms)
  const perFrame = (value) => (frames.length ? value / frames.length : 0)
  return {
    frames: frames.length,
    rafCallbacks: after.counters.rafCallbacks - before.counters.rafCallbacks,
    intervalMedianMs: median(intervalsMs),
    intervalP95Ms: quantile(intervalsMs, 0.95),
    drawsPerFrame: perFrame(frames.reduce((sum, frame) => sum + frame.draws, 0)),
    trianglesPerFrame: perFrame(frames.reduce((sum, frame) => sum + frame.triangles, 0)),
    gpuCpuMsPerFrame: perFrame(after.cpu.gpu - before.cpu.gpu),
    mainMsPerFrame: perFrame(after.mainMs - before.mainMs),
    gpuCpuMs: after.cpu.gpu - before.cpu.gpu,
    mainMs: after.mainMs - before.mainMs,
    uploads: uploadsMs.length,
    uploadMedianMs: median(uploadsMs),
    uploadMaxMs: Math.max(0, ...uploadsMs),
    longestTaskMs: Math.max(0, ...longTasksMs),
    textureBytes: after.counters.textureBytes,
    peakTextureBytes: after.counters.peakTextureBytes,
  }
}

/** What the page does in `durationMs` when nobody touches it. */
export async function measureIdle({ page, cdp, browserCdp, durationMs = 3000 }) {
  const before = await readCost(page, cdp, browserCdp)
  await page.waitForTimeout(durationMs)
  return costBetween(before, await readCost(page, cdp, browserCdp))
}

export function median(values) {
  return quantile(values, 0.5)
}

export function quantile(values, share) {
  if (!values.length) return null
  const sorted = values.filter((value) => value !== null).sort((a, b) => a - b)
  const at = (sorted.length - 1) * share
  const low = Math.floor(at)
  return sorted.length ? sorted[low] + (sorted[Math.ceil(at)] - sorted[low]) * (at - low) : null
}
