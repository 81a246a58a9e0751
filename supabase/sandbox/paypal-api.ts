import { PAYPAL_PREFIX, refuse, refuseAtFault } from './paypal-answers.ts'
import { answerAboutDisputes } from './paypal-disputes.ts'
import type { PaypalEvents } from './paypal-events.ts'
import { createPaypalOrders } from './paypal-orders.ts'
import { createPaypalPayments } from './paypal-payments.ts'
import { isJson, parseJson, textAt } from './sandbox-json.ts'
import { createToken, isTokenGood, type SandboxState, withFault } from './sandbox-state.ts'
import type { WebhookSigner } from './webhook-signer.ts'

export type Credentials = { clientId: string; clientSecret: string; consumerKey: string; consumerSecret: string }

type Options = { state: SandboxState; credentials: Credentials; events: PaypalEvents; signer: WebhookSigner }

export const CERTIFICATE_PATH = '/v1/notifications/certs/CERT-SANDBOX'
const TOKEN_LIFE_S = 32_400

/** PayPal's REST API, as far as it is used here, and as strict. */
export function createPaypalApi({ state, credentials, events, signer }: Options) {
  const orders = createPaypalOrders(state, events)
  const payments = createPaypalPayments(state, events)

  return async (request: Request, pathname: string): Promise<Response> => {
    const path = pathname.slice(PAYPAL_PREFIX.length)
    if (path === '/v1/oauth2/token') {
      return withFault(state, 'paypal.token', {
        refuse: refuseAtFault,
        work: () => giveToken(state, credentials, request),
      })
    }
    if (path === CERTIFICATE_PATH) {
      return new Response(await signer.certificate(), { headers: { 'content-type': 'application/x-pem-file' } })
    }
    if (!isTokenGood(state.paypalTokens, request, state.clock.nowMs())) {
      return refuse(401, 'AUTHENTICATION_FAILURE', 'INVALID_TOKEN')
    }
    if (request.method === 'POST' && !isJson(request)) {
      return refuse(415, 'UNSUPPORTED_MEDIA_TYPE', 'UNSUPPORTED_MEDIA_TYPE')
    }
    const mocked = textAt(parseJson(request.headers.get('paypal-mock-response') ?? ''), 'mock_application_codes')
    if (mocked !== '') return refuse(422, 'UNPROCESSABLE_ENTITY', mocked)
    if (path === '/v1/notifications/verify-webhook-signature' && request.method === 'POST') {
      return verifySignature(signer, await request.text())
    }
    const answer =
      (await answerAboutDisputes(state, path, new URL(request.url).searchParams)) ??
      (await orders(request, path)) ??
      (await payments(request, path))
    return answer ?? refuse(404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID')
  }
}

async function giveToken(
  state: SandboxState,
  { clientId, clientSecret }: Credentials,
  request: Request,
): Promise<Response> {
  const isKnown = request.headers.get('authorization') === `Basic ${btoa(`${clientId}:${clientSecret}`)}`
  if (!isKnown) {
    const error = { error: 'invalid_client', error_description: 'Client Authentication failed' }
    return Response.json(error, { status: 401 })
  }
  const isForm = request.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded') === true
  if (!isForm || new URLSearchParams(await request.text()).get('grant_type') !== 'client_credentials') {
    const error = { error: 'unsupported_grant_type', error_description: 'Grant Type is NULL' }
    return Response.json(error, { status: 400 })
  }
  return Response.json({
    scope: 'https://uri.paypal.com/services/payments/payment',
    access_token: createToken(state.paypalTokens, state.clock.nowMs() + TOKEN_LIFE_S * 1000),
    token_type: 'Bearer',
    app_id: 'APP-SANDBOX',
    expires_in: TOKEN_LIFE_S,
    nonce: state.clock.moment(),
  })
}

const SIGNATURE_FIELDS = [
  'auth_algo',
  'cert_url',
  'transmission_id',
  'transmission_sig',
  'transmission_time',
  'webhook_id',
] as const

/** The event is taken as it was written, letter for letter, and stands last. */
async function verifySignature(signer: WebhookSigner, text: string): Promise<Response> {
  const [, event] = /"webhook_event"\s*:\s*([\s\S]*)\}\s*$/.exec(text) ?? []
  const body = parseJson(text)
  const missing = SIGNATURE_FIELDS.some((name) => textAt(body, name) === '')
  if (missing || event === undefined) return refuse(400, 'VALIDATION_ERROR', 'MISSING_REQUIRED_PARAMETER')
  const isGenuine = await signer.isGenuine({
    algorithm: textAt(body, 'auth_algo'),
    certificateUrl: textAt(body, 'cert_url'),
    id: textAt(body, 'transmission_id'),
    signature: textAt(body, 'transmission_sig'),
    time: textAt(body, 'transmission_time'),
    webhookId: textAt(body, 'webhook_id'),
    body: event,
  })
  return Response.json({ verification_status: isGenuine ? 'SUCCESS' : 'FAILURE' })
}
