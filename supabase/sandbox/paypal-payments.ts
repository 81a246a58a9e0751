import {
  captureBody,
  type PaypalAnswer,
  PAYPAL_PREFIX,
  refundBody,
  refuseAtFault,
  unprocessable,
} from './paypal-answers.ts'
import { dollarsLeft, dollarsToRefund, isHeld } from './paypal-disputes.ts'
import type { PaypalEvents } from './paypal-events.ts'
import { once } from './paypal-orders.ts'
import { at, textAt } from './sandbox-json.ts'
import {
  type Capture,
  createNumber,
  type PaypalOrder,
  type Refund,
  type SandboxState,
  withFault,
} from './sandbox-state.ts'

const PATH = /^\/v2\/payments\/(captures|refunds)\/([\w-]+)(?:\/(refund))?$/

/** Reading captures and refunds, and refunding; null for any other path. */
export function createPaypalPayments(state: SandboxState, events: PaypalEvents) {
  return async (request: Request, path: string): Promise<Response | null> => {
    const [, kind, id, step] = PATH.exec(path) ?? []
    const found = [...state.paypal.values()].flatMap((order) =>
      (kind === 'refunds' ? order.refunds : order.captures)
        .filter((item) => item.id === id)
        .map((item) => ({ order, item })),
    )[0]
    if (!found) return null
    const { order } = found
    const capture = order.captures.find((made) => made.id === id)
    const refund = order.refunds.find((made) => made.id === id)
    if (capture && step === 'refund' && request.method === 'POST') {
      return once(state, request, 'paypal.refund', (body) => refundCapture(order, capture, body))
    }
    if (step !== undefined || request.method !== 'GET') return null
    return withFault(state, `paypal.${kind}`, {
      refuse: refuseAtFault,
      work: () => Response.json(capture ? captureBody(capture, order) : refund && refundBody(refund)),
    })
  }

  async function refundCapture(order: PaypalOrder, capture: Capture, body: unknown): Promise<PaypalAnswer> {
    const left = dollarsToRefund(order, capture)
    const wanted = at(body, 'amount') === undefined ? left : textAt(body, 'amount', 'value')
    const currency = at(body, 'amount') === undefined ? capture.currency : textAt(body, 'amount', 'currency_code')
    if (!/^\d{1,7}\.\d{2}$/.test(wanted) || Number(wanted) <= 0) {
      const isOver = at(body, 'amount') === undefined
      return unprocessable(isOver ? 'CAPTURE_FULLY_REFUNDED' : 'INVALID_PARAMETER_VALUE', '/amount/value')
    }
    if (currency !== capture.currency) return unprocessable('CURRENCY_MISMATCH', '/amount/currency_code')
    if (!isHeld(capture)) return unprocessable('CAPTURE_FULLY_REFUNDED')
    if (Number(wanted) > Number(left)) return unprocessable('REFUND_AMOUNT_EXCEEDED')
    const made = beginRefund(state, order, capture, wanted)
    await completeRefund(state, events, order, made)
    return { status: 201, body: refundBody(made) }
  }
}

/** A refund that PayPal has yet to make: until then all of the money is with the seller. */
export function beginRefund(
  { clock }: SandboxState,
  order: PaypalOrder,
  { id: captureId, currency }: Capture,
  value: string,
): Refund {
  const made: Refund = {
    id: createNumber(),
    captureId,
    value,
    currency,
    status: 'PENDING',
    createdAt: clock.moment(),
  }
  order.refunds.push(made)
  return made
}

export async function completeRefund(
  { ledger }: SandboxState,
  events: PaypalEvents,
  order: PaypalOrder,
  refund: Refund,
): Promise<void> {
  const capture = order.captures.find(({ id }) => id === refund.captureId)
  if (!capture || refund.status !== 'PENDING') return
  refund.status = 'COMPLETED'
  ledger.write(order.customId, 'refunded', refund.value, refund.currency)
  capture.status = Number(dollarsLeft(order, capture)) === 0 ? 'REFUNDED' : 'PARTIALLY_REFUNDED'
  const baseUrl = new URL(order.returnUrl).origin + PAYPAL_PREFIX
  await events.moneyReturned(capture, 'REFUNDED', refund.value, baseUrl)
}
