import { deepEqual, equal } from 'node:assert/strict'
import { signUp } from './backend.ts'
import { comeBack, mailsAbout, minute, order, row, scenario, stretchesOf } from './payment-bench.ts'
import type { PaymentFact } from '#functions/_payments/payment-fact.ts'
import { factFromPaypalOrder } from '#functions/_payments/paypal-fact.ts'
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

const REFUNDED: PaymentFact = { ...PAID, outcome: 'partially_refunded', refundedCents: 1000 }
const [opened, before, after] = ['2026-01-20', '2026-01-10', '2026-02-01'].map((day) => `${day}T00:00:00.000Z`)
const refund = (value: string, at = before) => ({ status: 'COMPLETED', amount: { value }, create_time: at })
const lostFor = (value: string) => ({ ...dispute('RESOLVED_BUYER_FAVOUR', '01', value), create_time: opened })

const REST: readonly (readonly [string, PaymentFact, string, readonly unknown[], Partial<PaymentFact>])[] = [
  ['the rest of the money', REFUNDED, '49.97', [refund('10.00')], { outcome: 'reversed' }],
  ['another part of it', REFUNDED, '20.00', [refund('10.00')], { refundedCents: 3000 }],
  ['as much as was refunded before', REFUNDED, '10.00', [refund('10.00')], { refundedCents: 2000 }],
  ['a part that PayPal lists as a refund', REFUNDED, '10.00', [refund('10.00', after)], {}],
  [
    'the rest, which PayPal lists as a refund',
    { ...REFUNDED, refundedCents: 5997 },
    '49.97',
    [refund('10.00'), refund('49.97', after)],
    { outcome: 'reversed' },
  ],
]

for (const [what, fact, lost, refunds, change] of REST) {
  Deno.test(`paypal: after a refund, a dispute that is lost for ${what} is counted once`, () => {
    deepEqual(factAfterDisputes(fact, [lostFor(lost)], refunds), { ...fact, ...change, toldAt: after })
  })
}

scenario('paypal: a part that was refunded and the rest that was taken back end access', async (control) => {
  const buyer = await signUp('refunded-and-reversed')
  const bought = await order({ token: buyer.token })
  await control.act(bought, 'approve')
  await comeBack(bought, { token: buyer.token })
  await control.act(bought, 'refund', { amount: '10.00' })
  await control.act(bought, 'reverse')
  await minute([bought])
  const ended = await row('id', bought.id)
  deepEqual([ended.status, ended.refunded_cents], ['reversed', 5997])
  equal((await stretchesOf(buyer.id)).filter(({ ends_at: end }) => new Date(end) > new Date()).length, 0)
  await control.act(bought, 'win')
  await minute([bought])
  const again = await row('id', bought.id)
  deepEqual([again.status, again.refunded_cents], ['partially_refunded', 1000])
  deepEqual(
    (await mailsAbout(bought)).map(({ kind, details }) => [kind, details.refunded_cents]),
    [
      ['payment_confirmed', undefined],
      ['payment_returned', 5997],
      ['payment_restored', 1000],
    ],
  )
})

scenario(
  'paypal: where disputes are kept from this app, their signed messages end and give access',
  async (control) => {
    const buyer = await signUp('disputes-closed')
    const bought = await order({ token: buyer.token })
    await control.act(bought, 'approve')
    await comeBack(bought, { token: buyer.token })
    await control.release()
    await control.fault('paypal.disputes', 'status', 100, 403)
    await control.act(bought, 'reverse')
    await control.release()
    equal((await row('id', bought.id)).status, 'reversed')
    await minute([bought])
    equal((await row('id', bought.id)).status, 'reversed')
    await control.act(bought, 'win')
    await control.release()
    equal((await row('id', bought.id)).status, 'paid')
    await minute([bought])
    equal((await row('id', bought.id)).status, 'paid')
    equal((await stretchesOf(buyer.id)).filter(({ ends_at: end }) => new Date(end) > new Date()).length, 1)
    await control.ask({ forgetFaults: true })
  },
)

Deno.test('paypal: a refund that PayPal has not made yet is told when it is', () => {
  const capture = { id: 'C-1', status: 'PARTIALLY_REFUNDED', amount: { value: '59.97', currency_code: 'USD' } }
  const read = (...refunds: unknown[]) =>
    factFromPaypalOrder({ purchase_units: [{ custom_id: 'UT-1', payments: { captures: [capture], refunds } }] }, 'UT-1')
  const waiting = { ...refund('20.00'), status: 'PENDING' }
  deepEqual(read(waiting), PAID)
  deepEqual(read(waiting, refund('10.00')), REFUNDED)
})
