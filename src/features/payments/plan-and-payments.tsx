import { paymentsMessages } from '#content/messages/payments.ts'
import { useMessages } from '#state/preferences-store.ts'
import { OrderList } from './order-list.tsx'
import { PaymentsPending } from './payments-pending.tsx'
import { PlanSummary } from './plan-summary.tsx'
import { usePayments } from './use-payments.ts'

type Props = { userId: string }

/** The plan in force and every order, or why they are not there. */
export function PlanAndPayments({ userId }: Props) {
  const messages = useMessages(paymentsMessages)
  const query = usePayments(userId)
  const { data } = query
  if (data) {
    return (
      <>
        <PlanSummary userId={userId} plan={data.plan} />
        <h3 className="order-title">{messages.orders.title}</h3>
        <OrderList orders={data.orders} />
      </>
    )
  }
  return <PaymentsPending query={query} texts={messages} />
}
