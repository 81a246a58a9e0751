import { Link } from 'react-router-dom'
import { keptToursMessages } from '#content/messages/kept-tours.ts'
import { toursMessages } from '#content/messages/tours.ts'
import { offeredPlace } from '#content/offered-tours.ts'
import { toMegabytes, tourBytes } from '#content/tour-files.ts'
import type { KeptSet } from '#platform/kept-files.ts'
import { useMessages } from '#state/preferences-store.ts'
import { Button } from '#ui/button.tsx'
import { Progress } from '#ui/progress.tsx'
import { useKeptTours, useTourKeeping } from './use-kept-tours.ts'

/** What is kept on this device, with its size, and the way to be rid of it; also what has come of unfinished downloads. */
export function KeptTours() {
  const texts = useMessages(keptToursMessages)
  const { kept, refresh, remove } = useKeptTours()
  if (!kept || kept.length === 0) return null
  return (
    <section className="tours-kept" aria-labelledby="tours-kept">
      <h2 id="tours-kept">{texts.list}</h2>
      <ul>
        {kept.map((set) => (
          <KeptTour key={set.name} set={set} onChanged={refresh} onRemoved={() => void remove(set.name)} />
        ))}
      </ul>
    </section>
  )
}

type KeptTourProps = { set: KeptSet; onChanged: () => Promise<void>; onRemoved: () => void }

function KeptTour({ set: { name: slug, bytes, isFinished }, onChanged, onRemoved }: KeptTourProps) {
  const texts = useMessages(keptToursMessages)
  const { card } = useMessages(toursMessages)
  const keeping = useTourKeeping(slug, onChanged)
  const name = offeredPlace(slug)?.name ?? slug
  const size = toMegabytes(bytes)
  const isKeeping = keeping.share !== null

  return (
    <li>
      <Link to={`/tours/${slug}`} className="text-link">
        {name}
      </Link>
      {keeping.share === null ? (
        <span>{isFinished ? card.size(size) : texts.unfinishedSize(size, toMegabytes(tourBytes(slug)))}</span>
      ) : (
        <span className="tours-keeping">
          {texts.progress(Math.floor(keeping.share * 100))}
          <Progress label={texts.keepingTour(name)} share={keeping.share} />
        </span>
      )}
      {/* One button all along, so that the focus stays. */}
      {!isFinished && (
        <Button
          look="secondary"
          aria-label={isKeeping ? texts.stopTour(name) : texts.resumeTour(name)}
          onClick={isKeeping ? keeping.stop : () => void keeping.keep()}
        >
          {isKeeping ? texts.stop : texts.resume}
        </Button>
      )}
      {!isKeeping && (
        <Button look="secondary" aria-label={texts.removeTour(name)} onClick={onRemoved}>
          {texts.remove}
        </Button>
      )}
    </li>
  )
}
