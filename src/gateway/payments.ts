import { type ConfirmedOrder, parseConfirmedOrder } from '#content/order.ts'
import { PROVIDER_NAMES, type PaymentMethod } from '#content/payment-method.ts'
import { AppError } from '#core/app-error.ts'
import { holdsSession } from '#platform/auth-entries.ts'
import { backendClient } from './backend-client.ts'

/** What both payment functions are sent; the server checks every field again. */
export type PaymentRequest = {
  planName: string
  /** Whole, from 1 to 12. */
  months: number
  /** US dollars with two decimals, such as '59.97'. */
  totalAmount: string
  firstName: string
  lastName: string
  email: string
  /** May be empty. */
  phone: string
}

const FUNCTIONS: Readonly<Record<PaymentMethod, string>> = {
  paypal: 'create-paypal-payment',
  pesapal: 'create-pesapal-payment',
}

/** Beside our own origin, the only hosts that a payment may lead to. */
const PAYMENT_HOSTS: ReadonlySet<string> = new Set([
  'www.paypal.com',
  'www.sandbox.paypal.com',
  'pay.pesapal.com',
  'cybqa.pesapal.com',
])

/** Asking again changes nothing: the order is not for whoever is here, or their session is not accepted (401). */
const UNKNOWN_STATUSES: ReadonlySet<number> = new Set([400, 401, 404])

/** So long somebody waits here. The server may ask the provider for longer; what it opens meanwhile, a second click finds. */
const ANSWER_LIMIT_MS = 60_000

/**
 * Opens a payment and answers with the address at which the person completes it.
 * @throws AppError with a message for the person: `network` in the server's words where it gave any, `invalid-data`
 * when the answer names no address that a payment may lead to.
 */
export async function createPayment(method: PaymentMethod, request: PaymentRequest): Promise<URL> {
  const { isRefused, answer } = await callFunction(FUNCTIONS[method], request).catch((cause: unknown) => {
    throw new AppError('network', failureMessage(method), { cause })
  })
  const message = messageOf(answer)
  if (message !== null) throw new AppError('network', message)
  if (isRefused) throw new AppError('network', failureMessage(method))
  const url = paymentUrl(recordOf(answer)['redirect_url'])
  if (!url) throw new AppError('invalid-data', 'No payment URL received')
  return url
}

/**
 * How an order stands, as the provider says now.
 * @param isCanceled true where the buyer came back without paying; money that came all the same wins
 * @throws AppError `not-found` where there is no such order, or it belongs to an account that is not signed in here, or
 * no longer is.
 */
export async function confirmPayment(orderId: string, isCanceled: boolean): Promise<ConfirmedOrder> {
  const payload = { order_id: orderId, ...(isCanceled && { canceled: true }) }
  const { status, isRefused, answer } = await callFunction('confirm-payment', payload).catch((cause: unknown) => {
    throw new AppError('network', 'Could not ask for the order', { cause })
  })
  if (UNKNOWN_STATUSES.has(status)) throw new AppError('not-found', `There is no order ${orderId} for this person`)
  if (isRefused) throw new AppError('network', 'Could not ask for the order')
  return parseConfirmedOrder(answer)
}

type FunctionAnswer = { status: number; isRefused: boolean; answer: unknown }

/** Asks a function without loading the backend's client, which whoever is signed out never needs. */
async function callFunction(name: string, payload: unknown): Promise<FunctionAnswer> {
  const token = holdsSession() ? await accessToken() : null
  const response = await fetch(`${import.meta.env.VITE_SUPABASE_URL ?? ''}/functions/v1/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token !== null && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(payload),
    signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
  })
  const text = await response.text()
  return { status: response.status, isRefused: !response.ok, answer: parseJson(text) }
}

/**
 * The session's token, refreshed where its time is over; null where the session has ended.
 * @throws AuthError where it could not be refreshed: whoever is signed in never buys as nobody.
 */
async function accessToken(): Promise<string | null> {
  const client = await backendClient()
  const { data, error } = await client.auth.getSession()
  if (error) throw error
  return data.session?.access_token ?? null
}

/** Null for anything that is not JSON, such as the page of a proxy. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function failureMessage(method: PaymentMethod): string {
  return `Failed to initiate ${PROVIDER_NAMES[method]} payment`
}

function messageOf(answer: unknown): string | null {
  const { message } = recordOf(recordOf(answer)['error'])
  return typeof message === 'string' && message.trim() !== '' ? message : null
}

function paymentUrl(value: unknown): URL | null {
  if (typeof value !== 'string') return null
  const url = URL.canParse(value) ? new URL(value) : null
  if (url?.origin === location.origin) return url
  return url?.protocol === 'https:' && PAYMENT_HOSTS.has(url.host) ? url : null
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
