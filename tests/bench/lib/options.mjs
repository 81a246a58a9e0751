import { existsSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { networks } from './networks.mjs'
import { repositoryDir } from './paths.mjs'

const mastersDir = path.join(repositoryDir, 'assets-360', 'masters')
const extensions = ['webp', 'png', 'jpg', 'jpeg', 'avif', 'tif']

export const help = `npm run bench -- NAME [options]
  viewer       our viewer beside the others (default)
  candidates   the tile geometries beside each other
  immersive    frames in an emulated headset beside A-Frame's sky
  lighthouse   the public pages on a slow phone, as Lighthouse rates them
  assistant    the first card of Moeva AI in catalogue mode
  backend      the embedded backend under load (--target native,pglite,external)
  community    feed, search and a post at ten thousand and at a million posts (POSTS=N)
  --runs N               interleaved runs per target (5)
  --quick                one run
  --network NAME         cable, 4g, 3g or all (all)
  --target NAME[,NAME]   only these
  --source FILE          the 8192 x 4096 picture (the master of maasai-mara-safari)
  --source-b FILE        the one switched to (the master of zanzibar-beaches)
  --heading D --pitch D  another first view (0, 0)`

export function parseOptions(args) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      runs: { type: 'string', default: '5' },
      quick: { type: 'boolean', default: false },
      network: { type: 'string', default: 'all' },
      target: { type: 'string' },
      source: { type: 'string' },
      'source-b': { type: 'string' },
      heading: { type: 'string', default: '0' },
      pitch: { type: 'string', default: '0' },
      help: { type: 'boolean', default: false },
    },
  })
  const chosen =
    values.network === 'all' ? Object.values(networks) : values.network.split(',').map((name) => networks[name])
  if (chosen.includes(undefined)) throw new Error(`Unknown network "${values.network}": use cable, 4g, 3g or all`)
  return {
    name: positionals[0] ?? 'viewer',
    isHelpWanted: values.help,
    runs: values.quick ? 1 : Number(values.runs),
    networks: chosen,
    targets: values.target?.split(',') ?? null,
    view: { headingDeg: Number(values.heading), pitchDeg: Number(values.pitch) },
    sourceFile: () => values.source ?? findMaster('maasai-mara-safari'),
    nextSourceFile: () => values['source-b'] ?? findMaster('zanzibar-beaches'),
  }
}

function findMaster(slug) {
  const file = extensions.map((extension) => path.join(mastersDir, `${slug}.${extension}`)).find(existsSync)
  if (!file) throw new Error(`No master of ${slug} in ${mastersDir}: name a picture with --source and --source-b`)
  return file
}
