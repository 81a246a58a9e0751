import { Link } from 'react-router-dom'
import { dateOfDay, daysOfStops, type Itinerary } from '#content/itinerary.ts'
import { toursMessages } from '#content/messages/tours.ts'
import { tripsMessages } from '#content/messages/trips.ts'
import { tourAddress } from '#content/tour-address.ts'
import { useLanguage, useMessages } from '#state/preferences-store.ts'
import { PrinterIcon } from '#ui/assistant-icons.tsx'
import { Button, buttonClass } from '#ui/button.tsx'
import { tripDays } from './trip-days.ts'
import { tripPlace } from './trip-places.ts'

type Props = { itinerary: Itinerary }

/** An itinerary that somebody shares, to read and to walk through. */
export function SharedTrip({ itinerary: { title, startDate, stops } }: Props) {
  const { itinerary: texts } = useMessages(tripsMessages)
  const { countries } = useMessages(toursMessages)
  const language = useLanguage()
  const days = daysOfStops(stops)
  return (
    <article className="shared-trip" aria-labelledby="page-title">
      <p className="trip-days">{texts.sharedBy}</p>
      <h1 id="page-title" tabIndex={-1}>
        {title}
      </h1>
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
              <h2>{place ? `${place.name}, ${countries[place.country]}` : placeId}</h2>
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
      <Button look="secondary" onClick={() => print()}>
        <PrinterIcon />
        {texts.print}
      </Button>
    </article>
  )
}
