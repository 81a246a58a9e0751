import { expect, it } from 'vitest'
import { createHeadPace } from './head-pace.ts'

/** A number that adds up exactly. */
const FRAME_S = 1 / 64
const AHEAD = { headingDeg: 0 }
const yawed = (lookYawDeg: number) => ({ lookYawDeg, lookPitchDeg: 0 })

/** A pace that has told of a straight look already. */
function startedPace() {
  const pace = createHeadPace()
  for (let frame = 0; frame < 50; frame += 1) pace.isDue(yawed(0), AHEAD, FRAME_S)
  return pace
}

/** In which of these frames the page would be told. */
function framesDue(looks: readonly number[], pace = startedPace()): number[] {
  return looks.flatMap((look, frame) => (pace.isDue(yawed(look), AHEAD, FRAME_S) ? [frame] : []))
}

it('tells of a head once it rests', () => {
  expect(framesDue([5, 10, ...Array<number>(100).fill(12)])).toEqual([9])
})

it('tells nothing of a head that only trembles', () => {
  expect(framesDue(Array.from({ length: 200 }, (_, frame) => (frame % 2) * 0.4))).toEqual([])
})

it('tells nothing of a head that goes on turning', () => {
  expect(framesDue(Array.from({ length: 900 }, (_, frame) => frame))).toEqual([])
})

it('tells at once of what is turned by something else', () => {
  const pace = startedPace()
  expect(pace.isDue(yawed(0), { headingDeg: 30 }, FRAME_S)).toBe(true)
  expect(pace.isDue(yawed(0), { headingDeg: 30 }, FRAME_S)).toBe(false)
})

it('tells of a head that rests where it did in the session before', () => {
  const pace = startedPace()
  pace.forget()
  expect(framesDue([0, 0], pace)).toEqual([0])
})
