import { centsFromText } from './money.ts'
import { textAt } from './parse-json.ts'
import type { PaymentFact } from './payment-fact.ts'

const WON = new Set(['RESOLVED_SELLER_FAVOUR', 'CANCELED_BY_BUYER', 'DENIED'])
const LOST = new Set(['RESOLVED_BUYER_FAVOUR', 'ACCEPTED'])

/**
 * What the disputes about a capture make of the reading of that capture, which itself looks the same before and after.
 * The one that was decided last counts; one that is open has decided nothing.
 */
export function factAfterDisputes(fact: PaymentFact, disputes: readonly unknown[]): PaymentFact {
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
  if (returned !== null && returned < (fact.amountCents ?? 0)) {
    return {
      ...fact,
      outcome: 'partially_refunded',
      refundedCents: Math.max(returned, fact.refundedCents ?? 0),
      toldAt,
    }
  }
  return { ...fact, outcome: 'reversed', toldAt }
}
