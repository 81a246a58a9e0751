import { keptToursMessages } from '#content/messages/kept-tours.ts'
import { toMegabytes, tourBytes } from '#content/tour-files.ts'
import type { TourPlace } from '#content/tour-places.ts'
import type { KeepOutcome } from '#platform/kept-files.ts'
import { useMessages } from '#state/preferences-store.ts'
import { Button } from '#ui/button.tsx'
import { OfflineIcon } from '#ui/icons.tsx'
import { Progress } from '#ui/status.tsx'
import { notify } from '#ui/toaster.tsx'
import { listKeptTours, useKeptTours, useTourKeeping } from './use-kept-tours.ts'

type Props = { place: TourPlace }

/** Keeps the tour on this device, for where there is no network. */
export function KeepOffline({ place: { slug, name } }: Props) {
  const texts = useMessages(keptToursMessages)
  const { kept, setKept, remove } = useKeptTours()
  const megabytes = toMegabytes(tourBytes(slug))
  const set = kept?.find((one) => one.name === slug)

  const settle = async (outcome: KeepOutcome) => {
    const { title, text } = texts.noRoom
    if (outcome === 'no-room') notify({ title, text: text(megabytes), kind: 'error' })
    if (outcome === 'failed') notify({ ...texts.failed, kind: 'error' })
    setKept(await listKeptTours())
  }
  const keeping = useTourKeeping(slug, (outcome) => void settle(outcome))

  if (kept === null) return null
  return (
    <section className="tour-section" aria-labelledby="tour-keep">
      <h2 id="tour-keep">{texts.heading}</h2>
      {set && <p role="status">{texts.kept(toMegabytes(set.bytes))}</p>}
      {!set && <p>{texts.text(megabytes)}</p>}
      {keeping.share !== null && (
        <div className="tour-keeping">
          <Progress label={texts.keep} share={keeping.share} />
          <p>{texts.progress(Math.floor(keeping.share * 100))}</p>
        </div>
      )}
      <div className="tour-actions">
        {set && (
          <Button look="secondary" aria-label={texts.removeTour(name)} onClick={() => void remove(slug)}>
            {texts.remove}
          </Button>
        )}
        {!set && keeping.share === null && (
          <Button look="secondary" onClick={() => void keeping.keep()}>
            <OfflineIcon />
            {texts.keep}
          </Button>
        )}
        {keeping.share !== null && (
          <Button look="secondary" onClick={keeping.stop}>
            {texts.stop}
          </Button>
        )}
      </div>
    </section>
  )
}
