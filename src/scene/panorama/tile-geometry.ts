import { BufferAttribute, BufferGeometry, DynamicDrawUsage } from 'three'
import { TILE_GUTTER_PX } from '#core/pyramid.ts'
import type { TileGrid } from '#core/tile-grid.ts'
import { LAYER_SIZE_PX } from './tile-pool.ts'

const CORNERS = 4
const INDICES_PER_QUAD = 6
/** Metres. Far enough for every near object, well inside the far plane. */
const RADIUS_M = 100
/** A finer level lies this much nearer, so that it hides the coarser ones behind it. */
const RADIUS_STEP_M = 2

/** Room for the quads of one texture array: four corners each, written when the set of drawn tiles changes. */
export type TileGeometry = {
  geometry: BufferGeometry
  begin: () => void
  add: (grid: TileGrid, index: number, levelIndex: number, tileSizePx: number, layer: number) => void
  /** Ends the set; how many quads it has. */
  end: () => number
}

export function createTileGeometry(maxQuads: number): TileGeometry {
  const positions = new BufferAttribute(new Float32Array(maxQuads * CORNERS * 3), 3).setUsage(DynamicDrawUsage)
  const layerUvs = new BufferAttribute(new Float32Array(maxQuads * CORNERS * 3), 3).setUsage(DynamicDrawUsage)
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', positions)
  geometry.setAttribute('layerUv', layerUvs)
  geometry.setIndex(new BufferAttribute(quadIndices(maxQuads), 1))
  let quads = 0

  function add(grid: TileGrid, index: number, levelIndex: number, tileSizePx: number, layer: number): void {
    const radius = RADIUS_M - levelIndex * RADIUS_STEP_M
    const from = TILE_GUTTER_PX / LAYER_SIZE_PX
    const to = (TILE_GUTTER_PX + tileSizePx) / LAYER_SIZE_PX
    for (let corner = 0; corner < CORNERS; corner += 1) {
      const source = (index * CORNERS + corner) * 3
      const vertex = quads * CORNERS + corner
      // The same face coordinates give the same floats for neighbours, so their edges meet without a gap.
      positions.setXYZ(
        vertex,
        (grid.corners[source] ?? 0) * radius,
        (grid.corners[source + 1] ?? 0) * radius,
        (grid.corners[source + 2] ?? 0) * radius,
      )
      layerUvs.setXYZ(vertex, corner % 2 === 0 ? from : to, corner < 2 ? from : to, layer)
    }
    quads += 1
  }

  return {
    geometry,
    begin: () => {
      quads = 0
    },
    add,
    end: () => {
      geometry.setDrawRange(0, quads * INDICES_PER_QUAD)
      positions.needsUpdate = true
      layerUvs.needsUpdate = true
      return quads
    },
  }
}

function quadIndices(quads: number): Uint16Array {
  const indices = new Uint16Array(quads * INDICES_PER_QUAD)
  for (let quad = 0; quad < quads; quad += 1) {
    const first = quad * CORNERS
    indices.set([first, first + 2, first + 1, first + 1, first + 2, first + 3], quad * INDICES_PER_QUAD)
  }
  return indices
}
