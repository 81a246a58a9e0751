import { readFile } from 'node:fs/promises'
import { SourceMap } from 'node:module'
import path from 'node:path'

/** Bytes between two samples, on average: an object of a frame is met many times in a thousand frames. */
const samplingIntervalBytes = 256

/** Samples what is allocated while `work` runs, by the function that allocates it. */
export async function sampleAllocations(cdp, work) {
  await cdp.send('HeapProfiler.startSampling', {
    samplingInterval: samplingIntervalBytes,
    includeObjectsCollectedByMajorGC: true,
    includeObjectsCollectedByMinorGC: true,
  })
  await work()
  const { profile } = await cdp.send('HeapProfiler.stopSampling')
  return flatten(profile.head)
}

/**
 * By how much the heap has grown after `work` and a full collection, less what the emulator keeps of every frame: its
 * functions, written into the page by the benchmark, are those without an address.
 */
export async function measureGrowth(cdp, work) {
  const usedBefore = await usedHeapBytes(cdp)
  await cdp.send('HeapProfiler.startSampling', { samplingInterval: samplingIntervalBytes })
  await work()
  const usedAfter = await usedHeapBytes(cdp)
  const { profile } = await cdp.send('HeapProfiler.stopSampling')
  const emulator = flatten(profile.head).filter(({ url }) => !url)
  return usedAfter - usedBefore - emulator.reduce((sum, { bytes }) => sum + bytes, 0)
}

async function usedHeapBytes(cdp) {
  await cdp.send('HeapProfiler.collectGarbage')
  const { usedSize } = await cdp.send('Runtime.getHeapUsage')
  return usedSize
}

function flatten(node) {
  const own = node.selfSize > 0 ? [{ ...node.callFrame, bytes: node.selfSize }] : []
  return [...own, ...node.children.flatMap(flatten)]
}

/**
 * Sums the bytes by where the allocating function was written: a file of `src`, a package, or outside of scripts.
 * @param mapsDir folder with the source maps of the production build, or null for pages without
 */
export async function sumBySource(functions, mapsDir) {
  const maps = new Map()
  const bytesBySource = new Map()
  for (const { url, lineNumber, columnNumber, functionName, bytes } of functions) {
    const source = url ? await sourceOf(url, lineNumber, columnNumber) : functionName || 'the browser'
    bytesBySource.set(source, (bytesBySource.get(source) ?? 0) + bytes)
  }
  return [...bytesBySource].map(([source, bytes]) => ({ source, bytes })).toSorted((a, b) => b.bytes - a.bytes)

  async function sourceOf(url, line, column) {
    const file = path.basename(new URL(url, 'http://localhost').pathname)
    if (!maps.has(file)) maps.set(file, mapsDir ? await readMap(mapsDir, file) : null)
    const original = maps.get(file)?.findEntry(line, column)?.originalSource
    return original ? shortName(original) : file || 'the emulator and the meter'
  }
}

async function readMap(mapsDir, file) {
  const text = await readFile(path.join(mapsDir, 'assets', `${file}.map`), 'utf8').catch(() => null)
  return text ? new SourceMap(JSON.parse(text)) : null
}

function shortName(source) {
  const [, inPackage] = source.split(/.*node_modules\//)
  if (!inPackage) return source.replace(/^(\.\.\/)+/, '')
  const [scope, name] = inPackage.split('/')
  return scope.startsWith('@') ? `${scope}/${name}` : scope
}
