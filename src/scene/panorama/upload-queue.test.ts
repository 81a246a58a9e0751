import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createUploadQueue } from './upload-queue.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function bitmap() {
  return { close: vi.fn<() => void>() } as unknown as ImageBitmap
}

/** A queue whose uploads take `uploadMs` of the fake clock each. */
function queueOf(uploadMs: number) {
  const uploaded: number[] = []
  const queue = createUploadQueue((key) => {
    uploaded.push(key)
    vi.setSystemTime(Date.now() + uploadMs)
    vi.advanceTimersByTime(uploadMs)
  })
  return { queue, uploaded }
}

it('keeps tiles until it is opened', () => {
  const { queue, uploaded } = queueOf(1)
  queue.add(7, bitmap())
  expect(uploaded).toEqual([])
  expect(queue.has(7)).toBe(true)
  queue.open()
  expect(uploaded).toEqual([7])
  expect(queue.has(7)).toBe(false)
})

it('stops when the budget of a frame is spent and goes on with the next', () => {
  const { queue, uploaded } = queueOf(3)
  for (let key = 0; key < 6; key += 1) queue.add(key, bitmap())
  queue.open()
  // 3 ms each, 4 ms a frame: the second begins within the budget, the third waits.
  expect(uploaded).toEqual([0, 1])
  vi.advanceTimersByTime(16)
  expect(uploaded).toEqual([0, 1, 2, 3])
  vi.advanceTimersByTime(16)
  expect(uploaded).toEqual([0, 1, 2, 3, 4, 5])
})

it('closes what still waits when it is disposed', () => {
  const { queue, uploaded } = queueOf(1)
  const waiting = bitmap()
  queue.add(1, waiting)
  queue.dispose()
  queue.add(2, bitmap())
  vi.advanceTimersByTime(100)
  expect(uploaded).toEqual([])
  expect(waiting.close).toHaveBeenCalledOnce()
})
