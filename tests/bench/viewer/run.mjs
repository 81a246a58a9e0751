import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { readImage } from '../lib/image.mjs'
import { networks } from '../lib/networks.mjs'
import { cacheDir, fetchFileKey, resultsDir } from '../lib/paths.mjs'
import { createReference } from '../lib/reference.mjs'
import { runLoad } from './load-run.mjs'
import { checkPoster } from './poster-check.mjs'
import { toMarkdown } from './report.mjs'
import { startTargets, targetNames } from './targets.mjs'
import { runWork } from './work-run.mjs'

/** Measures every target on every network, interleaved, and writes the tables. */
export async function run(options) {
  const sources = { a: await openSource(options.sourceFile()), b: await openSource(options.nextSourceFile()) }
  const targets = await startTargets({ sources, names: options.targets ?? targetNames, view: options.view })
  try {
    const result = await measureAll({ options, sources, targets })
    const markdown = toMarkdown(result)
    console.log(`\n${markdown}`)
    await mkdir(path.join(resultsDir, 'raw'), { recursive: true })
    await writeFile(path.join(resultsDir, 'viewer.md'), markdown)
    await writeFile(path.join(resultsDir, 'raw', 'viewer.json'), JSON.stringify(result, null, 1))
  } finally {
    for (const target of targets) target.close()
  }
}

async function openSource(file) {
  const [image, key] = [await readImage(file), await fetchFileKey(file)]
  if (image.width !== 8192 || image.height !== 4096)
    throw new Error(`${file} is ${image.width} x ${image.height}, not 8192 x 4096`)
  return [image, file, key]
}

async function measureAll({ options, sources, targets }) {
  const samples = []
  const note = (sample) => {
    samples.push(sample)
    console.log(describeSample(sample))
  }
  const references = new Map()
  for (const target of targets) references.set(target, await createReferences(sources, options.view, target))
  for (let index = 0; index < options.runs; index++) {
    for (const network of options.networks) {
      for (const target of targets) {
        const withSwitch = network === networks.cable
        const { load, next } = await runLoad({ target, network, references: references.get(target), withSwitch })
        note({ kind: 'load', target: target.name, network: network.name, run: index, ...load })
        if (next) note({ kind: 'switch', target: target.name, network: network.name, run: index, ...next })
      }
    }
    for (const target of targets) {
      const work = await runWork({ target, network: networks.cable, source: sources.a[0], withSharpness: index === 0 })
      note({ kind: 'work', target: target.name, network: 'cable', run: index, ...work })
    }
  }
  const posters = {}
  for (const target of targets.filter(({ hasPoster }) => hasPoster)) {
    posters[target.name] = await checkPoster({ target, reference: references.get(target).a })
  }
  const described = targets.map(({ name, label }) => ({ name, label }))
  return { runs: options.runs, networks: options.networks, view: options.view, targets: described, samples, posters }
}

/** The first view of both panoramas; the second opens at its own front. */
async function createReferences(sources, view, { verticalFovDeg }) {
  const create = ([image, , key], at) => createReference(image, path.join(cacheDir, key), { ...at, verticalFovDeg })
  return { a: await create(sources.a, view), b: await create(sources.b, view) }
}

function describeSample({ kind, target, network, run: index, ...sample }) {
  const seconds = (ms) => (ms === null ? 'never' : `${(ms / 1000).toFixed(2)} s`)
  const place = `run ${index + 1} ${network.padEnd(5)} ${target.padEnd(10)}`
  if (kind === 'work') {
    const { secondTurn, textureBytes, idle } = sample
    return `${place} turn: ${secondTurn.intervalMedianMs?.toFixed(1)} ms per frame, ${secondTurn.gpuCpuMsPerFrame.toFixed(1)} ms graphics CPU, ${(textureBytes / 2 ** 20).toFixed(1)} MB textures, ${idle.frames} idle frames`
  }
  return `${place} ${kind}: live ${seconds(sample.livePixelsMs)}, sharp ${seconds(sample.sharpMs)}, ${(sample.bytesTotal / 1000).toFixed(0)} kB, ${sample.psnrDb.toFixed(1)} dB`
}
