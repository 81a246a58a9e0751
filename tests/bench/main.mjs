import { help, parseOptions } from './lib/options.mjs'

const benchmarks = {
  viewer: () => import('./viewer/run.mjs'),
  candidates: () => import('./candidates/run.mjs'),
  immersive: () => import('./immersive/run.mjs'),
  lighthouse: () => import('./lighthouse/run.mjs'),
  community: () => import('./community/run.mjs'),
  backend: () => import('./backend/run.mjs'),
  assistant: () => import('./assistant/run.mjs'),
}

const options = parseOptions(process.argv.slice(2))
const load = benchmarks[options.name]
if (options.isHelpWanted || !load) {
  console.log(help)
  process.exitCode = options.isHelpWanted ? 0 : 1
} else {
  const { run } = await load()
  await run(options)
}
