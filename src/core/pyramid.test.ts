import { describe, expect, it } from 'vitest'

import { levelOfFace, MAX_TILE_SIZE_PX, pyramidLevels, sparseLevels } from './pyramid.ts'

const EVERY_WIDTH = Array.from({ length: 16384 - 1023 }, (_, index) => 1024 + index)

describe('pyramidLevels', () => {
  it('gives an 8192 panorama these levels', () => {
    // 8192 / π = 2607: nine tiles of 288 make 2592; 2592 / 1.28 = 2025: seven of 288 make 2016, and so on.
    const sizes = pyramidLevels(8192).map(({ faceSizePx, tilesPerSide }) => `${tilesPerSide} in ${faceSizePx}`)
    expect(sizes).toEqual([
      '1 in 270',
      '2 in 348',
      '2 in 448',
      '2 in 576',
      '3 in 738',
      '4 in 952',
      '4 in 1224',
      '5 in 1570',
      '7 in 2016',
      '9 in 2592',
    ])
  })

  it('is never more than 1.3 times finer than the level below, for any source', () => {
    const ratios = EVERY_WIDTH.flatMap((widthPx) => {
      const levels = pyramidLevels(widthPx)
      return levels.slice(1).map((level, index) => level.faceSizePx / (levels[index]?.faceSizePx ?? 0))
    })
    expect(Math.max(...chunkMaxima(ratios))).toBeLessThanOrEqual(1.3)
    expect(-Math.max(...chunkMaxima(ratios.map((ratio) => -ratio)))).toBeGreaterThan(1)
  })

  it('fits every tile into a layer of 320 with its gutters, and fills the face exactly', () => {
    for (const widthPx of EVERY_WIDTH) {
      for (const { faceSizePx, tileSizePx, tilesPerSide } of pyramidLevels(widthPx)) {
        if (tileSizePx > MAX_TILE_SIZE_PX || tileSizePx % 2 !== 0) throw new Error(`${widthPx}: tile of ${tileSizePx}`)
        if (faceSizePx !== tileSizePx * tilesPerSide) throw new Error(`${widthPx}: face of ${faceSizePx}`)
      }
    }
  })

  it('begins with one tile per face and ends just below the density of the source', () => {
    for (const widthPx of [64, 1024, 1600, 4096, 12288, 16384]) {
      const levels = pyramidLevels(widthPx)
      expect(levels[0]?.tilesPerSide).toBe(1)
      const loss = widthPx / Math.PI - (levels.at(-1)?.faceSizePx ?? 0)
      expect(loss).toBeGreaterThanOrEqual(0)
      expect(loss).toBeLessThan(2 * (levels.at(-1)?.tilesPerSide ?? 0) + 1)
    }
  })
})

describe('sparseLevels', () => {
  it('gives an 8192 panorama half of its levels, the finest included', () => {
    expect(sparseLevels(8192).map(({ faceSizePx }) => faceSizePx)).toEqual([348, 576, 952, 1570, 2592])
  })

  it('is known by the sizes of the faces alone, for any source', () => {
    for (const widthPx of EVERY_WIDTH) {
      const levels = sparseLevels(widthPx)
      expect(levels.map(({ faceSizePx }) => levelOfFace(faceSizePx))).toEqual(levels)
    }
  })
})

/** Maxima of parts, since a call cannot take a hundred thousand arguments. */
function chunkMaxima(values: number[]): number[] {
  return Array.from({ length: Math.ceil(values.length / 1000) }, (_, index) =>
    Math.max(...values.slice(index * 1000, (index + 1) * 1000)),
  )
}
