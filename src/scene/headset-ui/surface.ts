import { CanvasTexture, LinearFilter, Mesh, PlaneGeometry } from 'three'
import { createPictureMaterial, ORDER } from './headset-materials.ts'
import type { Pen } from './paint.ts'
import { type Control, M_PER_DEG } from './panel-layout.ts'
import type { Placement } from './placement.ts'

/** More than any headset of today shows, so that letters are drawn smaller than they were painted, never larger. */
const PX_PER_DEG = 26

export type Surface = {
  mesh: Mesh
  widthDeg: number
  heightDeg: number
  /** Where what is painted ends, above its middle: beyond it the surface is not there. */
  topDeg: number
  /** What can be selected on it at present. */
  controls: readonly Control[]
  /** Paints its picture anew; it is copied to the GPU with the next frame. */
  paint: (draw: (pen: Pen) => void) => void
  stand: (placement: Readonly<Placement>) => void
  dispose: () => void
}

/** The GPU memory of a surface. */
export function surfaceBytes({ widthDeg, heightDeg }: Pick<Surface, 'widthDeg' | 'heightDeg'>): number {
  return Math.round(widthDeg * PX_PER_DEG) * Math.round(heightDeg * PX_PER_DEG) * 4
}

/** A flat picture of a size in degrees, hidden until it is shown. */
export function createSurface({ widthDeg, heightDeg }: { widthDeg: number; heightDeg: number }): Surface {
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(widthDeg * PX_PER_DEG)
  canvas.height = Math.round(heightDeg * PX_PER_DEG)
  const context = canvas.getContext('2d')
  const texture = new CanvasTexture(canvas)
  texture.premultiplyAlpha = true
  // At arm's length no headset draws it at less than half its size: smaller copies would cost memory and time for nothing.
  texture.generateMipmaps = false
  texture.minFilter = LinearFilter
  const geometry = new PlaneGeometry(widthDeg * M_PER_DEG, heightDeg * M_PER_DEG)
  const material = createPictureMaterial(texture)
  const mesh = new Mesh(geometry, material)
  mesh.renderOrder = ORDER.surface
  mesh.visible = false
  mesh.rotation.order = 'YXZ'

  function paint(draw: (pen: Pen) => void): void {
    if (!context) return
    draw({ context, pxPerDeg: PX_PER_DEG, widthDeg, heightDeg })
    texture.needsUpdate = true
  }

  function stand({ x, y, z, yawRad, pitchRad }: Readonly<Placement>): void {
    mesh.position.set(x, y, z)
    mesh.rotation.set(pitchRad, yawRad, 0)
    mesh.updateMatrixWorld()
  }

  function dispose(): void {
    mesh.removeFromParent()
    geometry.dispose()
    material.dispose()
    texture.dispose()
  }

  return { mesh, widthDeg, heightDeg, topDeg: heightDeg / 2, controls: [], paint, stand, dispose }
}
