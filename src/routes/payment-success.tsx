import '#features/payment-result/payment-result.css'
import { Link, useSearchParams } from 'react-router-dom'
import { paymentResultMessages } from '#content/messages/payment-result.ts'
import type { PageHandle } from '#content/page-handle.ts'
import { isBuilt } from '#content/pages.ts'
import { type ConfirmedOrder, isPaid } from '#content/order.ts'
import { PROVIDER_NAMES } from '#content/payment-method.ts'
import { planById } from '#content/plans.ts'
import { orderIdFrom, providerFrom } from '#features/payment-result/payment-parameters.ts'
import { PaymentOutcome } from '#features/payment-result/payment-outcome.tsx'
import { useOrderStatus } from '#features/payment-result/use-order-status.ts'
import { useOutcomeNotice } from '#features/payment-result/use-outcome-notice.ts'
import { useMessages } from '#state/preferences-store.ts'
import { buttonClass } from '#ui/button.tsx'
import { useIsHydrated } from '#ui/use-is-hydrated.ts'

export const handle = {
  title: (_, language) => paymentResultMessages[language].success.title,
  isTranslated: true,
} satisfies PageHandle

/** An address proves nothing: the page thanks, and says what the server knows about the order. */
export function Component() {
  const { success, confirming } = useMessages(paymentResultMessages)
  const [query] = useSearchParams()
  useOutcomeNotice({
    title: success.toast.title,
    text: success.toast.text(PROVIDER_NAMES[providerFrom(query, 'pesapal')]),
  })
  // The page was rendered before anybody knew its order.
  const orderId = useIsHydrated() ? orderIdFrom(query) : null
  const order = useOrderStatus(orderId)

  function noteFor(known: ConfirmedOrder | null): string {
    if (known?.amountDiffers) return confirming.differs.text(orderId ?? '')
    switch (known?.status) {
      case 'paid':
        return success.confirmed(planById(known.planId).name)
      case 'partially_refunded':
        return success.states.partly
      case 'refunded':
      case 'reversed':
        return success.states.returned
      case 'failed':
      case 'canceled':
      case 'expired':
        return success.states.notPaid
      default:
        return success.unconfirmed
    }
  }

  return (
    <PaymentOutcome
      outcome="success"
      heading={success.heading}
      actions={
        <>
          {isBuilt('/dashboard') && (
            <Link to="/dashboard" className={buttonClass()}>
              {success.dashboard}
            </Link>
          )}
          <Link to="/explore" className={buttonClass(isBuilt('/dashboard') ? 'secondary' : 'primary')}>
            {success.explore}
          </Link>
        </>
      }
    >
      {orderId !== null && (
        <p className="outcome-order">
          {success.order} <strong>{orderId}</strong>
        </p>
      )}
      <p>{success.text}</p>
      <p className="outcome-note">
        {noteFor(order)} {order && isPaid(order.status) && order.needsClaim && success.claim}
      </p>
    </PaymentOutcome>
  )
}
