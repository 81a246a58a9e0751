import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { build } from 'esbuild'
import { launchBrowser, openPage } from '../lib/browser.mjs'
import { readImage } from '../lib/image.mjs'
import {
  bytesUntil,
  dragFullTurn,
  installHooks,
  measureIdle,
  median,
  readCounters,
  screenshotPanorama,
  waitUntilSettled,
} from '../lib/measure.mjs'
import { psnrDb, sharpness } from '../lib/metrics.mjs'
import { networks } from '../lib/networks.mjs'
import { startOrigin } from '../lib/origin.mjs'
import { benchDir, cacheDir, fetchFileKey, resultsDir } from '../lib/paths.mjs'
import { startShapingProxy } from '../lib/proxy.mjs'
import { createReference, panoramaPx, peerVerticalFovDeg } from '../lib/reference.mjs'
import { measureRecompression } from './recompression.mjs'
import { toMarkdown } from './report.mjs'
import { candidates, ensureCandidateSet } from './sets.mjs'

const views = [
  { headingDeg: 0, pitchDeg: 0 },
  { headingDeg: 45, pitchDeg: 0 },
  { headingDeg: 25, pitchDeg: -35 },
  { headingDeg: 0, pitchDeg: 70 },
]
const box = { x: 0, y: 0, ...panoramaPx }

/** Measures the tile geometries and the recompression of decoded tiles, and writes both tables. */
export async function run(options) {
  const samples = await measureCandidates(options)
  const recompression = await measureRecompression(options.sourceFile())
  const markdown = toMarkdown({ samples, recompression, views })
  console.log(`\n${markdown}`)
  await mkdir(path.join(resultsDir, 'raw'), { recursive: true })
  await writeFile(path.join(resultsDir, 'candidates.md'), markdown)
  await writeFile(path.join(resultsDir, 'raw', 'candidates.json'), JSON.stringify({ samples, recompression }, null, 1))
}

async function measureCandidates({ sourceFile, runs, targets }) {
  const chosen = candidates.filter(({ name }) => !targets || targets.some((start) => name.startsWith(start)))
  const key = await fetchFileKey(sourceFile())
  const source = await readImage(sourceFile())
  const pageDir = await buildPage()
  for (const candidate of chosen) await ensureCandidateSet(source, key, candidate)
  const origin = await startOrigin({ page: pageDir, sets: path.join(cacheDir, key, 'candidates') })
  const results = []
  for (let index = 0; index < runs; index++) {
    for (const candidate of chosen) {
      for (const view of views) {
        const reference = await createReference(source, path.join(cacheDir, key), {
          ...view,
          verticalFovDeg: peerVerticalFovDeg,
        })
        const load = await measureLoad({ candidate, view, reference, origin })
        const turn = view === views[0] ? await measureTurn({ candidate, view, origin }) : null
        results.push({ candidate: candidate.name, view, run: index, load, turn })
        const place = `run ${index + 1} ${candidate.name.padEnd(14)} heading ${view.headingDeg} pitch ${view.pitchDeg}`
        console.log(
          `${place}: ${(load.pictureBytes / 1000).toFixed(0)} kB, sharpness ${load.sharpness.toFixed(2)}, ${load.psnrDb.toFixed(1)} dB`,
        )
      }
    }
  }
  origin.close()
  return results
}

async function buildPage() {
  const pageDir = path.join(cacheDir, 'pages', 'candidates')
  await mkdir(pageDir, { recursive: true })
  await build({
    entryPoints: [path.join(benchDir, 'candidates/page/main.js')],
    outfile: path.join(pageDir, 'main.js'),
    bundle: true,
    minify: true,
    format: 'esm',
    logLevel: 'warning',
  })
  const style = 'html,body{margin:0;overflow:hidden;background:#888}canvas{display:block;touch-action:none}'
  await writeFile(
    path.join(pageDir, 'index.html'),
    `<!doctype html><title>Candidates</title><link rel="icon" href="data:,"><style>${style}</style><script type="module" src="main.js"></script>`,
  )
  return pageDir
}

async function openCandidate({ candidate, view, origin, reference }) {
  const proxy = await startShapingProxy({ targetPort: origin.port, network: networks.cable })
  const browser = await launchBrowser()
  const { page, cdp, browserCdp } = await openPage(browser, panoramaPx)
  page.on('pageerror', (error) => console.log(`  page error: ${error.message}`))
  page.on('console', (message) => message.type() === 'error' && console.log(`  console: ${message.text()}`))
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  await installHooks(page, reference)
  const { name, ...set } = candidate
  const query = new URLSearchParams({ name, ...set, heading: view.headingDeg, pitch: view.pitchDeg })
  await page.goto(`http://127.0.0.1:${proxy.port}/page/index.html?${query}`)
  await waitUntilSettled(page, proxy.log, {
    limitMs: 60_000,
    isDone: () => page.evaluate(() => window.benchViewer?.isSettled()),
  })
  return { browser, page, cdp, browserCdp, proxy }
}

async function measureLoad({ candidate, view, reference, origin }) {
  const { browser, page, proxy } = await openCandidate({ candidate, view, origin, reference })
  const counters = await readCounters(page)
  const shown = await screenshotPanorama(page, { box, onlyPictureCss: null })
  const untilMs = counters.sharpAtMs === null ? Date.now() : counters.timeOriginMs + counters.sharpAtMs
  const tiles = (url) => url.startsWith('/sets/')
  const uploadsMs = counters.uploads.map(({ ms }) => ms)
  await browser.close()
  proxy.close()
  return {
    sharpAtMs: counters.sharpAtMs,
    pictureBytesToSharp: bytesUntil(proxy.log, untilMs, tiles).bytes,
    pictureRequestsToSharp: bytesUntil(proxy.log, untilMs, tiles).requests,
    pictureBytes: bytesUntil(proxy.log, Date.now(), tiles).bytes,
    pictureRequests: bytesUntil(proxy.log, Date.now(), tiles).requests,
    psnrDb: psnrDb(shown, reference.image),
    sharpness: sharpness(shown) / reference.sharpness,
    textureBytes: counters.textureBytes,
    drawsLastFrame: counters.frames.at(-1).draws,
    uploadMedianMs: median(uploadsMs),
    uploadMaxMs: Math.max(...uploadsMs),
  }
}

/** Two full turns without read-backs: tiles stream in during the first, the second shows the cost of drawing. */
async function measureTurn({ candidate, view, origin }) {
  const opened = await openCandidate({ candidate, view, origin, reference: null })
  const degPerPx = peerVerticalFovDeg / panoramaPx.height
  const first = await dragFullTurn({ ...opened, box, degPerPx })
  await waitUntilSettled(opened.page, opened.proxy.log, { limitMs: 20_000 })
  const second = await dragFullTurn({ ...opened, box, degPerPx })
  await waitUntilSettled(opened.page, opened.proxy.log, { limitMs: 20_000 })
  const idle = await measureIdle(opened)
  await opened.browser.close()
  opened.proxy.close()
  return { first, second, idleFrames: idle.frames }
}
