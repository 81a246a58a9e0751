import type { PaymentMethod } from '#content/payment-method.ts'
import { planByName } from '#content/plans.ts'
import { AppError } from '#core/app-error.ts'
import { dollarsFromCents, totalCents } from '#core/money.ts'
import type { PaymentRequest } from '#gateway/payments.ts'

/** What the sheet asks for; no plan until one is chosen. */
export type Subscription = { planName: string | null; months: number; method: PaymentMethod }

export type CustomerDetails = { firstName: string; lastName: string; email: string; phone: string }

/**
 * What the payment function is sent. The details go as they were typed: the server decides what it needs.
 * @throws AppError `not-found` when the plan list has no such plan.
 */
export function toPaymentRequest(
  { planName, months }: Pick<Subscription, 'planName' | 'months'>,
  { firstName, lastName, email, phone }: CustomerDetails,
): PaymentRequest {
  const plan = planByName(planName)
  if (!plan) throw new AppError('not-found', 'Selected plan not found')
  const totalAmount = dollarsFromCents(totalCents(plan.unitPriceCents, months))
  return { planName: plan.name, months, totalAmount, firstName, lastName, email, phone }
}
