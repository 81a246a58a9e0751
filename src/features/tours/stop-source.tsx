import { toursMessages } from '#content/messages/tours.ts'
import type { TourSource } from '#content/tour.ts'
import { useMessages } from '#state/preferences-store.ts'

/** Where what a stop tells can be read. */
export function StopSource({ source: { title, url } }: { source: TourSource }) {
  const { source } = useMessages(toursMessages)
  return (
    <p className="stop-source">
      {source}{' '}
      <a href={url} className="text-link" rel="noreferrer" lang="en">
        {title}
      </a>
    </p>
  )
}
