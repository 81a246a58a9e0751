// What is between a click on Pay and the page to pay on, and the order in which news of it may come.
import { deepEqual, equal, ok } from 'node:assert/strict'
import { createPayment } from '#functions/_payments/create-payment.ts'
import { createPaypal } from '#functions/_payments/paypal.ts'
import { backend, signUp } from './backend.ts'
import {
  comeBack,
  context,
  eventsOf,
  mailsAbout,
  order,
  pay,
  paymentRequest,
  PROVIDERS,
  row,
  scenario,
  statusOf,
  stretchesOf,
  wish,
} from './payment-bench.ts'

scenario('a second click gets the same address at both providers, and none of the other', async () => {
  for (const provider of PROVIDERS) {
    const wanted = wish({ provider })
    const addresses = [await pay(wanted), await pay(wanted)].map(({ body }) => body.redirect_url)
    equal(new Set(addresses).size, 1)
    const other = await pay({ ...wanted, provider: provider === 'paypal' ? 'pesapal' : 'paypal' })
    ok(!addresses.includes(other.body.redirect_url))
  }
})

scenario('a second click while money is on its way leads to its confirmation, and opens nothing', async (control) => {
  const buyer = await signUp('clicks-in-review')
  const wanted = wish({ token: buyer.token })
  const bought = await order(wanted)
  await control.act(bought, 'pending')
  equal((await comeBack(bought, { token: buyer.token })).body.status, 'review')
  const { status, body } = await pay(wanted)
  deepEqual(
    [status, body],
    [200, { redirect_url: `http://localhost/payment-return?order_id=${bought.id}&provider=paypal` }],
  )
  equal(await statusOf(bought), 'review')
})

scenario('the message before the return and the return before the message are one payment', async (control) => {
  for (const provider of PROVIDERS) {
    for (const isMessageFirst of [true, false]) {
      const buyer = await signUp(`both-ways-${provider}-${isMessageFirst}`)
      const bought = await order({ provider, token: buyer.token })
      await control.act(bought, 'approve')
      if (isMessageFirst) await control.release()
      equal((await comeBack(bought, { token: buyer.token })).body.status, 'paid')
      if (!isMessageFirst) await control.release()
      equal(await statusOf(bought), 'paid')
      deepEqual(
        (await eventsOf(bought)).filter(({ from_status: from, to_status: to }) => from !== to && to === 'paid').length,
        1,
      )
      deepEqual([(await stretchesOf(buyer.id)).length, (await mailsAbout(bought)).length], [1, 1])
      equal((await control.ledger(bought)).length, 1)
    }
  }
})

scenario('a provider that leads elsewhere leads nowhere', async () => {
  const beside = [
    'https://www.paypal.com.example.com/checkoutnow?token=X',
    'https://evil.example.com/',
    'http://www.paypal.com/checkoutnow?token=X',
    'https://www.paypal.com:8443/checkoutnow',
    'javascript:alert(1)',
    'not an address',
    '',
  ]
  for (const approvalUrl of beside) {
    const opened = () => Promise.resolve({ providerOrderId: crypto.randomUUID(), approvalUrl })
    const led = { ...context, paypal: context.paypal && { ...context.paypal, createOrder: opened } }
    const wanted = wish()
    const answer = await createPayment(led, 'paypal')(paymentRequest(wanted))
    deepEqual(
      [answer.status, await answer.json()],
      [502, { error: { code: 'provider_failed', message: 'Failed to initiate PayPal payment' } }],
      approvalUrl,
    )
    const { status, failure_code: code } = await row('email', wanted.email)
    deepEqual([status, code], ['failed', 'FOREIGN_PAYMENT_URL'])
  }
})

Deno.test('paypal: the link is taken by either of its names, and an order without one is none', async () => {
  let links: unknown[] = []
  const service = Deno.serve({ port: 0, onListen: () => {} }, (request) =>
    request.url.endsWith('/token')
      ? Response.json({ access_token: 'A21', expires_in: 100 })
      : Response.json({ id: 'PP-1', status: 'CREATED', links }, { status: 201 }),
  )
  const paypal = { baseUrl: `http://127.0.0.1:${service.addr.port}`, clientId: 'a', clientSecret: 'b', webhookId: 'c' }
  const { createOrder } = createPaypal({ ...paypal, certificateFolder: '' }, { timeoutMs: 700, pauseMs: 5 })
  const wanted = {
    orderId: 'UT-1',
    description: 'Adventurer',
    amount: '19.99',
    email: 'a@example.com',
    returnUrl: 'http://localhost/',
    cancelUrl: 'http://localhost/',
  }
  const link = (rel: string) => ({ rel, href: `https://www.paypal.com/${rel}` })
  for (const [given, url] of [
    [[link('self'), link('payer-action')], 'https://www.paypal.com/payer-action'],
    [[link('approve'), link('self')], 'https://www.paypal.com/approve'],
    [[link('approve'), link('payer-action')], 'https://www.paypal.com/payer-action'],
  ] as const) {
    links = [...given]
    deepEqual(await createOrder(wanted), { providerOrderId: 'PP-1', approvalUrl: url })
  }
  links = [link('self')]
  equal(await createOrder(wanted).catch(({ code }) => code), 'NO_PAYMENT_URL')
  await service.shutdown()
})

scenario('whoever opens sixty orders in an hour waits, and so does a machine with three hundred', async () => {
  const { server } = backend
  const made = (count: number, key: string, address: string | null) =>
    Array.from({ length: count }, () => ({
      plan_id: 'explorer',
      months: 1,
      unit_price_cents: 100,
      amount_cents: 100,
      provider: 'paypal',
      email: 'many@example.com',
      buyer_key: key,
      address_hash: address,
    }))
  const refusal = {
    status: 429,
    body: {
      error: { code: 'too_many_orders', message: 'Too many payments were started. Try again in an hour.' },
    },
  }
  const buyer = await signUp('opens-many')
  await server
    .from('orders')
    .insert(made(59, `user:${buyer.id}`, null))
    .throwOnError()
  const wanted = wish({ token: buyer.token })
  equal((await pay(wanted)).status, 200)
  deepEqual(await pay({ ...wanted, months: 5 }), refusal)
  // The open one is still led to.
  equal((await pay(wanted)).status, 200)

  const address = '192.0.2.77'
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(address)))
  const hex = [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  await server
    .from('orders')
    .insert(made(300, 'mail:many', hex))
    .throwOnError()
  deepEqual(await pay(wish({ address })), refusal)
  await server.from('orders').delete().eq('buyer_key', 'mail:many').throwOnError()
  equal((await pay(wish({ address }))).status, 200)
})
