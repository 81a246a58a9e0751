import '#features/pricing/pricing.css'
import { pricingEn } from '#content/messages/pricing.en.ts'
import { pricingMessages } from '#content/messages/pricing.ts'
import type { PageHandle } from '#content/page-handle.ts'
import { plans } from '#content/plans.ts'
import { ClosingCall } from '#features/pricing/closing-call.tsx'
import { PlanCard } from '#features/pricing/plan-card.tsx'
import { PricingFaq } from '#features/pricing/pricing-faq.tsx'
import { SubscriptionSheet } from '#features/pricing/subscription-sheet.tsx'
import { useSubscription } from '#features/pricing/use-subscription.ts'
import { useMessages } from '#state/preferences-store.ts'

export const handle = {
  title: (_, language) => pricingMessages[language].title,
  description: pricingEn.description,
  isTranslated: true,
} satisfies PageHandle

export function Component() {
  const { header } = useMessages(pricingMessages)
  const form = useSubscription()

  return (
    <>
      <header className="pricing-header">
        <p className="pricing-kicker">{header.kicker}</p>
        <h1 id="page-title" tabIndex={-1}>
          {header.title}
        </h1>
        <p className="pricing-lead">{header.text}</p>
      </header>
      <div className="plans">
        {plans.map((plan) => (
          <PlanCard key={plan.id} plan={plan} onChosen={() => form.choosePlan(plan.name)} />
        ))}
      </div>
      <PricingFaq />
      <ClosingCall onStart={() => form.choosePlan('Adventurer')} onSales={() => form.choosePlan('Enterprise')} />
      <SubscriptionSheet form={form} />
    </>
  )
}
