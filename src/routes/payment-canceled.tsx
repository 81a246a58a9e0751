import '#features/payment-result/payment-result.css'
import { Link, useSearchParams } from 'react-router-dom'
import { paymentResultMessages } from '#content/messages/payment-result.ts'
import type { PageHandle } from '#content/page-handle.ts'
import { isPaid } from '#content/order.ts'
import { PROVIDER_NAMES } from '#content/payment-method.ts'
import { orderIdFrom, providerFrom } from '#features/payment-result/payment-parameters.ts'
import { PaymentOutcome } from '#features/payment-result/payment-outcome.tsx'
import { useOrderStatus } from '#features/payment-result/use-order-status.ts'
import { useOutcomeNotice } from '#features/payment-result/use-outcome-notice.ts'
import { useMessages } from '#state/preferences-store.ts'
import { buttonClass } from '#ui/button.tsx'
import { useIsHydrated } from '#ui/use-is-hydrated.ts'

export const handle = {
  title: (_, language) => paymentResultMessages[language].canceled.title,
  isTranslated: true,
} satisfies PageHandle

export function Component() {
  const { canceled, confirming, success } = useMessages(paymentResultMessages)
  const [query] = useSearchParams()
  const provider = PROVIDER_NAMES[providerFrom(query, 'paypal')]
  useOutcomeNotice({ title: canceled.toast.title, text: canceled.toast.text(provider), kind: 'error' })

  // The page was rendered before anybody knew its order.
  const orderId = orderIdFrom(query)
  const order = useOrderStatus(useIsHydrated() ? orderId : null)
  const differs = order?.amountDiffers === true
  const isPaidAfterAll = order !== null && !differs && isPaid(order.status)

  return (
    <PaymentOutcome
      outcome={isPaidAfterAll ? 'success' : 'canceled'}
      heading={isPaidAfterAll ? canceled.paidHeading : differs ? confirming.differs.heading : canceled.heading}
      actions={
        <>
          {differs ? (
            <Link to="/dashboard/settings" className={buttonClass()}>
              {confirming.payments}
            </Link>
          ) : (
            <Link to="/pricing" className={buttonClass(isPaidAfterAll ? 'secondary' : 'primary')}>
              {canceled.retry}
            </Link>
          )}
          <Link to="/" className={buttonClass(isPaidAfterAll ? 'primary' : 'secondary')}>
            {canceled.home}
          </Link>
        </>
      }
    >
      {isPaidAfterAll ? (
        <p role="status">{order.needsClaim ? `${canceled.paidUnclaimed} ${success.claim}` : canceled.paidAfterAll}</p>
      ) : (
        <p>{differs ? confirming.differs.text(orderId ?? '') : canceled.text}</p>
      )}
    </PaymentOutcome>
  )
}
