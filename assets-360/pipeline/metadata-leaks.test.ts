import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

import sharp from 'sharp'
import { expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
/** Where pictures lie: those that people get, those that are made into them, and those that documents show. */
const FOLDERS = ['public', 'src', 'docs', 'assets-360']
const PICTURE = /\.(?:avif|jpe?g|png|webp)$/
const TILE = /\d-\d+-\d+\.\w+$/
/** One of each level: all of a level are written by the same call. */
const FIRST_TILE = /\b0-0-0\.\w+$/

const isLong = Boolean(process.env['UTALII_LONG'])

it('no picture of the site tells how it was made', async () => {
  const pictures = (await Promise.all(FOLDERS.map(picturesIn))).flat()
  const looked = pictures.filter((path) => isLong || !TILE.test(path) || FIRST_TILE.test(path))
  expect(looked.length).toBeGreaterThan(400)
  expect(looked).toEqual(expect.arrayContaining(['assets-360/contact-sheet.webp', 'docs/architecture/explore.webp']))
  const telling: string[] = []
  for (const path of looked) {
    const { exif, xmp, iptc, comments } = await sharp(join(ROOT, path)).metadata()
    if (exif ?? xmp ?? iptc ?? comments) telling.push(path)
  }
  expect(telling).toEqual([])
}, 300_000)

async function picturesIn(folder: string): Promise<string[]> {
  const names = await readdir(join(ROOT, folder), { recursive: true })
  return names.filter((name) => PICTURE.test(name)).map((name) => join(folder, name))
}
