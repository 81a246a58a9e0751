import { useState } from 'react'
import { Link } from 'react-router-dom'
import { tripsMessages } from '#content/messages/trips.ts'
import type { TripRequest } from '#content/trip-request.ts'
import { toIsoDay } from '#core/iso-day.ts'
import { useMessages } from '#state/preferences-store.ts'
import { buttonClass } from '#ui/button.tsx'
import { FailedState } from '#ui/failed-state.tsx'
import { EmptyState, Skeleton } from '#ui/status.tsx'
import { notify } from '#ui/toaster.tsx'
import { CancelDialog } from './cancel-dialog.tsx'
import { cancelFailure } from './cancel-failure.ts'
import { ItinerarySection } from './itinerary-section.tsx'
import { TripCard } from './trip-card.tsx'
import { tripLists } from './trip-lists.ts'
import { useCancelTrip, useTrips } from './use-trips.ts'

type Props = { userId: string }

export function TripsPage({ userId }: Props) {
  const messages = useMessages(tripsMessages)
  return (
    <div className="trips">
      <header className="dashboard-header">
        <h1 id="page-title" tabIndex={-1}>
          {messages.title}
        </h1>
        <p>{messages.lead}</p>
      </header>
      <Trips userId={userId} />
      <ItinerarySection userId={userId} />
    </div>
  )
}

function Trips({ userId }: Props) {
  const messages = useMessages(tripsMessages)
  const { data, isError, fetchStatus, refetch } = useTrips(userId)
  const isOffline = fetchStatus === 'paused'

  if (data) {
    return (
      <>
        {isOffline && (
          <p role="status" className="trips-notice">
            {messages.stale}
          </p>
        )}
        {data.length === 0 ? <NoTrips /> : <TripLists userId={userId} trips={data} />}
      </>
    )
  }
  if (isOffline) return <EmptyState text={messages.offline} />
  if (isError) {
    return <FailedState text={messages.failed} tryAgain={messages.tryAgain} onRetry={() => void refetch()} />
  }
  return (
    <div role="status" aria-label={messages.loading} className="trip-list">
      <Skeleton className="trip-skeleton" />
      <Skeleton className="trip-skeleton" />
    </div>
  )
}

function NoTrips() {
  const { empty } = useMessages(tripsMessages)
  return (
    <section className="trips-empty on-picture" aria-labelledby="trips-empty">
      <h2 id="trips-empty">{empty.title}</h2>
      <p>{empty.text}</p>
      <Link to="/explore" className={buttonClass('on-night')}>
        {empty.action}
      </Link>
    </section>
  )
}

type TripListsProps = Props & { trips: readonly TripRequest[] }

function TripLists({ userId, trips }: TripListsProps) {
  const messages = useMessages(tripsMessages)
  const [asked, setAsked] = useState<TripRequest | null>(null)
  const { mutate } = useCancelTrip(userId)
  const [today] = useState(() => toIsoDay(new Date()))
  const lists = tripLists(trips, today)

  const handleCanceled = (trip: TripRequest) => {
    setAsked(null)
    mutate(trip, {
      onSuccess: () => notify(messages.canceled(trip.destinationName)),
      onError: (error) => {
        const { title, ...reasons } = messages.cancelFailed
        notify({ title, text: reasons[cancelFailure(error)], kind: 'error' })
      },
    })
  }

  return (
    <>
      {(['upcoming', 'past'] as const).map(
        (list) =>
          lists[list].length > 0 && (
            <section key={list} aria-labelledby={`trips-${list}`}>
              <h2 id={`trips-${list}`} className="trips-title">
                {messages[list]}
              </h2>
              <ul className="trip-list">
                {lists[list].map((trip) => (
                  <li key={trip.id}>
                    <TripCard trip={trip} onCancelAsked={() => setAsked(trip)} />
                  </li>
                ))}
              </ul>
            </section>
          ),
      )}
      <CancelDialog trip={asked} onKept={() => setAsked(null)} onCanceled={handleCanceled} />
    </>
  )
}
