import { describe, expect, it } from 'vitest'
import { easeView, glideView, guideView } from './view-motion.ts'

describe('easeView', () => {
  it('goes the short way across the front and arrives exactly', () => {
    const shown = { headingDeg: 350, pitchDeg: 0, fovDeg: 60 }
    const target = { headingDeg: 10, pitchDeg: 5, fovDeg: 50 }
    easeView(shown, target, 0.016)
    expect(shown.headingDeg).toBeGreaterThan(350)
    let frames = 0
    while (!easeView(shown, target, 0.016)) frames += 1
    expect(frames).toBeLessThan(120)
    expect(shown).toEqual(target)
  })

  it('moves equally far in one long frame and in two short ones', () => {
    const once = { headingDeg: 0, pitchDeg: 0, fovDeg: 60 }
    const twice = { ...once }
    const target = { headingDeg: 90, pitchDeg: -20, fovDeg: 40 }
    easeView(once, target, 0.04)
    easeView(twice, target, 0.02)
    easeView(twice, target, 0.02)
    expect(twice.headingDeg).toBeCloseTo(once.headingDeg, 9)
    expect(twice.pitchDeg).toBeCloseTo(once.pitchDeg, 9)
    expect(twice.fovDeg).toBeCloseTo(once.fovDeg, 9)
  })
})

describe('glideView', () => {
  it('glides equally far at 60 and at 15 frames a second, slows down and rests', () => {
    const run = (frames: number, deltaS: number) => {
      const view = { headingDeg: 0, pitchDeg: 0, fovDeg: 60 }
      const glide = { headingDegPerS: 120, pitchDegPerS: -30 }
      for (let frame = 0; frame < frames; frame += 1) glideView(view, glide, deltaS)
      return view
    }
    expect(run(24, 1 / 60).headingDeg).toBeCloseTo(run(6, 1 / 15).headingDeg, 6)
    const glide = { headingDegPerS: 120, pitchDegPerS: 0 }
    const view = { headingDeg: 0, pitchDeg: 0, fovDeg: 60 }
    let frames = 0
    while (!glideView(view, glide, 1 / 60)) frames += 1
    expect(frames).toBeGreaterThan(10)
    // The whole way of a decaying speed is speed x half-life / ln 2: 120 x 0.16 / 0.693 = 27.7°.
    expect(view.headingDeg).toBeGreaterThan(25)
    expect(view.headingDeg).toBeLessThan(27.8)
  })

  it('stops at the zenith', () => {
    const view = { headingDeg: 0, pitchDeg: 89, fovDeg: 60 }
    glideView(view, { headingDegPerS: 0, pitchDegPerS: 300 }, 0.1)
    expect(view.pitchDeg).toBe(90)
  })
})

describe('guideView', () => {
  function turn(toDeg: number, deltaS: number) {
    const shown = { headingDeg: 350, pitchDeg: 0 }
    const guided = { degPerS: 0 }
    const goal = { headingDeg: toDeg, pitchDeg: 10 }
    let seconds = 0
    let fastest = 0
    for (; !guideView(shown, goal, guided, deltaS) && seconds < 30; seconds += deltaS) {
      fastest = Math.max(fastest, guided.degPerS)
    }
    return { shown, seconds, fastest }
  }

  it('arrives exactly, the short way, never faster than the eye likes', () => {
    const { shown, seconds, fastest } = turn(170, 1 / 60)
    expect(shown).toEqual({ headingDeg: 170, pitchDeg: 10 })
    expect(fastest).toBeLessThanOrEqual(42)
    // 180° at no more than 42° per second, with a second each to gather speed and to slow down.
    expect(seconds).toBeGreaterThan(180 / 42)
    expect(seconds).toBeLessThan(7)
  })

  it('takes as long at any frame rate', () => {
    expect(turn(60, 1 / 30).seconds).toBeCloseTo(turn(60, 1 / 90).seconds, 0)
  })
})
