import type { Itinerary } from '#content/itinerary.ts'
import { tripsMessages } from '#content/messages/trips.ts'
import { useMessages } from '#state/preferences-store.ts'
import { PrinterIcon } from '#ui/assistant-icons.tsx'
import { Button } from '#ui/button.tsx'
import { ReadStops } from './read-stops.tsx'

type Props = { itinerary: Itinerary }

/** An itinerary that somebody shares, to read and to walk through. */
export function SharedTrip({ itinerary: { title, startDate, stops } }: Props) {
  const { itinerary: texts } = useMessages(tripsMessages)
  return (
    <article className="shared-trip" aria-labelledby="page-title">
      <p className="trip-days">{texts.sharedBy}</p>
      <h1 id="page-title" tabIndex={-1}>
        {title}
      </h1>
      <ReadStops stops={stops} startDate={startDate} heading="h2" />
      <Button look="secondary" onClick={() => print()}>
        <PrinterIcon />
        {texts.print}
      </Button>
    </article>
  )
}
