import { InstancedBufferAttribute, InstancedMesh, Matrix4, PlaneGeometry, type RawShaderMaterial, Vector3 } from 'three'
import { standStill } from '../stand-still.ts'
import { createCursorMaterial, createHighlightMaterial, createRayMaterial, ORDER } from './headset-materials.ts'
import { type Control, M_PER_DEG } from './panel-layout.ts'
import type { RayHit, Target } from './ray-hit.ts'

/** Four pointers and the gaze. */
const MOST_MARKS = 5
const CURSOR_DEG = 4
const HIGHLIGHT_MARGIN_DEG = 0.7
const RAY_WIDTH_M = 0.006
/** The line begins a little before the hand and, where it meets nothing, ends soon. */
const RAY_START_M = 0.05
const RAY_LENGTH_M = 0.6
/** In front of the surface, so that both eyes see the mark on it and not behind. */
const LIFT_M = 0.002

const matrix = new Matrix4()
const side = new Vector3()
const front = new Vector3()
const middle = new Vector3()
/** Where on a surface a mark lies, from its middle. */
const spot = { xDeg: 0, yDeg: 0, widthDeg: 0, heightDeg: 0, liftM: 0 }

export type PointerMarks = ReturnType<typeof createPointerMarks>

/** What shows where somebody points: lines, dots and rings, one draw call for each kind. Drawn anew every frame. */
export function createPointerMarks() {
  const highlights = createMarks(createHighlightMaterial(M_PER_DEG), ORDER.onSurface)
  const rays = createMarks(createRayMaterial(), ORDER.ray)
  const cursors = createMarks(createCursorMaterial(M_PER_DEG), ORDER.cursor)

  function begin(): void {
    highlights.begin()
    rays.begin()
    cursors.begin()
  }

  /** A ring around a control; `pressed` 0 or 1. */
  function markControl(target: Target, control: Control, pressed: number): void {
    spot.xDeg = control.xDeg
    spot.yDeg = control.yDeg
    spot.widthDeg = control.widthDeg + HIGHLIGHT_MARGIN_DEG
    spot.heightDeg = control.heightDeg + HIGHLIGHT_MARGIN_DEG
    spot.liftM = LIFT_M / 2
    writeSpot(matrix, target.mesh.matrixWorld)
    highlights.add(matrix, pressed)
  }

  /** A dot where a pointer meets a surface; `dwellShare` draws the ring of a look, 0 none. */
  function markHit(hit: Readonly<RayHit>, dwellShare: number): void {
    if (!hit.target) return
    spot.xDeg = hit.xDeg
    spot.yDeg = hit.yDeg
    spot.widthDeg = CURSOR_DEG
    spot.heightDeg = CURSOR_DEG
    spot.liftM = LIFT_M
    writeSpot(matrix, hit.target.mesh.matrixWorld)
    cursors.add(matrix, dwellShare)
  }

  /** A line from a hand; flat, and turned about its own length towards the eye. */
  function markRay(origin: Vector3, direction: Vector3, eye: Vector3, hit: Readonly<RayHit>): void {
    if (hit.target && hit.distanceM <= RAY_START_M) return
    writeRay(matrix, origin, direction, eye, hit)
    rays.add(matrix, 0)
  }

  function end(): void {
    highlights.end()
    rays.end()
    cursors.end()
  }

  function dispose(): void {
    highlights.dispose()
    rays.dispose()
    cursors.dispose()
  }

  return { meshes: [highlights.mesh, rays.mesh, cursors.mesh], begin, markControl, markHit, markRay, end, dispose }
}

function createMarks(material: RawShaderMaterial, order: number) {
  const geometry = new PlaneGeometry(1, 1)
  const amounts = new InstancedBufferAttribute(new Float32Array(MOST_MARKS), 1)
  geometry.setAttribute('amount', amounts)
  const mesh = new InstancedMesh(geometry, material, MOST_MARKS)
  mesh.frustumCulled = false
  mesh.renderOrder = order
  standStill(mesh)
  mesh.count = 0

  return {
    mesh,
    begin(): void {
      mesh.count = 0
    },
    add(place: Matrix4, amount: number): void {
      if (mesh.count === MOST_MARKS) return
      mesh.setMatrixAt(mesh.count, place)
      amounts.setX(mesh.count, amount)
      mesh.count += 1
    },
    end(): void {
      mesh.visible = mesh.count > 0
      if (!mesh.visible) return
      mesh.instanceMatrix.needsUpdate = true
      amounts.needsUpdate = true
    },
    dispose(): void {
      mesh.removeFromParent()
      mesh.dispose()
      geometry.dispose()
      material.dispose()
    },
  }
}

/** Puts the unit square on `spot` of a surface. Like the ray's, written element by element: arguments would be allocated. */
function writeSpot({ elements: out }: Matrix4, { elements: surface }: Readonly<Matrix4>): void {
  const widthM = spot.widthDeg * M_PER_DEG
  const heightM = spot.heightDeg * M_PER_DEG
  const xM = spot.xDeg * M_PER_DEG
  const yM = spot.yDeg * M_PER_DEG
  for (let axis = 0; axis < 3; axis += 1) {
    const right = surface[axis] ?? 0
    const up = surface[axis + 4] ?? 0
    const ahead = surface[axis + 8] ?? 0
    out[axis] = right * widthM
    out[axis + 4] = up * heightM
    out[axis + 8] = ahead
    out[axis + 12] = (surface[axis + 12] ?? 0) + right * xM + up * yM + ahead * spot.liftM
  }
}

function writeRay(
  { elements: out }: Matrix4,
  origin: Readonly<Vector3>,
  direction: Readonly<Vector3>,
  eye: Readonly<Vector3>,
  hit: Readonly<RayHit>,
): void {
  const endM = hit.target ? hit.distanceM : RAY_START_M + RAY_LENGTH_M
  const lengthM = endM - RAY_START_M
  const middleM = (RAY_START_M + endM) / 2
  middle.x = origin.x + direction.x * middleM
  middle.y = origin.y + direction.y * middleM
  middle.z = origin.z + direction.z * middleM
  front.subVectors(eye, middle)
  side.crossVectors(direction, front)
  const sideShare = 1 / (Math.sqrt(side.x * side.x + side.y * side.y + side.z * side.z) || 1)
  side.x *= sideShare
  side.y *= sideShare
  side.z *= sideShare
  front.crossVectors(side, direction)
  out[0] = side.x * RAY_WIDTH_M
  out[1] = side.y * RAY_WIDTH_M
  out[2] = side.z * RAY_WIDTH_M
  out[4] = direction.x * lengthM
  out[5] = direction.y * lengthM
  out[6] = direction.z * lengthM
  out[8] = front.x
  out[9] = front.y
  out[10] = front.z
  out[12] = middle.x
  out[13] = middle.y
  out[14] = middle.z
}
