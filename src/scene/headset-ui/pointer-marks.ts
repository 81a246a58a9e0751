import { InstancedBufferAttribute, InstancedMesh, Matrix4, PlaneGeometry, type RawShaderMaterial, Vector3 } from 'three'
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
const local = new Matrix4()
const side = new Vector3()
const front = new Vector3()
const middle = new Vector3()
const along = new Vector3()

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
    local.makeScale(
      (control.widthDeg + HIGHLIGHT_MARGIN_DEG) * M_PER_DEG,
      (control.heightDeg + HIGHLIGHT_MARGIN_DEG) * M_PER_DEG,
      1,
    )
    local.setPosition(control.xDeg * M_PER_DEG, control.yDeg * M_PER_DEG, LIFT_M / 2)
    highlights.add(matrix.multiplyMatrices(target.mesh.matrixWorld, local), pressed)
  }

  /** A dot where a pointer meets a surface; `dwellShare` draws the ring of a look, 0 none. */
  function markHit(hit: Readonly<RayHit>, dwellShare: number): void {
    if (!hit.target) return
    local.makeScale(CURSOR_DEG * M_PER_DEG, CURSOR_DEG * M_PER_DEG, 1)
    local.setPosition(hit.xDeg * M_PER_DEG, hit.yDeg * M_PER_DEG, LIFT_M)
    cursors.add(matrix.multiplyMatrices(hit.target.mesh.matrixWorld, local), dwellShare)
  }

  /** A line from a hand; flat, and turned about its own length towards the eye. */
  function markRay(origin: Vector3, direction: Vector3, eye: Vector3, hit: Readonly<RayHit>): void {
    const endM = hit.target ? hit.distanceM : RAY_START_M + RAY_LENGTH_M
    if (endM <= RAY_START_M) return
    middle
      .copy(direction)
      .multiplyScalar((RAY_START_M + endM) / 2)
      .add(origin)
    front.subVectors(eye, middle)
    side.crossVectors(direction, front).normalize()
    front.crossVectors(side, direction)
    along.copy(direction).multiplyScalar(endM - RAY_START_M)
    matrix.makeBasis(side.multiplyScalar(RAY_WIDTH_M), along, front)
    matrix.setPosition(middle)
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
