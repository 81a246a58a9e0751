import { deepEqual, equal, ok, rejects, throws } from 'node:assert/strict'
import { createClient } from 'npm:@supabase/supabase-js@^2.109.0'
import { backend, post, signUp } from './backend.ts'
import {
  comeBack,
  context,
  eventsOf,
  minute,
  order,
  pay,
  PRICES,
  PROVIDERS,
  scenario,
  statusOf,
  wish,
} from './payment-bench.ts'
import { createConfirmPayment } from '#functions/_payments/confirm-payment.ts'
import { createPayment } from '#functions/_payments/create-payment.ts'
import { readBytes } from '#functions/_payments/payment-input.ts'
import { createPaypalWebhook } from '#functions/_payments/paypal-webhook.ts'
import { createPesapalIpn } from '#functions/_payments/pesapal-ipn.ts'
import { createReconcile } from '#functions/_payments/reconcile.ts'
import { readPaymentSettings } from '#functions/_payments/settings.ts'
import type { SentMessage } from './sandbox-control.ts'

const { server } = backend
const webhook = createPaypalWebhook(context)

async function orderCount(): Promise<number> {
  const { count } = await server.from('orders').select('id', { count: 'exact', head: true }).throwOnError()
  return count ?? 0
}

const AMOUNT = 'The total must be an amount with two decimals, such as 59.97.'
const CHANGED = 'The price has changed. Reload the page and try again.'
const MONTHS = 'Choose between 1 and 12 months.'
const NAMELESS = 'The first name holds characters that no name has.'
const EMAIL = 'This is not an e-mail address. Check it and try again.'

const FORGED: readonly (readonly [string, Record<string, unknown>, string])[] = [
  ['a total of a cent', { totalAmount: '0.01' }, CHANGED],
  ['the total of another plan', { totalAmount: '3.00' }, CHANGED],
  ['a negative total', { totalAmount: '-59.97' }, AMOUNT],
  ['NaN', { totalAmount: 'NaN' }, AMOUNT],
  ['a number instead of a text', { totalAmount: 59.97 }, AMOUNT],
  ['an exponent', { totalAmount: '5.997e1' }, AMOUNT],
  ['a total that no whole number has room for', { totalAmount: '99999999.99' }, AMOUNT],
  ['no total', { totalAmount: undefined }, AMOUNT],
  ['13 months', { months: 13 }, MONTHS],
  ['no month', { months: 0, totalAmount: '0.00' }, MONTHS],
  ['half a month', { months: 1.5 }, MONTHS],
  ['a negative month', { months: -3 }, MONTHS],
  ['months as a text', { months: '3' }, MONTHS],
  ['an unknown plan', { planName: 'Gold' }, 'Selected plan not found'],
  ['the id of a plan', { planName: 'adventurer' }, 'Selected plan not found'],
  ['a plan that is a list', { planName: ['Adventurer'] }, 'Selected plan not found'],
  ['a plan with a character without a body', { planName: 'Adven\0turer' }, 'Selected plan not found'],
  ['half a letter for a plan', { planName: 'Adventurer\ud800' }, 'Selected plan not found'],
  ['half a letter in a name', { lastName: 'Asha\udc00' }, 'Your details could not be read.'],
  ['a character without a body in the address', { email: 'asha\0@example.com' }, 'Your details could not be read.'],
  ['a control character in the address', { email: 'as\u0007ha@example.com' }, EMAIL],
  ['half a letter in the phone', { phone: '+255\ud83d' }, 'Your details could not be read.'],
  ['an apostrophe in the name of a machine', { email: "asha@o'neil.com" }, EMAIL],
  ['SQL in a name', { firstName: "Robert'); drop table orders;--" }, NAMELESS],
  ['HTML in a name', { firstName: '<img src=x onerror=alert(1)>' }, NAMELESS],
  ['a name without end', { firstName: 'a'.repeat(81) }, 'The first name is longer than 80 characters.'],
  ['a name that is an object', { firstName: {} }, 'Your details could not be read.'],
  ['two addresses', { email: 'a@example.com, b@example.com' }, EMAIL],
  ['a header in the address', { email: 'a@example.com\nbcc: b@example.com' }, EMAIL],
  ['no address at all', { email: '' }, 'Enter your e-mail address, so that we can send you the receipt.'],
  ['letters for a phone', { phone: 'javascript:alert(1)' }, 'This is not a phone number. Check it, or leave it out.'],
]

for (const [what, changes, message] of FORGED) {
  scenario(`a payment with ${what} is refused, and nothing is kept`, async () => {
    const before = await orderCount()
    const answer = await pay(wish({ changes }))
    deepEqual([answer.status, answer.body.error.message], [400, message])
    equal(await orderCount(), before)
  })
}

scenario('names of any script, with marks and apostrophes, are names', async () => {
  for (const firstName of ["O'Brien", 'Ndéye-Awa', 'Wanjikũ', 'أمينة', '李', 'J. R.']) {
    equal((await pay(wish({ changes: { firstName } }))).status, 200)
  }
})

scenario('an address with an apostrophe is an address', async () => {
  const email = `o'neil-${crypto.randomUUID()}@example.com`
  for (const provider of PROVIDERS) equal((await pay(wish({ provider, email }))).status, 200)
})

scenario('a session that cannot be checked buys nothing, neither for its person nor for nobody', async () => {
  const gone = await signUp('gone-buyer')
  await server.rpc('delete_account', { user_id: gone.id }).throwOnError()
  const before = await orderCount()
  for (const token of [gone.token, 'a.b.c', 'x']) {
    const answer = await pay(wish({ token }))
    deepEqual([answer.status, answer.body.error.code], [401, 'session_not_valid'])
  }
  const silent = createClient('http://127.0.0.1:1', 'sb_secret_x', { auth: { persistSession: false } })
  const apart = createPayment({ ...context, backend: { ...backend, server: silent } }, 'paypal')
  const { token } = await signUp('unchecked-buyer')
  equal((await apart(post({ planName: 'Explorer', months: 1, totalAmount: '1.00' }, token))).status, 401)
  equal(await orderCount(), before)
  const [head, tail] = ['{"alg":"HS256"}', '{"role":"anon"}'].map(btoa)
  for (const key of [Deno.env.get('SUPABASE_ANON_KEY') ?? '', `${head}.${tail}.x`]) {
    equal((await pay(wish({ token: key }))).status, 200)
  }
})

scenario('the sandbox beside a real provider is refused at the start', () => {
  const sandbox = { SUPABASE_URL: 'http://127.0.0.1:1', PAYMENT_SANDBOX: 'on' }
  const paypal = { PAYPAL_CLIENT_ID: 'a', PAYPAL_CLIENT_SECRET: 'b', PAYPAL_WEBHOOK_ID: 'c' }
  const pesapal = { PESAPAL_CONSUMER_KEY: 'a', PESAPAL_CONSUMER_SECRET: 'b' }
  const refused: readonly (readonly [Record<string, string>, RegExp])[] = [
    [paypal, /go to https:\/\/api-m\.paypal\.com/],
    [{ ...paypal, PAYPAL_BASE_URL: 'https://api-m.sandbox.paypal.com' }, /go to https:\/\/api-m\.sandbox/],
    [{ ...pesapal, PESAPAL_BASE_URL: 'https://localhost.example.com/v3' }, /go to https:\/\/localhost\.example/],
  ]
  for (const [secrets, message] of refused) {
    const environment: Record<string, string> = { ...sandbox, ...secrets }
    throws(() => readPaymentSettings((name) => environment[name]), message)
  }
  return Promise.resolve()
})

scenario('a megabyte is refused, and so is what is no JSON', async () => {
  const before = await orderCount()
  for (const provider of PROVIDERS) {
    const create = createPayment(context, provider)
    const large = await create(post({ planName: 'Adventurer', firstName: 'x'.repeat(1_000_000) }))
    deepEqual([large.status, (await large.json()).error.message], [413, 'This request is too large.'])
    for (const body of ['', '{', 'null', '[]', '"x"']) {
      const answer = await create(post(body))
      deepEqual([answer.status, (await answer.json()).error.message], [400, 'Selected plan not found'])
    }
  }
  const asked = await createConfirmPayment(context)(post({ order_id: 'x'.repeat(1_000_000) }))
  deepEqual([asked.status, (await asked.json()).error.code], [413, 'body_too_large'])
  const told = await createPesapalIpn(context)(post({ OrderTrackingId: 'x'.repeat(1_000_000) }))
  deepEqual([told.status, (await told.json()).orderTrackingId], [200, ''])
  equal(await orderCount(), before)
})

Deno.test('a body in pieces is read no further than is allowed', async () => {
  let pieces = 0
  const inPieces = (most: number) =>
    new Request('http://localhost/', {
      method: 'POST',
      body: new ReadableStream({
        pull(stream) {
          pieces += 1
          stream.enqueue(new Uint8Array(1000).fill(pieces))
          if (pieces === most) stream.close()
        },
      }),
    })
  await rejects(readBytes(inPieces(1000), 10_000), { status: 413 })
  ok(pieces < 20, `${pieces} pieces were read`)
  pieces = 0
  const whole = await readBytes(inPieces(10), 10_000)
  deepEqual([whole.length, whole[0], whole.at(-1)], [10_000, 1, 10])
  equal((await readBytes(new Request('http://localhost/', { method: 'POST' }), 10)).length, 0)
})

scenario('200 clicks at once make one order and give one address', async () => {
  const wanted = wish()
  const answers = await Promise.all(Array.from({ length: 200 }, () => pay(wanted)))
  deepEqual([...new Set(answers.map(({ status }) => status))], [200])
  equal(new Set(answers.map(({ body }) => body.redirect_url)).size, 1)
  const { data } = await server.from('orders').select('id').eq('email', wanted.email).throwOnError()
  equal(data?.length, 1)
})

scenario('the order of another is not shown, told apart from one that is not there, or canceled', async () => {
  const [owner, thief] = [await signUp('robbed'), await signUp('robber')]
  const bought = await order({ token: owner.token })
  const refusal = { error: { code: 'order_not_found', message: 'There is no such order for you.' } }
  const answers = [
    await comeBack(bought, { token: thief.token, canceled: true }),
    await comeBack(bought, { canceled: true }),
    await comeBack({ id: crypto.randomUUID() }, { token: thief.token }),
  ]
  for (const { status, body } of answers) deepEqual([status, body], [404, refusal])
  equal(await statusOf(bought), 'pending')
  for (const table of ['orders', 'payment_events', 'entitlements']) {
    deepEqual((await thief.client.from(table).select('id')).data, [])
  }
})

scenario('an order is named by its number alone', async () => {
  const confirm = createConfirmPayment(context)
  for (const id of ["' or 1=1--", '', 7, null, ['x']]) equal((await confirm(post({ order_id: id }))).status, 400)
})

scenario('nobody writes orders, events, months or mails, or calls what only the server may', async () => {
  const buyer = await signUp('writer')
  const bought = await order({ token: buyer.token })
  for (const table of ['orders', 'payment_events', 'mail_outbox']) {
    equal((await buyer.client.from(table).insert({ created_at: new Date().toISOString() })).error?.code, '42501')
    equal((await buyer.client.from(table).delete().gt('created_at', '2020-01-01')).error?.code, '42501')
  }
  equal((await buyer.client.from('orders').update({ status: 'paid' }).eq('id', bought.id)).error?.code, '42501')
  const paid = { order_id: bought.id, source: 'return', outcome: 'paid', payment_id: 'X', amount_cents: 5997 }
  equal((await buyer.client.rpc('apply_payment', { ...paid, currency: 'USD' })).error?.code, '42501')
  equal((await buyer.client.rpc('take_due_orders', { up_to: 1 })).error?.code, '42501')
  equal(await statusOf(bought), 'pending')
})

scenario('a forged message of PayPal is refused, whatever is forged about it', async (control) => {
  const bought = await order()
  await control.act(bought, 'approve')
  const [message] = await control.messages()
  if (!message) throw new Error('PayPal sent no message')
  const host = new URL(message.headers['paypal-cert-url'] ?? '')
  const forgeries: readonly (readonly [string, SentMessage['headers'], string, string])[] = [
    ['its body', {}, message.body.replace('APPROVED', 'APPROVED '), 'bad_signature'],
    ['its signature', { 'paypal-transmission-sig': btoa('signed') }, message.body, 'bad_signature'],
    ['its number', { 'paypal-transmission-id': crypto.randomUUID() }, message.body, 'bad_signature'],
    ['its time', { 'paypal-transmission-time': '2020-01-01T00:00:00Z' }, message.body, 'stale_transmission'],
    [
      'its time, of tomorrow',
      { 'paypal-transmission-time': '2999-01-01T00:00:00Z' },
      message.body,
      'stale_transmission',
    ],
    ['its way to sign', { 'paypal-auth-algo': 'none' }, message.body, 'incomplete'],
    [
      'the host of its certificate',
      { 'paypal-cert-url': 'https://api.paypal.com.example/v1/notifications/certs/C' },
      message.body,
      'foreign_certificate',
    ],
    [
      'a name before that host',
      { 'paypal-cert-url': `http://api.paypal.com@example.com${host.pathname}` },
      message.body,
      'foreign_certificate',
    ],
    [
      'its certificate, under another spelling',
      { 'paypal-cert-url': `${host.href}?again=1` },
      message.body,
      'foreign_certificate',
    ],
    [
      'its certificate, by a way around',
      { 'paypal-cert-url': host.href.replace('/certs/', '/certs/../certs/') },
      message.body,
      'foreign_certificate',
    ],
    [
      'another file of that host',
      { 'paypal-cert-url': `${host.origin}/backend.json` },
      message.body,
      'foreign_certificate',
    ],
    [
      'a certificate that is not there',
      { 'paypal-cert-url': `${host.origin}/sandbox/paypal/v1/notifications/certs/CERT-NONE` },
      message.body,
      'bad_certificate',
    ],
  ]
  for (const [what, headers, body, code] of forgeries) {
    const answer = await webhook(toRequest({ ...message, headers: { ...message.headers, ...headers }, body }))
    deepEqual([answer.status, (await answer.json()).error.code], [401, code], what)
  }
  equal((await eventsOf(bought)).length, 2)
  equal(await statusOf(bought), 'pending')
})

scenario('a message of PayPal that is played again does nothing', async (control) => {
  const bought = await order()
  await control.act(bought, 'approve')
  const [message] = await control.messages()
  if (!message) throw new Error('PayPal sent no message')
  equal((await webhook(toRequest(message))).status, 200)
  const before = await eventsOf(bought)
  equal((await webhook(toRequest(message))).status, 200)
  deepEqual(await eventsOf(bought), before)
})

scenario('a message about a payment that nobody knows has us ask nobody', async (control) => {
  const ipn = createPesapalIpn(context)
  // Whoever asked would fail.
  await control.fault('pesapal.read', 'status', 3)
  for (const id of [crypto.randomUUID(), "' or 1=1--", '\0', '\ud800', '']) {
    const answer = await ipn(post({ OrderTrackingId: id, OrderNotificationType: 'IPNCHANGE' }))
    deepEqual([answer.status, (await answer.json()).status], [200, 200])
  }
  const bought = await order({ provider: 'pesapal' })
  const asked = await ipn(post({ ORDERTRACKINGID: bought.provider_order_id }))
  equal((await asked.json()).status, 500)
  await control.ask({ forgetFaults: true })
})

scenario('notices of one order have PesaPal asked once, and none of them is lost', async (control) => {
  const ipn = createPesapalIpn(context)
  const bought = await order({ provider: 'pesapal' })
  const notice = async () => (await ipn(post({ OrderTrackingId: bought.provider_order_id }))).json()
  equal((await notice()).status, 200)
  await control.act(bought, 'approve')
  // Whoever asked would fail.
  await control.fault('pesapal.read', 'status', 3)
  for (let count = 0; count < 20; count += 1) equal((await notice()).status, 200)
  await control.ask({ forgetFaults: true })
  equal(await statusOf(bought), 'pending')
  const { data } = await server.from('orders').select('next_check_at').eq('id', bought.id).single().throwOnError()
  ok(Date.parse(data.next_check_at) <= Date.now() + 5000)
  await minute([bought])
  equal(await statusOf(bought), 'paid')
})

scenario('no forged address of a sender keeps a genuine message out', async (control) => {
  const [ipn, hook] = [createPesapalIpn(context), createPaypalWebhook(context)]
  const from = (request: Request) => {
    request.headers.set('x-forwarded-for', '198.51.100.1')
    return request
  }
  const [paypal, pesapal] = [await order(), await order({ provider: 'pesapal' })]
  for (let count = 0; count < 100; count += 1) {
    const refused = await hook(from(post({ id: `WH-${count}` })))
    deepEqual([refused.status, (await refused.json()).error.code], [401, 'incomplete'])
    equal((await ipn(from(post({ OrderTrackingId: crypto.randomUUID() })))).status, 200)
  }
  await control.act(paypal, 'approve')
  await control.act(pesapal, 'approve')
  for (const message of await control.messages()) {
    const handler = message.url.endsWith('paypal-webhook') ? hook : ipn
    equal((await handler(from(toRequest(message)))).status, 200)
  }
  deepEqual([await statusOf(paypal), await statusOf(pesapal)], ['paid', 'paid'])
})

scenario('a message whose signature fails is not even read', async (control) => {
  const bought = await order()
  await control.act(bought, 'approve')
  const [message] = await control.messages()
  if (!message) throw new Error('PayPal sent no message')
  const deep = '['.repeat(50_000)
  for (const body of [deep, '\0', 'null', '{"id":7}', message.body.slice(1)]) {
    const answer = await webhook(toRequest({ ...message, body }))
    deepEqual([answer.status, (await answer.json()).error.code], [401, 'bad_signature'])
  }
  const large = await webhook(toRequest({ ...message, body: 'x'.repeat(1_000_000) }))
  deepEqual([large.status, (await large.json()).error.code], [413, 'body_too_large'])
})

scenario('the work of the minute is for the server alone', async () => {
  const reconcile = createReconcile(context, 'the-key')
  for (const token of [undefined, 'another-key', Deno.env.get('SUPABASE_ANON_KEY')]) {
    const answer = await reconcile(post({}, token))
    deepEqual([answer.status, (await answer.json()).error.code], [401, 'not_the_server'])
  }
})

scenario('the trial is had once, and not beside months that are paid', async (control) => {
  const [taker, payer] = [await signUp('trial-taker'), await signUp('trial-payer')]
  equal((await taker.client.rpc('start_trial')).data, true)
  equal((await taker.client.rpc('start_trial')).data, false)
  const bought = await order({ token: payer.token, plan: 'Explorer', months: 1 })
  equal(bought.amount_cents, PRICES.Explorer)
  await control.act(bought, 'approve')
  await comeBack(bought, { token: payer.token })
  equal((await payer.client.rpc('start_trial')).data, false)
})

function toRequest({ headers, body }: SentMessage): Request {
  return new Request('http://localhost/functions/v1/paypal-webhook', { method: 'POST', headers, body })
}
