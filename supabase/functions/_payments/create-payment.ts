import { answerPost, Refusal } from '../_http/answer.ts'
import type { PaymentContext } from './context.ts'
import { dollarsFromCents } from './money.ts'
import type { Order, Provider } from './orders.ts'
import { type PaymentInput, readPaymentInput } from './payment-input.ts'
import { type OpenedPayment, ProviderRefusal } from './paypal.ts'
import { ProviderTrouble } from './provider-request.ts'
import { visitorOf } from './visitor.ts'

const NAMES: Readonly<Record<Provider, string>> = { paypal: 'PayPal', pesapal: 'PesaPal' }
const REFUSALS: Readonly<Record<string, Refusal>> = {
  plan_not_found: new Refusal(400, 'plan_not_found', 'Selected plan not found'),
  amount_mismatch: new Refusal(400, 'amount_mismatch', 'The price has changed. Reload the page and try again.'),
  too_many_orders: new Refusal(429, 'too_many_orders', 'Too many payments were started. Try again in an hour.'),
}
/** The only ones to which pages follow, too. */
const PAYMENT_HOSTS: ReadonlySet<string> = new Set([
  'www.paypal.com',
  'www.sandbox.paypal.com',
  'pay.pesapal.com',
  'cybqa.pesapal.com',
])
const LIMIT_CODES = new Set(['amount_exceeds_default_limit', 'maximum_amount_limit_exceeded'])
const WENT_ON = new Set(['approved', 'review', 'paid', 'partially_refunded'])
/** Growing, so that a hundred impatient clicks do not ask a hundred times a second. */
const WAITS_MS = [250, 500, 1000, 2000, 4000, 4000, 4000, 4000]

/**
 * Answers `{ redirect_url }` for a plan, months and the total that the database agrees with. The order is written before
 * the provider hears of it, and the provider's number before the buyer does. A second click gets the same address.
 */
export function createPayment(context: PaymentContext, provider: Provider): (request: Request) => Promise<Response> {
  return answerPost(async (request) => {
    const input = await readPaymentInput(request)
    const visitor = await visitorOf(request, context)
    const buyer = { ...input, email: input.email || visitor.email }
    if (buyer.email === '') {
      throw new Refusal(400, 'email_required', 'Enter your e-mail address, so that we can send you the receipt.')
    }
    const opened = await context.orders.open(provider, buyer, visitor)
    if ('refusal' in opened) throw REFUSALS[opened.refusal] ?? new Error(`Unknown refusal ${opened.refusal}`)
    const address = opened.isNew
      ? await startPayment(context, provider, { orderId: opened.orderId, buyer, origin: visitor.origin })
      : await addressOf(context, opened.orderId, { provider, origin: visitor.origin })
    return { redirect_url: shownAddress(context, address, visitor.origin) }
  })
}

type Start = { orderId: string; buyer: PaymentInput; origin: string }

async function startPayment(context: PaymentContext, provider: Provider, start: Start): Promise<string> {
  const { orders } = context
  try {
    const payment = await askForPayment(context, provider, start)
    if (!mayLeadTo(context, payment.approvalUrl, start.origin)) throw new ProviderRefusal('FOREIGN_PAYMENT_URL')
    await orders.start(start.orderId, payment.providerOrderId, payment.approvalUrl)
    return payment.approvalUrl
  } catch (error) {
    const code = error instanceof ProviderRefusal ? error.code : error instanceof ProviderTrouble ? 'no answer' : null
    if (code === null) throw error
    await orders.apply(start.orderId, { outcome: 'failed', reason: code }, 'create')
    throw failureFor(provider, code)
  }
}

function askForPayment(
  { paypal, pesapal }: PaymentContext,
  provider: Provider,
  { orderId, buyer, origin }: Start,
): Promise<OpenedPayment> {
  const { planName, months, totalCents, email, phone, firstName, lastName } = buyer
  const description = `${planName} plan, ${months} ${months === 1 ? 'month' : 'months'}`
  const returnUrl = returnAddress(orderId, { provider, origin })
  const cancelUrl = `${returnUrl}&canceled=1`
  if (provider === 'paypal' && paypal) {
    const amount = dollarsFromCents(totalCents)
    return paypal.createOrder({ orderId, description, amount, email, returnUrl, cancelUrl })
  }
  if (provider === 'pesapal' && pesapal) {
    return pesapal.submitOrder({
      orderId,
      description,
      amountCents: totalCents,
      callbackUrl: returnUrl,
      cancellationUrl: cancelUrl,
      buyer: { email, phone, firstName, lastName },
    })
  }
  throw new ProviderRefusal('NOT_SET_UP')
}

type Place = { provider: Provider; origin: string }

function returnAddress(orderId: string, { provider, origin }: Place): string {
  return `${origin}/payment-return?order_id=${orderId}&provider=${provider}`
}

/**
 * Where somebody pays for an order that is open, or is just being opened by their own first click; where it has been paid
 * meanwhile, the page that says so.
 */
async function addressOf({ orders }: PaymentContext, orderId: string, place: Place): Promise<string> {
  for (const waitMs of WAITS_MS) {
    const order: Order | null = await orders.find('id', orderId)
    if (order?.approvalUrl && order.status === 'pending') return order.approvalUrl
    if (order && WENT_ON.has(order.status)) return returnAddress(orderId, place)
    if (order?.status !== 'created') break
    await new Promise((resolve) => setTimeout(resolve, waitMs))
  }
  throw failureFor(place.provider, 'no answer')
}

function mayLeadTo({ settings }: PaymentContext, address: string, origin: string): boolean {
  if (!URL.canParse(address)) return false
  const url = new URL(address)
  if (settings.isSandbox && url.origin === origin) return true
  return url.protocol === 'https:' && PAYMENT_HOSTS.has(url.host)
}

/** The sandbox lies under every name by which people reach this server. */
function shownAddress({ settings }: PaymentContext, address: string, origin: string): string {
  if (!settings.isSandbox) return address
  const { pathname, search } = new URL(address)
  return `${origin}${pathname}${search}`
}

function failureFor(provider: Provider, code: string): Refusal {
  const name = NAMES[provider]
  if (LIMIT_CODES.has(code)) {
    return new Refusal(422, 'amount_above_limit', `${name} does not take an amount this large. Choose fewer months.`)
  }
  return new Refusal(502, 'provider_failed', `Failed to initiate ${name} payment`)
}
