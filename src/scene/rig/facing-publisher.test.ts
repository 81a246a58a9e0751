import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createViewStore } from '#state/view-store.ts'
import { createFacingPublisher } from './facing-publisher.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('publishes at most ten times a second and always the last of a motion', async () => {
  const store = createViewStore()
  const { publish } = createFacingPublisher(store)
  const published: number[] = []
  store.subscribe(({ facingHeadingDeg }) => published.push(facingHeadingDeg))
  for (let frame = 1; frame <= 30; frame += 1) {
    publish({ headingDeg: frame, pitchDeg: 0, fovDeg: store.getState().facingFovDeg })
    await vi.advanceTimersByTimeAsync(10)
  }
  await vi.advanceTimersByTimeAsync(1000)
  // 300 ms of motion: the first at once, then one for each 100 ms, the last with the end of the motion.
  expect(published.length).toBeLessThanOrEqual(5)
  expect(published[0]).toBe(1)
  expect(published.at(-1)).toBe(30)
})

it('publishes nothing while nothing changes', () => {
  const store = createViewStore()
  const { publish } = createFacingPublisher(store)
  const notified = vi.fn<() => void>()
  store.subscribe(notified)
  const { facingHeadingDeg, facingPitchDeg, facingFovDeg } = store.getState()
  publish({ headingDeg: facingHeadingDeg, pitchDeg: facingPitchDeg, fovDeg: facingFovDeg })
  expect(notified).not.toHaveBeenCalled()
})

it('publishes a look as it was when it was told, beside the heading that goes with it', async () => {
  const store = createViewStore()
  const { publish } = createFacingPublisher(store)
  const look = { lookYawDeg: 10, lookPitchDeg: 0 }
  publish({ headingDeg: 10, pitchDeg: 0, fovDeg: 90 }, look)
  look.lookYawDeg = 20
  publish({ headingDeg: 20, pitchDeg: 0, fovDeg: 90 }, look)
  look.lookYawDeg = 30
  await vi.advanceTimersByTimeAsync(1000)
  const { facingHeadingDeg, lookYawDeg } = store.getState()
  expect([facingHeadingDeg, lookYawDeg]).toEqual([20, 20])
})
