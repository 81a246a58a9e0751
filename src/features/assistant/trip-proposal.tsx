import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { TripProposal as Proposal } from '#content/conversation.ts'
import { stopsOfPlan } from '#content/itinerary.ts'
import { assistantMessages } from '#content/messages/assistant.ts'
import { useMessages } from '#state/preferences-store.ts'
import { useIsAuthenticated } from '#state/session-store.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { notify } from '#ui/toaster.tsx'

type Props = { trip: Proposal }

/** How a proposal is kept, for as long as its answer is there: drawn anew, it is not offered a second time. */
const keeping = new WeakMap<Proposal, { id: string; isSaved: boolean }>()

function keepingOf(trip: Proposal) {
  const kept = keeping.get(trip) ?? { id: crypto.randomUUID(), isSaved: false }
  keeping.set(trip, kept)
  return kept
}

/** A plan of days with its reasons. It is kept only when the person says so. */
export function TripProposal({ trip }: Props) {
  const { plan, names } = trip
  const { trip: texts } = useMessages(assistantMessages)
  const isSignedIn = useIsAuthenticated()
  const [state, setState] = useState<'new' | 'saving' | 'saved'>(() => (keepingOf(trip).isSaved ? 'saved' : 'new'))
  const nameOf = (placeId: string) => names[placeId] ?? placeId

  const handleSave = async () => {
    setState('saving')
    try {
      const { createItinerary } = await import('#gateway/itineraries.ts')
      const title = plan.stops.map(({ placeId }) => nameOf(placeId)).join(', ')
      await createItinerary({
        id: keepingOf(trip).id,
        title: title.slice(0, 120),
        startDate: null,
        stops: stopsOfPlan(plan, () => crypto.randomUUID()),
      })
      keeping.set(trip, { ...keepingOf(trip), isSaved: true })
      setState('saved')
      notify(texts.saved)
    } catch {
      setState('new')
      notify({ ...texts.saveFailed, kind: 'error' })
    }
  }

  return (
    <section className="proposal" aria-label={texts.title(plan.days)}>
      <ol>
        {plan.stops.map(({ placeId, firstDay, lastDay, travelDays, reasons }) => (
          <li key={`${placeId}-${firstDay}`}>
            <p className="proposal-days">{texts.days(firstDay, lastDay)}</p>
            <p className="proposal-place">{nameOf(placeId)}</p>
            <p className="proposal-reasons">
              {reasons.length > 0 && `${reasons.map(texts.reason).join(', ')}.`}
              {travelDays > 0 && ` ${texts.way(travelDays)}`}
            </p>
          </li>
        ))}
      </ol>
      {plan.warnings.length > 0 && (
        <ul className="proposal-warnings">
          {plan.warnings.map((warning) => (
            <li key={JSON.stringify(warning)}>{texts.warning(warning, nameOf)}</li>
          ))}
        </ul>
      )}
      {plan.stops.length > 0 && (
        <div className="answer-actions">
          {!isSignedIn && (
            <Link to="/signin" className={buttonClass('secondary')}>
              {texts.signIn}
            </Link>
          )}
          {isSignedIn && state !== 'saved' && (
            <Button onClick={() => void handleSave()} disabled={state === 'saving'}>
              {texts.save}
            </Button>
          )}
          {state === 'saved' && (
            <Link to="/dashboard/trips" className={buttonClass('secondary')}>
              {texts.open}
            </Link>
          )}
        </div>
      )}
    </section>
  )
}
