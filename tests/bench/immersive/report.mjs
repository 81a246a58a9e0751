import { median } from '../lib/measure.mjs'

const listedSources = 12
/** A number that a function hands to another takes 12 bytes until the compiler joins the two. */
const unseenBytesPerFrame = 16

const figures = [
  ['frames per s', ({ framesPerS }) => framesPerS, 0],
  ['main thread ms', ({ mainMsPerFrame }) => mainMsPerFrame, 3],
  ['of it the page’s ms', (sample, empty) => sample.mainMsPerFrame - empty.mainMs, 3],
  ['frame callbacks ms', ({ callbackMsPerFrame }) => callbackMsPerFrame, 3],
  ['longest callback ms', ({ longestCallbackMs }) => longestCallbackMs, 1],
  ['longest while streaming ms', ({ longestStreamingMs }) => longestStreamingMs, 1],
  ['graphics process ms', ({ graphicsMsPerFrame }) => graphicsMsPerFrame, 2],
  ['both, the page’s ms', (sample, empty) => cpuMs(sample) - empty.mainMs - empty.graphicsMs, 2],
  ['draws per eye', ({ drawsPerEye }) => drawsPerEye, 1],
  ['allocated kB', ({ bySource }) => sum(bySource) / 1000, 0],
  ['heap growth bytes per frame', ({ grownBytesPerFrame }) => grownBytesPerFrame, 1],
]

/** The table per frame, the goals, and what our scene allocates by source. */
export function toMarkdown({ runs, targets, samples, frames }) {
  const of = (name) => samples.filter((sample) => sample.target === name)
  const empty = {
    mainMs: median(of('empty').map(({ mainMsPerFrame }) => mainMsPerFrame)) ?? 0,
    graphicsMs: median(of('empty').map(({ graphicsMsPerFrame }) => graphicsMsPerFrame)) ?? 0,
    callbackMs: median(of('empty').map(({ callbackMsPerFrame }) => callbackMsPerFrame)) ?? 0,
  }
  const read = (name, figure) => median(of(name).map((sample) => figure(sample, empty)))
  const rows = targets.map(({ name, label }) => {
    const cells = figures.map(([, figure, digits]) => read(name, figure).toFixed(digits))
    return `| ${[label, ...cells].join(' | ')} |`
  })
  return `${[
    '# Immersive frames',
    `An emulated Quest 3 whose head turns, both eyes, the same picture; ${runs === 1 ? 'one run, in a fresh browser: single figures, no medians' : `medians of ${runs} runs, each in a fresh browser`}. CPU times are per frame over ${frames.cpuFrames} frames, allocations per ${frames.allocationFrames} frames, heap growth over ${frames.growthFrames} frames, without what the emulator keeps. The page's share is the time less that of an empty session: the emulator and the browser.`,
    [
      `| scene | ${figures.map(([label]) => label).join(' | ')} |`,
      `| --- |${' ---: |'.repeat(figures.length)}`,
      ...rows,
    ].join('\n'),
    goals(read, of, { targets, frames, empty }),
    ...(of('ours').length ? [sourceTable(of('ours').at(-1), frames)] : []),
  ].join('\n\n')}\n`
}

function goals(read, of, { targets, frames, empty }) {
  if (!of('ours').length) return 'Our scene took no part.'
  const lines = []
  const figureOf = (label) => figures.find(([name]) => name === label)[1]
  for (const { name, label } of targets.filter((target) => target.name.startsWith('aframe'))) {
    for (const [where, figure] of [
      ['', figureOf('both, the page’s ms')],
      // What the main thread does beside the callbacks is the emulator's, and varies by more than a page's share of it.
      [' in the frame callbacks alone', (sample) => sample.callbackMsPerFrame - empty.callbackMs],
    ]) {
      const share = read('ours', figure) / read(name, figure)
      lines.push(goal(share <= 0.5, `CPU time per frame${where}, at most half of ${label}: ${share.toFixed(2)}`))
    }
  }
  const draws = read('ours', ({ drawsPerEye }) => drawsPerEye)
  lines.push(goal(draws <= 16, `at most 16 draw calls per eye: ${draws.toFixed(1)}`))
  const settledMs = read('ours', ({ longestCallbackMs }) => longestCallbackMs)
  const streamingMs = read('ours', ({ longestStreamingMs }) => longestStreamingMs)
  lines.push(
    goal(
      Math.max(settledMs, streamingMs) <= 8,
      `no task of the session's loop over 8 ms: ${streamingMs.toFixed(1)} ms from the first frame on, while the picture streams; ${settledMs.toFixed(1)} ms afterwards`,
    ),
  )
  const grownBytes = read('ours', ({ grownBytesPerFrame }) => grownBytesPerFrame)
  lines.push(goal(grownBytes < unseenBytesPerFrame, `no growth of the heap: ${grownBytes.toFixed(1)} bytes per frame`))
  const srcBytes = read('ours', ({ bySource }) => sum(bySource.filter(isOurs)))
  lines.push(
    goal(
      srcBytes < unseenBytesPerFrame * frames.allocationFrames,
      `src allocates nothing per frame: ${(srcBytes / frames.allocationFrames).toFixed(1)} bytes per frame`,
    ),
  )
  return `## Goals\n\n${lines.join('\n')}`
}

function goal(isReached, text) {
  return `* ${isReached ? 'reached' : '**missed**'}: ${text}`
}

function sourceTable({ bySource }, frames) {
  const rows = bySource
    .slice(0, listedSources)
    .map(
      ({ source, bytes }) =>
        `| ${source} | ${(bytes / 1000).toFixed(1)} | ${(bytes / frames.allocationFrames).toFixed(0)} |`,
    )
  const ours = bySource.filter((entry) => isOurs(entry) && !bySource.slice(0, listedSources).includes(entry))
  return [
    `## What is allocated in our session, by where it was written`,
    [`| source | kB in ${frames.allocationFrames} frames | bytes per frame |`, '| --- | ---: | ---: |', ...rows].join(
      '\n',
    ),
    ...(ours.length
      ? [`Further down: ${ours.map(({ source, bytes }) => `${source} ${(bytes / 1000).toFixed(1)} kB`).join(', ')}.`]
      : []),
  ].join('\n\n')
}

/** In software the graphics process does the work of the GPU, and it is the same processor's time. */
function cpuMs({ mainMsPerFrame, graphicsMsPerFrame }) {
  return mainMsPerFrame + graphicsMsPerFrame
}

function isOurs({ source }) {
  return source.startsWith('src/')
}

function sum(entries) {
  return entries.reduce((total, { bytes }) => total + bytes, 0)
}
