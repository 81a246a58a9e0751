import './trips.css'
import { useState } from 'react'
import { tripsMessages } from '#content/messages/trips.ts'
import { useMessages } from '#state/preferences-store.ts'
import { readKeptItineraries } from './kept-itineraries.ts'
import { ReadStops } from './read-stops.tsx'

/** What of My Trips can be read where nobody can be asked whose they are; nothing where nothing was opened here. */
export function KeptTrips() {
  const { title: pageTitle, itinerary: texts } = useMessages(tripsMessages)
  const [kept] = useState(() => readKeptItineraries())
  if (kept.length === 0) return null
  return (
    <div className="kept-trips">
      <h1 id="page-title" tabIndex={-1}>
        {pageTitle}
      </h1>
      <p role="status" className="trips-notice">
        {texts.kept}
      </p>
      {kept.map(({ id, title, startDate, stops }) => (
        <article key={id} className="itinerary" aria-label={title}>
          <h2>{title}</h2>
          <ReadStops stops={stops} startDate={startDate} heading="h3" />
        </article>
      ))}
    </div>
  )
}
