import { beforeAll, describe, expect, it } from 'vitest'

import { type CubeFace, directionFromFacePoint } from './cube.ts'
import { pyramidLevels, TILE_GUTTER_PX } from './pyramid.ts'
import { toPictureFrame } from './equirect-image.ts'
import { colorError, directionColor, directionPanorama } from './equirect-fixtures.ts'
import { renderTiles, renderTilesQuickly, type Tile } from './render-tiles.ts'

const LEVEL = { faceSizePx: 48, tileSizePx: 24, tilesPerSide: 2 }
const COARSE = { faceSizePx: 40, tileSizePx: 40, tilesPerSide: 1 }
const LEVEL_CAMERA = { pitchDeg: 0, rollDeg: 0 }

async function tilesOf(levelling = LEVEL_CAMERA): Promise<Tile[]> {
  const tiles: Tile[] = []
  await renderTiles(directionPanorama(256), levelling, [COARSE, LEVEL], async (tile) => void tiles.push(tile))
  return tiles
}

/** The largest difference between any texel, gutters included, and the colour of its direction. */
function worstError(tiles: readonly Tile[], levelling = LEVEL_CAMERA): number {
  const direction = { x: 0, y: 0, z: 0 }
  return Math.max(
    ...tiles.map(({ level, face, row, column, image }) => {
      let worst = 0
      for (let y = 0; y < image.heightPx; y += 1) {
        for (let x = 0; x < image.widthPx; x += 1) {
          const u = (2 * (column * level.tileSizePx + x - TILE_GUTTER_PX + 0.5)) / level.faceSizePx - 1
          const v = (2 * (row * level.tileSizePx + y - TILE_GUTTER_PX + 0.5)) / level.faceSizePx - 1
          const expected = directionColor(toPictureFrame(directionFromFacePoint(face, u, v, direction), levelling))
          worst = Math.max(worst, colorError(image, x, y, expected))
        }
      }
      return worst
    }),
  )
}

describe('renderTiles', () => {
  let tiles: Tile[] = []
  beforeAll(async () => {
    tiles = await tilesOf()
  })
  const find = (face: CubeFace, row: number, column: number) =>
    tiles.find((tile) => tile.level === LEVEL && tile.face === face && tile.row === row && tile.column === column)

  it('makes every tile of every level once, each with its gutters', () => {
    expect(tiles).toHaveLength(6 * 1 + 6 * 4)
    expect(new Set(tiles.map((tile) => `${tile.level.faceSizePx} ${tile.face} ${tile.row} ${tile.column}`)).size).toBe(
      30,
    )
    for (const { level, image } of tiles) {
      expect([image.widthPx, image.heightPx]).toEqual([level.tileSizePx + 4, level.tileSizePx + 4])
    }
  })

  it('gives every texel of every face, gutters, poles and the seam behind included, the colour of its direction', () => {
    expect(worstError(tiles)).toBeLessThan(2)
  })

  it('keeps that when the camera leaned', async () => {
    const leaning = { pitchDeg: 20, rollDeg: -35 }
    expect(worstError(await tilesOf(leaning), leaning)).toBeLessThan(2)
  })

  it('repeats in a gutter exactly what the neighbouring tile shows there', () => {
    const [left, right, below] = [find(2, 0, 0), find(2, 0, 1), find(2, 1, 0)]
    if (!left || !right || !below) throw new Error('Tiles are missing')
    const pixel = (tile: Tile, x: number, y: number) => [
      ...tile.image.data.subarray((y * 28 + x) * 3, (y * 28 + x) * 3 + 3),
    ]
    for (let along = 0; along < 28; along += 1) {
      for (let across = 0; across < 4; across += 1) {
        expect(pixel(left, 24 + across, along)).toEqual(pixel(right, across, along))
        expect(pixel(left, along, 24 + across)).toEqual(pixel(below, along, across))
      }
    }
  })

  it('works for the smallest pyramid', async () => {
    const made: Tile[] = []
    await renderTiles(directionPanorama(64), LEVEL_CAMERA, pyramidLevels(64), async (tile) => void made.push(tile))
    expect(made).toHaveLength(6)
    expect(worstError(made)).toBeLessThan(4)
  })
})

describe('renderTilesQuickly', () => {
  it('makes the same tiles with the same colours, every half of a face included', async () => {
    const levels = [8, 12, 20, 26, 44, 62, 96].map((size) => ({
      faceSizePx: size,
      tileSizePx: size / 2,
      tilesPerSide: 2,
    }))
    const made: Tile[] = []
    await renderTilesQuickly(
      directionPanorama(256),
      LEVEL_CAMERA,
      levels,
      () => true,
      async (tile) => void made.push(tile),
    )
    expect(
      new Set(made.map(({ level, face, row, column }) => `${level.faceSizePx} ${face} ${row} ${column}`)).size,
    ).toBe(levels.length * 24)
    expect(worstError(made)).toBeLessThan(2.5)
  })

  it('levels a camera that leaned, and leaves out what is not wanted', async () => {
    const leaning = { pitchDeg: -12, rollDeg: 8 }
    const made: Tile[] = []
    await renderTilesQuickly(
      directionPanorama(256),
      leaning,
      [COARSE, LEVEL],
      ({ level, face, column }) => face === 4 && level === LEVEL && column === 1,
      async (tile) => void made.push(tile),
    )
    expect(made.map(({ face, row, column }) => [face, row, column])).toEqual([
      [4, 0, 1],
      [4, 1, 1],
    ])
    expect(worstError(made, leaning)).toBeLessThan(2.5)
  })
})
