import { expect, it } from 'vitest'
import { followFacingHeading } from './facing-heading.ts'
import { createViewStore } from './view-store.ts'

it('tells the heading that is shown, and again only when it is another one', () => {
  const store = createViewStore()
  const told: number[] = []
  const stop = followFacingHeading((headingDeg) => told.push(headingDeg), store)
  store.setState({ targetHeadingDeg: 40 })
  store.setState({ facingHeadingDeg: 40 })
  store.setState({ facingPitchDeg: 10 })
  stop()
  store.setState({ facingHeadingDeg: 50 })
  expect(told).toEqual([0, 40])
})
