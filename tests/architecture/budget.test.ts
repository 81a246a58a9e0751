import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import manifestJson from '#assets-360/manifest.json'
import { parsePanoramaManifest } from '#content/panorama-manifest.ts'

// Run after the build (`npm test` does): what a visitor downloads, in bytes after Brotli.

const KB = 1_000
const SCRIPT_LIMIT_BYTES = 150 * KB
/** Behind signing in, with side navigation, query cache and a conversation; the backend's client comes besides. */
const ACCOUNT_SCRIPT_LIMIT_BYTES = 185 * KB
/** Over HTTP/1.1 every file is a round trip on one of six connections. */
const SCRIPT_LIMIT_COUNT = 16
const ACCOUNT_SCRIPT_LIMIT_COUNT = 30
const FIRST_PAINT_LIMIT_BYTES = 60 * KB
const SCENE_LIMIT_BYTES = 270 * KB
const IMMERSION_LIMIT_BYTES = 60 * KB
const PREVIEW_LIMIT_BYTES = 40 * KB

/** What the content security policy of the pages does not allow to run. */
const FORBIDDEN_CODE = /\bWebAssembly\.|\bnew Function\(/

/** A name that only the emulator has, and one of its captured rooms. */
const EMULATOR = /installRuntime|spatialEntities/

const ENTRY = 'index.html'
const SCENE = 'src/scene/mount-scene.tsx'
const NOTICES = 'src/ui/notice-region.tsx'
const IMMERSION = 'src/scene/immersion/immersion.tsx'

type PageTable = { routes: { files: string[] }[]; notFound: string }
type Chunk = { file: string; imports?: string[]; isDynamicEntry?: boolean }

let chunks: Record<string, Chunk> = {}

beforeAll(() => {
  chunks = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8'))
})

describe('the build', () => {
  it('has pages and a scene to weigh', () => {
    expect(pageNames().length).toBeGreaterThan(1)
    expect(chunks[SCENE]).toBeDefined()
  })

  it('adds the scene with 270 kB of script', () => {
    const already = new Set(filesOf(ENTRY))
    expect(weigh(filesOf(SCENE).filter((file) => !already.has(file)))).toBeLessThanOrEqual(SCENE_LIMIT_BYTES)
  })

  it('adds what a headset needs with 60 kB of script, only where there is one', () => {
    const already = new Set(filesOf(ENTRY, SCENE))
    const headset = filesOf(IMMERSION).filter((file) => !already.has(file))
    expect(headset.length).toBeGreaterThan(0)
    expect(weigh(headset)).toBeLessThanOrEqual(IMMERSION_LIMIT_BYTES)
  })

  it('has no code in it that its pages may not run', () => {
    const scripts = readdirSync('dist/assets').filter((file) => /\.m?js$/.test(file))
    expect(scripts.length).toBeGreaterThan(1)
    expect(scripts.filter((file) => FORBIDDEN_CODE.test(readFileSync(`dist/assets/${file}`, 'utf8')))).toEqual([])
  })

  it('has no headset emulator in it, nor the rooms that one stands in', () => {
    const texts = readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.(m?js|json)$/.test(file),
    )
    expect(texts.length).toBeGreaterThan(Object.keys(chunks).length)
    expect(texts.filter((file) => EMULATOR.test(readFileSync(`dist/${file}`, 'utf8')))).toEqual([])
    // The search would find both where they are.
    expect(readFileSync('node_modules/iwer/build/iwer.min.js', 'utf8')).toMatch(EMULATOR)
    expect(readFileSync('node_modules/@iwer/sem/captures/office_small.json', 'utf8')).toMatch(EMULATOR)
  })

  it.each(['offline-files.json', 'offline-trips.json'])('shows notices without a network: %s', (list) => {
    const kept: string[] = JSON.parse(readFileSync(`dist/${list}`, 'utf8'))
    expect(kept).toContain(`/${chunks[NOTICES]?.file}`)
  })

  it('serves the layouts of the controllers itself', () => {
    expect(JSON.parse(readFileSync('dist/xr-profiles/profilesList.json', 'utf8'))).toHaveProperty(
      'meta-quest-touch-plus',
    )
    expect(existsSync('dist/xr-profiles/meta-quest-touch-plus/profile.json')).toBe(true)
  })

  it('keeps three out of what every page loads', () => {
    const everyPage = filesOf(ENTRY, ...pageNames()).map((file) => readFileSync(`dist/${file}`, 'utf8'))
    expect(everyPage.filter((text) => text.includes('WebGLRenderer'))).toEqual([])
    const scene = filesOf(SCENE).map((file) => readFileSync(`dist/${file}`, 'utf8'))
    expect(scene.some((text) => text.includes('WebGLRenderer'))).toBe(true)
  })
})

describe('a public page', () => {
  const { routes, notFound }: PageTable = JSON.parse(readFileSync('dist/server/routes.json', 'utf8'))
  const pages = [...routes.flatMap(({ files }) => files), notFound].map((file) => `dist/server/${file}`)

  it('is delivered as finished HTML', () => {
    expect(pages.length).toBeGreaterThan(5)
  })

  // The styles are in the document; of the fonts every page asks for those that carry our own texts.
  it.each(pages)('%s needs 60 kB of HTML, styles and fonts before its first paint', (page) => {
    expect(brotliBytes(page) + weigh(fontsOf(page))).toBeLessThanOrEqual(FIRST_PAINT_LIMIT_BYTES)
  })

  it.each(pages)(
    '%s starts with 150 kB of script in 16 files, 185 kB in 30 behind signing in, the scene aside',
    (page) => {
      const ofScene = new Set(filesOf(SCENE))
      const ofPages = new Set(filesOf(ENTRY, ...pageNames()))
      const scripts = scriptsOf(page).filter((file) => ofPages.has(file) || !ofScene.has(file))
      expect(scripts.length).toBeGreaterThan(1)
      const isOfAccount = page.includes('/pages/dashboard')
      expect(weigh(scripts)).toBeLessThanOrEqual(isOfAccount ? ACCOUNT_SCRIPT_LIMIT_BYTES : SCRIPT_LIMIT_BYTES)
      expect(scripts.length).toBeLessThanOrEqual(isOfAccount ? ACCOUNT_SCRIPT_LIMIT_COUNT : SCRIPT_LIMIT_COUNT)
    },
  )
})

describe('the previews of the panoramas', () => {
  const { panoramas } = parsePanoramaManifest(manifestJson)

  it('exist', () => {
    expect(panoramas.length).toBeGreaterThan(0)
  })

  it.each(panoramas.map(({ id, preview }) => ({ id, path: `dist/panoramas/${preview.path}` })))(
    '$id arrives with 40 kB',
    ({ path }) => {
      expect(readFileSync(path).byteLength).toBeLessThanOrEqual(PREVIEW_LIMIT_BYTES)
    },
  )
})

/** The scripts that a document names, relative to dist/. */
function scriptsOf(page: string): string[] {
  const named = readFileSync(page, 'utf8').matchAll(
    /<(?:script\b[^>]*\bsrc|link rel="modulepreload"[^>]*\bhref)="\/([^"]+)"/g,
  )
  return [...new Set([...named].flatMap(([, file]) => file ?? []))]
}

/** The fonts with the characters of our own texts, which name what they carry, relative to dist/. */
function fontsOf(page: string): string[] {
  const faces = readFileSync(page, 'utf8').match(/@font-face\{[^}]*\}/g) ?? []
  const cut = faces.filter((face) => face.includes('unicode-range'))
  expect(cut.length).toBeGreaterThan(0)
  return cut.flatMap((face) => /url\("?\/([^")]+)/.exec(face)?.[1] ?? [])
}

function pageNames(): string[] {
  return Object.keys(chunks).filter((name) => name.startsWith('src/routes/') && chunks[name]?.isDynamicEntry)
}

/** The script files of these chunks and of all that they import at once. */
function filesOf(...names: string[]): string[] {
  const seen = new Set<string>()
  const queue = [...names]
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    if (seen.has(name)) continue
    seen.add(name)
    queue.push(...(chunks[name]?.imports ?? []))
  }
  return [...seen].flatMap((name) => chunks[name]?.file ?? [])
}

function weigh(files: string[]): number {
  return files.reduce((total, file) => total + brotliBytes(`dist/${file}`), 0)
}

function brotliBytes(path: string): number {
  if (existsSync(`${path}.br`)) return readFileSync(`${path}.br`).byteLength
  return brotliCompressSync(readFileSync(path)).byteLength
}
