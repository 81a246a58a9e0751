import { randomUUID } from 'node:crypto'
import { approvalPage, unknownPaymentPage } from './approval-page.ts'
import { type Choice, CHOICES, createBuyerChoices } from './buyer-choices.ts'
import { createControl } from './control.ts'
import { createNotifier } from './notifier.ts'
import { createOrderActs } from './order-acts.ts'
import { CERTIFICATE_PATH, createPaypalApi } from './paypal-api.ts'
import { createPaypalEvents } from './paypal-events.ts'
import { createPesapalApi } from './pesapal-api.ts'
import { createSandboxState } from './sandbox-state.ts'
import { createWebhookSigner } from './webhook-signer.ts'

type Options = {
  /** Where the functions reach this server, on loopback. */
  serverUrl: string
  /** The secrets of the functions: with the credentials of a provider among them there is no sandbox. */
  secrets: Readonly<Record<string, string>>
}

export type Sandbox = {
  /** What the functions find in their environment instead of a provider's credentials. */
  environment: Readonly<Record<string, string>>
  answer: (request: Request, context: { peerAddress: string | null }) => Promise<Response>
}

const PAYPAL = '/sandbox/paypal'
const PESAPAL = '/sandbox/pesapal'
const CREDENTIALS = /^(?:PAYPAL|PESAPAL)_/
const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/

/** True where the secrets speak of a real provider. */
export function hasPaymentCredentials(secrets: Readonly<Record<string, string>>): boolean {
  return Object.keys(secrets).some((name) => CREDENTIALS.test(name))
}

/**
 * Both payment providers, imitated on this server: their APIs for the functions, a page for the buyer to decide on, and
 * their messages. Forgets everything when the process ends. APIs and control answer this machine alone.
 * @throws Error where there are credentials of a real provider.
 */
export function createSandbox({ serverUrl, secrets }: Options): Sandbox {
  if (hasPaymentCredentials(secrets)) throw new Error('There is no sandbox beside the credentials of a real provider')
  const [clientId, clientSecret, consumerKey, consumerSecret] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()]
  const credentials = { clientId, clientSecret, consumerKey, consumerSecret }
  const webhookId = `WH-${randomUUID()}`
  const state = createSandboxState()
  const notifier = createNotifier()
  const paypalUrl = serverUrl + PAYPAL
  const { nowMs, moment } = state.clock
  const signer = createWebhookSigner({ webhookId, certificateUrl: paypalUrl + CERTIFICATE_PATH, nowMs })
  const events = createPaypalEvents(notifier, signer, `${serverUrl}/functions/v1/paypal-webhook`, moment)
  const choices = createBuyerChoices(state, notifier, events)
  const paypal = createPaypalApi({ state, credentials, events, signer })
  const pesapal = createPesapalApi({ state, credentials })
  const environment = {
    PAYMENT_SANDBOX: 'on',
    PAYPAL_BASE_URL: paypalUrl,
    PAYPAL_CLIENT_ID: clientId,
    PAYPAL_CLIENT_SECRET: clientSecret,
    PAYPAL_WEBHOOK_ID: webhookId,
    PESAPAL_BASE_URL: serverUrl + PESAPAL,
    PESAPAL_CONSUMER_KEY: consumerKey,
    PESAPAL_CONSUMER_SECRET: consumerSecret,
  }
  const acts = createOrderActs({ state, notifier, events, choices, paypalUrl })
  const control = createControl({ state, notifier, signer, acts, environment })

  return {
    environment,
    async answer(request, { peerAddress }) {
      const { pathname, searchParams } = new URL(request.url)
      if (pathname === `${PAYPAL}/checkoutnow`) return showPaypal(request, searchParams.get('token') ?? '')
      if (pathname === `${PESAPAL}/pesapaliframe/PesapalIframe3/Index`) {
        return showPesapal(request, searchParams.get('OrderTrackingId') ?? '')
      }
      if (!LOOPBACK.test(peerAddress ?? '')) return new Response('Only this machine may ask that\n', { status: 403 })
      if (pathname === '/sandbox/control') return control(request)
      if (pathname.startsWith(`${PAYPAL}/`)) return paypal(request, pathname)
      if (pathname.startsWith(`${PESAPAL}/`)) return pesapal(request, pathname)
      return new Response('Not found\n', { status: 404 })
    },
  }

  async function showPaypal(request: Request, token: string): Promise<Response> {
    const order = state.paypal.get(token)
    if (!order) return unknownPaymentPage()
    const choice = await choiceOf(request)
    if (choice) return goTo(await choices.paypal(order, choice))
    const { description, value, currency } = order
    return approvalPage({ provider: 'PayPal', description, amount: `${currency} ${value}` })
  }

  async function showPesapal(request: Request, trackingId: string): Promise<Response> {
    const order = state.pesapal.get(trackingId)
    if (!order) return unknownPaymentPage()
    const choice = await choiceOf(request)
    if (choice) return goTo(choices.pesapal(order, choice))
    const { description, amount, currency } = order
    return approvalPage({ provider: 'PesaPal', description, amount: `${currency} ${amount.toFixed(2)}` })
  }
}

async function choiceOf(request: Request): Promise<Choice | null> {
  if (request.method !== 'POST') return null
  const chosen = new URLSearchParams(await request.text()).get('choice')
  return CHOICES.find((known) => known === chosen) ?? null
}

function goTo(url: URL): Response {
  return new Response(null, { status: 303, headers: { location: url.href, 'cache-control': 'no-store' } })
}
