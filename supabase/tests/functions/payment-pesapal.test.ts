import { deepEqual, equal, ok } from 'node:assert/strict'
import { signUp } from './backend.ts'
import {
  comeBack,
  context,
  contextAt,
  mailsAbout,
  minute,
  order,
  pay,
  row,
  scenario,
  statusOf,
  stretchesOf,
  wish,
} from './payment-bench.ts'
import { createPesapalIpn } from '#functions/_payments/pesapal-ipn.ts'

const FOUR_DAYS_MS = 4 * 24 * 60 * 60 * 1000

scenario('pesapal: an approved payment is confirmed on return and gives the months that were paid', async (control) => {
  const buyer = await signUp('pesapal-happy')
  const bought = await order({ provider: 'pesapal', plan: 'Guide Pro', months: 2, token: buyer.token })
  await control.act(bought, 'approve')
  equal((await comeBack(bought, { token: buyer.token })).body.status, 'paid')
  deepEqual(
    (await stretchesOf(buyer.id)).map(({ plan_id: plan, months }) => [plan, months]),
    [['guide-pro', 2]],
  )
})

scenario('pesapal: the message alone confirms, twice as well as once', async (control) => {
  const bought = await order({ provider: 'pesapal' })
  await control.act(bought, 'approve')
  await control.release()
  equal(await statusOf(bought), 'paid')
  const ipn = createPesapalIpn(context)
  const query = `OrderTrackingId=${bought.provider_order_id}&OrderMerchantReference=${bought.id}&OrderNotificationType=IPNCHANGE`
  const answer = await ipn(new Request(`http://localhost/functions/v1/pesapal-ipn?${query}`))
  deepEqual(await answer.json(), {
    orderNotificationType: 'IPNCHANGE',
    orderTrackingId: bought.provider_order_id,
    orderMerchantReference: bought.id,
    status: 200,
  })
  equal((await mailsAbout(bought)).length, 1)
})

scenario(
  'pesapal: mobile money that is still on its way is pending, not failed, and confirmed by the minute',
  async (control) => {
    const bought = await order({ provider: 'pesapal' })
    await control.act(bought, 'pending')
    equal((await comeBack(bought)).body.status, 'pending')
    await control.ask({ delivery: 'drop' })
    await control.act(bought, 'settle')
    await minute([bought])
    equal(await statusOf(bought), 'paid')
  },
)

scenario('pesapal: a failed attempt can succeed on the same page', async (control) => {
  const bought = await order({ provider: 'pesapal' })
  await control.act(bought, 'fail')
  equal((await comeBack(bought)).body.status, 'failed')
  await control.act(bought, 'settle')
  await control.release()
  equal(await statusOf(bought), 'paid')
})

scenario('pesapal: turning back cancels, and money that comes later wins', async (control) => {
  const bought = await order({ provider: 'pesapal' })
  equal((await comeBack(bought, { canceled: true })).body.status, 'canceled')
  await control.act(bought, 'settle')
  await minute([bought])
  equal(await statusOf(bought), 'paid')
})

scenario('pesapal: another amount gives nothing', async (control) => {
  const bought = await order({ provider: 'pesapal' })
  await control.act(bought, 'take', { amount: '1.00' })
  await control.act(bought, 'approve')
  equal((await comeBack(bought)).body.status, 'failed')
  equal((await row('id', bought.id)).failure_code, 'amount_mismatch')
})

scenario('pesapal: another amount that had gone back before anybody asked was never ours', async (control) => {
  const bought = await order({ provider: 'pesapal' })
  await control.ask({ delivery: 'drop' })
  await control.act(bought, 'take', { amount: '0.01' })
  await control.act(bought, 'settle')
  await control.act(bought, 'refund')
  await minute([bought])
  equal(await statusOf(bought), 'failed')
  const { failure_code: code, amount_differs: differs, refunded_cents: refunded } = await row('id', bought.id)
  deepEqual([code, differs, refunded], ['amount_mismatch', false, 0])
})

scenario('pesapal: money that is taken back ends access', async (control) => {
  const buyer = await signUp('pesapal-reversed')
  const bought = await order({ provider: 'pesapal', token: buyer.token })
  await control.act(bought, 'approve')
  await comeBack(bought, { token: buyer.token })
  await control.act(bought, 'refund')
  await control.release()
  equal(await statusOf(bought), 'reversed')
  ok((await stretchesOf(buyer.id)).every(({ ends_at: end }) => new Date(end) <= new Date()))
})

scenario('pesapal: money that was taken back and comes again gives the months again', async (control) => {
  const buyer = await signUp('pesapal-restored')
  const bought = await order({ provider: 'pesapal', token: buyer.token })
  await control.act(bought, 'approve')
  await comeBack(bought, { token: buyer.token })
  await control.ask({ delivery: 'drop' })
  await control.act(bought, 'reverse')
  await minute([bought])
  equal(await statusOf(bought), 'reversed')
  await control.act(bought, 'win')
  await minute([bought])
  equal(await statusOf(bought), 'paid')
  equal((await stretchesOf(buyer.id)).filter(({ ends_at: end }) => new Date(end) > new Date()).length, 1)
})

scenario('pesapal: an order that nobody paid in three days is closed at PesaPal and expires', async () => {
  const bought = await order({ provider: 'pesapal' })
  await minute(
    [bought],
    contextAt(() => Date.now() + FOUR_DAYS_MS),
  )
  equal(await statusOf(bought), 'expired')
})

scenario(
  'pesapal: an order that PesaPal has forgotten waits for its buyer, and expires in the end',
  async (control) => {
    const bought = await order({ provider: 'pesapal' })
    await control.act(bought, 'forget')
    equal((await minute([bought])).body.troubles, 0)
    equal(await statusOf(bought), 'pending')
    await minute(
      [bought],
      contextAt(() => Date.now() + FOUR_DAYS_MS),
    )
    equal(await statusOf(bought), 'expired')
  },
)

scenario('pesapal: an order that is paid while it is being closed is paid', async (control) => {
  const buyer = await signUp('pesapal-at-last')
  const bought = await order({ provider: 'pesapal', token: buyer.token })
  await control.act(bought, 'payAtLast')
  await minute(
    [bought],
    contextAt(() => Date.now() + FOUR_DAYS_MS),
  )
  equal(await statusOf(bought), 'paid')
  equal((await stretchesOf(buyer.id)).length, 1)
})

scenario('pesapal: money that comes without a word after an order has expired is found', async (control) => {
  const bought = await order({ provider: 'pesapal' })
  const later = contextAt(() => Date.now() + FOUR_DAYS_MS)
  await control.fault('pesapal.cancel', 'status', 1, 200)
  await minute([bought], later)
  equal(await statusOf(bought), 'expired')
  await control.ask({ delivery: 'drop' })
  await control.act(bought, 'settle')
  await minute([bought], later)
  equal(await statusOf(bought), 'paid')
})

scenario('pesapal: an amount above its limit is refused in words that say what to do', async (control) => {
  await control.fault('pesapal.submit', 'status', 1, 500)
  const broken = await pay(wish({ provider: 'pesapal' }))
  deepEqual(broken.body, { error: { code: 'provider_failed', message: 'Failed to initiate PesaPal payment' } })
  await control.ask({ largestAmount: 100 })
  const large = await pay(wish({ provider: 'pesapal', plan: 'Enterprise', months: 12 }))
  await control.ask({ largestAmount: 3600 })
  deepEqual(
    [large.status, large.body.error.message],
    [422, 'PesaPal does not take an amount this large. Choose fewer months.'],
  )
})

scenario('pesapal: an opening that stays silent fails once and is not sent twice', async (control) => {
  await control.fault('pesapal.submit', 'silence')
  const wanted = wish({ provider: 'pesapal' })
  equal((await pay(wanted)).status, 502)
  equal((await order(wanted)).status, 'pending')
})

scenario('pesapal: a token that ends in the middle is fetched again', async (control) => {
  const bought = await order({ provider: 'pesapal' })
  await control.ask({ expireTokens: true })
  await control.act(bought, 'approve')
  equal((await comeBack(bought)).body.status, 'paid')
})

scenario('the same minute may be worked through twice at once', async (control) => {
  const buyer = await signUp('two-minutes')
  const bought = await order({ provider: 'pesapal', token: buyer.token })
  await control.act(bought, 'approve')
  const answers = await Promise.all([minute([bought]), minute([bought]), minute([bought])])
  ok(answers.every(({ status }) => status === 200))
  equal((await stretchesOf(buyer.id)).length, 1)
  equal((await mailsAbout(bought)).length, 1)
})
