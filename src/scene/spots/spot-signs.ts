import {
  CanvasTexture,
  InstancedBufferAttribute,
  InstancedBufferGeometry,
  LinearMipmapLinearFilter,
  Mesh,
  PlaneGeometry,
} from 'three'
import { toRadians } from '#core/angles.ts'
import type { Spot } from '#state/tour-store.ts'
import { standStill } from '../stand-still.ts'
import { CELL, cellOf, LABEL_SHARE, paintSpots } from './paint-spots.ts'
import { createSpotMaterial } from './spot-material.ts'

/** More than any viewpoint should offer. */
export const MOST_SPOTS = 16
/** Over the panorama, under everything that a headset shows. */
const ORDER = 6

/** The signs of a panorama's spots. It allocates when the spots change, never while they are shown. */
export function createSpotSigns() {
  const canvas = document.createElement('canvas')
  const texture = new CanvasTexture(canvas)
  texture.premultiplyAlpha = true
  texture.minFilter = LinearMipmapLinearFilter
  const zoom = { value: 1 }
  const plane = new PlaneGeometry(1, 1)
  const geometry = new InstancedBufferGeometry()
  geometry.index = plane.index
  geometry.setAttribute('position', plane.getAttribute('position'))
  geometry.setAttribute('uv', plane.getAttribute('uv'))
  const directions = new InstancedBufferAttribute(new Float32Array(MOST_SPOTS * 2), 2)
  const cells = new InstancedBufferAttribute(new Float32Array(MOST_SPOTS * 4), 4)
  const states = new InstancedBufferAttribute(new Float32Array(MOST_SPOTS * 3), 3)
  geometry.setAttribute('direction', directions)
  geometry.setAttribute('cell', cells)
  geometry.setAttribute('state', states)
  geometry.instanceCount = 0
  const material = createSpotMaterial({
    picture: { value: texture },
    halfSize: { value: [Math.tan(toRadians(CELL.widthDeg / 2)), Math.tan(toRadians(CELL.heightDeg / 2))] },
    zoom,
    labelShare: { value: LABEL_SHARE },
  })
  const mesh = new Mesh(geometry, material)
  mesh.frustumCulled = false
  mesh.renderOrder = ORDER
  standStill(mesh)
  mesh.raycast = () => {}
  mesh.visible = false

  /** Shows these spots from now on. */
  function set(spots: readonly Spot[]): void {
    const shown = spots.slice(0, MOST_SPOTS)
    geometry.instanceCount = shown.length
    mesh.visible = shown.length > 0
    if (shown.length === 0) return
    paintSpots(canvas, shown)
    // A canvas of another size is another texture to the GPU.
    texture.dispose()
    texture.needsUpdate = true
    shown.forEach(({ direction, kind }, index) => {
      directions.setXY(index, toRadians(direction.headingDeg), toRadians(direction.pitchDeg))
      cells.setXYZW(index, ...cellOf(index, shown.length))
      states.setXYZ(index, 0, kind === 'way' ? 1 : 0, 0)
    })
    directions.needsUpdate = true
    cells.needsUpdate = true
    states.needsUpdate = true
  }

  /** Lights up the one that is pointed at; `share` of a look that selects, 0 to 1. */
  function point(spots: readonly Spot[], pointedId: string | null, share: number): void {
    for (let index = 0; index < geometry.instanceCount; index += 1) {
      const spot = spots[index]
      const isPointed = spot !== undefined && spot.id === pointedId
      states.setXYZ(index, isPointed ? 1 : 0, isPointed || spot?.kind === 'way' ? 1 : 0, isPointed ? share : 0)
    }
    states.needsUpdate = true
  }

  function dispose(): void {
    mesh.removeFromParent()
    plane.dispose()
    geometry.dispose()
    material.dispose()
    texture.dispose()
  }

  return { mesh, zoom, set, point, dispose }
}
