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
  const [samples, failures] = [[], []]
  const references = new Map()
  for (const target of targets) references.set(target, await createReferences(sources, options.view, target))
  for (const step of planSteps(options, targets)) {
    const { kind, target, network, run: index } = step
    const place = `run ${index + 1} ${network.name.padEnd(5)} ${target.name.padEnd(10)}`
    const found = { target: target.name, network: network.name, run: index }
    try {
      if (kind === 'work') {
        const work = await runWork({ target, network, source: sources.a[0], withSharpness: index === 0 })
        samples.push({ kind, ...found, ...work })
        console.log(`${place} ${describeWork(work)}`)
        continue
      }
      const withSwitch = network === networks.cable
      const { load, next } = await runLoad({ target, network, references: references.get(target), withSwitch })
      samples.push({ kind, ...found, ...load })
      console.log(`${place} load: ${describeLoad(load)}`)
      if (!next) continue
      samples.push({ kind: 'switch', ...found, ...next })
      console.log(`${place} switch: ${describeLoad(next)}`)
    } catch (error) {
      // One broken run must not cost the others: the report says that it is missing.
      failures.push(`${place} ${kind}: ${error.message.split('\n')[0]}`)
      console.log(failures.at(-1))
    }
  }
  const posters = {}
  for (const target of targets.filter(({ hasPoster }) => hasPoster)) {
    posters[target.name] = await checkPoster({ target, reference: references.get(target).a })
  }
  const described = targets.map(({ name, label }) => ({ name, label }))
  const { runs, networks: chosen, view } = options
  return { runs, networks: chosen, view, targets: described, samples, failures, posters }
}

/** Every run in its order: the targets take turns, so that a slow minute of the machine meets them all. */
function planSteps({ runs, networks: chosen }, targets) {
  const steps = []
  for (let run = 0; run < runs; run++) {
    for (const network of chosen) for (const target of targets) steps.push({ kind: 'load', run, network, target })
    for (const target of targets) steps.push({ kind: 'work', run, network: networks.cable, target })
  }
  return steps
}

/** The first view of both panoramas; the second opens at its own front. */
async function createReferences(sources, view, { verticalFovDeg }) {
  const create = ([image, , key], at) => createReference(image, path.join(cacheDir, key), { ...at, verticalFovDeg })
  return { a: await create(sources.a, view), b: await create(sources.b, view) }
}

function describeLoad({ livePixelsMs, sharpMs, bytesTotal, psnrDb }) {
  const seconds = (ms) => (ms === null ? 'never' : `${(ms / 1000).toFixed(2)} s`)
  return `live ${seconds(livePixelsMs)}, sharp ${seconds(sharpMs)}, ${(bytesTotal / 1000).toFixed(0)} kB, ${psnrDb.toFixed(1)} dB`
}

function describeWork({ secondTurn, textureBytes, idle }) {
  const frame = `${secondTurn.intervalMedianMs?.toFixed(1)} ms per frame, ${secondTurn.gpuCpuMsPerFrame.toFixed(1)} ms graphics CPU`
  return `turn: ${frame}, ${(textureBytes / 2 ** 20).toFixed(1)} MB textures, ${idle.frames} idle frames`
}
