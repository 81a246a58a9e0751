import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { Itinerary } from '#content/itinerary.ts'
import { tripsMessages } from '#content/messages/trips.ts'
import { useIsOnline } from './use-is-online.ts'
import { useMessages } from '#state/preferences-store.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { PlusIcon } from '#ui/icons.tsx'
import { notify } from '#ui/toaster.tsx'
import { ItineraryCard } from './itinerary-card.tsx'
import { useChangeItinerary, useItineraries } from './use-itineraries.ts'
import { useKeptOpened } from './use-kept-opened.ts'

type Props = { userId: string }

/** The trips that a person makes themselves, beside those they have asked for. */
export function ItinerarySection({ userId }: Props) {
  const { itinerary: texts } = useMessages(tripsMessages)
  const { data } = useItineraries(userId)
  const { mutate, mutateAsync } = useChangeItinerary(userId)
  const [openId, setOpenId] = useState<string | null>(null)
  const isOnline = useIsOnline()
  useKeptOpened(userId, data, openId)
  const onError = () => notify({ ...texts.failed, kind: 'error' })

  const handleNew = () => {
    const itinerary: Itinerary = {
      id: crypto.randomUUID(),
      title: texts.untitled,
      startDate: null,
      stops: [],
      shareToken: null,
    }
    setOpenId(itinerary.id)
    mutate({ kind: 'create', itinerary }, { onError })
  }

  const handleShared = async (itinerary: Itinerary, shareToken: string | null) => {
    try {
      await mutateAsync({ kind: 'share', itinerary: { ...itinerary, shareToken } })
      return true
    } catch {
      onError()
      return false
    }
  }

  return (
    <section aria-labelledby="itineraries">
      <div className="itineraries-head">
        <h2 id="itineraries" className="trips-title">
          {texts.title}
        </h2>
        <div className="dashboard-actions">
          <Button look="secondary" onClick={handleNew} disabled={!data}>
            <PlusIcon />
            {texts.create}
          </Button>
          <Link to="/dashboard?tab=moeva-ai" className={buttonClass('secondary')}>
            {texts.plan}
          </Link>
        </div>
      </div>
      {!isOnline && data && (
        <p role="status" className="trips-notice">
          {texts.offline}
        </p>
      )}
      {data?.length === 0 && <p className="itineraries-empty">{texts.empty}</p>}
      <ul className="trip-list">
        {data?.map((itinerary) => (
          <li key={itinerary.id}>
            <ItineraryCard
              itinerary={itinerary}
              isOpen={itinerary.id === openId}
              onToggled={(isOpen) => setOpenId(isOpen ? itinerary.id : null)}
              onChanged={(changed) => mutate({ kind: 'update', itinerary: changed }, { onError })}
              onShared={(token) => handleShared(itinerary, token)}
              onDeleted={() => mutate({ kind: 'delete', itinerary }, { onError })}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
