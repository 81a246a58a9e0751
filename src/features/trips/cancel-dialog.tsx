import { tripsMessages } from '#content/messages/trips.ts'
import type { TripRequest } from '#content/trip-request.ts'
import { useLanguage, useMessages } from '#state/preferences-store.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { tripDays } from './trip-days.ts'

type Props = {
  /** The request that is asked about; null while nothing is. */
  trip: TripRequest | null
  onKept: () => void
  onCanceled: (trip: TripRequest) => void
}

/** Asks before a request is called off, which cannot be taken back. */
export function CancelDialog({ trip, onKept, onCanceled }: Props) {
  const { cancelDialog } = useMessages(tripsMessages)
  const language = useLanguage()
  return (
    <Dialog
      isOpen={trip !== null}
      onOpenChange={onKept}
      title={cancelDialog.title}
      description={trip ? cancelDialog.text(trip.destinationName, tripDays(trip, language)) : undefined}
      closeLabel={cancelDialog.close}
    >
      <div className="dashboard-actions">
        <Button look="secondary" onClick={onKept}>
          {cancelDialog.keep}
        </Button>
        <Button onClick={() => trip && onCanceled(trip)}>{cancelDialog.confirm}</Button>
      </div>
    </Dialog>
  )
}
