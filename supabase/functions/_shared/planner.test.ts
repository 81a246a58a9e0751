import { describe, expect, it } from 'vitest'
import { checkTrip } from './check-trip.ts'
import { distanceKm, planTrip, type PlannerPlace, type TripWish } from './planner.ts'

const MARA = place('mara', -1.49, 35.14, { goodMonths: [7, 8, 9, 10], poorMonths: [3, 4, 5], interests: ['wildlife'] })
const BEACH = place('beach', -6.25, 39.53, { goodMonths: [6, 7, 8], poorMonths: [4, 5], interests: ['beach'] })
const PEAK = place('peak', -3.07, 37.35, {
  goodMonths: [8],
  minDays: 6,
  maxDays: 8,
  interests: ['trekking'],
  effort: 'hard',
})
const PLACES = [MARA, BEACH, PEAK]
const WISH: TripWish = {
  days: 10,
  month: 8,
  budget: null,
  pace: 'normal',
  interests: [],
  startId: null,
  placeIds: [],
}

describe('a plan of a trip', () => {
  it('is the same for the same wish, in whatever order the places come', () => {
    expect(planTrip(WISH, PLACES.toReversed())).toEqual(planTrip(WISH, PLACES))
  })

  it.each([1, 2, 5, 6, 7, 8, 9, 10, 13, 17, 24, 30])('of %i days neither overlaps nor runs over', (days) => {
    for (const pace of ['slow', 'normal', 'fast'] as const) {
      const { stops } = planTrip({ ...WISH, days, pace }, PLACES)
      let lastDay = 0
      for (const stop of stops) {
        expect(stop.firstDay).toBe(lastDay + stop.travelDays + 1)
        expect(stop.lastDay).toBeGreaterThanOrEqual(stop.firstDay)
        expect(stop.lastDay).toBeLessThanOrEqual(days)
        lastDay = stop.lastDay
      }
    }
  })

  it('keeps a day for the way between places that are far apart, and says that it knows no timetable', () => {
    const { stops, warnings } = planTrip({ ...WISH, placeIds: ['mara', 'beach'] }, PLACES)
    expect(stops.map(({ placeId, firstDay, lastDay }) => [placeId, firstDay, lastDay])).toEqual([
      ['beach', 1, 5],
      ['mara', 7, 10],
    ])
    // 4.76° of latitude and 4.39° of longitude are about 529 and 486 km.
    expect(warnings).toEqual([{ code: 'no-timetable', fromId: 'beach', toId: 'mara', straightKm: 719 }])
  })

  it('rests for a day after a hard place', () => {
    const { stops } = planTrip({ ...WISH, days: 12, startId: 'peak', placeIds: ['peak', 'beach'] }, PLACES)
    expect(stops[1]?.reasons).toContainEqual({ code: 'rest' })
    expect((stops[1]?.lastDay ?? 0) - (stops[1]?.firstDay ?? 0) + 1).toBeGreaterThanOrEqual(4)
  })

  it('prefers what is good in the month and what is liked, and says so', () => {
    const { stops } = planTrip({ ...WISH, days: 4, month: 10, interests: ['wildlife', 'beach'] }, PLACES)
    expect(stops.map(({ placeId }) => placeId)).toEqual(['mara'])
    expect(stops[0]?.reasons).toEqual([
      { code: 'interest', interest: 'wildlife' },
      { code: 'season-good', month: 10 },
    ])
  })

  it('says what a poor month is, and what it does not know', () => {
    const april = planTrip({ ...WISH, days: 3, month: 4, budget: 'low', placeIds: ['beach'] }, PLACES)
    expect(april.stops[0]?.reasons).toContainEqual({ code: 'season-poor', month: 4 })
    expect(april.warnings).toEqual([{ code: 'no-prices' }])
    const november = planTrip({ ...WISH, days: 3, month: 11, placeIds: ['beach'] }, PLACES)
    expect(november.stops[0]?.reasons).toContainEqual({ code: 'season-unknown', month: 11 })
    expect(planTrip({ ...WISH, month: null }, PLACES).warnings).toContainEqual({ code: 'no-month' })
  })

  it('leaves out a place that needs more days than there are', () => {
    const { stops, warnings } = planTrip({ ...WISH, days: 2, placeIds: ['peak'] }, PLACES)
    expect(stops).toEqual([])
    expect(warnings).toEqual([{ code: 'too-short', placeId: 'peak', minDays: 6 }, { code: 'nothing-fits' }])
  })

  it('says how many days are left over', () => {
    const { stops, warnings } = planTrip({ ...WISH, days: 30, placeIds: ['peak'] }, PLACES)
    expect(stops.map(({ firstDay, lastDay }) => [firstDay, lastDay])).toEqual([[1, 8]])
    expect(warnings).toEqual([{ code: 'spare-days', days: 22 }])
  })

  it('stays in one part of the world unless places are named, where most of the wish is', () => {
    const reef = place('reef', -16.4, 145.99, { goodMonths: [8], interests: ['wildlife'] })
    const wish = { ...WISH, interests: ['wildlife', 'beach'] }
    const ids = (stops: readonly { placeId: string }[]) => stops.map(({ placeId }) => placeId)
    expect(ids(planTrip(wish, [reef, ...PLACES]).stops)).toEqual(['beach', 'mara'])
    const named = planTrip({ ...wish, placeIds: ['mara', 'reef'] }, [reef, ...PLACES])
    expect(ids(named.stops)).toEqual(['mara', 'reef'])
    // About 12,000 km.
    expect(named.stops[1]?.travelDays).toBe(2)
  })

  it('finds nothing where there is nothing', () => {
    expect(planTrip(WISH, [])).toEqual({ days: 10, month: 8, stops: [], warnings: [{ code: 'nothing-fits' }] })
  })

  it('measures along the Earth', () => {
    // A degree along the equator: 6371 km x π / 180 = 111.19 km.
    expect(distanceKm(place('a', 0, 10), place('b', 0, 11))).toBeCloseTo(111.19, 1)
    expect(distanceKm(place('a', 0, 179.5), place('b', 0, -179.5))).toBeCloseTo(111.19, 1)
  })
})

describe('a proposal from elsewhere', () => {
  it('keeps what is right as it is', () => {
    const stops = [
      { placeId: 'beach', firstDay: 1, lastDay: 3 },
      { placeId: 'mara', firstDay: 5, lastDay: 6 },
    ]
    const checked = checkTrip({ days: 6, month: 8, stops }, PLACES)
    expect(checked?.repairs).toEqual([])
    expect(checked?.plan.stops.map(({ firstDay, lastDay }) => [firstDay, lastDay])).toEqual([
      [1, 3],
      [5, 6],
    ])
  })

  it('loses places that nobody knows', () => {
    const checked = checkTrip({ days: 3, stops: [{ placeId: 'atlantis', firstDay: 1, lastDay: 3 }] }, PLACES)
    expect(checked).toEqual({
      plan: { days: 3, month: null, stops: [], warnings: [{ code: 'no-month' }, { code: 'nothing-fits' }] },
      repairs: [{ code: 'unknown-place', placeId: 'atlantis' }],
    })
  })

  it('has the reasons and the warnings of the catalogue', () => {
    const stops = [
      { placeId: 'beach', firstDay: 1, lastDay: 3 },
      { placeId: 'peak', firstDay: 5, lastDay: 6 },
    ]
    const plan = checkTrip({ days: 6, month: 8, stops }, PLACES)?.plan
    const planned = planTrip({ ...WISH, days: 30, month: 8, placeIds: ['beach', 'peak'] }, PLACES)
    for (const { placeId, reasons } of plan?.stops ?? []) {
      const same = planned.stops.find((stop) => stop.placeId === placeId)?.reasons ?? []
      expect(reasons.map(({ code }) => code)).toContainEqual(expect.stringMatching(/^season-/))
      expect(same).toEqual(expect.arrayContaining([...reasons]))
    }
    expect(plan?.warnings).toEqual([
      planned.warnings.find(({ code }) => code === 'no-timetable'),
      { code: 'too-short', placeId: 'peak', minDays: 6 },
    ])
  })

  it('moves days that overlap, and days without time for the way', () => {
    const overlapping = [
      { placeId: 'beach', firstDay: 1, lastDay: 3 },
      { placeId: 'mara', firstDay: 3, lastDay: 4 },
      { placeId: 'peak', firstDay: 7, lastDay: 8 },
    ]
    const checked = checkTrip({ days: 9, stops: overlapping }, PLACES)
    expect(checked?.plan.stops.map(({ firstDay, lastDay }) => [firstDay, lastDay])).toEqual([
      [1, 3],
      [5, 6],
      [8, 9],
    ])
    expect(checked?.repairs).toEqual([
      { code: 'overlap', placeId: 'mara' },
      { code: 'no-time-to-travel', placeId: 'peak' },
    ])
  })

  it('loses what has no room any more', () => {
    const stops = [
      { placeId: 'beach', firstDay: 1, lastDay: 3 },
      { placeId: 'mara', firstDay: 2, lastDay: 4 },
    ]
    expect(checkTrip({ days: 4, stops }, PLACES)?.repairs).toEqual([{ code: 'beyond-the-end', placeId: 'mara' }])
  })

  it.each([null, 'trip', {}, { days: 0, stops: [] }, { days: 99, stops: [] }, { days: 3, stops: 'mara' }])(
    'is nothing where it cannot be read: %j',
    (proposal) => expect(checkTrip(proposal, PLACES)).toBeNull(),
  )
})

function place(id: string, latitudeDeg: number, longitudeDeg: number, more: Partial<PlannerPlace> = {}): PlannerPlace {
  return {
    id,
    name: id,
    latitudeDeg,
    longitudeDeg,
    goodMonths: [],
    poorMonths: [],
    minDays: null,
    maxDays: null,
    interests: [],
    effort: 'easy',
    ...more,
  }
}
