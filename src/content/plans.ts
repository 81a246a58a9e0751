export type PlanId = 'explorer' | 'adventurer' | 'guide-pro' | 'enterprise'

/** A paid plan: what is the same in every language. Its texts are in the messages of the pricing page. */
export type Plan = {
  id: PlanId
  /** Also what the backend knows the plan by. */
  name: string
  /** Whole US cents for one month. */
  unitPriceCents: number
  isPopular: boolean
}

export const MONTHS_MIN = 1
export const MONTHS_MAX = 12

const PLANS: Readonly<Record<PlanId, Plan>> = {
  explorer: { id: 'explorer', name: 'Explorer', unitPriceCents: 100, isPopular: false },
  adventurer: { id: 'adventurer', name: 'Adventurer', unitPriceCents: 1999, isPopular: true },
  'guide-pro': { id: 'guide-pro', name: 'Guide Pro', unitPriceCents: 4999, isPopular: false },
  enterprise: { id: 'enterprise', name: 'Enterprise', unitPriceCents: 29_999, isPopular: false },
}

/** From the smallest to the largest. */
export const plans: readonly Plan[] = Object.values(PLANS)

export function planById(id: PlanId): Plan {
  return PLANS[id]
}

/** The plan of this name, or null where there is none. */
export function planByName(name: string | null): Plan | null {
  return plans.find((plan) => plan.name === name) ?? null
}
