import { Matrix4, type Object3D, Vector3 } from 'three'
import { type Control, controlAt, M_PER_DEG } from './panel-layout.ts'

/** What a ray can meet: a visible rectangle that faces it, from `bottomDeg` to `topDeg` above its middle. */
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

const inverse = new Matrix4()
const localOrigin = new Vector3()
const localDirection = new Vector3()

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
  inverse.copy(target.mesh.matrixWorld).invert()
  localOrigin.copy(origin).applyMatrix4(inverse)
  localDirection.copy(direction).transformDirection(inverse)
  // The front looks along +z: whoever stands behind it, or looks along it, meets nothing.
  if (localDirection.z >= 0 || localOrigin.z <= 0) return
  const distanceM = -localOrigin.z / localDirection.z
  if (distanceM >= out.distanceM) return
  const xDeg = (localOrigin.x + localDirection.x * distanceM) / M_PER_DEG
  const yDeg = (localOrigin.y + localDirection.y * distanceM) / M_PER_DEG
  if (Math.abs(xDeg) > target.widthDeg / 2 || yDeg < target.bottomDeg || yDeg > target.topDeg) return
  out.target = target
  out.xDeg = xDeg
  out.yDeg = yDeg
  out.control = controlAt(target.controls, out)
  out.distanceM = distanceM
}
