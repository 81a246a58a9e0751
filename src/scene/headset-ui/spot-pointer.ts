import { type Object3D, Vector3 } from 'three'
import { toDegrees } from '#core/angles.ts'
import { chooseSpot, pointAtSpot, spotAt } from '#state/tour-spots.ts'
import { type Spot, tourStore } from '#state/tour-store.ts'
import type { HeadPose } from './head-pose.ts'

/** A sign covers 5.6° in the headset; hands and heads tremble beyond its edge. */
const REACH_DEG = 3.4
/** Signs lie where the panorama does, infinitely far: so far along a ray its beginning does not matter any more. */
const FAR_M = 50
/** A look grows in steps: every one of them is drawn. */
const SHARE_STEPS = 20

const far = new Vector3()
const direction = { headingDeg: 0, pitchDeg: 0 }

/** Finds the spots of the panorama along the rays of hands and looks. `turning` is what turns with the panorama. */
export function createSpotPointer(turning: Object3D | undefined, head: HeadPose) {
  let pointed: Spot | null = null
  let share = 0
  let chosenId: string | null = null
  const told: { id: string | null; share: number } = { id: null, share: 0 }

  /** Once per frame, before anything points. */
  function begin(): void {
    pointed = null
    share = 0
  }

  /** The spot that a ray meets; null where there is none. `way` has length 1. */
  function along(origin: Readonly<Vector3>, way: Readonly<Vector3>): Spot | null {
    if (!turning || tourStore.getState().spots.length === 0) return null
    far.copy(way).multiplyScalar(FAR_M).add(origin).sub(head.origin).normalize()
    const yawRad = Math.atan2(-far.x, -far.z)
    direction.headingDeg = toDegrees(turning.rotation.y - yawRad)
    direction.pitchDeg = toDegrees(Math.asin(Math.min(1, Math.max(-1, far.y))))
    return spotAt(direction, REACH_DEG)
  }

  /** Something points at a spot in this frame; `lookShare` of a look that will choose it, 0 to 1. */
  function point(spot: Spot | null, lookShare = 0): void {
    if (!spot) return
    pointed = spot
    share = Math.max(share, Math.round(lookShare * SHARE_STEPS) / SHARE_STEPS)
  }

  /** Once per frame, after everything has pointed. Where nothing has begun or ceased to, what a guide points at stays. */
  function end(): void {
    const id = pointed?.id ?? null
    if (id === told.id && share === told.share) return
    const isLeftToItsTeller = id === null && told.id === chosenId
    told.id = id
    told.share = share
    if (isLeftToItsTeller) chosenId = null
    else pointAtSpot(id, share)
  }

  /** Somebody has chosen a spot. Whoever tells about it lights it, also when nothing points at it any more. */
  function choose(id: string): void {
    chosenId = id
    chooseSpot(id)
  }

  return { begin, along, point, end, choose }
}

export type SpotPointer = ReturnType<typeof createSpotPointer>
