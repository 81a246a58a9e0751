import { Mesh, SphereGeometry, Texture } from 'three'
import { standStill } from '../stand-still.ts'
import { createEquirectangularMaterial } from './panorama-materials.ts'
import { asEquirectangular } from './panorama-textures.ts'

/** Metres; behind the coarsest tiles, before the far plane. */
const RADIUS_M = 120
/** Texture coordinates are interpolated inside a facet: at this size the error stays below a quarter pixel. */
const WIDTH_SEGMENTS = 128
const HEIGHT_SEGMENTS = 64

/** The whole panorama as one equirectangular picture on the inside of a sphere: small, early, behind everything. */
export function createPreviewSphere() {
  const geometry = new SphereGeometry(RADIUS_M, WIDTH_SEGMENTS, HEIGHT_SEGMENTS)
  const picture: { value: Texture | null } = { value: null }
  const material = createEquirectangularMaterial(picture)
  const mesh = new Mesh(geometry, material)
  // Mirrored, since it is seen from inside, and turned so that the picture's centre lies at -Z.
  mesh.scale.set(-1, 1, 1)
  mesh.rotation.y = -Math.PI / 2
  standStill(mesh)
  mesh.frustumCulled = false
  mesh.raycast = () => {}
  mesh.visible = false

  function setPicture(bitmap: ImageBitmap): void {
    picture.value?.dispose()
    picture.value = asEquirectangular(new Texture(bitmap))
    mesh.visible = true
  }

  function dispose(): void {
    picture.value?.dispose()
    geometry.dispose()
    material.dispose()
  }

  return { mesh, setPicture, dispose }
}

export type PreviewSphere = ReturnType<typeof createPreviewSphere>
