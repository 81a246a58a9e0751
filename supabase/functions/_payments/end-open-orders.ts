import type { PaymentContext } from './context.ts'
import type { Order } from './orders.ts'
import { ProviderTrouble } from './provider-request.ts'
import { readProvider } from './read-provider.ts'

const UNDER_WAY = new Set(['approved', 'review'])
const PAID = new Set(['paid', 'partially_refunded'])

/**
 * What an account must not end beside: asks the providers about each of its orders that may still be paid, and closes
 * those that nobody has. True where money is under way, or has just been found: then the account is to stay for now.
 */
export async function endOpenOrders(context: PaymentContext, userId: string): Promise<boolean> {
  const open = await context.orders.openOf(userId)
  const ends = await Promise.all(open.map((order) => isUnderWay(context, order)))
  return ends.some((isOpen) => isOpen)
}

async function isUnderWay(context: PaymentContext, order: Order): Promise<boolean> {
  try {
    const status = await readProvider(context, order, 'return')
    if (UNDER_WAY.has(status) || PAID.has(status)) return true
    if (order.provider === 'pesapal' && order.providerOrderId !== null) {
      const isClosed = await context.pesapal?.cancelOrder(order.providerOrderId)
      // Refused where it was paid in this very moment.
      if (!isClosed && PAID.has(await readProvider(context, order, 'return'))) return true
    }
  } catch (error) {
    if (!(error instanceof ProviderTrouble)) throw error
    // A provider that is silent keeps nobody here who has not agreed to pay.
    if (UNDER_WAY.has(order.status)) return true
  }
  await context.orders.apply(order.id, { outcome: 'expired', reason: 'its account ends' }, 'return')
  return false
}
