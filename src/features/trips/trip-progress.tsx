import { tripsMessages } from '#content/messages/trips.ts'
import type { TripStatus } from '#content/trip-request.ts'
import { useMessages } from '#state/preferences-store.ts'

const STEPS: readonly TripStatus[] = ['requested', 'acknowledged', 'quoted', 'confirmed']

type Props = { status: TripStatus }

/** How far a request has come, read off a ruler; what has ended otherwise is said in words alone. */
export function TripProgress({ status }: Props) {
  const { statuses, statusTexts } = useMessages(tripsMessages)
  const reached = STEPS.indexOf(status)
  return (
    <div className="trip-progress">
      <p>
        <strong className="trip-status">{statuses[status]}</strong> <span>{statusTexts[status]}</span>
      </p>
      {reached >= 0 && (
        <ol aria-hidden="true">
          {STEPS.map((step, index) => (
            <li key={step} data-reached={index <= reached} data-current={index === reached}>
              {statuses[step]}
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}
