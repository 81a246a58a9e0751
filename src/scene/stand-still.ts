import type { Object3D } from 'three'

/**
 * Spares the renderer to put the matrix of something together anew in every frame. Whoever moves it afterwards calls
 * `updateMatrix`, or this once more.
 */
export function standStill(object: Object3D): void {
  object.matrixAutoUpdate = false
  object.updateMatrix()
}
