import { Object3D, Vector3 } from 'three'
import { expect, it } from 'vitest'
import { pointAtSpot } from '#state/tour-spots.ts'
import { type Spot, tourStore } from '#state/tour-store.ts'
import { createSpotPointer } from './spot-pointer.ts'

const HEAD = { x: 0, y: 0, z: 0, yawRad: 0, pitchRad: 0, origin: new Vector3(), direction: new Vector3(0, 0, -1) }
const TREE: Spot = {
  id: 'tree',
  kind: 'stop',
  title: 'Tree',
  outline: '',
  direction: { headingDeg: 0, pitchDeg: 0 },
}

it('leaves what a guide points at until something in the headset points, or ceases to', () => {
  const pointer = createSpotPointer(new Object3D(), HEAD)
  const frame = (spot: Spot | null) => {
    pointer.begin()
    pointer.point(spot)
    pointer.end()
    return tourStore.getState().pointedSpotId
  }
  frame(null)
  pointAtSpot('spring')
  expect(frame(null)).toBe('spring')
  expect(frame(TREE)).toBe('tree')
  expect(frame(null)).toBeNull()
})
