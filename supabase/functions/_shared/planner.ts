/** A place as the planner knows it. Where a list is empty or a number null, the catalogue does not say. */
export type PlannerPlace = {
  id: string
  name: string
  /** Degrees, north and east positive. */
  latitudeDeg: number
  longitudeDeg: number
  /** 1 to 12. */
  goodMonths: readonly number[]
  poorMonths: readonly number[]
  /** Days in the place, from 1. */
  minDays: number | null
  maxDays: number | null
  interests: readonly string[]
  effort: 'easy' | 'hard'
}

export type Pace = 'slow' | 'normal' | 'fast'

export type TripWish = {
  /** Whole, from 1 to 30. */
  days: number
  /** 1 to 12; null: not known. */
  month: number | null
  budget: 'low' | 'middle' | 'high' | null
  pace: Pace
  interests: readonly string[]
  /** Where it begins; null: wherever fits. */
  startId: string | null
  /** These places and no others; empty: whatever fits. */
  placeIds: readonly string[]
}

/** Why something is as it is, for people to read in their own language. */
export type Reason =
  | { code: 'season-good' | 'season-poor' | 'season-unknown'; month: number }
  | { code: 'interest'; interest: string }
  | { code: 'wished' | 'start' | 'nearest' | 'rest' }
  | { code: 'length'; minDays: number; maxDays: number }

export type TripWarning =
  | { code: 'no-month' | 'no-prices' | 'nothing-fits' | 'no-such-interest' }
  | { code: 'no-timetable'; fromId: string; toId: string; straightKm: number }
  | { code: 'too-short'; placeId: string; minDays: number }
  | { code: 'no-room'; placeId: string }
  | { code: 'spare-days'; days: number }

export type PlannedStop = {
  placeId: string
  /** Days of the trip, the first is 1; both are spent there. */
  firstDay: number
  lastDay: number
  /** So many days before are spent on the way. */
  travelDays: number
  reasons: readonly Reason[]
}

export type TripPlan = {
  days: number
  month: number | null
  stops: readonly PlannedStop[]
  warnings: readonly TripWarning[]
}

export const TRIP_DAYS_MAX = 30

/** Farther apart than these in a straight line, a day goes by on the way, or two. */
const TRAVEL_DAY_KM = 100
const TWO_TRAVEL_DAYS_KM = 5000
/** Who names no places is not sent farther than this from one to another. */
const REGION_KM = 2500
const EARTH_RADIUS_KM = 6371
/** Days in a place that names no length itself. */
const USUAL_STAY: Readonly<Record<Pace, { min: number; max: number }>> = {
  slow: { min: 4, max: 10 },
  normal: { min: 3, max: 7 },
  fast: { min: 2, max: 5 },
}

/** Chooses places for a trip, puts them in order and gives each its days. The same wish gives the same plan. */
export function planTrip(wish: TripWish, places: readonly PlannerPlace[]): TripPlan {
  const warnings: TripWarning[] = []
  if (wish.month === null) warnings.push({ code: 'no-month' })
  if (wish.budget !== null) warnings.push({ code: 'no-prices' })
  const ranked = bestRegion(rankPlaces(candidates(wish, places, warnings), wish), wish)
  const chosen = choosePlaces(ranked, wish, warnings)
  if (chosen.length === 0) warnings.push({ code: 'nothing-fits' })
  const ordered = orderByWay(chosen, wish.startId)
  const stays = shareDays(ordered, ranked, wish, warnings)
  const stops: PlannedStop[] = []
  let day = 1
  for (const [index, place] of ordered.entries()) {
    const before = ordered[index - 1]
    const travelDays = before ? travelDaysBetween(before, place) : 0
    if (before && travelDays > 0) {
      day += travelDays
      warnings.push(noTimetable(before, place))
    }
    const lastDay = day + (stays.get(place.id) ?? 1) - 1
    stops.push({
      placeId: place.id,
      firstDay: day,
      lastDay,
      travelDays,
      reasons: reasonsFor(place, before, wish),
    })
    day = lastDay + 1
  }
  return { days: wish.days, month: wish.month, stops, warnings }
}

/** Along the surface of the Earth, in kilometres. */
export function distanceKm(from: PlannerPlace, to: PlannerPlace): number {
  // oxlint-disable-next-line house/no-degree-arithmetic -- functions may not import the app's core
  const radians = Math.PI / 180
  const fromRad = from.latitudeDeg * radians
  const toRad = to.latitudeDeg * radians
  const eastRad = (to.longitudeDeg - from.longitudeDeg) * radians
  const half = Math.sin((toRad - fromRad) / 2) ** 2 + Math.cos(fromRad) * Math.cos(toRad) * Math.sin(eastRad / 2) ** 2
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(half)))
}

/** How many days of their own the way takes. */
export function travelDaysBetween(from: PlannerPlace, to: PlannerPlace): number {
  const km = distanceKm(from, to)
  return km > TWO_TRAVEL_DAYS_KM ? 2 : km > TRAVEL_DAY_KM ? 1 : 0
}

/** No source says how somebody gets from one to the other. */
export function noTimetable(from: PlannerPlace, to: PlannerPlace): TripWarning {
  return { code: 'no-timetable', fromId: from.id, toId: to.id, straightKm: Math.round(distanceKm(from, to)) }
}

function candidates(wish: TripWish, places: readonly PlannerPlace[], warnings: TripWarning[]): PlannerPlace[] {
  const wished = new Set(wish.placeIds)
  if (wished.size > 0) return places.filter(({ id }) => wished.has(id))
  const fitting = places.filter(
    ({ id, interests }) => id === wish.startId || interests.some((interest) => wish.interests.includes(interest)),
  )
  if (fitting.length > 0) return fitting
  if (wish.interests.length > 0) warnings.push({ code: 'no-such-interest' })
  return [...places]
}

/** The best first; equals by their id. */
function rankPlaces(places: readonly PlannerPlace[], wish: TripWish): PlannerPlace[] {
  const score = new Map(places.map((place) => [place.id, scoreOf(place, wish)]))
  return places.toSorted((a, b) => (score.get(b.id) ?? 0) - (score.get(a.id) ?? 0) || (a.id < b.id ? -1 : 1))
}

/** Of places that nobody has named, those around the one with the best company; the way to others is a journey of its own. */
function bestRegion(ranked: readonly PlannerPlace[], wish: TripWish): readonly PlannerPlace[] {
  if (wish.placeIds.length > 0) return ranked
  const worth = (places: readonly PlannerPlace[]) => places.reduce((sum, place) => sum + scoreOf(place, wish), 0)
  let best: readonly PlannerPlace[] = []
  for (const middle of ranked) {
    const region = ranked.filter((place) => distanceKm(middle, place) <= REGION_KM)
    if (best.length === 0 || worth(choosePlaces(region, wish, [])) > worth(choosePlaces(best, wish, []))) best = region
  }
  return best
}

function scoreOf(place: PlannerPlace, { month, interests, pace, startId }: TripWish): number {
  const season = month === null ? 0 : place.goodMonths.includes(month) ? 2 : place.poorMonths.includes(month) ? -2 : 0
  const liked = place.interests.filter((interest) => interests.includes(interest)).length
  const effort = place.effort === 'hard' && pace === 'slow' ? -1 : 0
  return season + 3 * liked + effort + (place.id === startId ? 100 : 0)
}

/** As many of the best as have room with their least days and the ways between them. */
function choosePlaces(ranked: readonly PlannerPlace[], wish: TripWish, warnings: TripWarning[]): PlannerPlace[] {
  const chosen: PlannerPlace[] = []
  for (const place of ranked) {
    if (leastDays([place], wish) > wish.days) {
      warnings.push({ code: 'too-short', placeId: place.id, minDays: place.minDays ?? USUAL_STAY[wish.pace].min })
    } else if (leastDays([...chosen, place], wish) <= wish.days) chosen.push(place)
    else if (wish.placeIds.length > 0) warnings.push({ code: 'no-room', placeId: place.id })
  }
  return chosen
}

function leastDays(places: readonly PlannerPlace[], wish: TripWish): number {
  const ordered = orderByWay(places, wish.startId)
  return ordered.reduce((days, place, index) => {
    const before = ordered[index - 1]
    const way = before ? travelDaysBetween(before, place) : 0
    return days + way + stayOf(place, before, wish, places.length === 1).min
  }, 0)
}

/** How long somebody stays at least and at most; after a hard place there is a day to rest. */
function stayOf(place: PlannerPlace, before: PlannerPlace | undefined, wish: TripWish, isOnly: boolean) {
  const usual = USUAL_STAY[wish.pace]
  const rest = before?.effort === 'hard' ? 1 : 0
  // A short trip to one place that names no length is a short trip.
  const least = isOnly && place.minDays === null ? Math.min(usual.min, wish.days) : usual.min
  return { min: (place.minDays ?? least) + rest, max: (place.maxDays ?? usual.max) + rest }
}

/** From the start, or from the best, always to the nearest that is left. */
function orderByWay(places: readonly PlannerPlace[], startId: string | null): PlannerPlace[] {
  const left = [...places]
  const ordered: PlannerPlace[] = []
  let next = left.find(({ id }) => id === startId) ?? left[0]
  while (next) {
    ordered.push(next)
    left.splice(left.indexOf(next), 1)
    const here = next
    next = left.toSorted((a, b) => distanceKm(here, a) - distanceKm(here, b) || (a.id < b.id ? -1 : 1))[0]
  }
  return ordered
}

/** The days of each place: the least first, then one at a time in the order of worth, up to the most. */
function shareDays(
  ordered: readonly PlannerPlace[],
  ranked: readonly PlannerPlace[],
  wish: TripWish,
  warnings: TripWarning[],
): Map<string, number> {
  const limits = new Map(
    ordered.map((place, index) => [place.id, stayOf(place, ordered[index - 1], wish, ordered.length === 1)]),
  )
  const stays = new Map([...limits].map(([id, { min }]) => [id, min]))
  let spare = wish.days - (ordered.length > 0 ? leastDays(ordered, wish) : wish.days)
  for (let grew = true; spare > 0 && grew;) {
    grew = false
    for (const { id } of ranked) {
      const stay = stays.get(id)
      if (spare === 0 || stay === undefined || stay >= (limits.get(id)?.max ?? 0)) continue
      stays.set(id, stay + 1)
      spare -= 1
      grew = true
    }
  }
  if (spare > 0) warnings.push({ code: 'spare-days', days: spare })
  return stays
}

function reasonsFor(place: PlannerPlace, before: PlannerPlace | undefined, wish: TripWish): Reason[] {
  const reasons: Reason[] = []
  if (wish.placeIds.includes(place.id)) reasons.push({ code: 'wished' })
  if (place.id === wish.startId) reasons.push({ code: 'start' })
  for (const interest of place.interests)
    if (wish.interests.includes(interest)) reasons.push({ code: 'interest', interest })
  reasons.push(...reasonsOf(place, wish.month))
  if (before) reasons.push({ code: 'nearest' })
  if (before?.effort === 'hard') reasons.push({ code: 'rest' })
  return reasons
}

/** What the catalogue says of a place for or against a month, and of the days that it takes. */
export function reasonsOf(place: PlannerPlace, month: number | null): Reason[] {
  const reasons: Reason[] = []
  if (month !== null) {
    const isGood = place.goodMonths.includes(month)
    const code = isGood ? 'season-good' : place.poorMonths.includes(month) ? 'season-poor' : 'season-unknown'
    reasons.push({ code, month })
  }
  if (place.minDays !== null && place.maxDays !== null) {
    reasons.push({ code: 'length', minDays: place.minDays, maxDays: place.maxDays })
  }
  return reasons
}
