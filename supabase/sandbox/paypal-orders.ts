import { minimalOrder, orderBody, type PaypalAnswer, refuse, refuseAtFault, unprocessable } from './paypal-answers.ts'
import type { PaypalEvents } from './paypal-events.ts'
import { faultInOrder } from './paypal-order-rules.ts'
import { at, fieldsOf, parseJson, textAt } from './sandbox-json.ts'
import { type Capture, createNumber, type PaypalOrder, type SandboxState, withFault } from './sandbox-state.ts'

/** PayPal knows a number again for so long. */
const NUMBER_LIFE_MS = 6 * 60 * 60 * 1000
const PATH = /^\/v2\/checkout\/orders(?:\/([\w-]+))?(?:\/(capture))?$/

/** Creating, reading and capturing; null for any other path. */
export function createPaypalOrders(state: SandboxState, events: PaypalEvents) {
  return async (request: Request, path: string): Promise<Response | null> => {
    const [isOne, id, step] = PATH.exec(path) ?? []
    if (isOne === undefined) return null
    if (id === undefined) {
      return request.method === 'POST' ? once(state, request, 'paypal.create', (body) => create(body)) : null
    }
    const order = state.paypal.get(id)
    if (!order) return null
    if (step === 'capture' && request.method === 'POST') {
      return once(state, request, 'paypal.capture', () => capture(order, request))
    }
    if (step !== undefined || request.method !== 'GET') return null
    return withFault(state, 'paypal.read', { refuse: refuseAtFault, work: () => Response.json(orderBody(order)) })

    function create(body: unknown): PaypalAnswer {
      const fault = faultInOrder(body)
      if (fault) return unprocessable(fault.issue, fault.field)
      const made = toOrder(body)
      if ([...state.paypal.values()].some(({ invoiceId }) => invoiceId !== '' && invoiceId === made.invoiceId)) {
        return unprocessable('DUPLICATE_INVOICE_ID', '/purchase_units/@reference_id/invoice_id')
      }
      state.paypal.set(made.id, made)
      return { status: 201, body: shown(made, request) }
    }
  }

  async function capture(order: PaypalOrder, request: Request): Promise<PaypalAnswer> {
    if (order.captures.some(({ status }) => status !== 'DECLINED')) return unprocessable('ORDER_ALREADY_CAPTURED')
    if (order.status !== 'APPROVED') return unprocessable('ORDER_NOT_APPROVED')
    if (order.plan === 'decline') {
      order.status = 'PAYER_ACTION_REQUIRED'
      return unprocessable('INSTRUMENT_DECLINED')
    }
    const taken = order.taken ?? { value: order.value, currency: order.currency }
    const status = order.plan === 'pend' ? 'PENDING' : 'COMPLETED'
    const made: Capture = { id: createNumber(), status, ...taken, isReversed: false }
    order.captures.push(made)
    if (status === 'COMPLETED') state.ledger.write(order.customId, 'charged', made.value, made.currency)
    order.status = 'COMPLETED'
    await events.captureChanged(order, made, status)
    return { status: 201, body: shown(order, request) }
  }
}

/** The same number is answered as it was the first time, for as long as it is known. */
export async function once(
  state: SandboxState,
  request: Request,
  operation: string,
  work: (body: unknown) => PaypalAnswer | Promise<PaypalAnswer>,
): Promise<Response> {
  const number = request.headers.get('paypal-request-id') ?? ''
  if (number === '' || number.length > 108) return refuse(400, 'INVALID_REQUEST', 'PAYPAL_REQUEST_ID_REQUIRED')
  const body = parseJson(await request.text())
  if (body === null) return refuse(400, 'INVALID_REQUEST', 'MALFORMED_REQUEST_JSON')
  return withFault(state, operation, {
    refuse: refuseAtFault,
    async work() {
      const key = `${new URL(request.url).pathname} ${number}`
      const nowMs = state.clock.nowMs()
      const before = state.answered.get(key)
      if (before && nowMs - before.atMs < NUMBER_LIFE_MS) {
        return Response.json(before.body, { status: before.status === 201 ? 200 : before.status })
      }
      const answer = await work(body)
      state.answered.set(key, { ...answer, atMs: nowMs })
      return Response.json(answer.body, { status: answer.status })
    },
  })
}

function shown(order: PaypalOrder, { headers }: Request) {
  return headers.get('prefer') === 'return=representation' ? orderBody(order) : minimalOrder(order)
}

function toOrder(body: unknown): PaypalOrder {
  const unit = at(body, 'purchase_units', 0)
  const context = fieldsOf(at(body, 'payment_source', 'paypal', 'experience_context'))
  return {
    id: createNumber(),
    status: 'PAYER_ACTION_REQUIRED',
    customId: textAt(unit, 'custom_id'),
    invoiceId: textAt(unit, 'invoice_id'),
    description: textAt(unit, 'description'),
    value: textAt(unit, 'amount', 'value'),
    currency: textAt(unit, 'amount', 'currency_code'),
    returnUrl: textAt(context, 'return_url'),
    cancelUrl: textAt(context, 'cancel_url'),
    plan: 'complete',
    taken: null,
    captures: [],
    refunds: [],
    disputes: [],
  }
}
