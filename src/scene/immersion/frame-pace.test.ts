import { expect, it } from 'vitest'
import { createFramePace } from './frame-pace.ts'

const RATE_HZ = 90
const IN_TIME_S = 1 / RATE_HZ
const LATE_S = 2 / RATE_HZ

/** One second of frames, of which `late` come late. */
function second(note: ReturnType<typeof createFramePace>['note'], late: number): boolean {
  let isSlow = false
  for (let frame = 0; frame < RATE_HZ; frame += 1) {
    if (note(frame < late ? LATE_S : IN_TIME_S, RATE_HZ)) isSlow = true
  }
  return isSlow
}

it('tells once that five seconds in a row were too slow', () => {
  const { note } = createFramePace()
  expect(Array.from({ length: 8 }, () => second(note, 20))).toEqual([
    false,
    false,
    false,
    false,
    true,
    false,
    false,
    false,
  ])
})

it('takes a hiccup, and begins again after it', () => {
  const { note } = createFramePace()
  const seconds = [60, 60, 60, 60, 2, 60, 60, 60, 60].map((late) => second(note, late))
  expect(seconds).not.toContain(true)
  expect(second(note, 60)).toBe(true)
})

it('takes a pause, however long it is', () => {
  const { note } = createFramePace()
  for (let pause = 0; pause < 2000; pause += 1) expect(note(2, RATE_HZ)).toBe(false)
  expect(second(note, 5)).toBe(false)
})
