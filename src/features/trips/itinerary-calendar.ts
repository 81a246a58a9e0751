import { dateOfDay, daysOfStops, type Itinerary } from '#content/itinerary.ts'
import { toursEn } from '#content/messages/tours.en.ts'
import { calendarFile } from '#core/calendar-file.ts'
import { tripPlace } from './trip-places.ts'

/** An itinerary with dates as a file for the person's calendar, an entry for each stop; null without dates. */
export function itineraryCalendar(itinerary: Itinerary, written: Date): { name: string; content: Blob } | null {
  const { id, title, startDate, stops } = itinerary
  if (startDate === null || stops.length === 0) return null
  const days = daysOfStops(stops)
  const entries = stops.map((stop, index) => {
    const place = tripPlace(stop.placeId)
    const { firstDay = 1, lastDay = 1 } = days[index] ?? {}
    return {
      uid: `${id}-${stop.id}@utalii`,
      firstDay: dateOfDay(startDate, firstDay),
      lastDay: dateOfDay(startDate, lastDay),
      title: place?.name ?? title,
      location: place ? toursEn.countries[place.country] : title,
      description: stop.note,
      status: 'TENTATIVE' as const,
    }
  })
  const content = new Blob([calendarFile(entries, written)], { type: 'text/calendar;charset=utf-8' })
  return { name: `itinerary-${startDate}.ics`, content }
}
