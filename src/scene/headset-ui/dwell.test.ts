import { expect, it } from 'vitest'
import { createDwell, dwellShare, stepDwell } from './dwell.ts'

const DWELL_S = 1.2
const MENU = 1
const EXIT = 2

/** Looks at a target for a time, frame by frame; how often it was selected. */
function look(dwell: ReturnType<typeof createDwell>, target: number, forS: number, frameS: number): number {
  let selected = 0
  for (let frame = 0; frame < Math.round(forS / frameS); frame += 1) {
    if (stepDwell(dwell, target, frameS, DWELL_S)) selected += 1
  }
  return selected
}

it.each([1 / 72, 1 / 90, 1 / 30])('selects after 1.2 s and not before, in frames of %f s', (frameS) => {
  const dwell = createDwell()
  expect(look(dwell, MENU, 1.15, frameS)).toBe(0)
  expect(look(dwell, MENU, 0.1, frameS)).toBe(1)
})

it('selects once, however long one looks, and again after looking away', () => {
  const dwell = createDwell()
  expect(look(dwell, MENU, 10, 0.01)).toBe(1)
  look(dwell, 0, 0.01, 0.01)
  expect(look(dwell, MENU, 1.25, 0.01)).toBe(1)
})

it('starts over on another target', () => {
  const dwell = createDwell()
  look(dwell, MENU, 1, 0.01)
  expect(look(dwell, EXIT, 1.15, 0.01)).toBe(0)
  expect(dwell.target).toBe(EXIT)
})

it('forgives a tremor and forgets a look away', () => {
  const trembling = createDwell()
  look(trembling, MENU, 1, 0.01)
  look(trembling, 0, 0.05, 0.01)
  expect(dwellShare(trembling, DWELL_S)).toBeCloseTo(0.85 / DWELL_S, 5)
  const away = createDwell()
  look(away, MENU, 1, 0.01)
  look(away, 0, 0.5, 0.01)
  expect(away).toEqual({ target: 0, elapsedS: 0, isSpent: false })
})

it('tells how much of the time has passed', () => {
  const dwell = createDwell()
  look(dwell, MENU, 0.6, 0.01)
  expect(dwellShare(dwell, DWELL_S)).toBeCloseTo(0.5, 5)
  look(dwell, MENU, 0.7, 0.01)
  expect(dwellShare(dwell, DWELL_S)).toBe(0)
})
