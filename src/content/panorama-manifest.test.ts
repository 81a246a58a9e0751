import { describe, expect, it } from 'vitest'

import { derivedUrl, parsePanoramaManifest, tilePath, tileUrl } from './panorama-manifest.ts'

const file = (path: string) => ({ path, bytes: 10 })
const formats = (path: string) => ({ avif: file(`${path}.avif`), webp: file(`${path}.webp`), widthPx: 16, heightPx: 9 })
const level = {
  faceSizePx: 800,
  tileSizePx: 400,
  tilesPerSide: 2,
  format: 'avif',
  directory: 'lake/f800-12ab34cd',
  bytes: 99,
} as const

function manifest(change: Record<string, unknown> = {}) {
  const panorama = {
    id: 'lake',
    title: 'A Lake',
    place: 'Kenya',
    credit: 'Somebody',
    licence: 'MIT',
    kind: 'photograph',
    captureDate: '2026-01-31',
    northOffsetDeg: 12.5,
    eyeHeightM: 1.7,
    stereo: 'mono',
    sourceWidthPx: 4096,
    placeholderColor: '#a0b1c2',
    preview: { ...file('lake/preview-12ab34cd.webp'), widthPx: 1024, heightPx: 512 },
    posters: { landscape: formats('lake/poster-landscape-1'), portrait: formats('lake/poster-portrait-1') },
    share: { ...file('lake/share-1.jpg'), widthPx: 1200, heightPx: 630 },
    thumbnail: formats('lake/thumbnail-1'),
    levels: [level],
    legacyLevels: [{ ...level, format: 'webp' }],
    masterSha256: 'a'.repeat(64),
    settingsSha256: 'b'.repeat(64),
    ...change,
  }
  const picture = {
    title: 'Shore',
    alt: 'A shore',
    large: formats('gallery/lake-1-large-1'),
    medium: formats('gallery/lake-1-medium-1'),
    thumbnail: formats('gallery/lake-1-thumbnail-1'),
    masterSha256: 'a'.repeat(64),
    settingsSha256: 'b'.repeat(64),
  }
  return { version: 1, panoramas: [panorama], gallery: { lake: [picture] } }
}

describe('parsePanoramaManifest', () => {
  it('returns what was written', () => {
    expect(parsePanoramaManifest(manifest())).toEqual(manifest())
  })

  it('accepts an unknown capture date', () => {
    expect(parsePanoramaManifest(manifest({ captureDate: null })).panoramas[0]?.captureDate).toBeNull()
  })

  it.each([
    [{ title: '' }, 'panoramas[0].title should be a text, not ""'],
    [{ id: 'A Lake' }, 'panoramas[0].id should be a name in kebab-case, not "A Lake"'],
    [{ kind: 'painting' }, 'panoramas[0].kind should be "render" or "photograph", not "painting"'],
    [{ northOffsetDeg: '12' }, 'panoramas[0].northOffsetDeg should be a number, not "12"'],
    [{ captureDate: 'May' }, 'panoramas[0].captureDate should be a date, YYYY-MM-DD, or null, not "May"'],
    [{ placeholderColor: 'red' }, 'panoramas[0].placeholderColor should be #rrggbb, not "red"'],
    [{ levels: [] }, 'panoramas[0].levels should hold at least one level, not []'],
    [
      { levels: [{ ...level, tilesPerSide: 3 }] },
      'panoramas[0].levels[0].faceSizePx should be tileSizePx times tilesPerSide, not 800',
    ],
    [{ levels: [level, level] }, 'panoramas[0].levels[1] should be finer than the level before, not 800'],
    [
      { levels: [{ ...level, directory: '../lake' }] },
      'panoramas[0].levels[0].directory should be a relative path, not "../lake"',
    ],
    [{ preview: null }, 'panoramas[0].preview should be an object, not null'],
    [{ posters: {} }, 'panoramas[0].posters.landscape should be an object, not missing'],
    [{ masterSha256: 'a' }, 'panoramas[0].masterSha256 should be 64 hexadecimal digits, not "a"'],
  ])('names the place of %j', (change, message) => {
    expect(() => parsePanoramaManifest(manifest(change))).toThrow(`Panorama manifest: ${message}`)
  })

  it('refuses two panoramas of one name', () => {
    const twice = manifest()
    twice.panoramas.push(...manifest().panoramas)
    expect(() => parsePanoramaManifest(twice)).toThrow('panoramas[1].id should be unique, not "lake"')
  })

  it('refuses another version', () => {
    expect(() => parsePanoramaManifest({ ...manifest(), version: 2 })).toThrow('version should be 1, not 2')
  })

  it.each([null, [], 'text', undefined])('refuses %j', (value) => {
    expect(() => parsePanoramaManifest(value)).toThrow('manifest should be an object')
  })
})

describe('tile addresses', () => {
  it('name face, row and column', () => {
    expect(tilePath(level, 4, 0, 1)).toBe('lake/f800-12ab34cd/4-0-1.avif')
  })

  it('have a folder per eye in a stereo panorama only', () => {
    expect(tileUrl({ stereo: 'mono' }, level, 2, 1, 0, 'right')).toBe('/panoramas/lake/f800-12ab34cd/2-1-0.avif')
    expect(tileUrl({ stereo: 'top-bottom' }, level, 2, 1, 0, 'right')).toBe(
      '/panoramas/lake/f800-12ab34cd/right/2-1-0.avif',
    )
    expect(tileUrl({ stereo: 'top-bottom' }, level, 2, 1, 0)).toBe('/panoramas/lake/f800-12ab34cd/left/2-1-0.avif')
  })

  it('begin at the folder the server offers', () => {
    expect(derivedUrl('lake/share-1.jpg')).toBe('/panoramas/lake/share-1.jpg')
  })
})
