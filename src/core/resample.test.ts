import { describe, expect, it } from 'vitest'

import { resample, wholeAxis } from './resample.ts'

function image(widthPx: number, heightPx: number, valueAt: (x: number, y: number) => number) {
  const data = new Uint8Array(widthPx * heightPx * 3)
  for (let at = 0; at < widthPx * heightPx; at += 1)
    data.fill(valueAt(at % widthPx, Math.floor(at / widthPx)), at * 3, at * 3 + 3)
  return { data, widthPx, heightPx }
}

describe('resample', () => {
  it('keeps a plain colour', () => {
    const { data } = resample(
      image(40, 20, () => 137),
      wholeAxis(40, 13),
      wholeAxis(20, 7),
    )
    expect(new Set(data)).toEqual(new Set([137]))
  })

  it('keeps a ramp where it is', () => {
    const { data } = resample(
      image(64, 4, (x) => 2 * x + 20),
      wholeAxis(64, 16),
      wholeAxis(4, 4),
    )
    // Output pixel 8 is centred at 8 * 4 + 1.5 = 33.5 of the input: 2 * 33.5 + 20 = 87.
    expect(data[8 * 3]).toBe(87)
  })

  it('continues at the other end where the input wraps', () => {
    const bright = image(64, 1, (x) => (x < 4 || x >= 60 ? 200 : 0))
    const first = resample(bright, wholeAxis(64, 8, true), wholeAxis(1, 1)).data[0] ?? 0
    const last = resample(bright, wholeAxis(64, 8, true), wholeAxis(1, 1)).data[7 * 3] ?? 0
    expect(first).toBe(last)
  })
})
