import type { Object3D, Vector3 } from 'three'
import { type Control, controlAt, M_PER_DEG } from './panel-layout.ts'

/**
 * What a ray can meet: a visible rectangle that faces it, from `bottomDeg` to `topDeg` above its middle. It is turned and
 * moved but never scaled.
 */
export type Target = {
  mesh: Object3D
  widthDeg: number
  bottomDeg: number
  topDeg: number
  controls: readonly Control[]
}

/** Where a ray meets the nearest target. One record lives as long as its pointer and is written anew each frame. */
export type RayHit = {
  target: Target | null
  control: Control | null
  /** On the target, from its middle. */
  xDeg: number
  yDeg: number
  distanceM: number
}

export function createRayHit(): RayHit {
  return { target: null, control: null, xDeg: 0, yDeg: 0, distanceM: 0 }
}

/** Finds the nearest target that a ray meets; `direction` has length 1. Both in the world. */
export function castRay(
  out: RayHit,
  origin: Readonly<Vector3>,
  direction: Readonly<Vector3>,
  targets: readonly Target[],
): RayHit {
  out.target = null
  out.control = null
  out.distanceM = Number.POSITIVE_INFINITY
  for (let index = 0; index < targets.length; index += 1) {
    const target = targets[index]
    if (target?.mesh.visible) castOn(out, origin, direction, target)
  }
  return out
}

function castOn(out: RayHit, origin: Readonly<Vector3>, direction: Readonly<Vector3>, target: Target): void {
  const { elements } = target.mesh.matrixWorld
  const x = origin.x - elements[12]
  const y = origin.y - elements[13]
  const z = origin.z - elements[14]
  // The front looks along its own +z: whoever stands behind it, or looks along it, meets nothing.
  const aboveM = elements[8] * x + elements[9] * y + elements[10] * z
  const descent = -(elements[8] * direction.x + elements[9] * direction.y + elements[10] * direction.z)
  if (descent <= 0 || aboveM <= 0) return
  const distanceM = aboveM / descent
  if (distanceM >= out.distanceM) return
  const xM = x + direction.x * distanceM
  const yM = y + direction.y * distanceM
  const zM = z + direction.z * distanceM
  const xDeg = (elements[0] * xM + elements[1] * yM + elements[2] * zM) / M_PER_DEG
  const yDeg = (elements[4] * xM + elements[5] * yM + elements[6] * zM) / M_PER_DEG
  if (Math.abs(xDeg) > target.widthDeg / 2 || yDeg < target.bottomDeg || yDeg > target.topDeg) return
  out.target = target
  out.xDeg = xDeg
  out.yDeg = yDeg
  out.control = controlAt(target.controls, out)
  out.distanceM = distanceM
}
