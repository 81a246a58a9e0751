/**
 * The layers of src/ and what each may import: other layers, and packages. Everything not named here is refused, so
 * this table is the whole truth; the rules below are made from it. Reasons: docs/decisions/0001-layers-and-tooling.mdx.
 */
export const LAYERS = {
  core: { layers: [], packages: [] },
  platform: { layers: [], packages: [] },
  ui: { layers: [], packages: ['react', 'react-dom', 'sonner', 'radix-ui', '@phosphor-icons/react'] },
  content: { layers: ['core'], packages: [] },
  state: { layers: ['core', 'content', 'platform'], packages: ['zustand'] },
  gateway: { layers: ['core', 'content', 'platform'], packages: ['@supabase/supabase-js'] },
  scene: { layers: ['core', 'content', 'state', 'platform'], packages: ['react', 'three', '@react-three/*'] },
  features: {
    layers: ['core', 'content', 'state', 'gateway', 'ui', 'platform'],
    packages: [
      'react',
      'react-router-dom',
      'mdx',
      'sonner',
      '@tanstack/react-query',
      'd3-geo',
      'topojson-client',
      'world-atlas',
      'uqr',
    ],
  },
  routes: {
    layers: ['core', 'content', 'state', 'gateway', 'ui', 'platform', 'features'],
    packages: ['react', 'react-router-dom', 'mdx', '@tanstack/react-query'],
  },
  app: {
    layers: ['core', 'content', 'state', 'gateway', 'ui', 'platform', 'features', 'routes', 'scene'],
    packages: ['react', 'react-dom', 'react-router-dom', '@tanstack/react-query'],
  },
}

/** The two programs that the build makes, those of the pipeline, and the seed; what none of them reaches is an orphan. */
const BUILT = ['^src/main\\.tsx$', '^src/app/prerender\\.ts$']
const SEED = '^build/database/write-seed\\.ts$'
const PIPELINE = '^assets-360/pipeline/(cli|check|vite-plugin)\\.ts$'

/** Pure rules that the edge functions share with the app. */
const SHARED_RULES = '^supabase/functions/_shared/'
const SHARED_RULES_READERS = new Set(['core', 'content', 'gateway'])

const TEST = '\\.test\\.tsx?$'
/** What several tests of a layer share. */
const FIXTURES = '-fixtures\\.ts$'
const NPM = ['npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-bundled', 'npm-no-pkg', 'npm-unknown']
const PROJECT = '^(src|assets-360|supabase)/'

const layerNames = Object.keys(LAYERS)

export default {
  forbidden: [
    ...layerNames.flatMap((layer) => layerRules(layer, LAYERS[layer])),
    ...outsideRules(),
    {
      name: 'known-layers-only',
      comment: 'A folder under src is a layer of the table, and beside them stands main.tsx alone.',
      severity: 'error',
      from: {},
      to: { path: '^src/', pathNot: [`^src/(${layerNames.join('|')})/`, '^src/main\\.tsx$'] },
    },
    {
      name: 'known-layers-only-from',
      comment: 'The same for files that nobody imports.',
      severity: 'error',
      from: { path: '^src/', pathNot: [`^src/(${layerNames.join('|')})/`, '^src/main\\.tsx$'] },
      to: {},
    },
    {
      name: 'boot-only',
      comment: 'main.tsx starts the app and does nothing else.',
      severity: 'error',
      from: { path: '^src/main\\.tsx$' },
      to: { pathNot: '^src/app/' },
    },
    {
      name: 'scene-is-loaded-lazily',
      comment: 'The app takes the scene by dynamic import only, so that no page waits for three.',
      severity: 'error',
      from: { path: '^src/app/', pathNot: TEST },
      to: { path: '^src/scene/', dynamic: false },
    },
    {
      name: 'features-are-strangers',
      comment: 'Features do not know each other; routes compose them.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'across-layers-by-name',
      comment: 'Across layers import by `#layer/file.ts`.',
      severity: 'error',
      from: { path: '^src/([^/]+)/' },
      to: { path: PROJECT, pathNot: '^src/$1/', dependencyTypesNot: ['aliased-subpath-import'] },
    },
    {
      name: 'inside-a-layer-by-path',
      comment: 'Inside a layer import by `./`.',
      severity: 'error',
      from: { path: '^src/([^/]+)/' },
      to: { path: '^src/$1/', dependencyTypes: ['aliased-subpath-import'] },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-orphans',
      comment:
        'Every module is reached from the app, the prerendering, the panorama pipeline or the seed; the design kit alone may ' +
        'hold a primitive that no page needs yet.',
      severity: 'error',
      from: { path: [...BUILT, PIPELINE, SEED] },
      to: { path: '^src/', pathNot: [TEST, FIXTURES, '\\.d\\.ts$', '^src/ui/', ...BUILT], reachable: false },
    },
    {
      name: 'no-tests-in-the-product',
      severity: 'error',
      from: { path: PROJECT, pathNot: TEST },
      to: { path: [TEST, '^tests/'] },
    },
    {
      name: 'no-node-in-the-browser',
      comment: 'Only the prerendering runs in Node.',
      severity: 'error',
      from: { path: '^src/', pathNot: [TEST, '^src/app/prerender\\.ts$'] },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'declared-packages-only',
      severity: 'error',
      from: {},
      // The types of a package may come with the types of another.
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'], pathNot: 'node_modules/@types/' },
    },
    {
      name: 'resolvable',
      comment: 'Edge functions name their packages as Deno does; tests/architecture/functions.test.ts knows which.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^npm:' },
    },
  ],
  options: {
    // Sees type-only imports too, which a layer may not use to reach around the table. It needs the help of
    // tests/architecture/layers.mjs to read JSX; plain `depcruise` therefore fails on the first .tsx file.
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|tests/bench|tests/support/lint/fixtures)/' },
    moduleSystems: ['es6', 'cjs'],
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css', '.d.ts'],
    },
  },
}

function layerRules(layer, { layers, packages }) {
  const own = `^src/${layer}/`
  const allowed = [own, ...layers.map((name) => `^src/${name}/`)]
  if (SHARED_RULES_READERS.has(layer)) allowed.push(SHARED_RULES)
  // The manifest is generated data about the panoramas, and content is its parser.
  if (layer === 'content') allowed.push('^assets-360/manifest\\.json$')
  return [
    {
      name: `${layer}-layers`,
      comment: `${layer} may import ${layers.length > 0 ? layers.join(', ') : 'only itself'}.`,
      severity: 'error',
      from: { path: own },
      to: { path: PROJECT, pathNot: allowed },
    },
    {
      name: `${layer}-packages`,
      comment: `${layer} may use ${packages.length > 0 ? packages.join(', ') : 'no package at all'}.`,
      severity: 'error',
      from: { path: own, pathNot: TEST },
      to: { dependencyTypes: NPM, ...(packages.length > 0 && { pathNot: packages.map(packagePath) }) },
    },
  ]
}

function outsideRules() {
  return [
    {
      name: 'pipeline-layers',
      comment: 'The panorama pipeline may import core and content.',
      severity: 'error',
      from: { path: '^assets-360/' },
      to: { path: '^(src|supabase)/', pathNot: ['^src/core/', '^src/content/'] },
    },
    {
      name: 'backend-layers',
      comment:
        'The backend imports nothing from src; the local one also reads the headers of pictures and checks the derived panoramas.',
      severity: 'error',
      from: { path: '^supabase/' },
      to: {
        path: '^(src|assets-360)/',
        pathNot: ['^src/core/image-header\\.ts$', '^assets-360/pipeline/check\\.ts$'],
      },
    },
    {
      name: 'shared-rules-are-pure',
      severity: 'error',
      from: { path: SHARED_RULES, pathNot: TEST },
      to: { pathNot: SHARED_RULES },
    },
  ]
}

/** `@react-three/*` stands for the whole scope; the types of a package belong to it. */
function packagePath(name) {
  const escaped = name.replaceAll('.', '\\.').replace('/*', '/[^/]+')
  const typesName = escaped.replace(/^@/, '').replace('/', '__')
  return `node_modules/(${escaped}|@types/${typesName})/`
}
