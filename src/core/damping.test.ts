import { describe, expect, it } from 'vitest'
import { dampFactor, decayedSpeed, glideDistance } from './damping.ts'

describe('dampFactor', () => {
  it.each([
    [0, 0],
    [0.1, 0.5],
    [0.2, 0.75],
    [0.3, 0.875],
  ])('after %f s of half-lives of 0.1 s has gone %f of the way', (deltaS, share) => {
    expect(dampFactor(0.1, deltaS)).toBeCloseTo(share, 9)
  })

  it('goes as far in two frames as in one of their length', () => {
    const left = (1 - dampFactor(0.07, 0.016)) * (1 - dampFactor(0.07, 0.009))
    expect(1 - left).toBeCloseTo(dampFactor(0.07, 0.025), 9)
  })
})

describe('decayedSpeed', () => {
  it('halves with every half-life and keeps its sign', () => {
    expect(decayedSpeed(120, 0.16, 0.16)).toBeCloseTo(60, 9)
    expect(decayedSpeed(-120, 0.16, 0.32)).toBeCloseTo(-30, 9)
  })
})

describe('glideDistance', () => {
  it('of two frames is that of one frame of their length', () => {
    const first = glideDistance(90, 0.16, 0.016)
    const second = glideDistance(decayedSpeed(90, 0.16, 0.016), 0.16, 0.04)
    expect(first + second).toBeCloseTo(glideDistance(90, 0.16, 0.056), 9)
  })

  it('begins at the full speed', () => {
    expect(glideDistance(90, 0.16, 1e-6)).toBeCloseTo(90e-6, 9)
  })

  it('ends at speed x half-life / ln 2', () => {
    // 90 x 0.16 / 0.6931 = 20.775
    expect(glideDistance(90, 0.16, 60)).toBeCloseTo(20.775, 3)
  })
})
