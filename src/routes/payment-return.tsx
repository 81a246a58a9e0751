import '#features/payment-result/payment-result.css'
import { useSearchParams } from 'react-router-dom'
import { paymentResultMessages } from '#content/messages/payment-result.ts'
import type { PageHandle } from '#content/page-handle.ts'
import { orderIdFrom, providerFrom } from '#features/payment-result/payment-parameters.ts'
import { PaymentConfirming } from '#features/payment-result/payment-confirming.tsx'
import { PaymentOutcome } from '#features/payment-result/payment-outcome.tsx'
import { PlanClaim } from '#features/payment-result/plan-claim.tsx'
import { useMessages } from '#state/preferences-store.ts'
import { useIsAuthenticated, useIsSessionLoading } from '#state/session-store.ts'
import { Progress } from '#ui/progress.tsx'
import { useIsHydrated } from '#ui/use-is-hydrated.ts'

export const handle = {
  title: (_, language) => paymentResultMessages[language].confirming.title,
  isTranslated: true,
} satisfies PageHandle

/** Where providers send buyers back to, and where the link to a plan bought without an account leads. */
export function Component() {
  const { confirming } = useMessages(paymentResultMessages)
  const [query] = useSearchParams()
  const isLoading = useIsSessionLoading()
  const isAuthenticated = useIsAuthenticated()
  const token = query.get('claim')
  // The page was rendered before anybody knew its order.
  if (!useIsHydrated()) {
    return (
      <PaymentOutcome outcome="confirming" heading={confirming.heading} actions={null}>
        <Progress label={confirming.heading} className="outcome-progress" />
        <p>{confirming.phases.asking}</p>
      </PaymentOutcome>
    )
  }
  if (token !== null) {
    return <PlanClaim token={token} person={isAuthenticated ? 'signed-in' : isLoading ? 'loading' : 'signed-out'} />
  }
  return (
    <PaymentConfirming
      orderId={orderIdFrom(query)}
      provider={providerFrom(query, 'paypal')}
      isCanceled={query.has('canceled')}
    />
  )
}
