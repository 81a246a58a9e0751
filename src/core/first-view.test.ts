import { describe, expect, it } from 'vitest'
import { toRadians } from './angles.ts'
import { firstFovDeg, horizontalFovDeg } from './field-of-view.ts'
import { firstViewTiles } from './first-view.ts'
import { pyramidLevels } from './pyramid.ts'
import { createTilePlanner } from './tile-plan.ts'

const levels = pyramidLevels(8192)

describe('firstViewTiles', () => {
  it.each([
    [1280, 720],
    [880, 736],
    [1680, 720],
    [390, 700],
    [820, 820],
  ])('names the tiles that the planner wants for the first view in a window of %i x %i', (widthPx, heightPx) => {
    const fovDeg = firstFovDeg(widthPx, heightPx)
    const halfHeight = Math.tan(toRadians(fovDeg / 2))
    const halfWidth = (halfHeight * widthPx) / heightPx
    for (const [levelIndex, level] of levels.entries()) {
      const named = firstViewTiles(level)
        .filter(
          (tile) =>
            tile.left < halfWidth && tile.right > -halfWidth && tile.bottom < halfHeight && tile.top > -halfHeight,
        )
        .map(({ face, row, column }) => (face * level.tilesPerSide + row) * level.tilesPerSide + column)
      const { visible } = createTilePlanner([levels[levelIndex] ?? level], { capacity: 1000 }).plan({
        headingDeg: 0,
        pitchDeg: 0,
        halfWidthDeg: horizontalFovDeg(fovDeg, widthPx, heightPx) / 2,
        halfHeightDeg: fovDeg / 2,
        pxPerRad: 1,
        firstPxPerRad: 1,
        isFree: false,
      })
      expect(named.sort((a, b) => a - b)).toEqual(visible)
    }
  })

  it('begins with the tile in front of the eye', () => {
    const [first] = firstViewTiles({ tilesPerSide: 3 })
    expect(first).toMatchObject({ face: 0, row: 1, column: 1 })
  })
})
