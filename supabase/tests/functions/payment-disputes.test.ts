import { deepEqual } from 'node:assert/strict'
import type { PaymentFact } from '#functions/_payments/payment-fact.ts'
import { factAfterDisputes } from '#functions/_payments/paypal-dispute.ts'

const PAID: PaymentFact = { outcome: 'paid', paymentId: 'C-1', amountCents: 5997, currency: 'USD' }

const dispute = (code: string | null, day: string, returned?: string) => ({
  status: code === null ? 'UNDER_REVIEW' : 'RESOLVED',
  update_time: `2026-02-${day}T00:00:00.000Z`,
  ...(code !== null && {
    dispute_outcome: { outcome_code: code, ...(returned !== undefined && { amount_refunded: { value: returned } }) },
  }),
})

const CASES: readonly (readonly [string, readonly unknown[], Partial<PaymentFact>])[] = [
  ['no dispute', [], {}],
  ['a dispute that is open', [dispute(null, '01')], {}],
  ['what is no dispute', [null, 'x', {}, { dispute_outcome: { outcome_code: 'ACCEPTED' } }], {}],
  ['a dispute that PayPal paid for', [dispute('RESOLVED_WITH_PAYOUT', '01')], {}],
  ['a lost dispute', [dispute('RESOLVED_BUYER_FAVOUR', '01', '59.97')], { outcome: 'reversed' }],
  ['a claim that was accepted', [dispute('ACCEPTED', '01')], { outcome: 'reversed' }],
  [
    'a dispute that is lost for a part',
    [dispute('RESOLVED_BUYER_FAVOUR', '01', '10.00')],
    { outcome: 'partially_refunded', refundedCents: 1000 },
  ],
  ['a dispute that was won', [dispute('RESOLVED_SELLER_FAVOUR', '01')], { outcome: 'paid' }],
  ['a dispute that was withdrawn', [dispute('CANCELED_BY_BUYER', '01')], { outcome: 'paid' }],
]

for (const [what, disputes, change] of CASES) {
  Deno.test(`paypal: ${what} makes of a payment what it should`, () => {
    const toldAt = Object.keys(change).length === 0 ? {} : { toldAt: '2026-02-01T00:00:00.000Z' }
    deepEqual(factAfterDisputes(PAID, disputes), { ...PAID, ...change, ...toldAt })
  })
}

Deno.test('paypal: of several disputes the one that was decided last counts, wherever it stands', () => {
  const [lost, won] = [dispute('RESOLVED_BUYER_FAVOUR', '02', '59.97'), dispute('RESOLVED_SELLER_FAVOUR', '03')]
  for (const disputes of [
    [lost, won],
    [won, lost],
    [won, dispute(null, '09'), lost],
  ]) {
    deepEqual(factAfterDisputes(PAID, disputes), { ...PAID, toldAt: '2026-02-03T00:00:00.000Z' })
  }
})
