import { randomUUID } from 'node:crypto'
import type { LedgerKind } from './ledger.ts'
import type { Notifier } from './notifier.ts'
import type { Credentials } from './paypal-api.ts'
import { faultInPesapalOrder } from './pesapal-order-rules.ts'
import { at, isJson, readJson, textAt } from './sandbox-json.ts'
import { createToken, isTokenGood, type PesapalOrder, type SandboxState, withFault } from './sandbox-state.ts'

type Options = { state: SandboxState; credentials: Credentials }

const PREFIX = '/sandbox/pesapal'
const TOKEN_LIFE_MS = 300_000
const NO_ERROR = { error_type: null, code: null, message: null, call_back_url: null }

/** PesaPal's API 3.0, as far as it is used here, with its odd ways. */
export function createPesapalApi({ state, credentials }: Options) {
  return async (request: Request, pathname: string): Promise<Response> => {
    const path = `${request.method} ${pathname.slice(PREFIX.length)}`
    if (request.headers.get('accept') !== 'application/json') return failed('not_acceptable', 'Send Accept', 406)
    if (!isJson(request)) return failed('unsupported_media_type', 'Send Content-Type', 415)
    if (path === 'POST /api/Auth/RequestToken') {
      const body = await readJson(request)
      return withFault(state, 'pesapal.token', { refuse: refuseAtFault, work: () => giveToken(body) })
    }
    if (!isTokenGood(state.pesapalTokens, request, state.clock.nowMs())) {
      return failed('invalid_token', 'Unauthorized', 401)
    }
    switch (path) {
      case 'POST /api/URLSetup/RegisterIPN':
        return registerIpn(state, await readJson(request))
      case 'GET /api/URLSetup/GetIpnList':
        return Response.json(
          [...state.ipnAddresses].map(([ipnId, url]) => ({ url, ipn_id: ipnId, error: null, status: '200' })),
        )
      case 'POST /api/Transactions/SubmitOrderRequest':
        return faulty('submit', request, (body) => submitOrder(body))
      case 'GET /api/Transactions/GetTransactionStatus':
        return faulty('read', request, () => showStatus(new URL(request.url).searchParams.get('orderTrackingId') ?? ''))
      case 'POST /api/Transactions/CancelOrder':
        return faulty('cancel', request, (body) => cancelOrder(state, textAt(body, 'order_tracking_id')))
      case 'POST /api/Transactions/RefundRequest':
        return faulty('refund', request, (body) => askForRefund(state, body))
      default:
        return failed('not_found', 'There is no such call', 404)
    }
  }

  async function faulty(name: string, request: Request, work: (body: unknown) => Response): Promise<Response> {
    const body = await readJson(request)
    return withFault(state, `pesapal.${name}`, { refuse: refuseAtFault, work: () => work(body) })
  }

  function giveToken(body: unknown): Response {
    const { consumerKey, consumerSecret } = credentials
    if (textAt(body, 'consumer_key') !== consumerKey || textAt(body, 'consumer_secret') !== consumerSecret) {
      return failed('invalid_consumer_key_or_secret_provided', '')
    }
    // Seven digits of a second, as recorded.
    const untilMs = state.clock.nowMs() + TOKEN_LIFE_MS
    const expiryDate = new Date(untilMs).toISOString().replace('Z', '7702Z')
    const token = createToken(state.pesapalTokens, untilMs)
    return Response.json({ token, expiryDate, error: null, status: '200', message: 'Request processed successfully' })
  }

  function submitOrder(body: unknown): Response {
    const reason = faultInPesapalOrder(state, body)
    if (reason !== null) return failed(reason, reason)
    const order: PesapalOrder = {
      trackingId: randomUUID(),
      merchantReference: textAt(body, 'id'),
      description: textAt(body, 'description'),
      amount: Number(at(body, 'amount')),
      currency: textAt(body, 'currency'),
      callbackUrl: textAt(body, 'callback_url'),
      cancellationUrl: textAt(body, 'cancellation_url'),
      notificationId: textAt(body, 'notification_id'),
      statusCode: 0,
      confirmationCode: '',
      isRefundAsked: false,
      isPaidAtLast: false,
      taken: null,
    }
    state.pesapal.set(order.trackingId, order)
    const { origin } = new URL(order.callbackUrl)
    return Response.json({
      order_tracking_id: order.trackingId,
      merchant_reference: order.merchantReference,
      redirect_url: `${origin}${PREFIX}/pesapaliframe/PesapalIframe3/Index?OrderTrackingId=${order.trackingId}`,
      error: null,
      status: '200',
    })
  }

  function showStatus(trackingId: string): Response {
    const order = state.pesapal.get(trackingId)
    if (!order) return failed('invalid_order_tracking_id', 'There is no such order')
    return Response.json(statusBody(order))
  }
}

function registerIpn({ ipnAddresses }: SandboxState, body: unknown): Response {
  const url = textAt(body, 'url')
  if (!URL.canParse(url) || !['GET', 'POST'].includes(textAt(body, 'ipn_notification_type'))) {
    return failed('invalid_ipn_url', 'The URL or its type is not valid')
  }
  const ipnId = randomUUID()
  ipnAddresses.set(ipnId, url)
  return Response.json({
    id: ipnAddresses.size,
    url,
    created_date: new Date().toISOString(),
    ipn_id: ipnId,
    notification_type: 1,
    ipn_notification_type_description: 'POST',
    ipn_status: 1,
    ipn_status_decription: 'Active',
    error: null,
    status: '200',
  })
}

function cancelOrder(state: SandboxState, trackingId: string): Response {
  const order = state.pesapal.get(trackingId)
  if (order?.isPaidAtLast) {
    order.statusCode = 1
    writeMove(state, order, 'charged')
  }
  if (!order || order.statusCode === 1 || order.statusCode === 3) {
    return Response.json({ status: '500', message: 'Order not found or cannot be canceled' })
  }
  state.pesapal.delete(trackingId)
  return Response.json({ status: '200', message: 'Order successfully canceled.' })
}

/** Received is not done: a person at the merchant's makes it, and then it shows as taken back. Once for each payment. */
function askForRefund(state: SandboxState, body: unknown): Response {
  const code = textAt(body, 'confirmation_code')
  const order = [...state.pesapal.values()].find(({ confirmationCode }) => code !== '' && confirmationCode === code)
  const isNamed = textAt(body, 'username') !== '' && textAt(body, 'remarks') !== ''
  // Mobile money goes back in full, or not at all.
  const isWhole = order !== undefined && textAt(body, 'amount') === (order.taken ?? order).amount.toFixed(2)
  if (!order || order.statusCode !== 1 || order.isRefundAsked || !isNamed || !isWhole) {
    return Response.json({ status: '500', message: 'Refund rejected' })
  }
  order.isRefundAsked = true
  return Response.json({ status: '200', message: 'Refund request successfully' })
}

/** Writes down that the whole of an order's money moved. */
export function writeMove({ ledger }: SandboxState, order: PesapalOrder, kind: LedgerKind): void {
  const { amount, currency } = order.taken ?? order
  ledger.write(order.merchantReference, kind, amount, currency)
}

/** Tells the address that the order named that something has changed, and not what. */
export function notifyOfPesapalChange(state: SandboxState, notifier: Notifier, order: PesapalOrder): void {
  const url = state.ipnAddresses.get(order.notificationId)
  if (url === undefined) return
  const body = JSON.stringify({
    OrderNotificationType: 'IPNCHANGE',
    OrderTrackingId: order.trackingId,
    OrderMerchantReference: order.merchantReference,
  })
  notifier.send({ url, headers: { 'content-type': 'application/json' }, body })
}

/** Before anybody has paid this looks like a failure, and is none. */
function statusBody(order: PesapalOrder) {
  const { amount, currency } = order.taken ?? order
  const isOpen = order.statusCode === 0
  return {
    payment_method: isOpen ? '' : 'MpesaKE',
    amount,
    created_date: new Date().toISOString().slice(0, -2),
    confirmation_code: order.confirmationCode,
    order_tracking_id: order.trackingId,
    payment_status_description: ['INVALID', 'Completed', 'Failed', 'Reversed'][order.statusCode],
    description: null,
    message: 'Request processed successfully',
    payment_account: isOpen ? '' : '2547xxx00000',
    call_back_url: order.callbackUrl,
    status_code: order.statusCode,
    merchant_reference: order.merchantReference,
    payment_status_code: order.statusCode === 2 ? 'request_terminated_by_user' : '',
    currency,
    error: isOpen
      ? { error_type: 'api_error', code: 'payment_details_not_found', message: 'Pending Payment', call_back_url: null }
      : NO_ERROR,
    status: isOpen ? '500' : '200',
  }
}

function refuseAtFault(status: number): Response {
  return failed('internal_error', 'Something went wrong', status)
}

function failed(code: string, message: string, status = 200): Response {
  return Response.json({ error: { error_type: 'api_error', code, message }, status: '500' }, { status })
}
