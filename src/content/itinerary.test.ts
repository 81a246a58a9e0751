import { describe, expect, it } from 'vitest'
import { dateOfDay, daysOfStops, moveStop, parseItinerary, stopsOfPlan } from './itinerary.ts'

const stop = (id: string, days = 2) => ({ id, placeId: 'zanzibar-beaches', days, note: '' })
const ids = (stops: readonly { id: string }[]) => stops.map(({ id }) => id).join('')

describe('stops', () => {
  const stops = ['a', 'b', 'c'].map((id) => stop(id))

  it.each([
    [0, 2, 'bca'],
    [2, 0, 'cab'],
    [1, 1, 'abc'],
    [0, 99, 'bca'],
    [2, -1, 'cab'],
    [7, 0, 'abc'],
  ])('moved from %i to %i are %s', (from, to, order) => {
    expect(ids(moveStop(stops, from, to))).toBe(order)
  })

  it('follow each other without a gap', () => {
    expect(daysOfStops([stop('a', 3), stop('b', 1)])).toEqual([
      { firstDay: 1, lastDay: 3 },
      { firstDay: 4, lastDay: 4 },
    ])
  })

  it('of a plan keep its days, with the way to a place', () => {
    const at = { placeId: 'zanzibar-beaches', reasons: [] }
    const plan = {
      days: 6,
      month: null,
      warnings: [],
      stops: [
        { ...at, firstDay: 1, lastDay: 2, travelDays: 0 },
        { ...at, firstDay: 4, lastDay: 6, travelDays: 1 },
      ],
    }
    expect(stopsOfPlan(plan, () => 'id').map(({ days }) => days)).toEqual([2, 4])
  })
})

it('a day of a trip has a date, over the end of a month and of February', () => {
  expect(dateOfDay('2027-01-30', 3)).toBe('2027-02-01')
  expect(dateOfDay('2028-02-28', 2)).toBe('2028-02-29')
})

it('a row that is no itinerary is refused', () => {
  for (const row of [null, {}, { title: 'x', stops: [{ id: 1 }] }, { title: 'x', stops: 'all' }]) {
    expect(() => parseItinerary(row)).toThrow('cannot be read')
  }
})
