import { describe, expect, it } from 'vitest'

import {
  CUBE_FACES,
  type CubeFace,
  directionFromEquirect,
  directionFromFacePoint,
  equirectFromDirection,
  facePointFromDirection,
} from './cube.ts'

const vector = () => ({ x: 0, y: 0, z: 0 })
const facePoint = () => ({ face: 0 as CubeFace, u: 0, v: 0 })
const equirect = () => ({ u: 0, v: 0 })
const STEPS = [-1, -0.75, -0.3, 0, 0.4, 0.99, 1]
const INNER = [-0.99, -0.5, 0, 0.25, 0.99]

describe('directionFromFacePoint', () => {
  it.each([
    [0, { x: 0, y: 0, z: -1 }],
    [1, { x: 1, y: 0, z: 0 }],
    [2, { x: 0, y: 0, z: 1 }],
    [3, { x: -1, y: 0, z: 0 }],
    [4, { x: 0, y: 1, z: 0 }],
    [5, { x: 0, y: -1, z: 0 }],
  ] as const)('looks straight at the middle of face %i', (face, expected) => {
    const { x, y, z } = directionFromFacePoint(face, 0, 0, vector())
    expect({ x: x + 0, y: y + 0, z: z + 0 }).toEqual(expected)
  })

  it.each([0, 1, 2, 3] as const)('continues side face %i in the face to its right', (face) => {
    const next = ((face + 1) % 4) as CubeFace
    for (const v of STEPS) {
      expect(directionFromFacePoint(face, 1, v, vector())).toEqual(directionFromFacePoint(next, -1, v, vector()))
    }
  })

  it.each([
    // The top edge of each side face, and the edge of `up` it meets, both from the side face's left to its right.
    [0, (u: number) => [u, 1]],
    [1, (u: number) => [1, -u]],
    [2, (u: number) => [-u, -1]],
    [3, (u: number) => [-1, u]],
  ] as const)('meets the edge of `up` above side face %i', (face, onUp) => {
    for (const u of STEPS) {
      const [upU = 0, upV = 0] = onUp(u)
      expect(zeroed(directionFromFacePoint(face, u, -1, vector()))).toEqual(
        zeroed(directionFromFacePoint(4, upU, upV, vector())),
      )
    }
  })

  it.each([
    [0, (u: number) => [u, -1]],
    [1, (u: number) => [1, u]],
    [2, (u: number) => [-u, 1]],
    [3, (u: number) => [-1, -u]],
  ] as const)('meets the edge of `down` below side face %i', (face, onDown) => {
    for (const u of STEPS) {
      const [downU = 0, downV = 0] = onDown(u)
      expect(zeroed(directionFromFacePoint(face, u, 1, vector()))).toEqual(
        zeroed(directionFromFacePoint(5, downU, downV, vector())),
      )
    }
  })
})

describe('facePointFromDirection', () => {
  it('gives back the point of every face, whatever the length of the direction', () => {
    for (const face of CUBE_FACES) {
      for (const u of INNER) {
        for (const v of INNER) {
          const { x, y, z } = directionFromFacePoint(face, u, v, vector())
          const found = facePointFromDirection({ x: 7 * x, y: 7 * y, z: 7 * z }, facePoint())
          expect(found.face).toBe(face)
          expect(found.u).toBeCloseTo(u, 12)
          expect(found.v).toBeCloseTo(v, 12)
        }
      }
    }
  })

  it('stays within a face on edges and corners', () => {
    for (const face of CUBE_FACES) {
      for (const [u, v] of [
        [1, 1],
        [-1, 1],
        [1, -1],
        [-1, -1],
        [1, 0],
        [0, 1],
        [-1, 0],
        [0, -1],
      ] as const) {
        const found = facePointFromDirection(directionFromFacePoint(face, u, v, vector()), facePoint())
        expect(Math.max(Math.abs(found.u), Math.abs(found.v))).toBe(1)
        const again = zeroed(directionFromFacePoint(found.face, found.u, found.v, vector()))
        expect(again).toEqual(zeroed(directionFromFacePoint(face, u, v, vector())))
      }
    }
  })

  it.each([
    ['just left of the front edge', -1 - 1e-9, 3],
    ['just right of it', -1 + 1e-9, 0],
  ] as const)('changes face %s', (_, x, face) => {
    expect(facePointFromDirection({ x, y: 0, z: -1 }, facePoint()).face).toBe(face)
  })

  it('writes into the object it is given', () => {
    const out = facePoint()
    expect(facePointFromDirection({ x: 0, y: 3, z: 0 }, out)).toBe(out)
    expect(out.face).toBe(4)
  })
})

describe('the equirectangular picture', () => {
  it.each([
    ['front', { x: 0, y: 0, z: -1 }, 0.5, 0.5],
    ['right', { x: 1, y: 0, z: 0 }, 0.75, 0.5],
    ['left', { x: -1, y: 0, z: 0 }, 0.25, 0.5],
    ['almost the zenith', { x: 0, y: 1, z: -1e-13 }, 0.5, 0],
    ['almost the nadir', { x: 0, y: -1, z: -1e-13 }, 0.5, 1],
    // 45 degrees up at heading 90: v = 0.5 - 45/180.
    ['right and up', { x: 2, y: 2, z: 0 }, 0.75, 0.25],
  ])('holds %s where it belongs', (_, direction, u, v) => {
    const found = equirectFromDirection(direction, equirect())
    expect(found.u).toBeCloseTo(u, 12)
    expect(found.v).toBeCloseTo(v, 12)
  })

  it('ends at its left and right edge on the two sides of the seam behind', () => {
    expect(equirectFromDirection({ x: 1e-9, y: 0, z: 1 }, equirect()).u).toBeCloseTo(1, 8)
    expect(equirectFromDirection({ x: -1e-9, y: 0, z: 1 }, equirect()).u).toBeCloseTo(0, 8)
  })

  it('gives directions of length 1 that lead back to the same point', () => {
    for (const u of [0.001, 0.2, 0.5, 0.77, 0.999]) {
      for (const v of [0.01, 0.3, 0.5, 0.99]) {
        const direction = directionFromEquirect(u, v, vector())
        expect(Math.hypot(direction.x, direction.y, direction.z)).toBeCloseTo(1, 12)
        const found = equirectFromDirection(direction, equirect())
        expect(found.u).toBeCloseTo(u, 10)
        expect(found.v).toBeCloseTo(v, 10)
      }
    }
  })

  it('puts the same direction at both ends of its width', () => {
    const left = directionFromEquirect(0, 0.4, vector())
    const right = directionFromEquirect(1, 0.4, vector())
    expect(left.x).toBeCloseTo(right.x, 12)
    expect(left.z).toBeCloseTo(right.z, 12)
  })
})

/** Without negative zeros, which `toEqual` tells apart. */
function zeroed({ x, y, z }: { x: number; y: number; z: number }) {
  return { x: x + 0, y: y + 0, z: z + 0 }
}
