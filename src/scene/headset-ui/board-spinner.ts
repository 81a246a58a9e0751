import { Mesh, PlaneGeometry } from 'three'
import { prefersReducedMotion } from '#platform/environment.ts'
import { standStill } from '../stand-still.ts'
import { createSpinnerMaterial, ORDER } from './headset-materials.ts'
import { M_PER_DEG, type Rect } from './panel-layout.ts'

const SPINNER_DEG = 4
const TURNS_PER_S = 0.7

/** The arc that turns on the board while a picture is missing. */
export function createBoardSpinner() {
  const turn = { value: 0 }
  const geometry = new PlaneGeometry(SPINNER_DEG * M_PER_DEG, SPINNER_DEG * M_PER_DEG)
  const material = createSpinnerMaterial(turn)
  const mesh = new Mesh(geometry, material)
  mesh.renderOrder = ORDER.onSurface
  mesh.visible = false
  // With less motion the arc stands still: the name beside it says enough.
  const turnsPerS = prefersReducedMotion() ? 0 : TURNS_PER_S
  return {
    mesh,
    /** In the free room at the left of the card. */
    lieOn({ xDeg, yDeg, widthDeg }: Rect): void {
      mesh.position.set((xDeg - widthDeg / 2 + 3.8) * M_PER_DEG, yDeg * M_PER_DEG, 0)
      standStill(mesh)
    },
    turn(deltaS: number): void {
      turn.value = (turn.value + deltaS * turnsPerS) % 1
    },
    dispose(): void {
      geometry.dispose()
      material.dispose()
    },
  }
}
