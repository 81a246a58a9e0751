import { beforeEach, describe, expect, it } from 'vitest'
import { createSpeedometer } from './speedometer.ts'

let speedometer = createSpeedometer()
beforeEach(() => {
  speedometer = createSpeedometer()
})

function drag(fromMs: number, moves: number, headingDeg: number): void {
  for (let move = 0; move < moves; move += 1) speedometer.note(fromMs + move * 16, { headingDeg, pitchDeg: 0 })
}

describe('the speed at the end of a drag', () => {
  it('is what the last moves turned over their time', () => {
    drag(0, 5, 1.6)
    // Four turns of 1.6° within 64 ms.
    expect(speedometer.speedAt(64)?.headingDegPerS).toBeCloseTo(100, 6)
  })

  it('is nothing after a pause before letting go', () => {
    drag(0, 5, 1.6)
    expect(speedometer.speedAt(64 + 100)).toBeNull()
  })

  it('is nothing when the drag was slow', () => {
    drag(0, 5, 0.05)
    expect(speedometer.speedAt(64)).toBeNull()
  })

  it('is nothing after a single move', () => {
    drag(0, 1, 20)
    expect(speedometer.speedAt(16)).toBeNull()
  })

  it('is limited, in its direction', () => {
    speedometer.note(0, { headingDeg: 0, pitchDeg: 0 })
    speedometer.note(10, { headingDeg: -30, pitchDeg: 40 })
    // 5000° per second along (-3, 4) / 5 becomes 400.
    expect(speedometer.speedAt(10)?.headingDegPerS).toBeCloseTo(-240, 6)
    expect(speedometer.speedAt(10)?.pitchDegPerS).toBeCloseTo(320, 6)
  })

  it('forgets what was before another finger came', () => {
    drag(0, 5, 1.6)
    speedometer.reset()
    expect(speedometer.speedAt(64)).toBeNull()
  })
})
