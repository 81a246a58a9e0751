import { expect, it } from 'vitest'
import { closeFade, createPlaceFade, darken, stepPlaceFade } from './place-fade.ts'

const FRAME_S = 0.01
const ASKING = true
const MISSING = true

/** Frames until the phase changes; -1 when it does not within ten seconds. */
function framesUntilChange(fade: ReturnType<typeof createPlaceFade>, isAsking: boolean, isMissing: boolean): number {
  const { phase } = fade
  for (let frame = 1; frame <= 1000; frame += 1) {
    stepPlaceFade(fade, isAsking, isMissing, FRAME_S)
    if (fade.phase !== phase) return frame
  }
  return -1
}

it('grows dark first and only then lets the place be changed, once', () => {
  const fade = createPlaceFade()
  closeFade(fade)
  let changes = 0
  let opacityAtChange = 0
  for (let frame = 0; frame < 100; frame += 1) {
    if (stepPlaceFade(fade, ASKING, !MISSING, FRAME_S)) {
      changes += 1
      opacityAtChange = fade.opacity
    }
  }
  expect(changes).toBe(1)
  expect(opacityAtChange).toBe(1)
})

it('stays dark while the picture is missing and opens when it is there', () => {
  const fade = createPlaceFade()
  darken(fade)
  expect(framesUntilChange(fade, !ASKING, MISSING)).toBe(-1)
  expect(framesUntilChange(fade, !ASKING, !MISSING)).toBe(1)
  expect(fade.phase).toBe('opening')
  expect(framesUntilChange(fade, !ASKING, !MISSING)).toBe(35)
  expect(fade).toMatchObject({ phase: 'clear', opacity: 0 })
})

it('does not leave anybody in the dark when the page does not follow', () => {
  const fade = createPlaceFade()
  darken(fade)
  expect(framesUntilChange(fade, ASKING, !MISSING)).toBe(301)
  expect(fade.phase).toBe('opening')
})

it('refuses a second request while the first is on its way, and takes it while opening', () => {
  const fade = createPlaceFade()
  expect(closeFade(fade)).toBe(true)
  expect(closeFade(fade)).toBe(false)
  darken(fade)
  expect(closeFade(fade)).toBe(false)
  fade.phase = 'opening'
  fade.opacity = 0.5
  expect(closeFade(fade)).toBe(true)
  expect(framesUntilChange(fade, !ASKING, !MISSING)).toBe(9)
})
