import { type Matrix4, Vector3 } from 'three'
import type { HeadPose } from './head-pose.ts'
import type { HeadsetPointer } from './headset-pointers.ts'
import type { Control } from './panel-layout.ts'
import type { PointerMarks } from './pointer-marks.ts'
import { castRay, createRayHit, type RayHit, type Target } from './ray-hit.ts'
import type { SpotPointer } from './spot-pointer.ts'

type Options = {
  pointers: readonly HeadsetPointer[]
  targets: readonly Target[]
  marks: PointerMarks
  spots: SpotPointer
  /** Before anything else that a press brings about. */
  onPress: () => void
  /** A control was pressed and let go. */
  onSelect: (control: Control, hit: Readonly<RayHit>) => void
  /** The slider is held; called with every frame of it. */
  onSliderHeld: (hit: Readonly<RayHit>) => void
  /** A spot of the panorama was pressed and let go. */
  onSpotSelect: (id: string) => void
  /** Something was pressed and let go where nothing is. */
  onEmptySelect: () => void
}

/** What one pointer aims at and holds. */
type Aim = {
  hit: RayHit
  isPressing: boolean
  pressed: Control | null
  pressedSpotId: string | null
  beganOnTarget: boolean
}

const origin = new Vector3()
const direction = new Vector3()

/**
 * Turns presses into selections: of controllers and hands, which point all the time, and of pinches, which have a ray
 * only while they last. A press is one between `selectstart` and `selectend`; some runtimes send `select` before both.
 */
export function createHands(options: Options) {
  const { pointers, targets, marks, spots, onSliderHeld } = options
  const aims = pointers.map((): Aim => ({
    hit: createRayHit(),
    isPressing: false,
    pressed: null,
    pressedSpotId: null,
    beganOnTarget: false,
  }))
  const stops = pointers.map((pointer, index) => listen(pointer, aims[index], options))

  /** Once per frame. `showsRays`: there is something to point at. */
  function update(head: HeadPose, showsRays: boolean): void {
    for (let index = 0; index < pointers.length; index += 1) {
      const pointer = pointers[index]
      const aim = aims[index]
      if (!pointer?.source || !aim || !pointer.ray.visible) continue
      const { hit } = aim
      aimAlong(pointer.ray.matrix, hit, targets)
      if (aim.pressed?.id === 'slider' && hit.target) onSliderHeld(hit)
      if (showsRays && pointer.source.targetRayMode === 'tracked-pointer') {
        marks.markRay(origin, direction, head.origin, hit)
      }
      if (!hit.target) spots.point(spots.along(origin, direction))
      marks.markHit(hit, 0)
      if (hit.target && hit.control) marks.markControl(hit.target, hit.control, aim.pressed === hit.control ? 1 : 0)
    }
  }

  function dispose(): void {
    for (const stop of stops) stop()
  }

  return { update, dispose }
}

function listen({ ray }: HeadsetPointer, aim: Aim | undefined, options: Options): () => void {
  if (!aim) return () => {}
  const handleStart = () => {
    const { target, control } = aimAlong(ray.matrix, aim.hit, options.targets)
    aim.isPressing = true
    aim.pressed = control
    aim.pressedSpotId = target ? null : (options.spots.along(origin, direction)?.id ?? null)
    aim.beganOnTarget = target !== null
    options.onPress()
    if (control?.id === 'slider') options.onSliderHeld(aim.hit)
  }
  const handleEnd = () => {
    if (!aim.isPressing) return
    const { target, control } = aimAlong(ray.matrix, aim.hit, options.targets)
    const { pressed, pressedSpotId, beganOnTarget } = aim
    const spotId = target ? null : (options.spots.along(origin, direction)?.id ?? null)
    handleLost()
    if (pressed && control === pressed) options.onSelect(pressed, aim.hit)
    else if (spotId !== null && spotId === pressedSpotId) options.onSpotSelect(spotId)
    else if (!beganOnTarget && !target) options.onEmptySelect()
  }
  const handleLost = () => {
    aim.isPressing = false
    aim.pressed = null
    aim.pressedSpotId = null
  }
  ray.addEventListener('selectstart', handleStart)
  ray.addEventListener('selectend', handleEnd)
  ray.addEventListener('disconnected', handleLost)
  return () => {
    ray.removeEventListener('selectstart', handleStart)
    ray.removeEventListener('selectend', handleEnd)
    ray.removeEventListener('disconnected', handleLost)
  }
}

/** The ray of a pointer runs along -z of its matrix, which has been brought up to date with the event. */
function aimAlong({ elements }: Matrix4, hit: RayHit, targets: readonly Target[]): RayHit {
  // Not by `set`, whose arguments would be allocated in every frame.
  origin.x = elements[12]
  origin.y = elements[13]
  origin.z = elements[14]
  direction.x = -elements[8]
  direction.y = -elements[9]
  direction.z = -elements[10]
  direction.normalize()
  return castRay(hit, origin, direction, targets)
}
