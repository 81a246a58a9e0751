import { expect, it } from 'vitest'
import { placePlanning } from './place-planning.ts'

const monthsOf = (placeId: string) => placePlanning.find((place) => place.placeId === placeId)?.goodMonths

it('the good months of a place are those of its tour, over the end of the year too', () => {
  expect(monthsOf('zanzibar-beaches')).toEqual([1, 2, 6, 7, 8, 9, 10])
  expect(monthsOf('northern-lights')).toEqual([1, 2, 3, 9, 10, 11, 12])
})

it('no month is good and poor', () => {
  for (const { goodMonths, poorMonths } of placePlanning) {
    expect(goodMonths.filter((month) => poorMonths.includes(month))).toEqual([])
  }
})
