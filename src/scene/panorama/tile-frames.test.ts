import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTileFrames, GATHERING_MS } from './tile-frames.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

describe('the frames that tiles ask for', () => {
  it('are one for all that come close together', () => {
    const requestFrame = vi.fn<() => void>()
    const frames = createTileFrames(requestFrame)
    for (let tile = 0; tile < 5; tile += 1) frames.add(false)
    vi.advanceTimersByTime(GATHERING_MS - 1)
    expect(requestFrame).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(requestFrame).toHaveBeenCalledTimes(1)
    frames.add(false)
    vi.advanceTimersByTime(GATHERING_MS)
    expect(requestFrame).toHaveBeenCalledTimes(2)
  })

  it('do not wait once the last one is there', () => {
    const requestFrame = vi.fn<() => void>()
    const frames = createTileFrames(requestFrame)
    frames.add(false)
    frames.add(true)
    expect(requestFrame).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(GATHERING_MS)
    expect(requestFrame).toHaveBeenCalledTimes(1)
  })

  it('are asked for no more when nobody wants them', () => {
    const requestFrame = vi.fn<() => void>()
    const frames = createTileFrames(requestFrame)
    frames.add(false)
    frames.stop()
    vi.advanceTimersByTime(GATHERING_MS)
    expect(requestFrame).not.toHaveBeenCalled()
  })
})
