import type { PaymentContext } from './context.ts'
import type { EventSource, Order } from './orders.ts'
import { listAt } from './parse-json.ts'
import type { PaymentFact } from './payment-fact.ts'
import { ProviderRefusal } from './paypal.ts'
import { factFromCaptureRefusal, factFromPaypalOrder } from './paypal-fact.ts'
import { factAfterDisputes } from './paypal-dispute.ts'
import { ProviderTrouble } from './provider-request.ts'

/** Only money that we know of is disputed. */
const WAS_PAID = new Set(['paid', 'partially_refunded', 'reversed'])

/**
 * Asks the provider how an order stands and applies the answer: the one routine behind the buyer's return, the provider's
 * messages and the reconciler. Resolves to the order's state afterwards.
 * @param message the provider's number of the message that led here, and the dispute that it tells of
 * @throws ProviderTrouble where the provider does not answer
 */
export async function readProvider(
  context: PaymentContext,
  order: Order,
  source: EventSource,
  { eventId = null, dispute }: { eventId?: string | null; dispute?: unknown } = {},
): Promise<string> {
  if (order.providerOrderId === null) return order.status
  const known = { ...order, providerOrderId: order.providerOrderId }
  const fact =
    order.provider === 'paypal'
      ? await readPaypal(context, known, { source, dispute })
      : await readPesapal(context, known)
  return context.orders.apply(order.id, fact, source, eventId)
}

type SentOrder = Order & { providerOrderId: string }

function readPesapal({ pesapal }: PaymentContext, { id, providerOrderId }: SentOrder): Promise<PaymentFact> {
  if (!pesapal) throw new ProviderTrouble('PesaPal is not set up')
  return pesapal.readStatus(providerOrderId, id)
}

async function readPaypal(
  { paypal, orders }: PaymentContext,
  order: SentOrder,
  { source, dispute }: { source: EventSource; dispute: unknown },
) {
  if (!paypal) throw new ProviderTrouble('PayPal is not set up')
  const { id, providerOrderId, status } = order
  const read = await paypal.readOrder(providerOrderId)
  const fact = factFromPaypalOrder(read, id)
  const isTaken = fact.outcome === 'paid' || fact.outcome === 'partially_refunded'
  if (isTaken && fact.paymentId && WAS_PAID.has(status)) {
    const refunds = listAt(read, 'purchase_units', 0, 'payments', 'refunds')
    // Where PayPal keeps them from this app, its signed message is all there is.
    const disputes = (await paypal.readDisputes(fact.paymentId)) ?? [dispute]
    return factAfterDisputes(fact, disputes, refunds)
  }
  if (fact.outcome !== 'approved') return fact
  if (!order.hasBuyer) return { outcome: 'failed', reason: 'its account has ended' } satisfies PaymentFact
  // Whoever was declined orders anew; an approval of the old order takes nothing, whoever tells of it.
  if (status === 'failed' || (await orders.apply(id, fact, source)) === 'failed') {
    return { outcome: 'failed' } satisfies PaymentFact
  }
  try {
    const captured = await paypal.captureOrder(providerOrderId, id)
    return factFromPaypalOrder(captured, id)
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error
    // Captured already, perhaps by the very call that we never heard back from: the order itself knows.
    return factFromCaptureRefusal(error.code) ?? factFromPaypalOrder(await paypal.readOrder(providerOrderId), id)
  }
}
