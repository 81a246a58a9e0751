import { Mesh, PlaneGeometry } from 'three'
import { standStill } from '../stand-still.ts'
import { createDarkMaterial, ORDER } from './headset-materials.ts'

/** Covers the panorama, and it alone, while one place goes and the next comes. */
export function createDarkCover() {
  const opacity = { value: 0 }
  const geometry = new PlaneGeometry(2, 2)
  const material = createDarkMaterial(opacity)
  const mesh = new Mesh(geometry, material)
  mesh.frustumCulled = false
  mesh.renderOrder = ORDER.dark
  standStill(mesh)
  mesh.visible = false

  /** `share` 0 nothing, 1 everything. */
  function cover(share: number): void {
    opacity.value = share
    mesh.visible = share > 0
  }

  function dispose(): void {
    mesh.removeFromParent()
    geometry.dispose()
    material.dispose()
  }

  return { mesh, cover, dispose }
}
