import type { Notifier } from './notifier.ts'
import type { PaypalEvents } from './paypal-events.ts'
import { notifyOfPesapalChange, writeMove } from './pesapal-api.ts'
import { createNumber, type PaypalOrder, type PesapalOrder, type SandboxState } from './sandbox-state.ts'

export const CHOICES = ['approve', 'cancel', 'pending', 'fail'] as const
export type Choice = (typeof CHOICES)[number]

/** What the buyer does on the approval page, and where the browser goes afterwards. */
export type BuyerChoices = ReturnType<typeof createBuyerChoices>

export function createBuyerChoices(state: SandboxState, notifier: Notifier, events: PaypalEvents) {
  return {
    async paypal(order: PaypalOrder, choice: Choice): Promise<URL> {
      if (choice === 'cancel') return withQuery(order.cancelUrl, { token: order.id })
      if (order.status === 'PAYER_ACTION_REQUIRED') {
        order.status = 'APPROVED'
        order.plan = ({ approve: 'complete', pending: 'pend', fail: 'decline' } as const)[choice]
        await events.orderApproved(order)
      }
      return withQuery(order.returnUrl, { token: order.id, PayerID: 'SANDBOXPAYER' })
    },
    pesapal(order: PesapalOrder, choice: Choice): URL {
      const back = {
        OrderTrackingId: order.trackingId,
        OrderMerchantReference: order.merchantReference,
        OrderNotificationType: 'CALLBACKURL',
      }
      if (choice === 'cancel') return withQuery(order.cancellationUrl, back)
      if (choice === 'approve' || choice === 'fail') payByPesapal(state, notifier, order, choice === 'approve' ? 1 : 2)
      return withQuery(order.callbackUrl, back)
    },
  }
}

/** 1 pays, 2 fails, 3 takes the money back; what was paid fails no more. */
export function payByPesapal(
  state: SandboxState,
  notifier: Notifier,
  order: PesapalOrder,
  statusCode: 1 | 2 | 3,
): void {
  if (order.statusCode === 3 || (order.statusCode === 1 && statusCode !== 3)) return
  order.statusCode = statusCode
  if (statusCode === 1) order.confirmationCode = createNumber(10)
  if (statusCode !== 2) writeMove(state, order, statusCode === 1 ? 'charged' : 'reversed')
  notifyOfPesapalChange(state, notifier, order)
}

function withQuery(address: string, query: Readonly<Record<string, string>>): URL {
  const url = new URL(address)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return url
}
