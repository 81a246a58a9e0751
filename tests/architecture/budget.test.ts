import { existsSync, readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import manifestJson from '#assets-360/manifest.json'
import { parsePanoramaManifest } from '#content/panorama-manifest.ts'

// Run after the build (`npm test` does): what a visitor downloads, in bytes after Brotli.

const KB = 1_000
const PAGE_LIMIT_BYTES = 150 * KB
const SCENE_LIMIT_BYTES = 270 * KB
const PREVIEW_LIMIT_BYTES = 40 * KB

const ENTRY = 'index.html'
const SCENE = 'src/scene/mount-scene.tsx'

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

  it('lets a page without the scene start with 150 kB of script', () => {
    const weights = pageNames().map((page) => ({ page, bytes: weigh(filesOf(ENTRY, page)) }))
    expect(weights.filter(({ bytes }) => bytes > PAGE_LIMIT_BYTES)).toEqual([])
  })

  it('adds the scene with 270 kB of script', () => {
    const already = new Set(filesOf(ENTRY))
    expect(weigh(filesOf(SCENE).filter((file) => !already.has(file)))).toBeLessThanOrEqual(SCENE_LIMIT_BYTES)
  })

  it('keeps three out of what every page loads', () => {
    const everyPage = filesOf(ENTRY, ...pageNames()).map((file) => readFileSync(`dist/${file}`, 'utf8'))
    expect(everyPage.filter((text) => text.includes('WebGLRenderer'))).toEqual([])
    const scene = filesOf(SCENE).map((file) => readFileSync(`dist/${file}`, 'utf8'))
    expect(scene.some((text) => text.includes('WebGLRenderer'))).toBe(true)
  })
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
