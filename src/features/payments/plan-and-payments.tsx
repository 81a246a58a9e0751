import { paymentsMessages } from '#content/messages/payments.ts'
import { useMessages } from '#state/preferences-store.ts'
import { FailedState } from '#ui/failed-state.tsx'
import { EmptyState, Skeleton } from '#ui/status.tsx'
import { OrderList } from './order-list.tsx'
import { PlanSummary } from './plan-summary.tsx'
import { usePayments } from './use-payments.ts'

type Props = { userId: string }

/** The plan in force and every order, or why they are not there. */
export function PlanAndPayments({ userId }: Props) {
  const messages = useMessages(paymentsMessages)
  const { data, isError, fetchStatus, refetch } = usePayments(userId)
  if (data) {
    return (
      <>
        <PlanSummary userId={userId} plan={data.plan} />
        <h3 className="order-title">{messages.orders.title}</h3>
        <OrderList orders={data.orders} />
      </>
    )
  }
  if (fetchStatus === 'paused') return <EmptyState text={messages.offline} />
  if (isError) {
    return <FailedState text={messages.failed} tryAgain={messages.tryAgain} onRetry={() => void refetch()} />
  }
  return (
    <div role="status" aria-label={messages.loading} className="order-wait">
      <Skeleton className="order-skeleton" />
    </div>
  )
}
