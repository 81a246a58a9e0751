import { help, parseOptions } from './lib/options.mjs'

const benchmarks = {
  viewer: () => import('./viewer/run.mjs'),
  candidates: () => import('./candidates/run.mjs'),
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
