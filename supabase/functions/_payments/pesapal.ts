import { holdToken, type Token } from './access-token.ts'
import { centsFromNumber } from './money.ts'
import { listAt, numberAt, textAt, valueAt } from './parse-json.ts'
import type { PaymentFact } from './payment-fact.ts'
import { type OpenedPayment, ProviderRefusal } from './paypal.ts'
import { askProvider, type ProviderAnswer, ProviderTrouble } from './provider-request.ts'
import type { PesapalSettings, RequestLimits } from './settings.ts'

export type NewPesapalOrder = {
  orderId: string
  description: string
  amountCents: number
  callbackUrl: string
  cancellationUrl: string
  buyer: { email: string; phone: string; firstName: string; lastName: string }
}

export type Pesapal = ReturnType<typeof createPesapal>

const MINUTE_MS = 60_000
/** Documented as five minutes, whatever the token says. */
const LONGEST_TOKEN_MS = 4 * MINUTE_MS

/** PesaPal's API, version 3. Its HTTP status says little: what counts is in the body. */
export function createPesapal(
  settings: PesapalSettings,
  ipnUrl: string,
  limits: RequestLimits,
  now: () => number = Date.now,
) {
  const tokens = holdToken(() => fetchToken(settings, limits, now), now)
  let registered: Promise<string> | null = null

  return { submitOrder, readStatus, cancelOrder }

  /**
   * Sent once: PesaPal takes each of our numbers a single time, and a second sending would be refused.
   * @throws ProviderRefusal, ProviderTrouble
   */
  async function submitOrder(order: NewPesapalOrder): Promise<OpenedPayment> {
    const { body } = await call('POST', '/api/Transactions/SubmitOrderRequest', toPesapalOrder(order, await ipnId()))
    const providerOrderId = textAt(body, 'order_tracking_id')
    const approvalUrl = textAt(body, 'redirect_url')
    if (providerOrderId === null || approvalUrl === null) throw refusalFrom(body)
    return { providerOrderId, approvalUrl }
  }

  /** @throws ProviderTrouble */
  async function readStatus(providerOrderId: string, orderId: string): Promise<PaymentFact> {
    // What it says is as old as the question, however long the answer takes.
    const toldAt = new Date(now()).toISOString()
    const answer = await call(
      'GET',
      `/api/Transactions/GetTransactionStatus?orderTrackingId=${encodeURIComponent(providerOrderId)}`,
    )
    return factFromStatus(answer, { orderId, toldAt })
  }

  /** Closes an order that nobody paid. False where PesaPal refuses: it is closed already, forgotten, or paid after all. */
  async function cancelOrder(providerOrderId: string): Promise<boolean> {
    const { body } = await call('POST', '/api/Transactions/CancelOrder', { order_tracking_id: providerOrderId })
    return String(valueAt(body, 'status')) === '200'
  }

  async function call(method: string, path: string, payload?: unknown): Promise<ProviderAnswer> {
    const ask = (token: string) =>
      askProvider(
        settings.baseUrl + path,
        {
          method,
          headers: {
            authorization: `Bearer ${token}`,
            accept: 'application/json',
            'content-type': 'application/json',
          },
          ...(payload !== undefined && { body: JSON.stringify(payload) }),
          isRepeatable: method === 'GET',
        },
        limits,
      )
    const answer = await ask(await tokens.get())
    if (answer.status !== 401) return answer
    tokens.forget()
    return ask(await tokens.get())
  }

  /** Every order names the address to notify by its number; a failure is forgotten, so that the next order tries again. */
  function ipnId(): Promise<string> {
    if (settings.ipnId !== null) return Promise.resolve(settings.ipnId)
    registered ??= registerIpn().catch((error: unknown) => {
      registered = null
      throw error
    })
    return registered
  }

  async function registerIpn(): Promise<string> {
    const { body: list } = await call('GET', '/api/URLSetup/GetIpnList')
    const known = textAt(
      listAt(list).find((entry) => textAt(entry, 'url') === ipnUrl),
      'ipn_id',
    )
    if (known !== null) return known
    const { body } = await call('POST', '/api/URLSetup/RegisterIPN', { url: ipnUrl, ipn_notification_type: 'POST' })
    const made = textAt(body, 'ipn_id')
    if (made === null) throw refusalFrom(body)
    return made
  }
}

function toPesapalOrder({ buyer: { email, phone, firstName, lastName }, ...order }: NewPesapalOrder, ipnId: string) {
  return {
    id: order.orderId,
    currency: 'USD',
    amount: order.amountCents / 100,
    description: order.description,
    callback_url: order.callbackUrl,
    cancellation_url: order.cancellationUrl,
    notification_id: ipnId,
    billing_address: {
      email_address: email,
      ...(phone !== '' && { phone_number: phone }),
      ...(firstName !== '' && { first_name: firstName }),
      ...(lastName !== '' && { last_name: lastName }),
    },
  }
}

async function fetchToken(settings: PesapalSettings, limits: RequestLimits, now: () => number): Promise<Token> {
  const { body } = await askProvider(
    `${settings.baseUrl}/api/Auth/RequestToken`,
    {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify({ consumer_key: settings.consumerKey, consumer_secret: settings.consumerSecret }),
      isRepeatable: true,
    },
    limits,
  )
  const token = textAt(body, 'token')
  if (token === null) throw new ProviderTrouble(`PesaPal gave no token: ${textAt(body, 'error', 'code') ?? ''}`)
  const endMs = Date.parse(textAt(body, 'expiryDate') ?? '') || 0
  return { token, untilMs: Math.min(endMs - MINUTE_MS, now() + LONGEST_TOKEN_MS) }
}

function factFromStatus(
  { status, body }: ProviderAnswer,
  { orderId, toldAt }: { orderId: string; toldAt: string },
): PaymentFact {
  const code = numberAt(body, 'status_code')
  // "Pending Payment" comes as an error too, beside status 0: nobody has paid yet.
  if (code === null) {
    const error = textAt(body, 'error', 'code')
    // It knows no such order, or no more: nobody can have paid it. A token that it does not take says nothing.
    if (error !== null && status !== 401) return { outcome: 'open', reason: error }
    throw new ProviderTrouble(`PesaPal gave no status: ${error ?? ''}`)
  }
  const known = {
    paymentId: textAt(body, 'confirmation_code'),
    amountCents: centsFromNumber(numberAt(body, 'amount')),
    currency: textAt(body, 'currency'),
  }
  if (code === 0) return { outcome: 'open' }
  if (textAt(body, 'merchant_reference') !== orderId) return { outcome: 'failed', reason: 'order_mismatch' }
  if (code === 1) return { outcome: 'paid', ...known, toldAt }
  if (code === 3) return { outcome: 'reversed', ...known, toldAt }
  return { outcome: 'failed', ...known, reason: textAt(body, 'payment_status_code') ?? 'FAILED' }
}

function refusalFrom(body: unknown): ProviderRefusal {
  const code = textAt(body, 'error', 'code') ?? 'NO_PAYMENT_URL'
  console.error(`PesaPal refused: ${code}`)
  return new ProviderRefusal(code)
}
