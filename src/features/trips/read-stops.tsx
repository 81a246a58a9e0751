import { Link } from 'react-router-dom'
import { dateOfDay, daysOfStops, type Itinerary } from '#content/itinerary.ts'
import { toursMessages } from '#content/messages/tours.ts'
import { tripsMessages } from '#content/messages/trips.ts'
import { tourAddress } from '#content/tour-address.ts'
import { useLanguage, useMessages } from '#state/preferences-store.ts'
import { buttonClass } from '#ui/button.tsx'
import { tripDays } from './trip-days.ts'
import { tripPlace } from './trip-places.ts'

type Props = Pick<Itinerary, 'stops' | 'startDate'> & { heading: 'h2' | 'h3' }

/** The places of an itinerary, to read and to walk through. */
export function ReadStops({ stops, startDate, heading: Heading }: Props) {
  const { itinerary: texts } = useMessages(tripsMessages)
  const { countries } = useMessages(toursMessages)
  const language = useLanguage()
  const days = daysOfStops(stops)
  return (
    <ol className="itinerary-stops">
      {stops.map(({ id, placeId, note }, index) => {
        const place = tripPlace(placeId)
        const { firstDay = 1, lastDay = 1 } = days[index] ?? {}
        return (
          <li key={id}>
            <p className="trip-days">
              {startDate === null
                ? texts.dayRange(firstDay, lastDay)
                : tripDays(
                    { arrival: dateOfDay(startDate, firstDay), departure: dateOfDay(startDate, lastDay) },
                    language,
                  )}
            </p>
            <Heading>{place ? `${place.name}, ${countries[place.country]}` : placeId}</Heading>
            {note !== '' && <p className="stop-note">{note}</p>}
            {place && (
              <Link to={tourAddress(place.slug)} className={buttonClass('secondary')}>
                {texts.look(place.name)}
              </Link>
            )}
          </li>
        )
      })}
    </ol>
  )
}
