import '#features/trips/trips.css'
import { useParams } from 'react-router-dom'
import { tripsMessages } from '#content/messages/trips.ts'
import type { PageHandle } from '#content/page-handle.ts'
import { SharedTrip } from '#features/trips/shared-trip.tsx'
import { useSharedTrip } from '#features/trips/use-shared-trip.ts'
import { useMessages } from '#state/preferences-store.ts'

export const handle = {
  title: (_, language) => tripsMessages[language].itinerary.sharedTitle,
  isTranslated: true,
} satisfies PageHandle

export function Component() {
  const state = useSharedTrip(useParams()['token'] ?? '')
  const { itinerary: texts, failed, loading } = useMessages(tripsMessages)
  if (state.kind === 'shown') return <SharedTrip itinerary={state.itinerary} />
  const texted = { loading, failed, gone: texts.gone }
  return (
    <article className="shared-trip">
      <h1 id="page-title" tabIndex={-1}>
        {texts.sharedTitle}
      </h1>
      <p role="status">{texted[state.kind]}</p>
    </article>
  )
}
