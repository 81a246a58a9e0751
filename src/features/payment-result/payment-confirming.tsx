import { Link, Navigate } from 'react-router-dom'
import { paymentResultMessages } from '#content/messages/payment-result.ts'
import { isPaid } from '#content/order.ts'
import type { PaymentMethod } from '#content/payment-method.ts'
import { useMessages } from '#state/preferences-store.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { Progress } from '#ui/progress.tsx'
import { PaymentOutcome } from './payment-outcome.tsx'
import { useConfirmation } from './use-confirmation.ts'

type Props = { orderId: string | null; provider: PaymentMethod; isCanceled: boolean }

/** Where a buyer comes back to: asks the server until it knows, and goes on to the page of the outcome. */
export function PaymentConfirming({ orderId, provider, isCanceled }: Props) {
  const { confirming } = useMessages(paymentResultMessages)
  const { confirmation, askAgain } = useConfirmation(orderId, isCanceled)

  if (orderId === null || confirmation.phase === 'unknown') return <Ended {...confirming.unknown} mayBePaid />
  if (confirmation.phase === 'settled') {
    const { status, amountDiffers } = confirmation.order
    if (amountDiffers) {
      return <Ended heading={confirming.differs.heading} text={confirming.differs.text(orderId)} mayBePaid />
    }
    const query = new URLSearchParams({ order_id: orderId, provider })
    if (isPaid(status)) return <Navigate to={`/payment-success?${query}`} replace />
    if (status === 'canceled') return <Navigate to={`/payment-canceled?${query}`} replace />
    return <Ended {...(status === 'failed' ? confirming.failed : confirming.over)} />
  }
  if (confirmation.phase === 'waiting') {
    const { heading, text, again } = confirming.waiting
    return (
      <PaymentOutcome outcome="confirming" heading={heading} actions={<Button onClick={askAgain}>{again}</Button>}>
        <p role="status">{text}</p>
        <OrderNumber orderId={orderId} />
      </PaymentOutcome>
    )
  }
  return (
    <PaymentOutcome outcome="confirming" heading={confirming.heading} actions={null}>
      <Progress label={confirming.heading} className="outcome-progress" />
      <p role="status">{confirming.phases[confirmation.phase]}</p>
      <OrderNumber orderId={orderId} />
    </PaymentOutcome>
  )
}

function OrderNumber({ orderId }: { orderId: string }) {
  const { confirming } = useMessages(paymentResultMessages)
  return (
    <p className="outcome-order">
      {confirming.order} <strong>{orderId}</strong>
    </p>
  )
}

type EndedProps = {
  heading: string
  text: string
  /** Then nobody is led to paying again. */
  mayBePaid?: boolean
}

function Ended({ heading, text, mayBePaid = false }: EndedProps) {
  const { canceled, confirming } = useMessages(paymentResultMessages)
  return (
    <PaymentOutcome
      outcome="canceled"
      heading={heading}
      actions={
        <>
          {!mayBePaid && (
            <Link to="/pricing" className={buttonClass()}>
              {canceled.retry}
            </Link>
          )}
          <Link to="/dashboard/settings" className={buttonClass(mayBePaid ? 'primary' : 'secondary')}>
            {confirming.payments}
          </Link>
        </>
      }
    >
      <p role="status">{text}</p>
    </PaymentOutcome>
  )
}
