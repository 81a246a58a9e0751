import { expect, it } from 'vitest'
import { bearingDegBetween, distanceMBetween, groundPitchDeg } from './ground-position.ts'

const here = { eastM: 10, northM: 5 }

it.each([
  ['north', { eastM: 10, northM: 9 }, 0],
  ['east', { eastM: 13, northM: 5 }, 90],
  ['south-west', { eastM: 7, northM: 2 }, 225],
])('what lies %s has that bearing', (_, there, bearingDeg) => {
  expect(bearingDegBetween(here, there)).toBeCloseTo(bearingDeg, 9)
})

it('measures the way', () => {
  expect(distanceMBetween(here, { eastM: 13, northM: 9 })).toBe(5)
})

it('sees the ground deeper the nearer it is', () => {
  expect(groundPitchDeg(1.7, 1.7)).toBeCloseTo(-45, 9)
  expect(groundPitchDeg(1.7, 100)).toBeCloseTo(-0.97, 2)
})
