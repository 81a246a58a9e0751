import { AppError } from '#core/app-error.ts'

/** In the order that a request moves through them; the last two are final. */
export const TRIP_STATUSES = ['requested', 'acknowledged', 'quoted', 'confirmed', 'declined', 'canceled'] as const

export type TripStatus = (typeof TRIP_STATUSES)[number]

export type TripRequest = {
  id: string
  /** The slug of the destination. */
  destinationId: string
  /** What the place was called when it was asked for. */
  destinationName: string
  /** Days of the local calendar, YYYY-MM-DD; the departure is on or after the arrival. */
  arrival: string
  departure: string
  /** From 1 to 1,000. */
  visitors: number
  /** May be empty. */
  specialRequests: string
  status: TripStatus
}

/** What a person asks for. The app makes the id, so that a request sent twice over a bad line is stored once. */
export type TripWish = Pick<
  TripRequest,
  'id' | 'destinationId' | 'arrival' | 'departure' | 'visitors' | 'specialRequests'
>

/** True while the person may still call it off. */
export function canBeCanceled({ status }: Pick<TripRequest, 'status'>): boolean {
  return status !== 'declined' && status !== 'canceled'
}

/**
 * A row of the table `trip_requests`.
 * @throws AppError `invalid-data` where it is anything else.
 */
export function parseTripRequest(row: unknown): TripRequest {
  const field = new Map(typeof row === 'object' && row !== null ? Object.entries(row) : [])
  const text = (name: string): string => {
    const value: unknown = field.get(name)
    if (typeof value !== 'string') throw new AppError('invalid-data', `A trip request has no ${name}`)
    return value
  }
  const visitors: unknown = field.get('visitors')
  const status = TRIP_STATUSES.find((known) => known === field.get('status'))
  if (typeof visitors !== 'number' || !status) throw new AppError('invalid-data', 'A trip request cannot be read')
  return {
    id: text('id'),
    destinationId: text('destination_id'),
    destinationName: text('destination_name'),
    arrival: parseDay(text('arrival')),
    departure: parseDay(text('departure')),
    visitors,
    specialRequests: text('special_requests'),
    status,
  }
}

function parseDay(text: string): string {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) throw new AppError('invalid-data', `"${text}" is not a day`)
  return text
}
