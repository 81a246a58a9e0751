import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { launchBrowser, openPage, readCpuMs, readMainThreadMs } from '../lib/browser.mjs'
import { fetchFileKey, resultsDir } from '../lib/paths.mjs'
import { ensureSinglePicture } from '../lib/peers.mjs'
import { measureGrowth, sampleAllocations, sumBySource } from './allocations.mjs'
import { toMarkdown } from './report.mjs'
import { ensureSourceMaps } from './source-maps.mjs'
import { startTargets, targetNames } from './targets.mjs'

/** Two eyes of 160 x 160: software rendering keeps up with 60 frames, so that no frame waits for another. */
const viewport = { width: 320, height: 160 }
const warmUpFrames = 120
const cpuFrames = 600
const allocationFrames = 1000
/** A heap grows and shrinks by some 20 kB by itself: as many frames as make that little for each. */
const growthFrames = 3000
const readyLimitMs = 60_000

const emulator = await readFile(
  createRequire(import.meta.url)
    .resolve('iwer')
    .replace(/(node_modules\/iwer\/).*/, '$1build/iwer.min.js'),
  'utf8',
)
const headset = await readFile(new URL('page/headset.js', import.meta.url), 'utf8')

/** What a frame costs in an emulated headset: our scene beside A-Frame's sky with the same picture. */
export async function run(options) {
  const names = targetNames.filter((name) => options.targets?.includes(name) ?? true)
  const sourceFile = options.sourceFile()
  const picturesDir = await ensureSinglePicture(sourceFile, await fetchFileKey(sourceFile))
  const mapsDir = names.includes('ours') ? ensureSourceMaps() : null
  const { targets, close } = await startTargets(names, picturesDir)
  const samples = []
  try {
    for (let index = 0; index < options.runs; index++) {
      for (const target of targets) {
        const sample = { target: target.name, run: index, ...(await measure(target, mapsDir)) }
        samples.push(sample)
        console.log(`run ${index + 1} ${target.label.padEnd(28)} ${describe(sample)}`)
      }
    }
  } finally {
    close()
  }
  const markdown = toMarkdown({
    runs: options.runs,
    targets,
    samples,
    frames: { cpuFrames, allocationFrames, growthFrames },
  })
  console.log(`\n${markdown}`)
  await mkdir(path.join(resultsDir, 'raw'), { recursive: true })
  await writeFile(path.join(resultsDir, 'immersive.md'), markdown)
  await writeFile(path.join(resultsDir, 'raw', 'immersive.json'), JSON.stringify(samples, null, 1))
}

async function measure(target, mapsDir) {
  const browser = await launchBrowser()
  try {
    const { page, cdp, browserCdp } = await openPage(browser, viewport)
    const errors = []
    page.on('pageerror', (error) => errors.push(error.message))
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
    await page.addInitScript({ content: `if (isSecureContext) { ${emulator}\n;${headset} }` })
    await page.goto(target.url)
    await page.waitForFunction(target.isReady, null, { timeout: readyLimitMs })
    await page.evaluate(target.enter)
    await page.waitForFunction(() => window.benchHeadset.isPresenting(), null, { timeout: readyLimitMs })
    const streaming = await waitUntilStreamed(page)
    const cpu = await measureCpu({ page, cdp, browserCdp })
    const grownBytes = await measureGrowth(cdp, () => runFrames(page, growthFrames))
    // Last: the compiler has seen the code of a frame often enough then, and keeps its numbers out of the memory.
    const functions = await sampleAllocations(cdp, () => runFrames(page, allocationFrames))
    const bySource = await sumBySource(functions, target.name === 'ours' ? mapsDir : null)
    if (errors.length) throw new Error(`${target.label} failed in the page: ${errors.join('; ')}`)
    return { ...cpu, ...streaming, grownBytesPerFrame: grownBytes / growthFrames, bySource }
  } finally {
    await browser.close()
  }
}

function runFrames(page, frames) {
  return page.evaluate((count) => window.benchHeadset.run(count), frames)
}

/** The head turns until a whole round has brought nothing new to the graphics memory; tells the longest callback of it. */
async function waitUntilStreamed(page) {
  const endMs = Date.now() + readyLimitMs
  let longestStreamingMs = 0
  while (Date.now() < endMs) {
    const { uploads, longestCallbackMs } = await runFrames(page, warmUpFrames * 5)
    longestStreamingMs = Math.max(longestStreamingMs, longestCallbackMs)
    if (uploads === 0) return { longestStreamingMs }
  }
  throw new Error('The picture goes on streaming')
}

async function measureCpu({ page, cdp, browserCdp }) {
  await runFrames(page, warmUpFrames)
  const before = { mainMs: await readMainThreadMs(cdp), graphicsMs: (await readCpuMs(browserCdp)).gpu }
  const { frames, durationMs, callbackMs, longestCallbackMs, draws } = await runFrames(page, cpuFrames)
  const after = { mainMs: await readMainThreadMs(cdp), graphicsMs: (await readCpuMs(browserCdp)).gpu }
  return {
    framesPerS: (frames / durationMs) * 1000,
    mainMsPerFrame: (after.mainMs - before.mainMs) / frames,
    callbackMsPerFrame: callbackMs / frames,
    longestCallbackMs,
    graphicsMsPerFrame: (after.graphicsMs - before.graphicsMs) / frames,
    drawsPerEye: draws / frames / 2,
  }
}

function describe({ framesPerS, mainMsPerFrame, callbackMsPerFrame, drawsPerEye, grownBytesPerFrame }) {
  return [
    `${framesPerS.toFixed(0)} frames/s`,
    `main thread ${mainMsPerFrame.toFixed(3)} ms`,
    `callbacks ${callbackMsPerFrame.toFixed(3)} ms`,
    `${drawsPerEye.toFixed(1)} draws per eye`,
    `heap grows ${grownBytesPerFrame.toFixed(1)} bytes`,
  ].join(', ')
}
