import { useId } from 'react'
import { pricingMessages } from '#content/messages/pricing.ts'
import type { Plan } from '#content/plans.ts'
import { dollarsFromCents } from '#core/money.ts'
import { useMessages } from '#state/preferences-store.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { CheckIcon } from '#ui/icons.tsx'
import { PlanSky } from './plan-sky.tsx'

type Props = { plan: Plan; onChosen: () => void }

export function PlanCard({ plan, onChosen }: Props) {
  const { plans, billing, mostPopular, cta } = useMessages(pricingMessages)
  const { description, features } = plans[plan.id]
  const nameId = useId()

  return (
    <Card className="plan" data-popular={plan.isPopular} aria-labelledby={nameId}>
      <PlanSky plan={plan.id} />
      {plan.isPopular && <p className="plan-badge">{mostPopular}</p>}
      <div className="plan-head">
        <h2 id={nameId}>{plan.name}</h2>
        <p className="plan-text">{description}</p>
        <p className="plan-price">
          <span className="plan-amount">${dollarsFromCents(plan.unitPriceCents)}</span> {billing}
        </p>
      </div>
      <ul className="plan-features">
        {features.map((feature) => (
          <li key={feature}>
            <CheckIcon />
            {feature}
          </li>
        ))}
      </ul>
      <Button
        look={plan.isPopular ? 'primary' : 'secondary'}
        className="plan-action"
        aria-describedby={nameId}
        onClick={onChosen}
      >
        {cta}
      </Button>
    </Card>
  )
}
