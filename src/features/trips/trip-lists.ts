import type { TripRequest } from '#content/trip-request.ts'

/** What lies ahead, the next first, and what is over or called off, the latest first. `today` is YYYY-MM-DD. */
export function tripLists(
  trips: readonly TripRequest[],
  today: string,
): { upcoming: TripRequest[]; past: TripRequest[] } {
  const isUpcoming = ({ status, departure }: TripRequest) =>
    departure >= today && status !== 'declined' && status !== 'canceled'
  // Days in this form sort as text.
  const byArrival = (a: TripRequest, b: TripRequest) => a.arrival.localeCompare(b.arrival)
  return {
    upcoming: trips.filter(isUpcoming).toSorted(byArrival),
    past: trips.filter((trip) => !isUpcoming(trip)).toSorted((a, b) => byArrival(b, a)),
  }
}
