import { toursMessages } from '#content/messages/tours.ts'
import type { TourSpot } from '#content/tour-view.ts'
import type { Viewpoint } from '#content/tour.ts'
import { useLanguage, useMessages } from '#state/preferences-store.ts'
import { pointAtSpot, usePointedSpotId } from '#state/tour-spots.ts'

import { Button } from '#ui/button.tsx'
import { StopSign } from './stop-sign.tsx'
import { StopSource } from './stop-source.tsx'

type Props = {
  viewpoint: Viewpoint
  spots: readonly TourSpot[]
  /** The stop that is being told about. */
  openId: string | null
  onStopChosen: (id: string | null) => void
  onWayChosen: (panoramaId: string) => void
}

/** What the picture offers, as a list in the same order: for keyboards, screen readers, and for everybody to read. */
export function SpotList({ viewpoint, spots, openId, onStopChosen, onWayChosen }: Props) {
  const texts = useMessages(toursMessages)
  const language = useLanguage()
  const pointedId = usePointedSpotId()
  return (
    <section aria-labelledby="tour-spots" className="tour-section">
      <h2 id="tour-spots">{texts.places}</h2>
      <p className="tour-hint">{texts.placesHint}</p>
      <ol className="spot-list">
        {viewpoint.stops.map((stop) => {
          const isOpen = stop.id === openId
          return (
            <li key={stop.id} data-pointed={stop.id === pointedId || undefined}>
              <Button
                look="bare"
                className="spot"
                aria-expanded={isOpen}
                aria-controls={`stop-${stop.id}`}
                onClick={() => onStopChosen(isOpen ? null : stop.id)}
                {...pointing(stop.id)}
              >
                <StopSign kind={stop.kind} />
                <span className="spot-title">{stop.title[language]}</span>
                <span className="spot-kind">{texts.kindsOfStop[stop.kind]}</span>
              </Button>
              <div id={`stop-${stop.id}`} className="spot-text" hidden={!isOpen}>
                <p>{stop.text[language]}</p>
                <StopSource source={stop.source} />
              </div>
            </li>
          )
        })}
        {spots.map(
          (spot) =>
            spot.kind === 'way' && (
              <li key={spot.id} data-pointed={spot.id === pointedId || undefined}>
                <Button
                  look="bare"
                  className="spot"
                  onClick={() => onWayChosen(spot.panoramaId)}
                  {...pointing(spot.id)}
                >
                  <StopSign kind="way" />
                  <span className="spot-title">{texts.goTo(spot.title[language])}</span>
                </Button>
              </li>
            ),
        )}
      </ol>
    </section>
  )
}

/** Pointing at an entry lights up its sign in the picture. */
function pointing(id: string) {
  return {
    onPointerEnter: () => pointAtSpot(id),
    onPointerLeave: () => pointAtSpot(null),
    onFocus: () => pointAtSpot(id),
    onBlur: () => pointAtSpot(null),
  }
}
