import { centsFromText } from './money.ts'
import { textAt } from './parse-json.ts'
import type { PaymentFact } from './payment-fact.ts'

const WON = new Set(['RESOLVED_SELLER_FAVOUR', 'CANCELED_BY_BUYER', 'DENIED'])
const LOST = new Set(['RESOLVED_BUYER_FAVOUR', 'ACCEPTED'])

/**
 * What the disputes about a capture make of the reading of that capture, which itself looks the same before and after.
 * The one that was decided last counts; one that is open has decided nothing. What was refunded before is gone as well.
 * @param refunds those that PayPal lists with the order
 */
export function factAfterDisputes(
  fact: PaymentFact,
  disputes: readonly unknown[],
  refunds: readonly unknown[] = [],
): PaymentFact {
  const decided = disputes
    .map((dispute) => ({
      dispute,
      code: textAt(dispute, 'dispute_outcome', 'outcome_code') ?? '',
      toldAt: textAt(dispute, 'update_time') ?? '',
    }))
    .filter(({ code, toldAt }) => (WON.has(code) || LOST.has(code)) && !Number.isNaN(Date.parse(toldAt)))
    .toSorted((one, other) => Date.parse(one.toldAt) - Date.parse(other.toldAt))
    .at(-1)
  if (!decided) return fact
  const { dispute, code, toldAt } = decided
  if (WON.has(code)) return { ...fact, toldAt }
  const returned = centsFromText(textAt(dispute, 'dispute_outcome', 'amount_refunded', 'value'))
  if (returned === null) return { ...fact, outcome: 'reversed', toldAt }
  const refunded = fact.refundedCents ?? 0
  const gone = refunds.some((refund) => isRefundOf(refund, dispute, returned)) ? refunded : refunded + returned
  if (gone >= (fact.amountCents ?? 0)) return { ...fact, outcome: 'reversed', toldAt }
  return { ...fact, outcome: 'partially_refunded', refundedCents: gone, toldAt }
}

/** PayPal may list what a dispute returned among the refunds too, where nothing but its amount and time tell it. */
function isRefundOf(refund: unknown, dispute: unknown, cents: number): boolean {
  if (textAt(refund, 'status') !== 'COMPLETED' || centsFromText(textAt(refund, 'amount', 'value')) !== cents)
    return false
  const [madeAt, openedAt] = [textAt(refund, 'create_time'), textAt(dispute, 'create_time')]
  return !(Date.parse(madeAt ?? '') < Date.parse(openedAt ?? ''))
}
