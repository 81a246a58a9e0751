// The imitated providers themselves: as strict as the real ones, in their own words.
import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { comeBack, minute, order, row, scenario, statusOf } from './payment-bench.ts'
import { sandbox } from './sandbox-control.ts'

const known = await sandbox.environment()
const [paypalUrl, pesapalUrl] = [known['PAYPAL_BASE_URL'] ?? '', known['PESAPAL_BASE_URL'] ?? '']
const JSON_HEADERS = { 'content-type': 'application/json', accept: 'application/json' }
const SIX_HOURS_MS = 6 * 60 * 60 * 1000

async function read(response: Response) {
  const text = await response.text()
  return { status: response.status, body: text === '' ? null : JSON.parse(text) }
}

async function paypalToken(): Promise<string> {
  const key = btoa(`${known['PAYPAL_CLIENT_ID']}:${known['PAYPAL_CLIENT_SECRET']}`)
  const headers = { authorization: `Basic ${key}`, 'content-type': 'application/x-www-form-urlencoded' }
  const form = { method: 'POST', headers, body: 'grant_type=client_credentials' }
  return (await read(await fetch(`${paypalUrl}/v1/oauth2/token`, form))).body.access_token
}

async function pesapalToken(): Promise<string> {
  const body = JSON.stringify({
    consumer_key: known['PESAPAL_CONSUMER_KEY'],
    consumer_secret: known['PESAPAL_CONSUMER_SECRET'],
  })
  const answer = await fetch(`${pesapalUrl}/api/Auth/RequestToken`, { method: 'POST', headers: JSON_HEADERS, body })
  return (await read(answer)).body.token
}

type Call = { token: string; body?: unknown; headers?: Record<string, string>; raw?: string }

async function call(base: string, path: string, { token, body, headers, raw }: Call) {
  const text = raw ?? (body === undefined ? undefined : JSON.stringify(body))
  const answer = await fetch(base + path, {
    method: text === undefined ? 'GET' : 'POST',
    headers: { ...JSON_HEADERS, authorization: `Bearer ${token}`, ...headers },
    ...(text !== undefined && { body: text }),
  })
  return read(answer)
}

const paypalOrder = (changes: Record<string, unknown> = {}, unit: Record<string, unknown> = {}) => ({
  intent: 'CAPTURE',
  purchase_units: [
    {
      reference_id: 'default',
      custom_id: 'UT-1',
      invoice_id: crypto.randomUUID(),
      description: 'Adventurer plan, 3 months',
      amount: { currency_code: 'USD', value: '59.97' },
      ...unit,
    },
  ],
  payment_source: {
    paypal: {
      email_address: 'payer@example.com',
      experience_context: {
        landing_page: 'NO_PREFERENCE',
        user_action: 'PAY_NOW',
        shipping_preference: 'NO_SHIPPING',
        payment_method_preference: 'UNRESTRICTED',
        return_url: 'http://localhost/back',
        cancel_url: 'http://localhost/canceled',
      },
    },
  },
  ...changes,
})

const ORDERS = '/v2/checkout/orders'
const numbered = (number: string = crypto.randomUUID()) => ({ 'paypal-request-id': number })

Deno.test('paypal: what is wrong with a call is refused as PayPal refuses it', async () => {
  const token = await paypalToken()
  const refusals: readonly (readonly [string, Call, number, string])[] = [
    ['no token', { token: 'x', body: paypalOrder(), headers: numbered() }, 401, 'INVALID_TOKEN'],
    [
      "PesaPal's token",
      { token: await pesapalToken(), body: paypalOrder(), headers: numbered() },
      401,
      'INVALID_TOKEN',
    ],
    ['a form', { token, body: {}, headers: { 'content-type': 'text/plain' } }, 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['no number', { token, body: paypalOrder() }, 400, 'PAYPAL_REQUEST_ID_REQUIRED'],
    [
      'a long number',
      { token, body: paypalOrder(), headers: numbered('x'.repeat(109)) },
      400,
      'PAYPAL_REQUEST_ID_REQUIRED',
    ],
    ['no JSON', { token, raw: '{', headers: numbered() }, 400, 'MALFORMED_REQUEST_JSON'],
    [
      'another intent',
      { token, body: paypalOrder({ intent: 'BUY' }), headers: numbered() },
      422,
      'INVALID_PARAMETER_VALUE',
    ],
    [
      'three decimals',
      { token, body: paypalOrder({}, { amount: { currency_code: 'USD', value: '59.970' } }), headers: numbered() },
      422,
      'INVALID_PARAMETER_VALUE',
    ],
    [
      'shillings',
      { token, body: paypalOrder({}, { amount: { currency_code: 'TZS', value: '59.97' } }), headers: numbered() },
      422,
      'CURRENCY_NOT_SUPPORTED',
    ],
    [
      'a long description',
      { token, body: paypalOrder({}, { description: 'x'.repeat(128) }), headers: numbered() },
      422,
      'INVALID_STRING_LENGTH',
    ],
    [
      'what a test asks for',
      {
        token,
        body: paypalOrder(),
        headers: { ...numbered(), 'paypal-mock-response': '{"mock_application_codes":"INSTRUMENT_DECLINED"}' },
      },
      422,
      'INSTRUMENT_DECLINED',
    ],
  ]
  for (const [what, wrong, status, issue] of refusals) {
    const answer = await call(paypalUrl, ORDERS, wrong)
    deepEqual([answer.status, answer.body.details[0].issue], [status, issue], what)
    match(answer.body.debug_id, /^[\dA-Z]{13}$/)
  }
})

scenario('paypal: a number is answered again for six hours, and says less where less is preferred', async (control) => {
  const token = await paypalToken()
  const headers = numbered()
  const body = paypalOrder()
  const first = await call(paypalUrl, ORDERS, { token, body, headers })
  deepEqual([first.status, Object.keys(first.body)], [201, ['id', 'status', 'links']])
  const again = await call(paypalUrl, ORDERS, { token, body, headers })
  deepEqual([again.status, again.body.id], [200, first.body.id])
  const other = await call(paypalUrl, ORDERS, { token, body, headers: numbered() })
  deepEqual([other.status, other.body.details[0].issue], [422, 'DUPLICATE_INVOICE_ID'])
  const full = { ...numbered(), prefer: 'return=representation' }
  const shown = await call(paypalUrl, ORDERS, { token, body: paypalOrder(), headers: full })
  equal(shown.body.purchase_units[0].amount.value, '59.97')
  await control.ask({ clockMs: SIX_HOURS_MS + 1000 })
  const late = await call(paypalUrl, ORDERS, { token, body, headers })
  await control.ask({ clockMs: 0 })
  deepEqual([late.status, late.body.details[0].issue], [422, 'DUPLICATE_INVOICE_ID'])
})

scenario('both: a token of one provider is none of the other, and ends by the clock', async (control) => {
  const tokens = { paypal: await paypalToken(), pesapal: await pesapalToken() }
  const status = '/api/Transactions/GetTransactionStatus?orderTrackingId=x'
  equal((await call(pesapalUrl, status, { token: tokens.paypal })).status, 401)
  equal((await call(pesapalUrl, status, { token: tokens.pesapal })).status, 200)
  await control.ask({ clockMs: 301_000 })
  equal((await call(pesapalUrl, status, { token: tokens.pesapal })).status, 401)
  equal((await call(paypalUrl, `${ORDERS}/X`, { token: tokens.paypal })).status, 404)
  await control.ask({ clockMs: 9 * 60 * 60 * 1000 })
  equal((await call(paypalUrl, `${ORDERS}/X`, { token: tokens.paypal })).status, 401)
  await control.ask({ clockMs: 0 })
})

scenario('paypal: captures and refunds are read, and money goes back once', async (control) => {
  const token = await paypalToken()
  const bought = await order()
  await control.act(bought, 'approve')
  await comeBack(bought)
  const { provider_payment_id: capture } = await row('id', bought.id)
  const path = `/v2/payments/captures/${capture}`
  deepEqual((await call(paypalUrl, path, { token })).body.amount, { currency_code: 'USD', value: '59.97' })
  const refund = (amount?: Record<string, string>, number?: string) =>
    call(paypalUrl, `${path}/refund`, { token, body: amount ? { amount } : {}, headers: numbered(number) })
  const tooMuch = await refund({ currency_code: 'USD', value: '60.00' })
  deepEqual([tooMuch.status, tooMuch.body.details[0].issue], [422, 'REFUND_AMOUNT_EXCEEDED'])
  equal((await refund({ currency_code: 'EUR', value: '1.00' })).body.details[0].issue, 'CURRENCY_MISMATCH')
  const part = await refund({ currency_code: 'USD', value: '10.00' }, 'refund-1')
  deepEqual([part.status, part.body.status], [201, 'COMPLETED'])
  equal((await refund({ currency_code: 'USD', value: '10.00' }, 'refund-1')).status, 200)
  equal((await call(paypalUrl, `/v2/payments/refunds/${part.body.id}`, { token })).body.amount.value, '10.00')
  await minute([bought])
  deepEqual([await statusOf(bought), (await row('id', bought.id)).refunded_cents], ['partially_refunded', 1000])
  equal((await refund()).body.amount.value, '49.97')
  equal((await refund()).body.details[0].issue, 'CAPTURE_FULLY_REFUNDED')
  await minute([bought])
  equal(await statusOf(bought), 'refunded')
})

scenario(
  'paypal: a refund that is pending changes nothing until it is made, and nothing where it is not',
  async (control) => {
    for (const isMade of [false, true]) {
      const bought = await order()
      await control.act(bought, 'approve')
      await comeBack(bought)
      await control.act(bought, 'beginRefund')
      await minute([bought])
      equal(await statusOf(bought), 'paid')
      await control.act(bought, isMade ? 'endRefund' : 'cancelRefund')
      await minute([bought])
      equal(await statusOf(bought), isMade ? 'refunded' : 'paid')
    }
  },
)

scenario('paypal: asked about a signature, PayPal says what our own check says', async (control) => {
  const token = await paypalToken()
  const bought = await order()
  await control.act(bought, 'approve')
  await control.ask({ badSignatures: 1 })
  await control.act(await order(), 'approve')
  const [good, bad] = await control.messages()
  const ask = (message: typeof good, event = message?.body ?? '') => {
    const head = {
      auth_algo: message?.headers['paypal-auth-algo'],
      cert_url: message?.headers['paypal-cert-url'],
      transmission_id: message?.headers['paypal-transmission-id'],
      transmission_sig: message?.headers['paypal-transmission-sig'],
      transmission_time: message?.headers['paypal-transmission-time'],
      webhook_id: known['PAYPAL_WEBHOOK_ID'],
    }
    const raw = `${JSON.stringify(head).slice(0, -1)},"webhook_event":${event}}`
    return call(paypalUrl, '/v1/notifications/verify-webhook-signature', { token, raw })
  }
  deepEqual((await ask(good)).body, { verification_status: 'SUCCESS' })
  deepEqual((await ask(good, good?.body.replace('APPROVED', 'approved'))).body, { verification_status: 'FAILURE' })
  deepEqual((await ask(bad)).body, { verification_status: 'FAILURE' })
  equal((await call(paypalUrl, '/v1/notifications/verify-webhook-signature', { token, body: {} })).status, 400)
  for (const [message, status] of [
    [good, 200],
    [bad, 401],
  ] as const) {
    const { url, headers, body } = message ?? { url: '', headers: {}, body: '' }
    const answer = await fetch(url, { method: 'POST', headers, body })
    await answer.body?.cancel()
    equal(answer.status, status)
  }
})

Deno.test('pesapal: what is wrong with a call is refused as PesaPal refuses it', async () => {
  const token = await pesapalToken()
  const list = await call(pesapalUrl, '/api/URLSetup/RegisterIPN', {
    token,
    body: { url: 'http://localhost/ipn', ipn_notification_type: 'POST' },
  })
  const wanted = {
    id: crypto.randomUUID(),
    currency: 'USD',
    amount: 59.97,
    description: 'Adventurer plan',
    callback_url: 'http://localhost/back',
    notification_id: list.body.ipn_id,
    billing_address: { email_address: 'payer@example.com' },
  }
  const submit = (changes: Record<string, unknown>, headers?: Record<string, string>) =>
    call(pesapalUrl, '/api/Transactions/SubmitOrderRequest', {
      token,
      body: { ...wanted, ...changes },
      ...(headers && { headers }),
    })
  const refusals: readonly (readonly [Record<string, unknown>, string])[] = [
    [{ id: 'x'.repeat(51) }, 'invalid_id'],
    [{ amount: '59.97' }, 'invalid_amount'],
    [{ amount: 59.971 }, 'invalid_amount'],
    [{ amount: 3600.01 }, 'amount_exceeds_default_limit'],
    [{ description: 'x'.repeat(101) }, 'invalid_description'],
    [{ callback_url: 'back' }, 'invalid_callback_url'],
    [{ cancellation_url: 7 }, 'invalid_cancellation_url'],
    [{ redirect_mode: 'POPUP' }, 'invalid_redirect_mode'],
    [{ notification_id: crypto.randomUUID() }, 'InvalidIpnId'],
    [{ billing_address: {} }, 'invalid_billing_address'],
    [{ billing_address: { email_address: 'a@example.com', country_code: 'TZA' } }, 'invalid_billing_address'],
    [{ billing_address: { email_address: 'a@example.com', state: 'Arusha' } }, 'invalid_billing_address'],
  ]
  for (const [changes, code] of refusals) equal((await submit(changes)).body.error.code, code)
  equal((await submit({}, { 'content-type': 'text/plain' })).status, 415)
  equal((await submit({}, { accept: 'text/html' })).status, 406)
  const made = await submit({})
  equal(made.body.merchant_reference, wanted.id)
  equal((await submit({})).body.error.code, 'duplicate_id')
  const status = `/api/Transactions/GetTransactionStatus?orderTrackingId=${made.body.order_tracking_id}`
  const { status: http, body } = await call(pesapalUrl, status, { token })
  deepEqual(
    [http, body.status, body.status_code, body.error.code, body.error.message],
    [200, '500', 0, 'payment_details_not_found', 'Pending Payment'],
  )
})

scenario('pesapal: the address that an order named is told of it, whichever was registered first', async (control) => {
  const token = await pesapalToken()
  for (const url of ['http://localhost/first-ipn', 'http://localhost/second-ipn']) {
    const ipn = { url, ipn_notification_type: 'POST' }
    const { body } = await call(pesapalUrl, '/api/URLSetup/RegisterIPN', { token, body: ipn })
    const id = crypto.randomUUID()
    const wanted = {
      id,
      currency: 'USD',
      amount: 59.97,
      description: 'Adventurer plan',
      callback_url: 'http://localhost/back',
      notification_id: body.ipn_id,
      billing_address: { email_address: 'payer@example.com' },
    }
    equal(
      (await call(pesapalUrl, '/api/Transactions/SubmitOrderRequest', { token, body: wanted })).body.merchant_reference,
      id,
    )
    await control.act({ id }, 'approve')
    equal((await control.messages()).at(-1)?.url, url)
  }
})

scenario('pesapal: a refund is asked for once, in full, and done when the merchant does it', async (control) => {
  const token = await pesapalToken()
  const bought = await order({ provider: 'pesapal' })
  await control.act(bought, 'approve')
  await comeBack(bought)
  const { provider_payment_id: code } = await row('id', bought.id)
  const ask = async (changes: Record<string, string> = {}) => {
    const body = { confirmation_code: code, amount: '59.97', username: 'asha', remarks: 'sorry', ...changes }
    return (await call(pesapalUrl, '/api/Transactions/RefundRequest', { token, body })).body.status
  }
  equal(await ask({ amount: '10.00' }), '500')
  equal(await ask({ confirmation_code: 'X' }), '500')
  deepEqual([await ask(), await ask()], ['200', '500'])
  await minute([bought])
  equal(await statusOf(bought), 'paid')
  await control.act(bought, 'endRefund')
  await minute([bought])
  equal(await statusOf(bought), 'reversed')
})

Deno.test('the sandbox answers nothing but what it imitates', async () => {
  const token = await paypalToken()
  for (const path of ['/v1/notifications/certs/CERT-OTHER', '/v2/payments/captures/X', '/v2/payments/refunds/X']) {
    equal((await call(paypalUrl, path, { token })).status, 404)
  }
  ok((await call(pesapalUrl, '/api/Transactions/Other', { token: await pesapalToken() })).status === 404)
})
