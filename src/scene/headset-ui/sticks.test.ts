import { Group } from 'three'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { chooseTurning, preferencesStore } from '#state/preferences-store.ts'
import { shownNow, viewStore } from '#state/view-store.ts'
import { createSticks } from './sticks.ts'

/** A number that adds up exactly. */
const FRAME_S = 1 / 64

const told = vi.fn<() => void>()
let stopCounting: () => void
let axes: number[]
let readSticks: (deltaS: number) => void

beforeEach(() => {
  viewStore.setState(viewStore.getInitialState())
  viewStore.getState().evenTurn.deg = 0
  axes = [0, 0, 0, 0]
  const source = { gamepad: { mapping: 'xr-standard', axes, buttons: [] } } as unknown as XRInputSource
  const nothing = () => undefined
  readSticks = createSticks({
    pointers: [{ ray: new Group(), source }],
    onMenuButton: nothing,
    onCalmButton: nothing,
  })
  told.mockReset()
  stopCounting = viewStore.subscribe(told)
})

afterEach(() => {
  stopCounting()
  preferencesStore.setState(preferencesStore.getInitialState())
})

function hold(axis: number, seconds: number): void {
  axes[2] = axis
  for (let frame = 0; frame < seconds / FRAME_S; frame += 1) readSticks(FRAME_S)
  axes[2] = 0
  readSticks(FRAME_S)
}

it('turns by 30 degrees for each push, and tells of each', () => {
  hold(1, 1)
  hold(1, 1)
  hold(-1, 1)
  expect(shownNow().headingDeg).toBe(30)
  expect(told).toHaveBeenCalledTimes(3)
})

it('turns evenly where that is chosen, and tells of no frame of it', () => {
  chooseTurning('smooth')
  hold(1, 2)
  // Two seconds at 60 degrees for each.
  expect(shownNow().headingDeg).toBeCloseTo(120, 6)
  hold(-1, 3)
  expect(shownNow().headingDeg).toBeCloseTo(300, 6)
  expect(told).not.toHaveBeenCalled()
})
