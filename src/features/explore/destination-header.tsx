import type { Destination } from '#content/destinations.ts'
import { exploreMessages } from '#content/messages/explore.ts'
import { useMessages } from '#state/preferences-store.ts'
import { Button, IconButton } from '#ui/button.tsx'
import { NextIcon, PlaceIcon, PreviousIcon, StarIcon } from '#ui/icons.tsx'

type Props = {
  destination: Destination
  /** -1 for the previous destination, 1 for the next. */
  onStep: (step: number) => void
  onVisitPlanned: () => void
}

export function DestinationHeader({ destination, onStep, onVisitPlanned }: Props) {
  const { header } = useMessages(exploreMessages)
  return (
    <header className="destination-header">
      <div className="destination-line">
        <h1 id="page-title" tabIndex={-1}>
          {destination.name}
        </h1>
        <div className="destination-steps">
          <IconButton look="secondary" label={header.previous} icon={<PreviousIcon />} onClick={() => onStep(-1)} />
          <IconButton look="secondary" label={header.next} icon={<NextIcon />} onClick={() => onStep(1)} />
        </div>
      </div>
      <div className="destination-line">
        <ul className="destination-facts">
          <li>
            <PlaceIcon />
            {destination.location}
          </li>
          <li>
            <StarIcon className="destination-star" />
            <span className="sr-only">{header.rated}</span>
            {destination.sampleRating.toFixed(1)}
            <span className="sr-only">{header.outOfFive}</span>
            <span className="destination-sample">{header.sample}</span>
            <span className="sr-only">{header.rating}</span>
          </li>
        </ul>
        <Button onClick={onVisitPlanned}>{header.planVisit}</Button>
      </div>
    </header>
  )
}
