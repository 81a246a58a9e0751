import { afterAnswer } from '../_http/after-answer.ts'
import { answerPost, Refusal } from '../_http/answer.ts'
import type { PaymentContext } from './context.ts'
import { deliverMailsQuietly } from './mails.ts'
import type { Order } from './orders.ts'
import { parseJson, recordOf } from './parse-json.ts'
import { readBody } from './payment-input.ts'
import { ProviderTrouble } from './provider-request.ts'
import { readProvider } from './read-provider.ts'
import { isUuid } from './uuid.ts'
import { visitorOf } from './visitor.ts'

const OPEN = new Set(['pending', 'approved', 'review', 'failed', 'canceled', 'expired'])

/**
 * How an order stands, for whoever came back from paying: `{ order_id, canceled }` asks the provider, and only the
 * provider's answer counts. `canceled` says that the buyer came through the way back without paying. Orders of an account
 * are shown to it alone; the number of an order bought without one is known to its buyer alone.
 */
export function createConfirmPayment(context: PaymentContext): (request: Request) => Promise<Response> {
  return answerPost(async (request) => {
    const { order_id: orderId, canceled } = recordOf(parseJson(await readBody(request)))
    if (!isUuid(orderId)) throw new Refusal(400, 'order_required', 'An order is named by its number.')
    const order = await context.orders.find('id', orderId)
    const { userId } = await visitorOf(request, context)
    // Which of the two it is would tell a stranger that the number exists.
    if (!order?.hasBuyer || (order.userId !== null && order.userId !== userId)) {
      throw new Refusal(404, 'order_not_found', 'There is no such order for you.')
    }
    const read = await askAgain(context, order)
    let status = read ?? order.status
    // Only who was just told that nothing was paid may say so.
    if (canceled === true && read === 'pending') {
      status = await context.orders.apply(order.id, { outcome: 'canceled' }, 'return')
    }
    if (status !== order.status) afterAnswer(deliverMailsQuietly(context))
    const present = (await context.orders.find('id', order.id)) ?? order
    return {
      status: present.status,
      amount_differs: present.amountDiffers,
      plan_id: order.planId,
      months: order.months,
      amount_cents: order.amountCents,
      provider: order.provider,
      needs_claim: order.userId === null,
    }
  })
}

/** The order's state after the provider was asked; null where it was not, or did not answer. */
async function askAgain(context: PaymentContext, order: Order): Promise<string | null> {
  if (!OPEN.has(order.status) || !(await context.orders.beginRead(order.id))) return null
  try {
    return await readProvider(context, order, 'return')
  } catch (error) {
    // The page asks again, and so does the reconciler.
    if (error instanceof ProviderTrouble) return null
    throw error
  }
}
