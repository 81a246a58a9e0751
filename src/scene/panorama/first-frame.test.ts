import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createFirstFrame } from './first-frame.ts'

const SIGNALED = 0x9119
let status = 0
const context = {
  SIGNALED,
  SYNC_STATUS: 0x9114,
  SYNC_GPU_COMMANDS_COMPLETE: 0x9117,
  fenceSync: () => ({}),
  flush: vi.fn<() => void>(),
  getSyncParameter: () => status,
  deleteSync: vi.fn<() => void>(),
}
const renderer = { getContext: () => context as unknown as WebGL2RenderingContext }

beforeEach(() => {
  status = 0
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

it('is over when graphics are through with what was drawn, and says so once', () => {
  const onOver = vi.fn<() => void>()
  const first = createFirstFrame(renderer, onOver)
  vi.advanceTimersByTime(100)
  expect(first.isOver()).toBe(false)
  first.drawn()
  vi.advanceTimersByTime(100)
  expect(first.isOver()).toBe(false)
  status = SIGNALED
  vi.advanceTimersByTime(100)
  vi.advanceTimersByTime(100)
  expect(first.isOver()).toBe(true)
  expect(onOver).toHaveBeenCalledTimes(1)
  expect(context.flush).toHaveBeenCalledTimes(1)
})

it('does not wait for ever', () => {
  const first = createFirstFrame(renderer, () => undefined)
  first.drawn()
  vi.advanceTimersByTime(2000)
  expect(first.isOver()).toBe(true)
})

it('is over with the frame where nothing can be asked', () => {
  const onOver = vi.fn<() => void>()
  const first = createFirstFrame({ getContext: () => ({}) as WebGLRenderingContext }, onOver)
  first.drawn()
  expect(onOver).not.toHaveBeenCalled()
  vi.advanceTimersByTime(0)
  expect(onOver).toHaveBeenCalledTimes(1)
  expect(first.isOver()).toBe(true)
})

it('tells nobody who has gone', () => {
  const onOver = vi.fn<() => void>()
  const first = createFirstFrame(renderer, onOver)
  first.drawn()
  first.stop()
  status = SIGNALED
  vi.advanceTimersByTime(100)
  expect(onOver).not.toHaveBeenCalled()
})
