import { keptToursMessages } from '#content/messages/kept-tours.ts'
import { toMegabytes, tourBytes } from '#content/tour-files.ts'
import type { TourPlace } from '#content/tour-places.ts'
import { useMessages } from '#state/preferences-store.ts'
import { Button } from '#ui/button.tsx'
import { OfflineIcon } from '#ui/icons.tsx'
import { Progress } from '#ui/progress.tsx'
import { useKeptTours, useTourKeeping } from './use-kept-tours.ts'

type Props = { place: TourPlace }

/** Keeps the tour on this device, for where there is no network. */
export function KeepOffline({ place: { slug, name } }: Props) {
  const texts = useMessages(keptToursMessages)
  const { kept, refresh, remove } = useKeptTours()
  const keeping = useTourKeeping(slug, refresh)
  const megabytes = toMegabytes(tourBytes(slug))
  const set = kept?.find((one) => one.name === slug)
  const isKeeping = keeping.share !== null

  if (kept === null) return null
  return (
    <section className="tour-section" aria-labelledby="tour-keep">
      <h2 id="tour-keep">{texts.heading}</h2>
      {set?.isFinished && <p role="status">{texts.kept(toMegabytes(set.bytes))}</p>}
      {set && !set.isFinished && !isKeeping && <p>{texts.unfinished(toMegabytes(set.bytes), megabytes)}</p>}
      {(!set || isKeeping) && <p>{texts.text(megabytes)}</p>}
      {keeping.share !== null && (
        <div className="tour-keeping">
          <Progress label={texts.keep} share={keeping.share} />
          <p>{texts.progress(Math.floor(keeping.share * 100))}</p>
        </div>
      )}
      <div className="tour-actions">
        {/* One button all along, so that the focus stays. */}
        {!set?.isFinished && (
          <Button look="secondary" onClick={isKeeping ? keeping.stop : () => void keeping.keep()}>
            {!isKeeping && <OfflineIcon />}
            {isKeeping ? texts.stop : set ? texts.resume : texts.keep}
          </Button>
        )}
        {set && !isKeeping && (
          <Button look="secondary" aria-label={texts.removeTour(name)} onClick={() => void remove(slug)}>
            {texts.remove}
          </Button>
        )}
      </div>
    </section>
  )
}
