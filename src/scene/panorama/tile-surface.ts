import { Group, Mesh, type RawShaderMaterial } from 'three'
import type { Eye, ViewedLevel } from '#content/panorama-manifest.ts'
import { createTileGrid, isTileInView } from '#core/tile-grid.ts'
import type { TilePlan } from '#core/tile-plan.ts'
import { standStill } from '../stand-still.ts'
import { createTileMaterial } from './panorama-materials.ts'
import { createTileGeometry, type TileGeometry } from './tile-geometry.ts'
import { eyeOfKey, indexOfKey, levelIndexOfKey, tileKey } from './tile-key.ts'
import { LAYERS_PER_ARRAY, type TilePool } from './tile-pool.ts'

type ArrayMesh = { mesh: Mesh; quads: TileGeometry; plain: RawShaderMaterial; fine: RawShaderMaterial }

/**
 * The sharp tiles of one eye as the scene draws them, in a layer of its own: one mesh, so one draw call, per texture array of the pool, with a quad for
 * every tile that the view shows. Seen from the centre a flat quad of a cube face is exact at every pixel.
 */
export function createTileSurface(levels: readonly ViewedLevel[], eye: Eye, layer: number) {
  const group = new Group()
  standStill(group)
  const grids = levels.map(createTileGrid)
  const meshes: ArrayMesh[] = []
  let isFine = false

  /** Chooses how the tiles are filtered from the next frame on. */
  function filterFinely(wanted: boolean): void {
    if (isFine === wanted) return
    isFine = wanted
    for (const { mesh, plain, fine } of meshes) mesh.material = isFine ? fine : plain
  }

  function draw(plan: TilePlan, pool: TilePool, incomplete: boolean): void {
    addMeshesFor(pool)
    for (const { quads } of meshes) quads.begin()
    for (const index of plan.visible) addTile(tileKey(plan.levelIndex, index, eye), pool)
    // While something is missing, what other levels still have is better than the preview behind them.
    if (incomplete) addOtherLevels(plan, pool)
    for (const { mesh, quads } of meshes) mesh.visible = quads.end() > 0
  }

  function addOtherLevels({ levelIndex, isFree, frustum }: TilePlan, pool: TilePool): void {
    for (let slot = 0; slot < pool.capacity; slot += 1) {
      const key = pool.keyAt(slot)
      if (key < 0 || eyeOfKey(key) !== eye || levelIndexOfKey(key) === levelIndex) continue
      const grid = grids[levelIndexOfKey(key)]
      if (grid && (isFree || isTileInView(grid, indexOfKey(key), frustum))) addTile(key, pool)
    }
  }

  function addTile(key: number, pool: TilePool): void {
    const slot = pool.slotOf(key)
    const levelIndex = levelIndexOfKey(key)
    const grid = grids[levelIndex]
    const level = levels[levelIndex]
    const target = meshes[Math.floor(slot / LAYERS_PER_ARRAY)]
    if (slot === -1 || !grid || !level || !target) return
    target.quads.add(grid, indexOfKey(key), levelIndex, level.tileSizePx, slot % LAYERS_PER_ARRAY)
  }

  function addMeshesFor(pool: TilePool): void {
    for (const array of pool.arrays.slice(meshes.length)) {
      const quads = createTileGeometry(LAYERS_PER_ARRAY)
      const plain = createTileMaterial(array, 'plain')
      const fine = createTileMaterial(array, 'fine')
      const mesh = new Mesh(quads.geometry, isFine ? fine : plain)
      // The planner has already chosen what is in view.
      mesh.frustumCulled = false
      // Rays point at what stands in the picture, never at the picture.
      mesh.raycast = () => {}
      mesh.layers.set(layer)
      standStill(mesh)
      group.add(mesh)
      meshes.push({ mesh, quads, plain, fine })
    }
  }

  function dispose(): void {
    group.removeFromParent()
    for (const { quads, plain, fine } of meshes) {
      quads.geometry.dispose()
      plain.dispose()
      fine.dispose()
    }
  }

  return { group, draw, filterFinely, dispose }
}

export type TileSurface = ReturnType<typeof createTileSurface>
