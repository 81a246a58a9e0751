import { holdToken, type Token } from './access-token.ts'
import { listAt, numberAt, recordOf, textAt } from './parse-json.ts'
import { askProvider, type ProviderAnswer, ProviderTrouble } from './provider-request.ts'
import type { PaypalSettings, RequestLimits } from './settings.ts'

export type NewPaypalOrder = {
  orderId: string
  description: string
  /** Dollars with two decimals. */
  amount: string
  email: string
  returnUrl: string
  cancelUrl: string
}

export type OpenedPayment = { providerOrderId: string; approvalUrl: string }

/** A refusal of the provider, by its own code. */
export class ProviderRefusal extends Error {
  constructor(readonly code: string) {
    super(code)
  }
}

export type Paypal = ReturnType<typeof createPaypal>

const MINUTE_MS = 60_000

/** PayPal's Orders API, version 2. Every call may be repeated: it carries a number that PayPal knows again. */
export function createPaypal(settings: PaypalSettings, limits: RequestLimits, now: () => number = Date.now) {
  const tokens = holdToken(() => fetchToken(settings, limits, now), now)

  return { createOrder, readOrder, captureOrder, readDisputes }

  /** @throws ProviderRefusal, ProviderTrouble */
  async function createOrder(order: NewPaypalOrder): Promise<OpenedPayment> {
    const { status, body } = await call('POST', '/v2/checkout/orders', {
      requestId: `create-${order.orderId}`,
      payload: toPaypalOrder(order),
    })
    if (status !== 200 && status !== 201) throw refusalFrom(body, status)
    const providerOrderId = textAt(body, 'id')
    const links = listAt(body, 'links')
    const find = (rel: string) =>
      textAt(
        links.find((link) => textAt(link, 'rel') === rel),
        'href',
      )
    const approvalUrl = find('payer-action') ?? find('approve')
    if (providerOrderId === null || approvalUrl === null) throw new ProviderRefusal('NO_PAYMENT_URL')
    return { providerOrderId, approvalUrl }
  }

  /** The whole order, or null where PayPal knows it no more. @throws ProviderTrouble */
  async function readOrder(providerOrderId: string): Promise<unknown> {
    const { status, body } = await call('GET', `/v2/checkout/orders/${encodeURIComponent(providerOrderId)}`, {})
    if (status === 404) return null
    if (status !== 200) throw new ProviderTrouble(`Reading an order was answered ${status}`)
    return body
  }

  /**
   * Takes the money of an approved order, once: asked again, PayPal answers as it did the first time.
   * @throws ProviderRefusal with PayPal's issue, ProviderTrouble
   */
  async function captureOrder(providerOrderId: string, orderId: string): Promise<unknown> {
    const { status, body } = await call('POST', `/v2/checkout/orders/${encodeURIComponent(providerOrderId)}/capture`, {
      requestId: `capture-${orderId}`,
      payload: {},
    })
    if (status !== 200 && status !== 201) throw refusalFrom(body, status)
    return body
  }

  /**
   * Every dispute about a capture, with its outcome, which the list leaves out. Null where the app may not ask: 'Disputes'
   * is switched on for it by hand.
   * @throws ProviderTrouble
   */
  async function readDisputes(captureId: string): Promise<readonly unknown[] | null> {
    const list = await call('GET', `/v1/customer/disputes?disputed_transaction_id=${encodeURIComponent(captureId)}`, {})
    if (list.status === 403) console.error('PayPal does not show its disputes to this app')
    if (list.status === 403) return null
    if (list.status === 404) return []
    if (list.status !== 200) throw new ProviderTrouble(`Listing disputes was answered ${list.status}`)
    const disputes: unknown[] = []
    for (const item of listAt(list.body, 'items')) {
      const id = encodeURIComponent(textAt(item, 'dispute_id') ?? '')
      const { status, body } = await call('GET', `/v1/customer/disputes/${id}`, {})
      if (status !== 200) throw new ProviderTrouble(`Reading a dispute was answered ${status}`)
      disputes.push(body)
    }
    return disputes
  }

  async function call(
    method: string,
    path: string,
    { requestId, payload }: { requestId?: string; payload?: unknown },
  ): Promise<ProviderAnswer> {
    const ask = (token: string) =>
      askProvider(
        settings.baseUrl + path,
        {
          method,
          headers: {
            authorization: `Bearer ${token}`,
            'content-type': 'application/json',
            prefer: 'return=representation',
            ...(requestId !== undefined && { 'paypal-request-id': requestId }),
          },
          ...(payload !== undefined && { body: JSON.stringify(payload) }),
          isRepeatable: true,
        },
        limits,
      )
    const answer = await ask(await tokens.get())
    if (answer.status !== 401) return answer
    tokens.forget()
    return ask(await tokens.get())
  }
}

async function fetchToken(settings: PaypalSettings, limits: RequestLimits, now: () => number): Promise<Token> {
  const { clientId, clientSecret, baseUrl } = settings
  const { status, body } = await askProvider(
    `${baseUrl}/v1/oauth2/token`,
    {
      method: 'POST',
      headers: {
        authorization: `Basic ${btoa(`${clientId}:${clientSecret}`)}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'grant_type=client_credentials',
      isRepeatable: true,
    },
    limits,
  )
  const token = textAt(body, 'access_token')
  if (status !== 200 || token === null) throw new ProviderTrouble(`PayPal gave no token: ${status}`)
  return { token, untilMs: now() + (numberAt(body, 'expires_in') ?? 0) * 1000 - MINUTE_MS }
}

function toPaypalOrder({ orderId, description, amount, email, returnUrl, cancelUrl }: NewPaypalOrder) {
  return {
    intent: 'CAPTURE',
    purchase_units: [
      {
        reference_id: 'default',
        custom_id: orderId,
        invoice_id: orderId,
        description,
        amount: { currency_code: 'USD', value: amount },
      },
    ],
    payment_source: {
      paypal: {
        email_address: email,
        experience_context: {
          brand_name: 'Utalii',
          locale: 'en-US',
          shipping_preference: 'NO_SHIPPING',
          landing_page: 'NO_PREFERENCE',
          user_action: 'PAY_NOW',
          payment_method_preference: 'UNRESTRICTED',
          return_url: returnUrl,
          cancel_url: cancelUrl,
        },
      },
    },
  }
}

function refusalFrom(body: unknown, status: number): ProviderRefusal {
  const { debug_id: debugId } = recordOf(body)
  const code = textAt(body, 'details', 0, 'issue') ?? textAt(body, 'name') ?? `HTTP_${status}`
  // What PayPal's support asks for.
  console.error(`PayPal refused: ${code}, debug id ${String(debugId)}`)
  return new ProviderRefusal(code)
}
