import { Mesh, Vector3 } from 'three'
import { describe, expect, it } from 'vitest'
import { toRadians } from '#core/angles.ts'
import { M_PER_DEG, PANEL_CONTROLS, PANEL_SIZE, SURFACE_DISTANCE_M } from './panel-layout.ts'
import { castRay, createRayHit, type Target } from './ray-hit.ts'

function targetAt(x: number, y: number, z: number, yawDeg = 0): Target {
  const mesh = new Mesh()
  mesh.position.set(x, y, z)
  mesh.rotation.y = toRadians(yawDeg)
  mesh.updateMatrixWorld()
  const topDeg = PANEL_SIZE.heightDeg / 2
  return { mesh, widthDeg: PANEL_SIZE.widthDeg, bottomDeg: -topDeg, topDeg, controls: PANEL_CONTROLS }
}

const eye = new Vector3(0, 1.6, 0)
const ahead = targetAt(0, 1.6, -SURFACE_DISTANCE_M)

function towards(x: number, y: number, z: number): Vector3 {
  return new Vector3(x, y, z).sub(eye).normalize()
}

describe('castRay', () => {
  it.each(PANEL_CONTROLS)('meets $id where it lies', (control) => {
    const way = towards(control.xDeg * M_PER_DEG, 1.6 + control.yDeg * M_PER_DEG, -SURFACE_DISTANCE_M)
    const hit = castRay(createRayHit(), eye, way, [ahead])
    expect(hit.control).toBe(control)
    expect(hit.xDeg).toBeCloseTo(control.xDeg, 9)
    expect(hit.yDeg).toBeCloseTo(control.yDeg, 9)
  })

  it('measures the way in metres', () => {
    expect(castRay(createRayHit(), eye, towards(0, 1.6, -1), [ahead]).distanceM).toBeCloseTo(SURFACE_DISTANCE_M, 9)
  })

  it('meets a turned surface on its face', () => {
    const atLeft = targetAt(-SURFACE_DISTANCE_M, 1.6, 0, 90)
    const hit = castRay(createRayHit(), eye, towards(-1, 1.6, -0.1), [atLeft])
    expect(hit.target).toBe(atLeft)
    expect(hit.xDeg).toBeGreaterThan(0)
  })

  it.each([
    ['beside it', towards(2, 1.6, -SURFACE_DISTANCE_M)],
    ['away from it', towards(0, 1.6, 1)],
  ])('meets nothing when pointed %s', (_, way) => {
    expect(castRay(createRayHit(), eye, way, [ahead]).target).toBeNull()
  })

  it('meets nothing from behind, and nothing that is hidden', () => {
    expect(castRay(createRayHit(), new Vector3(0, 1.6, -2), towards(0, 1.6, 5), [ahead]).target).toBeNull()
    const hidden = targetAt(0, 1.6, -SURFACE_DISTANCE_M)
    hidden.mesh.visible = false
    expect(castRay(createRayHit(), eye, towards(0, 1.6, -1), [hidden]).target).toBeNull()
  })

  it('goes through where nothing is painted', () => {
    const at = (yDeg: number) => towards(0, 1.6 + yDeg * M_PER_DEG, -SURFACE_DISTANCE_M)
    const strip = { ...ahead, bottomDeg: -2, topDeg: 0 }
    expect(castRay(createRayHit(), eye, at(1), [strip]).target).toBeNull()
    expect(castRay(createRayHit(), eye, at(-1), [strip]).target).toBe(strip)
    expect(castRay(createRayHit(), eye, at(-3), [strip]).target).toBeNull()
  })

  it('meets the nearer of two, in either order', () => {
    const far = targetAt(0, 1.6, -2)
    const way = towards(0, 1.6, -1)
    expect(castRay(createRayHit(), eye, way, [far, ahead]).target).toBe(ahead)
    expect(castRay(createRayHit(), eye, way, [ahead, far]).target).toBe(ahead)
  })
})
