import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { createPaymentContext } from '#functions/_payments/context.ts'
import { createPayment } from '#functions/_payments/create-payment.ts'
import { backend, post, signUp } from './backend.ts'
import {
  comeBack,
  confirm,
  contextAt,
  eventsOf,
  mailsAbout,
  minute,
  order,
  pay,
  paymentRequest,
  PROVIDERS,
  report,
  row,
  scenario,
  statusOf,
  stretchesOf,
  wish,
} from './payment-bench.ts'

const FOUR_DAYS_MS = 4 * 24 * 60 * 60 * 1000

scenario('paypal: an approved payment is captured on return and gives the months that were paid', async (control) => {
  const buyer = await signUp('paypal-happy')
  const bought = await order({ token: buyer.token, email: buyer.email })
  equal(bought.status, 'pending')
  await control.act(bought, 'approve')
  const answer = await comeBack(bought, { token: buyer.token })
  equal(answer.body.status, 'paid')
  deepEqual(
    (await stretchesOf(buyer.id)).map(({ plan_id: plan, months }) => [plan, months]),
    [['adventurer', 3]],
  )
  const { provider_payment_id: capture, amount_cents: cents } = await row('id', bought.id)
  ok(capture)
  equal(cents, 5997)
  deepEqual(
    (await eventsOf(bought)).map(({ from_status: from, to_status: to }) => [from, to]),
    [
      [null, 'created'],
      ['created', 'pending'],
      ['pending', 'approved'],
      ['approved', 'paid'],
    ],
  )
})

scenario('a second click on what is paid meanwhile leads to its confirmation', async (control) => {
  for (const provider of PROVIDERS) {
    const wanted = wish({ provider })
    const bought = await order(wanted)
    const { server } = backend
    // Found open by the database, and paid before its address is read.
    const late = new Proxy(server, {
      get: (all, name) =>
        name === 'rpc'
          ? async (...given: Parameters<typeof server.rpc>) => {
              const answer = await server.rpc(...given)
              if (given[0] === 'open_order') {
                await control.act(bought, 'approve')
                await comeBack(bought)
              }
              return answer
            }
          : Reflect.get(all, name, all),
    })
    const at = contextAt(Date.now)
    const clicked = createPayment(createPaymentContext({ ...at.backend, server: late }, at.settings), provider)
    const answer = await clicked(paymentRequest(wanted))
    deepEqual(await answer.json(), {
      redirect_url: `http://localhost/payment-return?order_id=${bought.id}&provider=${provider}`,
    })
    equal(await statusOf(bought), 'paid')
  }
})

scenario('paypal: other months are another order', async () => {
  const wanted = wish()
  const [first, second] = [await pay(wanted), await pay({ ...wanted, months: 4 })]
  ok(first.body.redirect_url !== second.body.redirect_url)
})

scenario('paypal: coming back again changes nothing', async (control) => {
  const buyer = await signUp('paypal-again')
  const bought = await order({ token: buyer.token })
  await control.act(bought, 'approve')
  await comeBack(bought, { token: buyer.token })
  const before = await stretchesOf(buyer.id)
  equal((await comeBack(bought, { token: buyer.token })).body.status, 'paid')
  deepEqual(await stretchesOf(buyer.id), before)
  equal((await mailsAbout(bought)).length, 1)
})

scenario('paypal: the webhook alone captures and confirms when the browser never comes back', async (control) => {
  const buyer = await signUp('paypal-closed')
  const bought = await order({ token: buyer.token })
  await control.act(bought, 'approve')
  await control.release()
  equal(await statusOf(bought), 'paid')
  equal((await stretchesOf(buyer.id)).length, 1)
})

scenario('paypal: the minute alone captures and confirms when browser and webhook are lost', async (control) => {
  const bought = await order()
  await control.act(bought, 'approve')
  await minute([bought])
  equal(await statusOf(bought), 'paid')
})

scenario('paypal: messages that come twice and backwards are each applied once', async (control) => {
  const buyer = await signUp('paypal-reordered')
  const bought = await order({ token: buyer.token })
  await control.act(bought, 'approve')
  await comeBack(bought, { token: buyer.token })
  const messages = await control.messages()
  equal(messages.length, 2)
  await control.release('reversed')
  const after = (await eventsOf(bought)).length
  for (const { url, headers, body } of messages) {
    const response = await fetch(url, { method: 'POST', headers, body })
    equal(response.status, 200)
    await response.body?.cancel()
  }
  equal((await eventsOf(bought)).length, after)
  equal((await stretchesOf(buyer.id)).length, 1)
})

scenario('paypal: turning back cancels, and a second try of the same goes on with the same order', async () => {
  const wanted = wish()
  const bought = await order(wanted)
  equal((await comeBack(bought, { canceled: true })).body.status, 'canceled')
  const again = await order(wanted)
  deepEqual([again.id, again.status], [bought.id, 'pending'])
})

scenario('turning back cancels nothing while the provider is silent, or is not asked', async (control) => {
  for (const provider of PROVIDERS) {
    const bought = await order({ provider })
    await control.fault(`${provider}.read`, 'status', 5, 503)
    equal((await comeBack(bought, { canceled: true })).body.status, 'pending')
    await control.ask({ forgetFaults: true })
    // A moment after that look there is no other.
    const hasty = await confirm(post({ order_id: bought.id, canceled: true }))
    equal((await hasty.json()).status, 'pending')
    equal((await comeBack(bought, { canceled: true })).body.status, 'canceled')
  }
})

scenario('paypal: money that comes after turning back wins', async (control) => {
  const buyer = await signUp('paypal-late')
  const bought = await order({ token: buyer.token })
  await comeBack(bought, { canceled: true, token: buyer.token })
  await control.act(bought, 'approve')
  await control.release()
  equal(await statusOf(bought), 'paid')
  equal((await stretchesOf(buyer.id)).length, 1)
})

scenario('paypal: turning back after approving is no cancellation', async (control) => {
  const bought = await order()
  await control.act(bought, 'approve')
  equal((await comeBack(bought, { canceled: true })).body.status, 'paid')
})

scenario('paypal: a declined payment ends its order, from which nothing is taken again', async (control) => {
  const wanted = wish()
  const bought = await order(wanted)
  await control.act(bought, 'fail')
  equal((await comeBack(bought)).body.status, 'failed')
  equal((await row('id', bought.id)).failure_code, 'INSTRUMENT_DECLINED')
  const messages = (await control.messages()).length
  // An approval of the old order, told by the browser, by PayPal and by the minute.
  await control.act(bought, 'approve')
  equal((await control.messages()).length, messages + 1)
  equal((await comeBack(bought)).body.status, 'failed')
  await control.release()
  await minute([bought])
  equal(await statusOf(bought), 'failed')
  const tookMoney = (await control.messages()).filter(({ body }) => body.includes('PAYMENT.CAPTURE'))
  deepEqual(tookMoney, [])
  const again = await order(wanted)
  ok(again.id !== bought.id)
  await control.act(again, 'approve')
  equal((await comeBack(again)).body.status, 'paid')
})

scenario('paypal: a payment under review waits, and is paid when it settles', async (control) => {
  const buyer = await signUp('paypal-review')
  const bought = await order({ token: buyer.token })
  await control.act(bought, 'pending')
  equal((await comeBack(bought, { token: buyer.token })).body.status, 'review')
  deepEqual(await stretchesOf(buyer.id), [])
  await control.act(bought, 'settle')
  await control.release()
  equal(await statusOf(bought), 'paid')
})

scenario('paypal: a payment under review that is denied fails and gives nothing', async (control) => {
  const buyer = await signUp('paypal-denied')
  const bought = await order({ token: buyer.token })
  await control.act(bought, 'pending')
  await comeBack(bought, { token: buyer.token })
  await control.act(bought, 'deny')
  await control.release()
  equal(await statusOf(bought), 'failed')
  deepEqual(await stretchesOf(buyer.id), [])
})

scenario('paypal: another amount or currency at the provider gives nothing and is reported', async (control) => {
  for (const taken of [{ amount: '0.01' }, { currency: 'EUR' }]) {
    const buyer = await signUp(`paypal-amount-${crypto.randomUUID().slice(0, 8)}`)
    const bought = await order({ token: buyer.token })
    await control.act(bought, 'take', taken)
    await control.act(bought, 'approve')
    equal((await comeBack(bought, { token: buyer.token })).body.status, 'failed')
    equal((await row('id', bought.id)).failure_code, 'amount_mismatch')
    deepEqual(await stretchesOf(buyer.id), [])
    ok((await report()).some((found) => JSON.stringify(found).includes(bought.id)))
  }
})

scenario('paypal: money of another amount is told as money, until it has gone back', async (control) => {
  for (const isCanceled of [false, true]) {
    const buyer = await signUp(`paypal-differs-${isCanceled}`)
    const bought = await order({ token: buyer.token, email: buyer.email })
    if (isCanceled) await comeBack(bought, { token: buyer.token, canceled: true })
    await control.act(bought, 'take', { amount: '0.01' })
    await control.act(bought, 'approve')
    const { body } = await comeBack(bought, { token: buyer.token })
    deepEqual([body.status, body.amount_differs], ['failed', true])
    deepEqual(
      (await mailsAbout(bought)).map(({ kind }) => kind),
      ['payment_differs'],
    )
    const { data } = await buyer.client.from('orders').select('id, amount_differs').eq('id', bought.id)
    deepEqual(data, [{ id: bought.id, amount_differs: true }])
    await control.act(bought, 'refund', { amount: '0.01' })
    await minute([bought])
    equal((await comeBack(bought, { token: buyer.token })).body.amount_differs, false)
    ok(!(await report()).some((found) => JSON.stringify(found).includes(bought.id)))
    equal((await mailsAbout(bought)).length, 1)
  }
})

scenario('the report is made once a day, with what it finds', async (control) => {
  const { server } = contextAt(Date.now).backend
  const bought = await order()
  await control.act(bought, 'take', { amount: '0.01' })
  await control.act(bought, 'approve')
  await comeBack(bought)
  await server.from('payment_reports').delete().gt('ran_on', '2020-01-01').throwOnError()
  equal((await server.rpc('has_payment_work')).data, true)
  ok((await minute()).body.findings > 0)
  equal((await minute()).body.findings, null)
  const { data } = await server.from('payment_reports').select('findings').throwOnError()
  equal(data?.length, 1)
  const found = (data?.[0]?.findings ?? []).find(({ order_id: id }: { order_id: string }) => id === bought.id)
  equal(found?.finding, 'amount differs')
  // Settled as the books would: the other tests look at their own orders.
  await control.act(bought, 'refund', { amount: '0.01' })
  await minute([bought])
})

scenario('paypal: a token that ends in the middle is fetched again', async (control) => {
  const bought = await order()
  await control.act(bought, 'approve')
  await control.ask({ expireTokens: true })
  equal((await comeBack(bought)).body.status, 'paid')
})

scenario('paypal: failing and silent calls are asked again with the same number', async (control) => {
  await control.fault('paypal.create', 'status', 1, 503)
  const bought = await order()
  await control.fault('paypal.capture', 'status', 1, 429)
  await control.act(bought, 'approve')
  equal((await comeBack(bought)).body.status, 'paid')
  await control.fault('paypal.create', 'silence', 1)
  equal((await order()).status, 'pending')
})

scenario('paypal: a provider that stays silent fails the order in readable words', async (control) => {
  await control.fault('paypal.create', 'status', 3, 500)
  const wanted = wish()
  const answer = await pay(wanted)
  deepEqual(
    [answer.status, answer.body],
    [502, { error: { code: 'provider_failed', message: 'Failed to initiate PayPal payment' } }],
  )
  equal((await order(wanted)).status, 'pending')
})

scenario('paypal: an answer lost between capture and us is healed by the next look', async (control) => {
  const bought = await order()
  await control.act(bought, 'approve')
  await control.fault('paypal.capture', 'lost', 3)
  await comeBack(bought)
  ok(['approved', 'paid'].includes(await statusOf(bought)))
  await minute([bought])
  equal(await statusOf(bought), 'paid')
})

scenario('paypal: a capture that is made and never answered is found, and made once', async (control) => {
  const buyer = await signUp('capture-unheard')
  const bought = await order({ token: buyer.token })
  await control.act(bought, 'approve')
  await control.fault('paypal.capture', 'unheard', 3)
  equal((await comeBack(bought, { token: buyer.token })).body.status, 'approved')
  deepEqual(
    (await control.ledger(bought)).map(({ kind, cents }) => [kind, cents]),
    [['charged', 5997]],
  )
  deepEqual(await stretchesOf(buyer.id), [])
  equal((await comeBack(bought, { token: buyer.token })).body.status, 'paid')
  equal((await control.ledger(bought)).length, 1)
  equal((await stretchesOf(buyer.id)).length, 1)
})

scenario('paypal: a capture that is never heard of is made by the minute', async (control) => {
  const bought = await order()
  await control.act(bought, 'approve')
  await control.fault('paypal.capture', 'silence', 3)
  equal((await comeBack(bought)).body.status, 'approved')
  deepEqual(await control.ledger(bought), [])
  await minute([bought])
  equal(await statusOf(bought), 'paid')
})

scenario('paypal: an approval that lapsed before it was captured expires, and takes nothing', async (control) => {
  const bought = await order()
  await control.act(bought, 'approve')
  await control.act(bought, 'lapse')
  equal((await comeBack(bought)).body.status, 'expired')
  deepEqual(await control.ledger(bought), [])
})

scenario('paypal: an order that PayPal has forgotten expires', async (control) => {
  const bought = await order()
  await control.act(bought, 'forget')
  await minute([bought])
  equal(await statusOf(bought), 'expired')
})

scenario(
  'paypal: an order that nobody paid in three days expires, and money after that still counts',
  async (control) => {
    const bought = await order()
    await minute(
      [bought],
      contextAt(() => Date.now() + FOUR_DAYS_MS),
    )
    equal(await statusOf(bought), 'expired')
    await control.act(bought, 'approve')
    await control.release()
    equal(await statusOf(bought), 'paid')
  },
)

scenario('paypal: a full refund ends access, a partial one leaves it, the rest ends it', async (control) => {
  const buyer = await signUp('paypal-refund')
  const [full, partial] = [
    await order({ token: buyer.token, months: 1 }),
    await order({ token: buyer.token, months: 2 }),
  ]
  for (const bought of [full, partial]) {
    await control.act(bought, 'approve')
    await comeBack(bought, { token: buyer.token })
  }
  await control.act(full, 'refund')
  await control.act(partial, 'refund', { amount: '10.00' })
  await control.release()
  const rows = [await row('id', full.id), await row('id', partial.id)]
  deepEqual(
    rows.map(({ status, refunded_cents: cents }) => [status, cents]),
    [
      ['refunded', 1999],
      ['partially_refunded', 1000],
    ],
  )
  deepEqual(
    (await stretchesOf(buyer.id)).filter(({ ends_at: end }) => new Date(end) > new Date()).map(({ months }) => months),
    [2],
  )
  await control.act(partial, 'refund')
  await control.release()
  equal(await statusOf(partial), 'refunded')
  const left = (await stretchesOf(buyer.id)).filter(({ ends_at: end }) => new Date(end) > new Date())
  deepEqual(left, [])
})

scenario('paypal: a refund whose message is lost is found by the daily look', async (control) => {
  const bought = await order()
  await control.act(bought, 'approve')
  await comeBack(bought)
  await control.ask({ delivery: 'drop' })
  await control.act(bought, 'refund')
  await minute([bought])
  equal(await statusOf(bought), 'refunded')
})

scenario('paypal: money that is taken back ends access, and a dispute that is won gives it again', async (control) => {
  const buyer = await signUp('paypal-dispute')
  const bought = await order({ token: buyer.token })
  await control.act(bought, 'approve')
  await comeBack(bought, { token: buyer.token })
  await control.act(bought, 'reverse')
  await control.release()
  equal(await statusOf(bought), 'reversed')
  equal((await comeBack(bought, { token: buyer.token })).body.status, 'reversed')
  await control.act(bought, 'win')
  await control.release()
  equal(await statusOf(bought), 'paid')
  const months = (await stretchesOf(buyer.id)).reduce((sum, stretch) => sum + stretch.months, 0)
  equal(months, 3)
})

scenario('paypal: a dispute that was won is won, in whatever order its messages come', async (control) => {
  for (const way of ['in-order', 'reversed'] as const) {
    const buyer = await signUp(`paypal-dispute-${way}`)
    const bought = await order({ token: buyer.token })
    await control.act(bought, 'approve')
    await comeBack(bought, { token: buyer.token })
    await control.begin()
    await control.act(bought, 'reverse')
    await control.act(bought, 'win')
    equal((await control.messages()).length, 3)
    await control.release(way)
    equal(await statusOf(bought), 'paid')
    const left = (await stretchesOf(buyer.id)).filter(({ ends_at: end }) => new Date(end) > new Date())
    equal(left.length, 1)
  }
})

scenario('paypal: old news of a reversal that comes when its dispute is long won ends nothing', async (control) => {
  const bought = await order()
  await control.act(bought, 'approve')
  await comeBack(bought)
  await control.begin()
  await control.act(bought, 'reverse')
  const [reversal] = await control.messages()
  await control.ask({ delivery: 'drop' })
  await control.act(bought, 'win')
  await minute([bought])
  equal(await statusOf(bought), 'paid')
  if (!reversal) throw new Error('PayPal sent no message')
  const { url, headers, body } = reversal
  equal((await fetch(url, { method: 'POST', headers, body })).status, 200)
  equal(await statusOf(bought), 'paid')
})

scenario(
  'paypal: a lost dispute whose messages never arrive is found by the daily look, and so is a won one',
  async (control) => {
    const buyer = await signUp('paypal-dispute-silent')
    const bought = await order({ token: buyer.token })
    await control.act(bought, 'approve')
    await comeBack(bought, { token: buyer.token })
    await control.ask({ delivery: 'drop' })
    await control.act(bought, 'reverse')
    await minute([bought])
    equal(await statusOf(bought), 'reversed')
    ok((await stretchesOf(buyer.id)).every(({ ends_at: end }) => new Date(end) <= new Date()))
    await control.act(bought, 'win')
    await minute([bought])
    equal(await statusOf(bought), 'paid')
  },
)

scenario(
  'paypal: months of the same plan follow each other, and a higher plan begins at the next month',
  async (control) => {
    const buyer = await signUp('paypal-stacking')
    for (const [plan, months] of [
      ['Explorer', 3],
      ['Explorer', 2],
      ['Guide Pro', 1],
    ] as const) {
      const bought = await order({ token: buyer.token, plan, months })
      await control.act(bought, 'approve')
      await comeBack(bought, { token: buyer.token })
    }
    const stretches = await stretchesOf(buyer.id)
    deepEqual(
      stretches.map(({ plan_id: plan, months }) => [plan, months]),
      [
        ['explorer', 1],
        ['guide-pro', 1],
        ['explorer', 2],
        ['explorer', 2],
      ],
    )
    stretches.slice(1).forEach(({ starts_at: start }, index) => equal(start, stretches[index]?.ends_at))
  },
)

scenario(
  'paypal: what was bought without an account waits for the link in the mail, which works once',
  async (control) => {
    const bought = await order()
    await control.act(bought, 'approve')
    const { body } = await comeBack(bought)
    deepEqual([body.status, body.needs_claim], ['paid', true])
    const [mail] = await mailsAbout(bought)
    const token = String(mail?.details.claim)
    match(token, /^[\da-f]{64}$/)
    const [buyer, stranger] = [await signUp('claims'), await signUp('claims-too')]
    deepEqual(await stretchesOf(buyer.id), [])
    equal((await buyer.client.rpc('claim_order', { token: 'x'.repeat(64) })).data, false)
    equal((await buyer.client.rpc('claim_order', { token })).data, true)
    equal((await stranger.client.rpc('claim_order', { token })).data, false)
    equal((await stretchesOf(buyer.id)).length, 1)
    deepEqual(await stretchesOf(stranger.id), [])
  },
)

scenario('paypal: an address merely used at sign-up claims nothing', async (control) => {
  const email = 'bought-before@example.com'
  const bought = await order({ email })
  await control.act(bought, 'approve')
  await comeBack(bought)
  const owner = await signUp('bought-before')
  equal(owner.email, email)
  deepEqual(await stretchesOf(owner.id), [])
  deepEqual((await owner.client.from('orders').select('id')).data, [])
})

scenario('paypal: an opening that broke off ends, and is not waited for', async () => {
  const { data } = await contextAt(Date.now)
    .backend.server.from('orders')
    .insert({
      plan_id: 'explorer',
      months: 1,
      unit_price_cents: 100,
      amount_cents: 100,
      provider: 'paypal',
      email: 'broken@example.com',
      buyer_key: 'mail:broken@example.com',
    })
    .select('id')
    .single()
    .throwOnError()
  await minute([data])
  equal(await statusOf(data), 'failed')
})

scenario('a look that the provider did not answer is made again within minutes', async (control) => {
  for (const provider of PROVIDERS) {
    const bought = await order({ provider })
    await backend.server.from('orders').update({ check_count: 5 }).eq('id', bought.id).throwOnError()
    await control.fault(`${provider}.read`, 'silence', 5)
    await minute([bought])
    await control.ask({ forgetFaults: true })
    const troubled = await checkOf(bought.id)
    ok(Date.parse(troubled.next_check_at) <= Date.now() + 5 * 60_000)
    equal(troubled.check_count, 5)
    await minute([bought])
    const looked = await checkOf(bought.id)
    ok(Date.parse(looked.next_check_at) > Date.now() + 60 * 60_000)
    equal(looked.check_count, 6)
  }
})

async function checkOf(id: string) {
  const asked = backend.server.from('orders').select('check_count, next_check_at').eq('id', id)
  return (await asked.single().throwOnError()).data
}
