import { createNumber, type Capture, type Dispute, type PaypalOrder } from './sandbox-state.ts'
import type { Notifier } from './notifier.ts'
import type { WebhookSigner } from './webhook-signer.ts'

export type PaypalEvents = ReturnType<typeof createPaypalEvents>

/** Tells the webhook what happened, in PayPal's shapes. */
export function createPaypalEvents(notifier: Notifier, signer: WebhookSigner, webhookUrl: string, now: () => string) {
  return {
    orderApproved: (order: PaypalOrder) =>
      send('CHECKOUT.ORDER.APPROVED', 'checkout-order', {
        id: order.id,
        status: 'APPROVED',
        purchase_units: [{ reference_id: 'default', custom_id: order.customId }],
      }),
    captureChanged(order: PaypalOrder, capture: Capture, name: string) {
      return send(`PAYMENT.CAPTURE.${name}`, 'capture', {
        id: capture.id,
        status: capture.status,
        amount: { currency_code: capture.currency, value: capture.value },
        custom_id: order.customId,
        supplementary_data: { related_ids: { order_id: order.id } },
      })
    },
    /** Its resource is the refund, which names the capture by a link alone. */
    moneyReturned(capture: Capture, name: 'REFUNDED' | 'REVERSED', value: string, baseUrl: string) {
      return send(`PAYMENT.CAPTURE.${name}`, 'refund', {
        id: createNumber(),
        status: 'COMPLETED',
        amount: { currency_code: capture.currency, value },
        links: [{ rel: 'up', method: 'GET', href: `${baseUrl}/v2/payments/captures/${capture.id}` }],
      })
    },
    disputeDecided: ({ id, captureId, outcome, updatedAt }: Dispute) =>
      send('CUSTOMER.DISPUTE.RESOLVED', 'dispute', {
        dispute_id: id,
        update_time: updatedAt,
        status: 'RESOLVED',
        disputed_transactions: [{ seller_transaction_id: captureId }],
        dispute_outcome: { outcome_code: outcome },
      }),
  }

  async function send(eventType: string, resourceType: string, resource: unknown): Promise<void> {
    const event = {
      id: `WH-${createNumber()}-${createNumber()}`,
      event_version: '1.0',
      create_time: now(),
      resource_type: resourceType,
      resource_version: '2.0',
      event_type: eventType,
      summary: eventType,
      resource,
      links: [],
    }
    notifier.send({ ...(await signer.sign(event)), url: webhookUrl })
  }
}
