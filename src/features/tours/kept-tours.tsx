import { Link } from 'react-router-dom'
import { keptToursMessages } from '#content/messages/kept-tours.ts'
import { toursMessages } from '#content/messages/tours.ts'
import { offeredPlace } from '#content/offered-tours.ts'
import { toMegabytes } from '#content/tour-files.ts'
import { useMessages } from '#state/preferences-store.ts'
import { Button } from '#ui/button.tsx'
import { useKeptTours } from './use-kept-tours.ts'

/** What is kept on this device, with its size, and the way to be rid of it. */
export function KeptTours() {
  const texts = useMessages(keptToursMessages)
  const { card } = useMessages(toursMessages)
  const { kept, remove } = useKeptTours()
  if (!kept || kept.length === 0) return null
  return (
    <section className="tours-kept" aria-labelledby="tours-kept">
      <h2 id="tours-kept">{texts.list}</h2>
      <ul>
        {kept.map(({ name: slug, bytes }) => {
          const name = offeredPlace(slug)?.name ?? slug
          return (
            <li key={slug}>
              <Link to={`/tours/${slug}`} className="text-link">
                {name}
              </Link>
              <span>{card.size(toMegabytes(bytes))}</span>
              <Button look="secondary" aria-label={texts.removeTour(name)} onClick={() => void remove(slug)}>
                {texts.remove}
              </Button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
