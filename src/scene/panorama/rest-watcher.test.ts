import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { StreamedView } from '#core/tile-plan.ts'
import { createRestWatcher } from './rest-watcher.ts'

const onRest = vi.fn<() => void>()

beforeEach(() => {
  onRest.mockClear()
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const facing = (headingDeg: number) => Object.assign(new StreamedView(), { headingDeg })

it('tells that a view rests once it has not moved for a while, and asks for a frame then', () => {
  const { update } = createRestWatcher(onRest)
  expect(update(facing(10), true)).toBe(false)
  vi.advanceTimersByTime(80)
  expect(update(facing(20), true)).toBe(false)
  vi.advanceTimersByTime(80)
  expect(update(facing(20), true)).toBe(false)
  expect(onRest).not.toHaveBeenCalled()
  vi.advanceTimersByTime(80)
  expect(onRest).toHaveBeenCalledOnce()
  expect(update(facing(20), true)).toBe(true)
  vi.advanceTimersByTime(1000)
  expect(onRest).toHaveBeenCalledOnce()
  expect(update(facing(30), true)).toBe(false)
  vi.advanceTimersByTime(1000)
  expect(onRest).toHaveBeenCalledTimes(2)
})

it('waits for everything that the view shows', () => {
  const { update } = createRestWatcher(onRest)
  update(facing(10), true)
  update(facing(10), false)
  vi.advanceTimersByTime(1000)
  expect(onRest).not.toHaveBeenCalled()
  update(facing(10), true)
  vi.advanceTimersByTime(1000)
  expect(onRest).toHaveBeenCalledOnce()
  expect(update(facing(10), true)).toBe(true)
})

it('never rests in a headset, and asks for nothing once it is stopped', () => {
  const { update, stop } = createRestWatcher(onRest)
  const head = Object.assign(facing(10), { isFree: true })
  expect([update(head, true), update(head, true)]).toEqual([false, false])
  update(facing(20), true)
  stop()
  vi.advanceTimersByTime(1000)
  expect(onRest).not.toHaveBeenCalled()
})
