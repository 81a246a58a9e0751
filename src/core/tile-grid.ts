import { CUBE_FACES, type CubeFace, directionFromFacePoint } from './cube.ts'
import type { LevelGeometry } from './pyramid.ts'
import type { ViewFrustum } from './view-frustum.ts'

const CORNERS = 4
const COMPONENTS = 3
/** A corner this little inside a plane only touches the view: rounding must not fetch a tile for it. */
const ON_PLANE = 1e-6

/**
 * Every tile of one level as plain numbers. A tile's index is (face x tilesPerSide + row) x tilesPerSide + column.
 * `corners` holds the four corner directions of each tile (top-left, top-right, bottom-left, bottom-right) on the
 * unit cube, `centres` the unit direction of its middle.
 */
export type TileGrid = {
  tilesPerSide: number
  count: number
  corners: Float32Array
  centres: Float32Array
}

export function createTileGrid({ tilesPerSide }: Pick<LevelGeometry, 'tilesPerSide'>): TileGrid {
  const count = 6 * tilesPerSide * tilesPerSide
  const corners = new Float32Array(count * CORNERS * COMPONENTS)
  const centres = new Float32Array(count * COMPONENTS)
  const direction = { x: 0, y: 0, z: 0 }
  for (let index = 0; index < count; index += 1) {
    const { face, row, column } = tilePlace(index, tilesPerSide)
    for (let corner = 0; corner < CORNERS; corner += 1) {
      const u = edge(column + (corner % 2), tilesPerSide)
      const v = edge(row + Math.floor(corner / 2), tilesPerSide)
      const { x, y, z } = directionFromFacePoint(face, u, v, direction)
      corners.set([x, y, z], (index * CORNERS + corner) * COMPONENTS)
    }
    const { x, y, z } = directionFromFacePoint(
      face,
      edge(column + 0.5, tilesPerSide),
      edge(row + 0.5, tilesPerSide),
      direction,
    )
    const length = Math.hypot(x, y, z)
    centres.set([x / length, y / length, z / length], index * COMPONENTS)
  }
  return { tilesPerSide, count, corners, centres }
}

export function tilePlace(index: number, tilesPerSide: number): { face: CubeFace; row: number; column: number } {
  const perFace = tilesPerSide * tilesPerSide
  const withinFace = index % perFace
  return {
    face: CUBE_FACES[Math.floor(index / perFace)] ?? 0,
    row: Math.floor(withinFace / tilesPerSide),
    column: withinFace % tilesPerSide,
  }
}

/**
 * True if the view sees any part of the tile. A tile is a flat quad and every plane passes through the eye, so it is
 * out of sight when all four corners lie behind one plane; only a rare quad beside a frustum's edge is kept in vain.
 */
export function isTileInView(grid: TileGrid, index: number, frustum: ViewFrustum): boolean {
  if (!hasCornerBefore(grid, index, frustum.forward, 0)) return false
  for (let plane = 0; plane < frustum.planes.length; plane += COMPONENTS) {
    if (!hasCornerBefore(grid, index, frustum.planes, plane)) return false
  }
  return true
}

/** True if a corner of the tile lies on the inner side of the plane whose normal stands at `at`. */
function hasCornerBefore(grid: TileGrid, index: number, normals: Float64Array, at: number): boolean {
  const nx = normals[at] ?? 0
  const ny = normals[at + 1] ?? 0
  const nz = normals[at + 2] ?? 0
  const first = index * CORNERS * COMPONENTS
  for (let corner = first; corner < first + CORNERS * COMPONENTS; corner += COMPONENTS) {
    const x = grid.corners[corner] ?? 0
    const y = grid.corners[corner + 1] ?? 0
    const z = grid.corners[corner + 2] ?? 0
    if (nx * x + ny * y + nz * z > ON_PLANE) return true
  }
  return false
}

/** Cosine of the angle between the view's centre and the tile's: 1 is nearest. */
export function tileNearness(grid: TileGrid, index: number, frustum: ViewFrustum): number {
  const at = index * COMPONENTS
  return (
    (grid.centres[at] ?? 0) * (frustum.forward[0] ?? 0) +
    (grid.centres[at + 1] ?? 0) * (frustum.forward[1] ?? 0) +
    (grid.centres[at + 2] ?? 0) * (frustum.forward[2] ?? 0)
  )
}

/**
 * The index of the coarsest level that has at least one texel per drawing-buffer pixel at the view's centre, or of the
 * finest there is. `faceSizesPx` ascends; `pxPerRad` is what the drawing buffer shows per radian at its centre.
 */
export function chooseLevel(faceSizesPx: readonly number[], pxPerRad: number): number {
  // A cube face spans two units of tangent, so a face of F texels has F / 2 per radian at its centre.
  const index = faceSizesPx.findIndex((faceSizePx) => faceSizePx >= 2 * pxPerRad)
  return index === -1 ? faceSizesPx.length - 1 : index
}

function edge(step: number, tilesPerSide: number): number {
  return (2 * step) / tilesPerSide - 1
}
