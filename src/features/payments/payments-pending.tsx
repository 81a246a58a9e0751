import { paymentsMessages } from '#content/messages/payments.ts'
import { useMessages } from '#state/preferences-store.ts'
import { FailedState } from '#ui/failed-state.tsx'
import { EmptyState, Skeleton } from '#ui/status.tsx'
import type { usePayments } from './use-payments.ts'

type Props = {
  query: ReturnType<typeof usePayments>
  /** How what is waited for is spoken of. */
  texts: { loading: string; offline: string; failed: string }
}

/** Why what a person has and paid for is not there: it loads, waits for a connection, or failed. */
export function PaymentsPending({ query: { isError, fetchStatus, refetch }, texts }: Props) {
  const { tryAgain } = useMessages(paymentsMessages)
  if (fetchStatus === 'paused') return <EmptyState text={texts.offline} />
  if (isError) return <FailedState text={texts.failed} tryAgain={tryAgain} onRetry={() => void refetch()} />
  return (
    <div role="status" aria-label={texts.loading} className="order-wait">
      <Skeleton className="order-skeleton" />
    </div>
  )
}
