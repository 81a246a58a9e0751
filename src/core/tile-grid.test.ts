import { describe, expect, it } from 'vitest'
import { CUBE_FACES } from './cube.ts'
import { chooseLevel, createTileGrid, isTileInView, tileNearness, tilePlace } from './tile-grid.ts'
import { createViewFrustum, pointFrustum } from './view-frustum.ts'

function facesInView(tilesPerSide: number, headingDeg: number, pitchDeg: number, halfDeg: number): number[] {
  const grid = createTileGrid({ tilesPerSide })
  const frustum = createViewFrustum()
  pointFrustum(frustum, headingDeg, pitchDeg, halfDeg, halfDeg)
  const faces = new Set<number>()
  for (let index = 0; index < grid.count; index += 1) {
    if (isTileInView(grid, index, frustum)) faces.add(tilePlace(index, tilesPerSide).face)
  }
  return [...faces].sort()
}

describe('tilePlace', () => {
  it('names every tile of every face once', () => {
    const places = Array.from({ length: 6 * 9 }, (_, index) => tilePlace(index, 3))
    expect(new Set(places.map(({ face, row, column }) => `${face}-${row}-${column}`)).size).toBe(54)
    expect(new Set(places.map(({ face }) => face))).toEqual(new Set(CUBE_FACES))
    expect(places[9 + 3 + 2]).toEqual({ face: 1, row: 1, column: 2 })
  })
})

describe('createTileGrid', () => {
  it('gives neighbours on different faces exactly the same corners', () => {
    const { corners } = createTileGrid({ tilesPerSide: 1 })
    const corner = (face: number, which: number) =>
      Array.from(corners.slice((face * 4 + which) * 3, (face * 4 + which) * 3 + 3))
    // The front's top right corner is the right face's top left one.
    expect(corner(0, 1)).toEqual(corner(1, 0))
    expect(corner(0, 1)).toEqual([1, 1, -1])
  })
})

describe('isTileInView', () => {
  it.each([
    ['only the front, straight ahead and narrow', 0, 0, 20, [0]],
    ['front and right at the edge between them', 45, 0, 20, [0, 1]],
    ['back and left across the seam', 225, 0, 20, [2, 3]],
    ['only the upper face at the zenith', 77, 90, 30, [4]],
    ['only the lower face at the nadir', 180, -90, 30, [5]],
  ])('sees %s', (_, headingDeg, pitchDeg, halfDeg, faces) => {
    expect(facesInView(4, headingDeg, pitchDeg, halfDeg)).toEqual(faces)
  })
})

describe('tileNearness', () => {
  it('is greatest for the tile in the centre of the view', () => {
    const grid = createTileGrid({ tilesPerSide: 3 })
    const frustum = createViewFrustum()
    pointFrustum(frustum, 90, 0, 45, 30)
    const nearest = Array.from({ length: grid.count }, (_, index) => index).sort(
      (a, b) => tileNearness(grid, b, frustum) - tileNearness(grid, a, frustum),
    )[0]
    expect(nearest).toBe(9 + 4)
  })
})

describe('chooseLevel', () => {
  // 1280 px wide at 90° are 640 px per radian at the centre: a face needs 1280 texels.
  it.each([
    [640, [500, 1000, 1280, 1600], 2],
    [640.1, [500, 1000, 1280, 1600], 3],
    [100, [500, 1000], 0],
    [9000, [500, 1000], 1],
  ])('for %f px per radian among %j takes level %i', (pxPerRad, faceSizesPx, expected) => {
    expect(chooseLevel(faceSizesPx, pxPerRad)).toBe(expected)
  })
})
