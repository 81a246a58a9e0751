import { beforeEach, describe, expect, it, vi } from 'vitest'
import { askForFrameRate, highestFrameRate } from './frame-rate.ts'

describe('highestFrameRate', () => {
  it.each([
    ['Quest 3', [72, 80, 90, 120], 90],
    ['a slow one', [60, 72], 72],
    ['any order', [90, 72, 80], 90],
    ['none that is slow enough', [120, 144], null],
    ['none told', [], null],
  ])('of %s', (_, rates, highest) => {
    expect(highestFrameRate(new Float32Array(rates))).toBe(highest)
  })
})

describe('askForFrameRate', () => {
  const update = vi.fn<(rate: number) => Promise<void>>()

  beforeEach(() => {
    update.mockReset().mockResolvedValue()
  })

  it('asks for the highest', async () => {
    await askForFrameRate({ supportedFrameRates: new Float32Array([72, 90, 120]), updateTargetFrameRate: update })
    expect(update).toHaveBeenCalledExactlyOnceWith(90)
  })

  it('takes a refusal', async () => {
    update.mockRejectedValueOnce(new DOMException('no', 'NotSupportedError'))
    await askForFrameRate({ supportedFrameRates: new Float32Array([72]), updateTargetFrameRate: update })
    expect(update).toHaveBeenCalledOnce()
  })

  it('asks nothing of a headset without a choice', async () => {
    await askForFrameRate({ updateTargetFrameRate: update })
    expect(update).not.toHaveBeenCalled()
  })
})
