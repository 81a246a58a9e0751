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

const pointer = createSpotPointer(new Object3D(), HEAD)
const frame = (spot: Spot | null) => {
  pointer.begin()
  pointer.point(spot)
  pointer.end()
  return tourStore.getState().pointedSpotId
}

it('leaves what a guide points at until something in the headset points, or ceases to', () => {
  frame(null)
  pointAtSpot('spring')
  expect(frame(null)).toBe('spring')
  expect(frame(TREE)).toBe('tree')
  expect(frame(null)).toBeNull()
})

it('leaves a spot that was chosen to whoever tells about it', () => {
  frame(TREE)
  const stop = tourStore.subscribe(({ chosenSpotId }) => {
    if (chosenSpotId === null) return
    tourStore.setState({ chosenSpotId: null })
    pointAtSpot(chosenSpotId)
  })
  pointer.choose('tree')
  stop()
  // The page may answer a frame later; then the view turns to it, and nothing points at it any more.
  frame(TREE)
  expect(frame(null)).toBe('tree')
  frame(TREE)
  expect(frame(null)).toBeNull()
})
