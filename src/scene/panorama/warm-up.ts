import { BufferAttribute, BufferGeometry, DataTexture, Group, Mesh } from 'three'
import { createEquirectangularMaterial, createTileMaterial } from './panorama-materials.ts'
import { asEquirectangular, createTileArray } from './panorama-textures.ts'

/**
 * What panoramas are drawn with, as a triangle each on textures of one texel: in the first frame graphics compile, and do what
 * else they put off until something is drawn, while the pictures are on their way. `end` takes it out of sight, `letGo` is for
 * the end of the scene: until then the renderer has the programs for every material that is made of the same.
 */
export function createWarmUp() {
  const tile = createTileArray(1, 1)
  const picture = asEquirectangular(new DataTexture(new Uint8Array(4), 1, 1))
  const inside = createEquirectangularMaterial({ value: picture })
  const materials = [inside, createTileMaterial(tile, 'plain'), createTileMaterial(tile, 'fine')]
  const geometry = new BufferGeometry()
  const corners = new BufferAttribute(new Float32Array([0, 0, -1, 1, 0, -1, 0, 1, -1]), 3)
  for (const name of ['position', 'layerUv', 'uv']) geometry.setAttribute(name, corners)
  const group = new Group()
  for (const material of materials) {
    const mesh = new Mesh(geometry, material)
    // Wherever the view faces.
    mesh.frustumCulled = false
    // As the sphere that is seen from inside.
    if (material === inside) mesh.scale.x = -1
    group.add(mesh)
  }

  function end(): void {
    group.removeFromParent()
  }

  function letGo(): void {
    end()
    geometry.dispose()
    for (const resource of [tile, picture, ...materials]) resource.dispose()
  }

  return { group, end, letGo }
}
