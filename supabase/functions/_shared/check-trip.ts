import {
  noTimetable,
  type PlannedStop,
  type PlannerPlace,
  reasonsOf,
  travelDaysBetween,
  TRIP_DAYS_MAX,
  type TripPlan,
  type TripWarning,
} from './planner.ts'

/** What was wrong with a proposal and has been put right or left out. */
export type Repair =
  | { code: 'unknown-place'; placeId: string }
  | { code: 'overlap' | 'no-time-to-travel'; placeId: string }
  | { code: 'beyond-the-end'; placeId: string }

export type CheckedTrip = { plan: TripPlan; repairs: readonly Repair[] }

type Proposed = { placeId: string; firstDay: number; lastDay: number }

/**
 * Holds a proposal that somebody else made, such as a model, against the catalogue: places that are not in it are left
 * out, days that overlap or leave no time for the way are moved back once, and what then lies beyond the last day is
 * left out. What remains has the reasons and the warnings that the catalogue gives. Null where nothing of it can be read.
 */
export function checkTrip(proposal: unknown, places: readonly PlannerPlace[]): CheckedTrip | null {
  const read = readProposal(proposal)
  if (!read) return null
  const known = new Map(places.map((place) => [place.id, place]))
  const repairs: Repair[] = []
  const warnings: TripWarning[] = read.month === null ? [{ code: 'no-month' }] : []
  const stops: PlannedStop[] = []
  for (const proposed of read.stops.toSorted((a, b) => a.firstDay - b.firstDay)) {
    const place = known.get(proposed.placeId)
    if (!place) {
      repairs.push({ code: 'unknown-place', placeId: proposed.placeId })
      continue
    }
    const previous = stops.at(-1)
    const before = previous && known.get(previous.placeId)
    const travelDays = before ? travelDaysBetween(before, place) : 0
    const earliest = (previous?.lastDay ?? 0) + travelDays + 1
    const firstDay = Math.max(proposed.firstDay, earliest)
    const lastDay = firstDay + proposed.lastDay - proposed.firstDay
    if (lastDay > read.days) {
      repairs.push({ code: 'beyond-the-end', placeId: place.id })
      continue
    }
    if (previous && proposed.firstDay <= previous.lastDay) repairs.push({ code: 'overlap', placeId: place.id })
    else if (firstDay !== proposed.firstDay) repairs.push({ code: 'no-time-to-travel', placeId: place.id })
    if (before && travelDays > 0) warnings.push(noTimetable(before, place))
    const { minDays } = place
    if (minDays !== null && lastDay - firstDay + 1 < minDays) {
      warnings.push({ code: 'too-short', placeId: place.id, minDays })
    }
    stops.push({ placeId: place.id, firstDay, lastDay, travelDays, reasons: reasonsOf(place, read.month) })
  }
  if (stops.length === 0) warnings.push({ code: 'nothing-fits' })
  return { plan: { days: read.days, month: read.month, stops, warnings }, repairs }
}

function readProposal(proposal: unknown): { days: number; month: number | null; stops: Proposed[] } | null {
  if (typeof proposal !== 'object' || proposal === null || !('stops' in proposal) || !('days' in proposal)) return null
  const { days, stops } = proposal
  if (!isDay(days) || !Array.isArray(stops)) return null
  const month = 'month' in proposal && isDay(proposal.month) && proposal.month <= 12 ? proposal.month : null
  return { days, month, stops: stops.filter(isProposed) }
}

function isProposed(stop: unknown): stop is Proposed {
  return (
    typeof stop === 'object' &&
    stop !== null &&
    'placeId' in stop &&
    typeof stop.placeId === 'string' &&
    'firstDay' in stop &&
    isDay(stop.firstDay) &&
    'lastDay' in stop &&
    isDay(stop.lastDay) &&
    stop.lastDay >= stop.firstDay
  )
}

function isDay(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= TRIP_DAYS_MAX
}
