import { launchBrowser, openPage } from '../lib/browser.mjs'
import { bytesUntil, installHooks, readCounters, screenshotPanorama, waitUntilSettled } from '../lib/measure.mjs'
import { psnrDb, sharpness } from '../lib/metrics.mjs'
import { startShapingProxy } from '../lib/proxy.mjs'

const loadLimitMs = 150_000
const switchLimitMs = 60_000

/** A cold load on a shaped network, frames read back; then, when asked, the next panorama. */
export async function runLoad({ target, network, references, withSwitch }) {
  const proxy = await startShapingProxy({ targetPort: target.port, network })
  const browser = await launchBrowser()
  try {
    const { page } = await openPage(browser, target.viewport)
    await installHooks(page, references.a)
    await page.goto(`http://127.0.0.1:${proxy.port}${target.path}`, { waitUntil: 'commit', timeout: loadLimitMs })
    await waitForPicture(page, proxy.log, loadLimitMs)
    const load = await describeLoad({ page, proxy, target, reference: references.a, sinceMs: 0, logFrom: 0 })
    const next = withSwitch ? await runSwitch({ page, proxy, target, references }) : null
    return { load, next }
  } finally {
    await browser.close()
    proxy.close()
  }
}

async function runSwitch({ page, proxy, target, references }) {
  const logFrom = proxy.log.length
  await page.evaluate(({ wanted, previousCells }) => window.__bench.watchFor(wanted, previousCells), {
    wanted: { cells: references.b.cells, sharpness: references.b.sharpness },
    previousCells: references.a.cells,
  })
  await target.switchToNext(page)
  await waitForPicture(page, proxy.log, switchLimitMs)
  const sinceMs = await page.evaluate(() => window.__bench.switchAtMs)
  return describeLoad({ page, proxy, target, reference: references.b, sinceMs, logFrom })
}

/** Done when the view is sharp and no byte came for a second, or when no byte came for four. */
async function waitForPicture(page, log, limitMs) {
  const isSharp = () => page.evaluate(() => window.__bench.sharpAtMs !== null)
  const quietSince = () =>
    Math.max(0, ...log.map(({ startedAtMs, chunks }) => Math.max(startedAtMs, chunks.at(-1)?.[0] ?? 0)))
  const isLongQuiet = () => log.length > 1 && Date.now() - quietSince() > 4000
  await waitUntilSettled(page, log, { limitMs, isDone: async () => (await isSharp()) || isLongQuiet() })
}

async function describeLoad({ page, proxy, target, reference, sinceMs, logFrom }) {
  const counters = await readCounters(page)
  const log = proxy.log.slice(logFrom)
  const endMs = Date.now()
  const posterAtMs = counters.posters.map(({ atMs }) => atMs).find((atMs) => atMs > sinceMs) ?? null
  const after = (atMs) => (atMs === null ? null : atMs - sinceMs)
  const firstViewAtMs = Math.min(posterAtMs ?? Infinity, counters.firstPixelsAtMs ?? Infinity)
  const untilFirst = counters.timeOriginMs + (Number.isFinite(firstViewAtMs) ? firstViewAtMs : Infinity)
  const untilLive = counters.timeOriginMs + (counters.firstPixelsAtMs ?? Infinity)
  const untilSharp = counters.timeOriginMs + (counters.sharpAtMs ?? Infinity)
  const shown = await screenshotPanorama(page, target)
  return {
    firstViewMs: Number.isFinite(firstViewAtMs) ? firstViewAtMs - sinceMs : null,
    posterMs: after(posterAtMs),
    livePixelsMs: after(counters.firstPixelsAtMs),
    sharpMs: after(counters.sharpAtMs),
    states: counters.states
      .filter(({ atMs }) => atMs > sinceMs)
      .map(({ state, atMs }) => ({ state, ms: atMs - sinceMs })),
    bytesToFirstView: bytesUntil(log, untilFirst).bytes,
    bytesToLivePixels: bytesUntil(log, untilLive).bytes,
    bytesToSharp: counters.sharpAtMs === null ? null : bytesUntil(log, untilSharp).bytes,
    pictureBytesToSharp: counters.sharpAtMs === null ? null : bytesUntil(log, untilSharp, target.isPicture).bytes,
    requestsToSharp: counters.sharpAtMs === null ? null : bytesUntil(log, untilSharp).requests,
    bytesTotal: bytesUntil(log, endMs).bytes,
    pictureBytesTotal: bytesUntil(log, endMs, target.isPicture).bytes,
    scriptBytes: bytesUntil(log, endMs, (path) => /\.m?js(\?|$)/.test(path)).bytes,
    requestsTotal: bytesUntil(log, endMs).requests,
    psnrDb: psnrDb(shown, reference.image),
    sharpness: sharpness(shown) / reference.sharpness,
    requests: log.map(({ path, startedAtMs, chunks }) => ({
      path,
      startedMs: startedAtMs - counters.timeOriginMs - sinceMs,
      endedMs: (chunks.at(-1)?.[0] ?? NaN) - counters.timeOriginMs - sinceMs,
      bytes: chunks.reduce((sum, [, bytes]) => sum + bytes, 0),
    })),
  }
}
