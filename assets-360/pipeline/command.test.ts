import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { crc32 } from 'node:zlib'

import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { parsePanoramaManifest, tilePath } from '#content/panorama-manifest.ts'
import { findProblems, verifyDerivedFiles } from './check.ts'
import { runPanoramaCommand } from './command.ts'
import { createWorkspace, sharpFrom, TINY_SETTINGS, writeShot } from './fixtures.ts'
import { colorError, directionColor, directionPanorama } from '#core/equirect-fixtures.ts'
import type { RgbImage } from '#core/equirect-image.ts'
import type { Workspace } from './workspace.ts'

let workspace: Workspace
let said = ''

beforeEach(async () => {
  workspace = await createWorkspace()
  said = ''
})
afterEach(() => rm(root(), { recursive: true, force: true }))

const root = () => dirname(workspace.manifestFile)
const at = (name: string) => join(root(), name)
const panorama = directionPanorama(128)

function run(...args: string[]): Promise<number> {
  const terminal = { write: (text: string) => void (said += text) }
  return runPanoramaCommand(args, {
    workspace,
    settings: TINY_SETTINGS,
    terminal,
    signal: new AbortController().signal,
  })
}

async function manifest() {
  return parsePanoramaManifest(JSON.parse(await readFile(workspace.manifestFile, 'utf8')))
}

/** Every file below the workspace but sources, with its content. */
async function written(): Promise<Record<string, string>> {
  const found: Record<string, string> = {}
  for (const entry of await readdir(root(), { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (entry.isFile() && /derived|manifest|building/.test(path))
      found[path.slice(root().length)] = await readFile(path, 'base64')
  }
  return found
}

async function firstEntry() {
  const [entry] = (await manifest()).panoramas
  if (!entry) throw new Error('Nothing was built')
  return entry
}

async function frontPixel(): Promise<{ data: Uint8Array; widthPx: number; heightPx: number }> {
  const entry = await firstEntry()
  const level = entry.levels.at(-1)
  if (!level) throw new Error('No level')
  return decode(join(workspace.derivedDir, tilePath(level, 0, 0, 0)))
}

/** An uncompressed 16-bit TIFF, which the image library reads but does not write. */
function tiff16From({ data, widthPx, heightPx }: RgbImage): Uint8Array {
  const tags = [
    [256, widthPx],
    [257, heightPx],
    [258, 8],
    [259, 1],
    [262, 2],
    [273, 200],
    [277, 3],
    [278, heightPx],
    [279, data.length * 2],
  ] as const
  const file = new DataView(new ArrayBuffer(200 + data.length * 2))
  file.setUint32(0, 0x49492a00)
  file.setUint32(4, 16, true)
  // Bits per sample of the three channels, where tag 258 points.
  for (const channel of [0, 1, 2]) file.setUint16(8 + channel * 2, 16, true)
  file.setUint16(16, tags.length, true)
  for (const [index, [tag, value]] of tags.entries()) {
    const entry = 18 + index * 12
    file.setUint16(entry, tag, true)
    file.setUint16(entry + 2, tag === 258 ? 3 : 4, true)
    file.setUint32(entry + 4, tag === 258 ? 3 : 1, true)
    file.setUint32(entry + 8, value, true)
  }
  for (const [index, value] of data.entries()) file.setUint16(200 + index * 2, value * 257, true)
  return new Uint8Array(file.buffer)
}

async function decode(file: string) {
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true })
  return { data, widthPx: info.width, heightPx: info.height }
}

describe('building a panorama', () => {
  it('writes a pyramid, a preview, posters and a manifest that agree with one another', async () => {
    await sharpFrom(panorama).png().toFile(at('lake.png'))
    await writeShot(at('lake.json'))
    expect(await run(at('lake.png'), '--id', 'lake')).toBe(0)
    const entry = await firstEntry()
    expect(entry).toMatchObject({ id: 'lake', title: 'A Lake', northOffsetDeg: 30, sourceWidthPx: 128, stereo: 'mono' })
    // 128 / π = 40: one level of one tile a face.
    expect(entry.levels).toMatchObject([{ faceSizePx: 40, tileSizePx: 40, tilesPerSide: 1, format: 'avif' }])
    expect(entry.legacyLevels).toMatchObject([{ faceSizePx: 40, format: 'webp' }])
    expect(said).toContain('lake: 100 % (12 of 12 tiles)')
    await verifyDerivedFiles(workspace)
    const preview = await sharp(join(workspace.derivedDir, entry.preview.path)).metadata()
    expect([preview.width, preview.height]).toEqual([64, 32])
    const tile = await frontPixel()
    expect([tile.widthPx, tile.heightPx]).toEqual([44, 44])
    expect(colorError(tile, 22, 22, directionColor({ x: 0.025, y: -0.025, z: -1 }))).toBeLessThan(8)
  })

  it('gives the same bytes for the same input', async () => {
    await sharpFrom(panorama).png().toFile(at('lake.png'))
    await writeShot(at('lake.json'))
    await run(at('lake.png'), '--id', 'lake')
    const first = await written()
    await rm(workspace.derivedDir, { recursive: true })
    await rm(workspace.manifestFile)
    await run(at('lake.png'), '--id', 'lake')
    expect(await written()).toEqual(first)
  })

  it('builds only what has changed, and removes what is no longer named', async () => {
    await sharpFrom(panorama).webp({ lossless: true }).toFile(join(workspace.mastersDir, 'lake.webp'))
    await writeShot(join(workspace.mastersDir, 'lake.json'))
    await run('--all')
    const before = await firstEntry()
    said = ''
    await writeShot(join(workspace.mastersDir, 'lake.json'), { title: 'The Lake' })
    expect(await run('--all')).toBe(0)
    expect(said).toContain('lake: up to date')
    expect(await firstEntry()).toEqual({ ...before, title: 'The Lake' })
    await writeShot(join(workspace.mastersDir, 'lake.json'), { horizonPitchDeg: 5 })
    await run('--all')
    expect((await firstEntry()).levels[0]?.directory).not.toBe(before.levels[0]?.directory)
    await verifyDerivedFiles(workspace)
  })

  it('encodes the tiles of one panorama as its metadata asks, and leaves the others as they are', async () => {
    for (const id of ['lake', 'moor']) {
      const master = join(workspace.mastersDir, `${id}.webp`)
      await sharpFrom(panorama).webp({ lossless: true }).toFile(master)
      await writeShot(join(workspace.mastersDir, `${id}.json`))
    }
    await run('--all')
    const [lake, moor] = (await manifest()).panoramas
    await writeShot(join(workspace.mastersDir, 'lake.json'), { tileQuality: 90 })
    await run('--all')
    const [finer] = (await manifest()).panoramas
    expect(finer?.levels[0]?.bytes).toBeGreaterThan(lake?.levels[0]?.bytes ?? Infinity)
    expect({ ...finer, levels: [], settingsSha256: '' }).toEqual({ ...lake, levels: [], settingsSha256: '' })
    said = ''
    await writeShot(join(workspace.mastersDir, 'lake.json'), { tileQuality: 90, tileTune: 'iq' })
    await run('--all')
    expect(said).toContain('moor: up to date')
    const [tuned, same] = (await manifest()).panoramas
    expect(tuned?.levels[0]?.directory).not.toBe(finer?.levels[0]?.directory)
    expect(same).toEqual(moor)
    await verifyDerivedFiles(workspace)
  })

  it('builds again what has been deleted', async () => {
    await sharpFrom(panorama).webp({ lossless: true }).toFile(join(workspace.mastersDir, 'lake.webp'))
    await writeShot(join(workspace.mastersDir, 'lake.json'))
    await run('--all')
    await rm(workspace.derivedDir, { recursive: true })
    await run('--all')
    await verifyDerivedFiles(workspace)
  })

  it('reads a 16-bit TIFF', async () => {
    await writeFile(at('lake.tiff'), tiff16From(panorama))
    expect((await sharp(at('lake.tiff')).metadata()).depth).toBe('ushort')
    await writeShot(at('lake.json'))
    expect(await run(at('lake.tiff'), '--id', 'lake')).toBe(0)
    expect(colorError(await frontPixel(), 22, 22, directionColor({ x: 0.025, y: -0.025, z: -1 }))).toBeLessThan(8)
  })

  it('brings a wide-gamut picture to sRGB', async () => {
    await sharpFrom(panorama).withIccProfile('p3').png().toFile(at('lake.png'))
    await writeShot(at('lake.json'))
    expect(await run(at('lake.png'), '--id', 'lake')).toBe(0)
    expect(colorError(await frontPixel(), 22, 22, directionColor({ x: 0.025, y: -0.025, z: -1 }))).toBeLessThan(8)
  })

  it('reads greyscale and transparent pictures', async () => {
    await sharpFrom(panorama).greyscale().jpeg().toFile(at('grey.jpg'))
    await writeShot(at('grey.json'))
    expect(await run(at('grey.jpg'), '--id', 'grey')).toBe(0)
    await sharpFrom(panorama).ensureAlpha(0.5).webp().toFile(at('clear.webp'))
    await writeShot(at('clear.json'))
    expect(await run(at('clear.webp'), '--id', 'clear')).toBe(0)
  })

  it('places a GPano-cropped picture into its whole', async () => {
    // Rows 16 to 47 of 64, so that the horizon stays in the middle of the whole.
    await sharpFrom(panorama)
      .extract({ left: 0, top: 16, width: 128, height: 32 })
      .withXmp(
        '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:GPano="http://ns.google.com/photos/1.0/panorama/" GPano:FullPanoWidthPixels="128" GPano:FullPanoHeightPixels="64" GPano:CroppedAreaImageWidthPixels="128" GPano:CroppedAreaImageHeightPixels="32" GPano:CroppedAreaLeftPixels="0" GPano:CroppedAreaTopPixels="16"/></rdf:RDF></x:xmpmeta>',
      )
      .jpeg({ quality: 95 })
      .toFile(at('lake.jpg'))
    await writeShot(at('lake.json'))
    expect(await run(at('lake.jpg'), '--id', 'lake')).toBe(0)
    expect((await firstEntry()).sourceWidthPx).toBe(128)
    expect(colorError(await frontPixel(), 22, 22, directionColor({ x: 0.025, y: -0.025, z: -1 }))).toBeLessThan(8)
  })

  it('builds a pyramid per eye from a square stereo picture', async () => {
    const below = { ...panorama, data: panorama.data.map((value) => 255 - value) }
    const both = { data: new Uint8Array([...panorama.data, ...below.data]), widthPx: 128, heightPx: 128 }
    await sharpFrom(both).png().toFile(at('lake.png'))
    await writeShot(at('lake.json'), { stereo: 'top-bottom' })
    expect(await run(at('lake.png'), '--id', 'lake')).toBe(0)
    const entry = await firstEntry()
    const [level] = entry.levels
    if (!level) throw new Error('No level')
    expect(entry.sourceWidthPx).toBe(128)
    const front = directionColor({ x: 0, y: 0, z: -1 })
    const left = await decode(join(workspace.derivedDir, tilePath(level, 0, 0, 0, 'left')))
    const right = await decode(join(workspace.derivedDir, tilePath(level, 0, 0, 0, 'right')))
    expect(colorError(left, 22, 22, front)).toBeLessThan(10)
    expect(
      colorError(
        right,
        22,
        22,
        front.map((value) => 255 - value),
      ),
    ).toBeLessThan(10)
    await verifyDerivedFiles(workspace)
  })

  it('takes a panorama out again', async () => {
    await sharpFrom(panorama).png().toFile(at('lake.png'))
    await writeShot(at('lake.json'))
    await run(at('lake.png'), '--id', 'lake')
    expect(await run('--remove', 'lake')).toBe(0)
    expect((await manifest()).panoramas).toEqual([])
    expect(await readdir(workspace.derivedDir)).toEqual([])
    expect(await run('--remove', 'lake')).toBe(1)
    expect(said).toContain('There is no panorama lake.')
  })
})

describe('refusals', () => {
  async function refuse(name: string, bytes: Buffer | null, shot: Record<string, unknown> = {}): Promise<string> {
    if (bytes) await writeFile(at(name), bytes)
    await writeShot(at(`${name.split('.')[0]}.json`), shot)
    const before = await written()
    said = ''
    expect(await run(at(name), '--id', 'lake')).toBe(1)
    expect(await written()).toEqual(before)
    return said
  }

  const sized = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#567' } })

  /** The same PNG with another size in its header: too large a picture is refused for what it says, before it is read. */
  function pretendSize(png: Buffer, widthPx: number, heightPx: number): Buffer {
    const [header, end] = [png.indexOf('IHDR'), png.indexOf('IHDR') + 17]
    png.writeUInt32BE(widthPx, header + 4)
    png.writeUInt32BE(heightPx, header + 8)
    png.writeUInt32BE(crc32(png.subarray(header, end)), end)
    return png
  }

  it('is refused when it is not 2:1', async () => {
    const sentence = await refuse('lake.jpg', await sized(120, 64).jpeg().toBuffer())
    expect(sentence).toBe(
      'lake.jpg is 120 x 64. A panorama has to be twice as wide as high (2:1), or carry photo-sphere data (GPano) that places it in a whole of 2:1, or be square (1:1) with "stereo": "top-bottom" in its metadata file.\n',
    )
  })

  it('is refused when it is square without being marked as stereo, or marked without being square', async () => {
    expect(await refuse('lake.png', await sized(64, 64).png().toBuffer())).toContain(
      'lake.png is 64 x 64. A panorama has to be',
    )
    const sentence = await refuse('lake.png', await sized(128, 64).png().toBuffer(), { stereo: 'top-bottom' })
    expect(sentence).toContain('needs a square picture')
  })

  it('is refused when its photo-sphere data names another projection', async () => {
    const xmp =
      '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:GPano="http://ns.google.com/photos/1.0/panorama/" GPano:ProjectionType="cylindrical"/></rdf:RDF></x:xmpmeta>'
    expect(await refuse('lake.jpg', await sized(128, 64).withXmp(xmp).jpeg().toBuffer())).toContain(
      'lake.jpg says that its projection is cylindrical.',
    )
  })

  it('is refused when its GPano whole is not 2:1', async () => {
    const xmp =
      '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:GPano="http://ns.google.com/photos/1.0/panorama/" GPano:FullPanoWidthPixels="200" GPano:FullPanoHeightPixels="64" GPano:CroppedAreaImageWidthPixels="128" GPano:CroppedAreaImageHeightPixels="32" GPano:CroppedAreaLeftPixels="0" GPano:CroppedAreaTopPixels="16"/></rdf:RDF></x:xmpmeta>'
    const sentence = await refuse('lake.jpg', await sized(128, 32).withXmp(xmp).jpeg().toBuffer())
    expect(sentence).toContain(
      'lake.jpg is a part (128 x 32) of a whole of 200 x 64 according to its photo-sphere data, which is not 2:1.',
    )
  })

  it.each(['jpeg', 'png', 'webp', 'avif', 'tiff'] as const)('is refused when a %s is truncated', async (format) => {
    const whole = await sharpFrom(directionPanorama(512)).toFormat(format).toBuffer()
    const sentence = await refuse(`lake.${format}`, whole.subarray(0, Math.floor(whole.length * 0.7)))
    expect(sentence).toMatch(
      /is truncated or damaged: it begins like a picture|is damaged, incomplete or of another kind/,
    )
  })

  it('is refused when it has more than 135 megapixels', async () => {
    const sentence = await refuse('lake.png', pretendSize(await sized(16, 8).png().toBuffer(), 16800, 8400))
    expect(sentence).toBe(
      'lake.png has 141 megapixels (16800 x 8400), more than the 135 that are allowed. The largest panorama is 16384 x 8192. Make it smaller and run the command again.\n',
    )
  })

  it('is refused when it is not a picture, or of a kind that is not supported', async () => {
    expect(await refuse('lake.jpg', Buffer.from('Not a picture at all'))).toContain(
      'lake.jpg is not a picture that can be read',
    )
    expect(await refuse('lake.gif', await sized(128, 64).gif().toBuffer())).toContain(
      'lake.gif is of a kind that is not supported. Save it as JPEG, PNG, WebP, AVIF or TIFF.',
    )
  })

  it('is refused when there is no such file, no name or a name that cannot stand in an address', async () => {
    expect(await refuse('nowhere.jpg', null)).toContain('There is no file')
    expect(await run('photos/My Lake.jpg')).toBe(1)
    expect(said).toContain('Give the panorama a name, for example: npm run panorama -- photos/My Lake.jpg --id my-lake')
    expect(await run('lake.jpg', '--id', 'My Lake')).toBe(1)
    expect(said).toContain('"My Lake" cannot be the name of a panorama')
    expect(await run()).toBe(1)
    expect(said).toContain('Usage:')
  })

  it('is refused without metadata, and a template is left to fill in', async () => {
    await sharpFrom(panorama).png().toFile(at('lake.png'))
    expect(await run(at('lake.png'), '--id', 'lake')).toBe(1)
    expect(said).toBe(
      `lake.png has no metadata yet. A template now lies at ${at('lake.json')}: fill in its empty fields and run the command again.\n`,
    )
    expect(JSON.parse(await readFile(at('lake.json'), 'utf8'))).toMatchObject({
      title: '',
      licence: '',
      northOffsetDeg: 0,
    })
    expect(await run(at('lake.png'), '--id', 'lake')).toBe(1)
    expect(said).toContain('lake.json lacks "title".')
    expect(await written()).toEqual({})
  })

  it('keeps drafts, PNG and heavy files out of the masters', async () => {
    await sharpFrom(panorama).png().toFile(join(workspace.mastersDir, 'lake.png'))
    expect(await run('--all')).toBe(1)
    expect(said).toContain('lake.png does not belong into')
    await rm(join(workspace.mastersDir, 'lake.png'))
    await writeFile(join(workspace.mastersDir, 'lake.jpg'), Buffer.alloc(10 * 1024 * 1024 + 1))
    expect(await run('--all')).toBe(1)
    expect(said).toContain('lake.jpg has 10.0 MiB; a master may have 10 at most.')
  })

  it('leaves nothing behind when it is interrupted', async () => {
    await sharpFrom(panorama).png().toFile(at('lake.png'))
    await writeShot(at('lake.json'))
    const stop = new AbortController()
    const terminal = { write: (text: string) => void (text.includes('tiles') && stop.abort()) }
    const status = await runPanoramaCommand([at('lake.png'), '--id', 'lake'], {
      workspace,
      settings: TINY_SETTINGS,
      terminal,
      signal: stop.signal,
    })
    expect(status).toBe(130)
    expect(await written()).toEqual({})
  })
})

describe('gallery pictures', () => {
  it('are derived in three sizes and listed with their words', async () => {
    await sharp({ create: { width: 160, height: 120, channels: 3, background: '#a63' } })
      .jpeg()
      .toFile(join(workspace.galleryDir, 'lake-1.jpg'))
    await writeFile(
      join(workspace.galleryDir, 'lake.json'),
      JSON.stringify([{ file: 'lake-1.jpg', title: 'Shore', alt: 'The shore' }]),
    )
    expect(await run('--gallery')).toBe(0)
    const { gallery } = await manifest()
    expect(gallery['lake']).toMatchObject([
      {
        title: 'Shore',
        alt: 'The shore',
        large: { widthPx: 80, heightPx: 50 },
        medium: { widthPx: 40, heightPx: 25 },
        thumbnail: { widthPx: 30, heightPx: 20 },
      },
    ])
    await verifyDerivedFiles(workspace)
    const file = gallery['lake']?.[0]?.large.avif.path ?? ''
    const before = await stat(join(workspace.derivedDir, file))
    await run('--gallery')
    expect((await stat(join(workspace.derivedDir, file))).mtimeMs).toBe(before.mtimeMs)
  })

  it('are refused when a listed file is missing', async () => {
    await writeFile(
      join(workspace.galleryDir, 'lake.json'),
      JSON.stringify([{ file: 'lake-1.jpg', title: 'Shore', alt: 'The shore' }]),
    )
    expect(await run('--gallery')).toBe(1)
    expect(said).toContain('The gallery names lake-1.jpg, but there is no such picture')
  })
})

describe('the check', () => {
  async function buildMasters(): Promise<void> {
    for (const id of ['calibration', 'lake']) {
      await sharpFrom(panorama)
        .webp({ lossless: true })
        .toFile(join(workspace.mastersDir, `${id}.webp`))
      await writeShot(join(workspace.mastersDir, `${id}.json`))
    }
    await run('--all')
  }

  it('is content with what was just built', async () => {
    await buildMasters()
    expect(await findProblems(workspace, TINY_SETTINGS)).toEqual([])
  })

  it('names every kind of difference', async () => {
    await buildMasters()
    const entry = await firstEntry()
    await writeFile(join(workspace.derivedDir, entry.preview.path), 'altered')
    await writeFile(join(workspace.derivedDir, 'lake', 'stray.txt'), '')
    await writeShot(join(workspace.mastersDir, 'lake.json'), { title: 'Another', horizonRollDeg: 2 })
    expect(await findProblems(workspace, TINY_SETTINGS)).toEqual([
      'lake was built with other settings. Run: npm run panorama -- --all',
      'lake differs from its metadata file in title. Run: npm run panorama -- --all',
      `${entry.preview.path} does not match the hash in its name.`,
      'lake/stray.txt is named by nothing in the manifest.',
    ])
    await expect(verifyDerivedFiles(workspace)).rejects.toThrow('does not match the hash in its name')
  })

  it('names a tile that is missing and a master without a panorama', async () => {
    await buildMasters()
    const entry = (await manifest()).panoramas[1]
    const tile = `${entry?.levels[0]?.directory}/3-0-0.avif`
    await rm(join(workspace.derivedDir, tile))
    await rm(join(workspace.mastersDir, 'lake.webp'))
    const problems = await findProblems(workspace, TINY_SETTINGS)
    expect(problems).toContain(`${tile} is missing.`)
    expect(problems).toContain('lake has no master. Add it, or run: npm run panorama -- --remove lake')
  })

  it('notices when the encoders give other bytes', async () => {
    await buildMasters()
    const problems = await findProblems(workspace, { ...TINY_SETTINGS, webpTile: { quality: 20, effort: 0 } })
    expect(problems.join('\n')).toMatch(/calibration\/f40-\w+ comes out different when it is encoded again/)
  })

  it('encodes a sample of the calibration again, and every tile of every panorama where all is asked for', async () => {
    await buildMasters()
    const directories = (await manifest()).panoramas.map(({ levels }) => levels[0]?.directory ?? '')
    for (const directory of directories) await writeFile(join(workspace.derivedDir, directory, '0-0-0.avif'), 'altered')
    const differing = async (isWhole: boolean) =>
      (await findProblems(workspace, TINY_SETTINGS, isWhole)).filter((problem) =>
        problem.includes('comes out different'),
      )
    expect(await differing(false)).toEqual([])
    expect((await differing(true)).map((problem) => problem.split(' ')[0])).toEqual(directories)
    await writeFile(join(workspace.derivedDir, directories[0] ?? '', '4-0-0.avif'), 'altered')
    expect(await differing(false)).toHaveLength(1)
  })
})
