import { faultInOrder } from './paypal-order-rules.ts'
import { answerAboutDisputes } from './paypal-disputes.ts'
import type { PaypalEvents } from './paypal-events.ts'
import { at, readJson, textAt } from './sandbox-json.ts'
import {
  type Capture,
  createNumber,
  createToken,
  isTokenGood,
  type PaypalOrder,
  type SandboxState,
  takeFault,
} from './sandbox-state.ts'

export type Credentials = { clientId: string; clientSecret: string; consumerKey: string; consumerSecret: string }

type Options = {
  state: SandboxState
  credentials: Credentials
  events: PaypalEvents
  certificate: () => Promise<string>
}

const PREFIX = '/sandbox/paypal'
export const CERTIFICATE_PATH = '/v1/notifications/certs/CERT-SANDBOX'
const TOKEN_LIFE_S = 32_400

/** PayPal's REST API, as far as it is used here, and as strict. */
export function createPaypalApi({ state, credentials, events, certificate }: Options) {
  return async (request: Request, pathname: string): Promise<Response> => {
    const path = pathname.slice(PREFIX.length)
    if (path === '/v1/oauth2/token') return giveToken(state, credentials, request)
    if (path === CERTIFICATE_PATH) {
      return new Response(await certificate(), { headers: { 'content-type': 'application/x-pem-file' } })
    }
    if (!isTokenGood(state, request)) return refuse(401, 'AUTHENTICATION_FAILURE', 'INVALID_TOKEN')
    const mocked = textAt(parse(request.headers.get('paypal-mock-response')), 'mock_application_codes')
    if (mocked !== '') return refuse(422, 'UNPROCESSABLE_ENTITY', mocked)
    const isClosed = path.startsWith('/v1/customer/disputes') && takeFault(state, 'paypal.disputes')
    if (isClosed) return refuse(isClosed.status, 'NOT_AUTHORIZED', 'PERMISSION_DENIED')
    const disputes = answerAboutDisputes(state, path, new URL(request.url).searchParams)
    if (disputes) return disputes
    const [, id = '', step] = /^\/v2\/checkout\/orders(?:\/([\w-]+))?(?:\/(capture))?$/.exec(path) ?? []
    if (path === '/v2/checkout/orders' && request.method === 'POST')
      return repeatable(request, () => createOrder(state, request))
    const order = state.paypal.get(id)
    if (!order) return refuse(404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID')
    if (step === 'capture' && request.method === 'POST') return repeatable(request, () => capture(order))
    if (step === undefined && request.method === 'GET') return readOrder(order)
    return refuse(404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID')
  }

  /** The same number is answered as it was the first time. */
  async function repeatable(
    request: Request,
    work: () => Promise<{ status: number; body: unknown }>,
  ): Promise<Response> {
    const number = request.headers.get('paypal-request-id') ?? ''
    if (number === '' || number.length > 108) return refuse(400, 'INVALID_REQUEST', 'PAYPAL_REQUEST_ID_REQUIRED')
    const operation = request.url.endsWith('/capture') ? 'paypal.capture' : 'paypal.create'
    const fault = takeFault(state, operation)
    if (fault?.kind === 'silence') return new Promise(() => {})
    if (fault?.kind === 'status') return refuse(fault.status, 'INTERNAL_SERVICE_ERROR', 'INTERNAL_SERVICE_ERROR')
    const before = state.answered.get(number)
    const answer = before ?? (await work())
    if (answer.status < 500) state.answered.set(number, answer)
    if (fault?.kind === 'lost') return refuse(500, 'INTERNAL_SERVICE_ERROR', 'INTERNAL_SERVICE_ERROR')
    return Response.json(answer.body, { status: before && answer.status === 201 ? 200 : answer.status })
  }

  function readOrder(order: PaypalOrder): Response {
    const fault = takeFault(state, 'paypal.read')
    if (fault) return refuse(fault.status, 'INTERNAL_SERVICE_ERROR', 'INTERNAL_SERVICE_ERROR')
    return Response.json(orderBody(order))
  }

  async function capture(order: PaypalOrder): Promise<{ status: number; body: unknown }> {
    if (order.captures.some(({ status }) => status !== 'DECLINED')) return unprocessable('ORDER_ALREADY_CAPTURED')
    if (order.status !== 'APPROVED') return unprocessable('ORDER_NOT_APPROVED')
    if (order.plan === 'decline') {
      order.status = 'PAYER_ACTION_REQUIRED'
      return unprocessable('INSTRUMENT_DECLINED')
    }
    const taken = order.taken ?? { value: order.value, currency: order.currency }
    const made: Capture = {
      id: createNumber(),
      status: order.plan === 'pend' ? 'PENDING' : 'COMPLETED',
      ...taken,
      isReversed: false,
    }
    order.captures.push(made)
    if (made.status === 'COMPLETED') state.ledger.write(order.customId, 'charged', made.value, made.currency)
    order.status = 'COMPLETED'
    await events.captureChanged(order, made, made.status)
    return { status: 201, body: orderBody(order) }
  }
}

async function giveToken(
  state: SandboxState,
  { clientId, clientSecret }: Credentials,
  request: Request,
): Promise<Response> {
  const isKnown = request.headers.get('authorization') === `Basic ${btoa(`${clientId}:${clientSecret}`)}`
  if (!isKnown || (await request.text()) !== 'grant_type=client_credentials') {
    const error = { error: 'invalid_client', error_description: 'Client Authentication failed' }
    return Response.json(error, { status: 401 })
  }
  return Response.json({
    scope: 'https://uri.paypal.com/services/payments/payment',
    access_token: createToken(state, TOKEN_LIFE_S * 1000),
    token_type: 'Bearer',
    app_id: 'APP-SANDBOX',
    expires_in: TOKEN_LIFE_S,
    nonce: new Date().toISOString(),
  })
}

async function createOrder(state: SandboxState, request: Request): Promise<{ status: number; body: unknown }> {
  const body = await readJson(request)
  const fault = faultInOrder(body)
  if (fault) return { status: 422, body: errorBody('UNPROCESSABLE_ENTITY', fault.issue, fault.field) }
  const unit = at(body, 'purchase_units', 0)
  const context = at(body, 'payment_source', 'paypal', 'experience_context')
  const order: PaypalOrder = {
    id: createNumber(),
    status: 'PAYER_ACTION_REQUIRED',
    customId: textAt(unit, 'custom_id'),
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
  state.paypal.set(order.id, order)
  return { status: 201, body: orderBody(order) }
}

/** The order as PayPal shows it, with links that lead to the approval page on the buyer's own origin. */
function orderBody(order: PaypalOrder) {
  const { origin } = new URL(order.returnUrl)
  return {
    id: order.id,
    intent: 'CAPTURE',
    status: order.status,
    purchase_units: [
      {
        reference_id: 'default',
        custom_id: order.customId,
        invoice_id: order.customId,
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
    links: [
      { rel: 'self', method: 'GET', href: `${origin}${PREFIX}/v2/checkout/orders/${order.id}` },
      { rel: 'payer-action', method: 'GET', href: `${origin}${PREFIX}/checkoutnow?token=${order.id}` },
    ],
  }
}

function captureBody({ id, status, value, currency }: Capture, { customId }: PaypalOrder) {
  return {
    id,
    status,
    ...(status === 'PENDING' && { status_details: { reason: 'ECHECK' } }),
    final_capture: true,
    amount: { currency_code: currency, value },
    custom_id: customId,
  }
}

function refundBody({ id, value, currency }: { id: string; value: string; currency: string }) {
  return { id, status: 'COMPLETED', amount: { currency_code: currency, value } }
}

function unprocessable(issue: string): { status: number; body: unknown } {
  return { status: 422, body: errorBody('UNPROCESSABLE_ENTITY', issue) }
}

function refuse(status: number, name: string, issue: string): Response {
  return Response.json(errorBody(name, issue), { status })
}

function errorBody(name: string, issue: string, field = '') {
  return { name, message: issue, debug_id: createNumber(13), details: [{ field, location: 'body', issue }], links: [] }
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
