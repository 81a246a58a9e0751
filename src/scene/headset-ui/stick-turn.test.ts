import { describe, expect, it } from 'vitest'
import { createSnapTurn, smoothTurnDegPerS, stepSnapTurn } from './stick-turn.ts'

function turns(axes: readonly number[]): number[] {
  const snap = createSnapTurn()
  return axes.map((axis) => stepSnapTurn(snap, axis))
}

describe('snap turns', () => {
  it('turn by 30° once per push, to the side of the push', () => {
    expect(turns([0, 0.5, 1, 1, 1])).toEqual([0, 0, 30, 0, 0])
    expect(turns([-1, -1])).toEqual([-30, 0])
  })

  it('need the stick to be let go in between', () => {
    expect(turns([1, 0.5, 1, 0.3, 1])).toEqual([30, 0, 0, 0, 30])
    expect(turns([1, -1, 0, -1])).toEqual([30, 0, 0, -30])
  })

  it('ignore a stick that drifts', () => {
    expect(turns([0.2, -0.3, 0.6, -0.6])).toEqual([0, 0, 0, 0])
  })
})

describe('smooth turns', () => {
  it.each([
    [0, 0],
    [0.25, 0],
    [-0.2, 0],
    [0.625, 30],
    [1, 60],
    [-1, -60],
  ])('a stick at %f turns by %i° per second', (axis, degPerS) => {
    expect(smoothTurnDegPerS(axis)).toBeCloseTo(degPerS, 9)
  })
})
