import { CanvasTexture, LinearFilter, type Matrix4, Mesh, PlaneGeometry } from 'three'
import { standStill } from '../stand-still.ts'
import { createPictureMaterial, ORDER } from './headset-materials.ts'
import type { Pen } from './paint.ts'
import { type Control, M_PER_DEG } from './panel-layout.ts'
import type { Pose } from './placement.ts'

/** More than any headset of today shows, so that letters are drawn smaller than they were painted, never larger. */
const PX_PER_DEG = 26

export type Surface = {
  mesh: Mesh
  widthDeg: number
  heightDeg: number
  /** Where what is painted begins and ends, above its middle: beyond it the surface is not there. */
  bottomDeg: number
  topDeg: number
  /** What can be selected on it at present. */
  controls: readonly Control[]
  /** Paints its picture anew; it is copied to the GPU with the next frame. */
  paint: (draw: (pen: Pen) => void) => void
  stand: (placement: Readonly<Pose>) => void
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
  standStill(mesh)

  function paint(draw: (pen: Pen) => void): void {
    if (!context) return
    draw({ context, pxPerDeg: PX_PER_DEG, widthDeg, heightDeg })
    texture.needsUpdate = true
  }

  function stand(placement: Readonly<Pose>): void {
    writeMatrix(mesh.matrix, placement)
    mesh.updateMatrixWorld(true)
  }

  function dispose(): void {
    mesh.removeFromParent()
    geometry.dispose()
    material.dispose()
    texture.dispose()
  }

  const topDeg = heightDeg / 2
  return { mesh, widthDeg, heightDeg, bottomDeg: -topDeg, topDeg, controls: [], paint, stand, dispose }
}

/** Turned by the pitch, then by the yaw; written element by element, as angles handed on would be allocated. */
function writeMatrix({ elements }: Matrix4, { x, y, z, yawRad, pitchRad }: Readonly<Pose>): void {
  const sinYaw = Math.sin(yawRad)
  const cosYaw = Math.cos(yawRad)
  const sinPitch = Math.sin(pitchRad)
  const cosPitch = Math.cos(pitchRad)
  elements[0] = cosYaw
  elements[1] = 0
  elements[2] = -sinYaw
  elements[4] = sinYaw * sinPitch
  elements[5] = cosPitch
  elements[6] = cosYaw * sinPitch
  elements[8] = sinYaw * cosPitch
  elements[9] = -sinPitch
  elements[10] = cosYaw * cosPitch
  elements[12] = x
  elements[13] = y
  elements[14] = z
}
