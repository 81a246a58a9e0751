import { describe, expect, it } from 'vitest'
import { parseViewAddress, withoutViewAddress, withViewAddress } from './view-address.ts'

describe('parseViewAddress', () => {
  it.each([
    ['', null, null, null],
    ['heading=90&pitch=-10&fov=40', 90, -10, 40],
    ['heading=360', 0, null, null],
    ['heading=-30', 330, null, null],
    ['heading=&pitch= &fov=wide', null, null, null],
    ['heading=Infinity&pitch=NaN', null, null, null],
    ['pitch=120', null, 90, null],
    ['fov=5', null, null, 30],
    ['fov=170', null, null, 100],
    ['heading=1e2', 100, null, null],
  ])('reads ?%s', (query, headingDeg, pitchDeg, fovDeg) => {
    expect(parseViewAddress(new URLSearchParams(query))).toEqual({ headingDeg, pitchDeg, fovDeg })
  })
})

describe('withViewAddress', () => {
  it('keeps the other parameters and rounds to one decimal', () => {
    const query = withViewAddress(new URLSearchParams('category=1'), {
      headingDeg: 359.97,
      pitchDeg: -0.01,
      fovDeg: 58.74,
    })
    expect(query.toString()).toBe('category=1&heading=0&pitch=0&fov=58.7')
  })

  it('leaves the query it was given alone', () => {
    const query = new URLSearchParams('category=1')
    withViewAddress(query, { headingDeg: 1, pitchDeg: 2, fovDeg: 40 })
    expect(query.toString()).toBe('category=1')
  })

  it('is read back to within half a tenth', () => {
    for (let headingDeg = 0.03; headingDeg < 360; headingDeg += 7.77) {
      const view = { headingDeg, pitchDeg: headingDeg / 4 - 45, fovDeg: 30 + headingDeg / 6 }
      const read = parseViewAddress(withViewAddress(new URLSearchParams(), view))
      expect(read.headingDeg).toBeCloseTo(view.headingDeg, 0)
      expect(Math.abs((read.pitchDeg ?? 0) - view.pitchDeg)).toBeLessThanOrEqual(0.0501)
      expect(Math.abs((read.fovDeg ?? 0) - view.fovDeg)).toBeLessThanOrEqual(0.0501)
    }
  })
})

describe('withoutViewAddress', () => {
  it('drops heading, pitch and fov alone', () => {
    const query = new URLSearchParams('heading=1&category=2&pitch=3&fov=40&q=a')
    expect(withoutViewAddress(query).toString()).toBe('category=2&q=a')
    expect(query.has('heading')).toBe(true)
  })
})
