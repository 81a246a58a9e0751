import { afterAnswer } from '../_http/after-answer.ts'
import { answerPost, Refusal } from '../_http/answer.ts'
import type { PaymentContext } from './context.ts'
import { deliverMailsQuietly } from './mails.ts'
import type { Order } from './orders.ts'
import { listAt, parseJson, textAt, valueAt } from './parse-json.ts'
import { readBytes } from './payment-input.ts'
import { createSignatureCheck } from './paypal-signature.ts'
import { ProviderTrouble } from './provider-request.ts'
import { readProvider } from './read-provider.ts'
import { isUuid } from './uuid.ts'

const BODY_LIMIT_BYTES = 200_000
const HANDLED = { received: true }

/**
 * PayPal's messages. Nothing of one is read before its signature is checked, and nothing else decides whether it is: not
 * the address that it seems to come from, which anybody may write. A genuine one is a hint, never the news itself: the
 * order is read from PayPal and that is applied. Only a reversal is believed for itself, with the time it gives, because
 * the dispute about it may be opened later, and the end of a dispute where this app may not read disputes. Known numbers
 * do nothing.
 */
export function createPaypalWebhook(context: PaymentContext): (request: Request) => Promise<Response> {
  const { settings, backend, now } = context
  const check = settings.paypal && createSignatureCheck(settings.paypal, settings.limits, now)

  return answerPost(async (request) => {
    const body = await readBytes(request, BODY_LIMIT_BYTES)
    const fault = check === null ? 'not_set_up' : await check(request.headers, body)
    if (fault !== null) {
      console.warn(`A PayPal message was refused: ${fault}`)
      throw new Refusal(401, fault, 'This message does not come from PayPal.')
    }
    const event = parseJson(new TextDecoder().decode(body))
    const eventId = textAt(event, 'id')
    if (eventId === null || Number.isNaN(Date.parse(textAt(event, 'create_time') ?? ''))) {
      throw new Refusal(400, 'no_event', 'This message has no number, or no time.')
    }
    if (await isKnown(eventId)) return HANDLED
    const order = await orderOf(event, context)
    // Something else that was sold through the same account.
    if (!order) return HANDLED
    await apply(order, event, eventId).catch((error: unknown) => {
      // PayPal tries again later.
      if (error instanceof ProviderTrouble) throw new Refusal(503, 'provider_silent', error.message)
      throw error
    })
    afterAnswer(deliverMailsQuietly(context))
    return HANDLED
  })

  async function isKnown(eventId: string): Promise<boolean> {
    const { data, error } = await backend.server.from('payment_events').select('id').eq('provider_event_id', eventId)
    if (error) throw error
    return data.length > 0
  }

  async function apply(order: Order, event: unknown, eventId: string): Promise<void> {
    const type = textAt(event, 'event_type') ?? ''
    const isReversal = type === 'PAYMENT.CAPTURE.REVERSED'
    if (!isReversal && !type.startsWith('CUSTOMER.DISPUTE.')) {
      await readProvider(context, order, 'webhook', { eventId })
      return
    }
    // It may overtake the news that the money had come: without that no dispute is looked for.
    await readProvider(context, order, 'webhook')
    const present = (await context.orders.find('id', order.id)) ?? order
    if (isReversal) {
      const toldAt = textAt(event, 'create_time')
      await context.orders.apply(order.id, { outcome: 'reversed', toldAt }, 'webhook', eventId)
    }
    await readProvider(context, present, 'webhook', isReversal ? {} : { eventId, dispute: valueAt(event, 'resource') })
  }
}

/** By our number, PayPal's number of the order, or that of the capture, whichever the message has. */
async function orderOf(event: unknown, { orders }: PaymentContext): Promise<Order | null> {
  const resource = valueAt(event, 'resource')
  const own = [
    textAt(resource, 'custom_id'),
    textAt(resource, 'purchase_units', 0, 'custom_id'),
    textAt(resource, 'disputed_transactions', 0, 'custom'),
  ].find(isUuid)
  if (own !== undefined) {
    const order = await orders.find('id', own)
    return order?.provider === 'paypal' ? order : null
  }
  const paypalOrder = textAt(resource, 'supplementary_data', 'related_ids', 'order_id')
  if (paypalOrder !== null) return orders.find('provider_order_id', paypalOrder, 'paypal')
  const up = textAt(
    listAt(resource, 'links').find((link) => textAt(link, 'rel') === 'up'),
    'href',
  )
  const capture = textAt(resource, 'disputed_transactions', 0, 'seller_transaction_id') ?? up?.split('/').at(-1) ?? null
  return capture === null ? null : orders.find('provider_payment_id', capture, 'paypal')
}
