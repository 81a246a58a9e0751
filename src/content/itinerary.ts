import { AppError } from '#core/app-error.ts'
import type { TripPlan } from '#functions/_shared/planner.ts'

/** A place of an itinerary. */
export type ItineraryStop = {
  id: string
  /** The slug of the destination. */
  placeId: string
  /** From 1 to 30. */
  days: number
  /** At most 1,000 characters; may be empty. */
  note: string
}

/** A trip that a person makes of places, in their order. */
export type Itinerary = {
  id: string
  title: string
  /** YYYY-MM-DD; null until it has dates. */
  startDate: string | null
  stops: readonly ItineraryStop[]
  /** What a link to it ends with; null where nobody else may see it. */
  shareToken: string | null
}

/** What a person may change. */
export type ItineraryDraft = Pick<Itinerary, 'title' | 'startDate' | 'stops'>

export const STOPS_LIMIT = 40
export const STOP_DAYS_LIMIT = 30
export const NOTE_LIMIT = 1000
export const TITLE_LIMIT = 120

/** The stops of a plan; days on the way belong to the place that they lead to. */
export function stopsOfPlan({ stops }: TripPlan, createId: () => string): ItineraryStop[] {
  return stops.map(({ placeId, firstDay, lastDay, travelDays }) => ({
    id: createId(),
    placeId,
    days: Math.min(lastDay - firstDay + 1 + travelDays, STOP_DAYS_LIMIT),
    note: '',
  }))
}

/** The stops with one moved to another index, both from 0; an index outside of the list moves it to its end. */
export function moveStop(stops: readonly ItineraryStop[], from: number, to: number): readonly ItineraryStop[] {
  const moved = stops[from]
  if (!moved) return stops
  const rest = stops.filter((_, index) => index !== from)
  const at = Math.max(0, Math.min(to, rest.length))
  return [...rest.slice(0, at), moved, ...rest.slice(at)]
}

/** The first and the last day of each stop, counted from 1. */
export function daysOfStops(stops: readonly ItineraryStop[]): { firstDay: number; lastDay: number }[] {
  let day = 1
  return stops.map(({ days }) => {
    const firstDay = day
    day += days
    return { firstDay, lastDay: day - 1 }
  })
}

/** The date of a day of the trip, which is counted from 1. */
export function dateOfDay(startDate: string, day: number): string {
  const date = new Date(`${startDate}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + day - 1)
  return date.toISOString().slice(0, 10)
}

/**
 * A row of the table `itineraries`, or what a shared link shows of one.
 * @throws AppError `invalid-data` where it is anything else.
 */
export function parseItinerary(row: unknown): Itinerary {
  const field = new Map<string, unknown>(typeof row === 'object' && row !== null ? Object.entries(row) : [])
  const title = field.get('title')
  const stops = field.get('stops')
  const startDate = field.get('start_date')
  const id = field.get('id')
  const shareToken = field.get('share_token')
  if (typeof title !== 'string' || !Array.isArray(stops)) {
    throw new AppError('invalid-data', 'An itinerary cannot be read')
  }
  return {
    id: typeof id === 'string' ? id : '',
    title,
    startDate: typeof startDate === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(startDate) ? startDate : null,
    stops: stops.map(parseStop),
    shareToken: typeof shareToken === 'string' ? shareToken : null,
  }
}

function parseStop(value: unknown): ItineraryStop {
  const field = new Map<string, unknown>(typeof value === 'object' && value !== null ? Object.entries(value) : [])
  const id = field.get('id')
  const placeId = field.get('placeId')
  const days = field.get('days')
  const note = field.get('note')
  if (typeof id !== 'string' || typeof placeId !== 'string' || typeof days !== 'number' || typeof note !== 'string') {
    throw new AppError('invalid-data', 'A stop of an itinerary cannot be read')
  }
  return { id, placeId, days, note }
}
