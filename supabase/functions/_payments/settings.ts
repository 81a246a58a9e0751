export type PaymentSettings = {
  /** Where people are: payments come back to this origin, and mails link to it. */
  siteUrl: string
  /** Where providers reach the functions. */
  functionsUrl: string
  /** True where both providers are the imitation that lies on the same server as the pages. */
  isSandbox: boolean
  paypal: PaypalSettings | null
  pesapal: PesapalSettings | null
  mail: { url: string; key: string; from: string } | null
  limits: RequestLimits
}

export type RequestLimits = { timeoutMs: number; pauseMs: number }

export type PaypalSettings = {
  baseUrl: string
  clientId: string
  clientSecret: string
  webhookId: string
  /** The only place from which the certificate of a webhook is taken; ends with a slash. */
  certificateFolder: string
}

export type PesapalSettings = {
  baseUrl: string
  consumerKey: string
  consumerSecret: string
  /** The number of our notification address; looked up, or registered, where it is not set. */
  ipnId: string | null
}

type Environment = (name: string) => string | undefined

const LIMITS: RequestLimits = { timeoutMs: 15_000, pauseMs: 400 }
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])
const PAYPAL_LIVE = 'https://api-m.paypal.com'
const PESAPAL_LIVE = 'https://pay.pesapal.com/v3'
const PAYPAL_SECRETS = ['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID']
const PESAPAL_SECRETS = ['PESAPAL_CONSUMER_KEY', 'PESAPAL_CONSUMER_SECRET']

/**
 * What the secrets of the functions say. A provider without all of its credentials is null, and its payments are refused:
 * what else the functions do goes on.
 * @throws Error where the backend's address is missing, or naming the real provider beside a sandbox that is switched on.
 */
export function readPaymentSettings(env: Environment): PaymentSettings {
  const backendUrl = required(env, 'SUPABASE_URL')
  const [paypal, pesapal, isSandbox] = [paypalFrom(env), pesapalFrom(env), env('PAYMENT_SANDBOX') === 'on']
  if (isSandbox) [paypal, pesapal].forEach(refuseRealProvider)
  return {
    siteUrl: (env('SITE_URL') ?? 'http://localhost:4173').replace(/\/$/, ''),
    functionsUrl: env('PAYMENT_NOTIFICATION_URL') ?? `${backendUrl}/functions/v1`,
    isSandbox,
    paypal,
    pesapal,
    mail: mailFrom(env),
    limits: LIMITS,
  }
}

/** With the sandbox on, pages are trusted that lie on this machine; no money may move meanwhile. */
function refuseRealProvider(provider: { baseUrl: string } | null): void {
  if (provider && !LOOPBACK.has(new URL(provider.baseUrl).hostname)) {
    throw new Error(`PAYMENT_SANDBOX is on, and payments would go to ${new URL(provider.baseUrl).origin}`)
  }
}

function paypalFrom(env: Environment): PaypalSettings | null {
  const [clientId, clientSecret, webhookId] = PAYPAL_SECRETS.map(env)
  if (!clientId || !clientSecret || !webhookId) {
    tellWhereHalf(env, PAYPAL_SECRETS)
    return null
  }
  const baseUrl = env('PAYPAL_BASE_URL') ?? PAYPAL_LIVE
  return {
    baseUrl,
    clientId,
    clientSecret,
    webhookId,
    // Certificates lie beside the API, under the same name without `-m`.
    certificateFolder: `${baseUrl.replace('//api-m.', '//api.')}/v1/notifications/certs/`,
  }
}

function pesapalFrom(env: Environment): PesapalSettings | null {
  const [consumerKey, consumerSecret] = PESAPAL_SECRETS.map(env)
  if (!consumerKey || !consumerSecret) {
    tellWhereHalf(env, PESAPAL_SECRETS)
    return null
  }
  return {
    baseUrl: env('PESAPAL_BASE_URL') ?? PESAPAL_LIVE,
    consumerKey,
    consumerSecret,
    ipnId: env('PESAPAL_IPN_ID') || null,
  }
}

function mailFrom(env: Environment): PaymentSettings['mail'] {
  const key = env('MAIL_API_KEY')
  if (!key) return null
  return {
    url: env('MAIL_API_URL') ?? 'https://api.resend.com/emails',
    key,
    from: env('MAIL_FROM') ?? 'Utalii <hello@example.com>',
  }
}

/** Tells of a provider that is refused though somebody has begun to set it up. */
function tellWhereHalf(env: Environment, names: readonly string[]): void {
  const missing = names.filter((name) => !env(name))
  if (missing.length < names.length) console.error(`A provider is refused until this is set: ${missing.join(', ')}`)
}

function required(env: Environment, name: string): string {
  const value = env(name)
  if (!value) throw new Error(`${name} is not set`)
  return value
}
