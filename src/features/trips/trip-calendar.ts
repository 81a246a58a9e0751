import { destinations } from '#content/destinations.ts'
import type { TripRequest, TripStatus } from '#content/trip-request.ts'
import { calendarFile, type CalendarEntry } from '#core/calendar-file.ts'

const STATUSES: Readonly<Record<TripStatus, CalendarEntry['status']>> = {
  requested: 'TENTATIVE',
  acknowledged: 'TENTATIVE',
  quoted: 'TENTATIVE',
  confirmed: 'CONFIRMED',
  declined: 'CANCELLED',
  canceled: 'CANCELLED',
}

/** A trip as a file for the person's calendar. A second download of the same trip replaces the first there. */
export function tripCalendar(trip: TripRequest, written: Date): { name: string; content: Blob } {
  const { id, destinationId, destinationName, arrival, departure, specialRequests, status } = trip
  const place = destinations.find(({ slug }) => slug === destinationId)
  const text = calendarFile(
    [
      {
        uid: `${id}@utalii`,
        firstDay: arrival,
        lastDay: departure,
        title: destinationName,
        location: place?.location ?? destinationName,
        description: specialRequests,
        status: STATUSES[status],
      },
    ],
    written,
  )
  return { name: `${destinationId}-${arrival}.ics`, content: new Blob([text], { type: 'text/calendar;charset=utf-8' }) }
}
