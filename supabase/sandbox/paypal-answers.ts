import { createNumber, type Capture, type PaypalOrder, type Refund } from './sandbox-state.ts'

export const PAYPAL_PREFIX = '/sandbox/paypal'

/** An answer that a repeated request gets again. */
export type PaypalAnswer = { status: number; body: unknown }

/** The order as PayPal shows it, with links that lead to the approval page on the buyer's own origin. */
export function orderBody(order: PaypalOrder) {
  return {
    ...minimalOrder(order),
    intent: 'CAPTURE',
    purchase_units: [
      {
        reference_id: 'default',
        custom_id: order.customId,
        invoice_id: order.invoiceId,
        description: order.description,
        amount: { currency_code: order.currency, value: order.value },
        ...(order.captures.length > 0 && {
          payments: {
            captures: order.captures.map((made) => captureBody(made, order)),
            refunds: order.refunds.map(refundBody),
          },
        }),
      },
    ],
  }
}

/** What `Prefer: return=minimal` leaves, which is also what is meant where nothing is preferred. */
export function minimalOrder({ id, status, returnUrl }: PaypalOrder) {
  const { origin } = new URL(returnUrl)
  return {
    id,
    status,
    links: [
      { rel: 'self', method: 'GET', href: `${origin}${PAYPAL_PREFIX}/v2/checkout/orders/${id}` },
      { rel: 'payer-action', method: 'GET', href: `${origin}${PAYPAL_PREFIX}/checkoutnow?token=${id}` },
    ],
  }
}

export function captureBody({ id, status, value, currency }: Capture, { customId, invoiceId }: PaypalOrder) {
  return {
    id,
    status,
    ...(status === 'PENDING' && { status_details: { reason: 'ECHECK' } }),
    final_capture: true,
    amount: { currency_code: currency, value },
    custom_id: customId,
    invoice_id: invoiceId,
  }
}

export function refundBody({ id, status, value, currency, createdAt }: Refund) {
  return { id, status, amount: { currency_code: currency, value }, create_time: createdAt }
}

export function unprocessable(issue: string, field = ''): PaypalAnswer {
  return { status: 422, body: errorBody('UNPROCESSABLE_ENTITY', issue, field) }
}

export function refuse(status: number, name: string, issue: string): Response {
  return Response.json(errorBody(name, issue), { status })
}

export function refuseAtFault(status: number): Response {
  return refuse(status, 'INTERNAL_SERVICE_ERROR', 'INTERNAL_SERVICE_ERROR')
}

function errorBody(name: string, issue: string, field = '') {
  return { name, message: issue, debug_id: createNumber(13), details: [{ field, location: 'body', issue }], links: [] }
}
