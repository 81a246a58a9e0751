import { join } from 'node:path'

import sharp, { type Sharp } from 'sharp'
import { describe, expect, it } from 'vitest'

import type { EquirectImage } from '#core/equirect-image.ts'
import { listMasters } from './masters.ts'
import { workspaceAt } from './workspace.ts'

const ASSETS = join(import.meta.dirname, '..')
const masters = await listMasters(workspaceAt(ASSETS))
const pictures = masters.filter(({ id }) => id !== 'calibration')

/** Columns on either side of the seam by whose differences the seam is judged. */
const NEIGHBOURS = 24
/** An encoder that loses something treats both edges of a master apart: up to 1.21 times the most that neighbours differ. */
const SEAM_ALLOWANCE = 1.25
/** The outermost row is one spot of the sphere. What it shows may be grainy, but its sectors must not differ by more, of 255. */
const SECTORS = 16
const POLE_STRAY = 12

/** Of the contact sheet, as high as wide: a whole sphere takes two. */
const SHEET_COLUMNS = 6
/** Between a master and its row, of 255: two sizes of one picture stay below it, two places far above. */
const SHEET_DIFFERENCE = 8

describe.each(pictures)('the master of $id', ({ file }) => {
  it('is a whole sphere without anything about its making in the file', async () => {
    const { width, height, exif, xmp, iptc, comments } = await sharp(file).metadata()
    expect(width).toBe(2 * height)
    expect(width).toBeGreaterThanOrEqual(4096)
    expect({ exif, xmp, iptc, comments }).toEqual({
      exif: undefined,
      xmp: undefined,
      iptc: undefined,
      comments: undefined,
    })
  })

  it('closes at the seam, and is one colour at each pole', async () => {
    const image = await decode(file)
    const usual = Array.from({ length: NEIGHBOURS }, (_, k) => [
      step(image, k, k + 1),
      step(image, image.widthPx - 2 - k, image.widthPx - 1 - k),
    ]).flat()
    expect(step(image, image.widthPx - 1, 0)).toBeLessThanOrEqual(SEAM_ALLOWANCE * Math.max(...usual))
    expect(stray(image, 0)).toBeLessThanOrEqual(POLE_STRAY)
    expect(stray(image, image.heightPx - 1)).toBeLessThanOrEqual(POLE_STRAY)
  })
})

describe('the contact sheet', () => {
  it('shows every master as it is, one a row', async () => {
    const file = join(ASSETS, 'contact-sheet.webp')
    const { width, height } = await sharp(file).metadata()
    const rowPx = height / pictures.length
    expect(rowPx).toBe(width / SHEET_COLUMNS)
    for (const [row, master] of pictures.entries()) {
      const whole = { left: 0, top: row * rowPx, width: 2 * rowPx, height: rowPx }
      const shown = await coarse(sharp(file).extract(whole))
      const own = await coarse(sharp(master.file))
      const difference = own.reduce((sum, value, index) => sum + Math.abs(value - (shown[index] ?? 0)), 0) / own.length
      expect(difference, master.id).toBeLessThan(SHEET_DIFFERENCE)
    }
  })
})

describe('the measures', () => {
  it('see two columns that do not belong together, and a row that is no pole', async () => {
    const [first] = pictures
    if (!first) throw new Error('There is no master.')
    const image = await decode(first.file)
    const elsewhere = Math.round(image.widthPx / 3)
    expect(step(image, elsewhere, 0)).toBeGreaterThan(SEAM_ALLOWANCE * step(image, 1, 0))
    expect(stray(image, image.heightPx / 2)).toBeGreaterThan(POLE_STRAY)
  })
})

async function decode(file: string): Promise<EquirectImage> {
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true })
  return { data, widthPx: info.width, heightPx: info.height }
}

/** What is left of a sphere in 16 x 8 pixels. */
async function coarse(picture: Sharp): Promise<number[]> {
  return [...(await picture.resize(16, 8, { fit: 'fill' }).removeAlpha().raw().toBuffer())]
}

/** Mean difference between two columns. */
function step({ data, widthPx, heightPx }: EquirectImage, one: number, other: number): number {
  let sum = 0
  for (let row = 0; row < heightPx; row += 1) {
    for (let channel = 0; channel < 3; channel += 1) {
      const at = row * widthPx * 3 + channel
      sum += Math.abs((data[at + one * 3] ?? 0) - (data[at + other * 3] ?? 0))
    }
  }
  return sum / (heightPx * 3)
}

/** Standard deviation of the mean colours of a row's sectors, the channels taken apart and the largest reported. */
function stray({ data, widthPx }: EquirectImage, row: number): number {
  const perSector = widthPx / SECTORS
  const deviations = [0, 1, 2].map((channel) => {
    const means = Array.from({ length: SECTORS }, (_, sector) => {
      let sum = 0
      for (let k = 0; k < perSector; k += 1) sum += data[(row * widthPx + sector * perSector + k) * 3 + channel] ?? 0
      return sum / perSector
    })
    const mean = means.reduce((sum, value) => sum + value, 0) / SECTORS
    return Math.sqrt(means.reduce((sum, value) => sum + (value - mean) ** 2, 0) / SECTORS)
  })
  return Math.max(...deviations)
}
