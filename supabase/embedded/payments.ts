import { existsSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { EmailDriver } from '@supabase/lite'
import { createSandbox, hasPaymentCredentials, type Sandbox } from '../sandbox/create-sandbox.ts'
import type { Database } from './database/database.ts'
import { readSecrets } from './functions/read-secrets.ts'
import type { Handler } from './request-handler.ts'
import { sendJson } from './send-json.ts'

type Options = {
  root: string
  /** The address that links in mails begin with. */
  origin: string
  database: Database
  secretKey: string
  mails: EmailDriver
}

const MINUTE_MS = 60_000
const MAILS = '/mail/v1/emails'

/**
 * What payments need of this server: the sandbox where there are no credentials of a provider, a door by which functions
 * hand over mails, as they do to a mail service, and the call of every minute that a hosted project's schedule makes.
 * @throws Error where the sandbox is asked for beside the credentials of a real provider
 */
export function createPayments({ root, origin, database, secretKey, mails }: Options) {
  const secrets = readSecrets(root)
  if (secrets['PAYMENT_SANDBOX'] !== undefined && hasPaymentCredentials(secrets)) {
    throw new Error('PAYMENT_SANDBOX stands beside the credentials of a real provider: remove one of the two')
  }
  const isHere = existsSync(join(root, 'supabase/functions/reconcile-payments'))

  return { takeMail, begin }

  /** The environment of the functions, and the sandbox; begins the work of every minute. */
  function begin(serverUrl: string): {
    environment: Readonly<Record<string, string>>
    sandbox: Sandbox | null
    close: () => void
  } {
    const sandbox = isHere && !hasPaymentCredentials(secrets) ? createSandbox({ serverUrl, secrets }) : null
    const timer = isHere ? setInterval(() => void workOfTheMinute(serverUrl), MINUTE_MS) : undefined
    timer?.unref()
    const environment = {
      SITE_URL: secrets['SITE_URL'] ?? origin,
      // A provider cannot reach the address by which this machine reaches itself.
      ...(!sandbox && { PAYMENT_NOTIFICATION_URL: secrets['PAYMENT_NOTIFICATION_URL'] ?? `${origin}/functions/v1` }),
      ...(!secrets['MAIL_API_KEY'] && { MAIL_API_URL: serverUrl + MAILS, MAIL_API_KEY: secretKey }),
      ...sandbox?.environment,
    }
    return { environment, sandbox, close: () => clearInterval(timer) }
  }

  /** Wakes the functions only where there is something to do. */
  async function workOfTheMinute(serverUrl: string): Promise<void> {
    try {
      const [row] = await database.query('select public.has_payment_work() as has_work')
      if (row?.['has_work'] !== true) return
      const response = await fetch(`${serverUrl}/functions/v1/reconcile-payments`, {
        method: 'POST',
        headers: { authorization: `Bearer ${secretKey}` },
      })
      if (!response.ok) throw new Error(`reconcile-payments answered ${response.status}`)
      await response.body?.cancel()
    } catch (error) {
      // The next minute tries again.
      console.error('Payments:', error instanceof Error ? error.message : error)
    }
  }

  function takeMail(...[request, response, next]: Parameters<Handler>): void {
    if (request.url !== MAILS || request.method !== 'POST') return next()
    if (request.headers.authorization !== `Bearer ${secretKey}`)
      return sendJson(response, 401, { message: 'Unauthorized' })
    readMail(request)
      .then((mail) => mails.send(mail))
      .then(
        () => sendJson(response, 200, { id: 'outbox' }),
        (error: unknown) => sendJson(response, 422, { message: String(error) }),
      )
  }
}

async function readMail(request: IncomingMessage): Promise<Parameters<EmailDriver['send']>[0]> {
  const mail: unknown = JSON.parse(await text(request))
  const { to, subject, html, text: plain } = { to: [], subject: '', html: '', text: '', ...Object(mail) }
  const [recipient] = Array.isArray(to) ? to : []
  if (typeof recipient !== 'string' || typeof subject !== 'string' || typeof html !== 'string') {
    throw new TypeError('A mail has to, subject and html')
  }
  return { to: recipient, subject, text: typeof plain === 'string' ? plain : '', html }
}
