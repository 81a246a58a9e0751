import { Link } from 'react-router-dom'
import { destinations, picturesOf } from '#content/destinations.ts'
import { tripsMessages } from '#content/messages/trips.ts'
import { pictureSource } from '#content/picture-source.ts'
import { canBeCanceled, type TripRequest } from '#content/trip-request.ts'
import { downloadFile } from '#platform/download.ts'
import { useLanguage, useMessages } from '#state/preferences-store.ts'
import { CalendarIcon } from '#ui/account-icons.tsx'
import { Button, buttonClass } from '#ui/button.tsx'
import { Picture } from '#ui/picture.tsx'
import { tripCalendar } from './trip-calendar.ts'
import { tripDays } from './trip-days.ts'
import { TripProgress } from './trip-progress.tsx'

type Props = { trip: TripRequest; onCancelAsked: () => void }

/** A request as a ticket: where, when, how many, and how far it has come. */
export function TripCard({ trip, onCancelAsked }: Props) {
  const messages = useMessages(tripsMessages)
  const language = useLanguage()
  const { id, destinationName, visitors, specialRequests, status } = trip

  const handleCalendar = () => {
    const { name, content } = tripCalendar(trip, new Date())
    downloadFile(name, content)
  }

  return (
    <article className="trip" data-status={status} aria-labelledby={`trip-${id}`}>
      <TripPicture trip={trip} />
      <div className="trip-text">
        <h3 id={`trip-${id}`}>{destinationName}</h3>
        <p className="trip-days">{tripDays(trip, language)}</p>
        <p className="trip-visitors">{messages.visitors(visitors)}</p>
        {specialRequests !== '' && <p className="trip-requests">{specialRequests}</p>}
        <TripProgress status={status} />
        <div className="trip-actions">
          <Button look="secondary" aria-label={messages.calendarFor(destinationName)} onClick={handleCalendar}>
            <CalendarIcon />
            {messages.calendar}
          </Button>
          <LookAround trip={trip} />
          {canBeCanceled(trip) && (
            <Button look="quiet" aria-label={messages.cancelFor(destinationName)} onClick={onCancelAsked}>
              {messages.cancel}
            </Button>
          )}
        </div>
      </div>
    </article>
  )
}

type TripProps = { trip: TripRequest }

function TripPicture({ trip: { destinationId } }: TripProps) {
  const destination = destinations.find(({ slug }) => slug === destinationId)
  const { large, medium } = (destination && picturesOf(destination)[1]) ?? {}
  return (
    <div className="trip-picture" style={{ backgroundColor: destination?.placeholderColor }}>
      {large && medium && (
        <Picture
          source={[pictureSource(medium), pictureSource(large)]}
          sizes="(min-width: 64rem) 20rem, 100vw"
          alt=""
          loading="lazy"
          decoding="async"
        />
      )}
    </div>
  )
}

function LookAround({ trip: { destinationId, id } }: TripProps) {
  const { look } = useMessages(tripsMessages)
  const index = destinations.findIndex(({ slug }) => slug === destinationId)
  if (index < 0) return null
  return (
    <Link to={`/explore?category=${index}`} className={buttonClass('secondary')} aria-describedby={`trip-${id}`}>
      {look}
    </Link>
  )
}
