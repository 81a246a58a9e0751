import type { PaymentContext } from './context.ts'
import { type Mail, writeMail } from './mail-texts.ts'
import { listAt, numberAt, textAt, valueAt } from './parse-json.ts'

const AT_ONCE = 10

/**
 * Sends what is owed, each mail once as far as the mail service knows its number again. Resolves to how many went;
 * what fails stays owed, and so does what is not begun in time.
 * @param untilMs a time of the context's clock
 */
export async function deliverMails(context: PaymentContext, untilMs = Infinity): Promise<number> {
  const { backend, settings } = context
  if (!settings.mail) return 0
  const { data, error } = await backend.server.rpc('take_mails', { up_to: AT_ONCE })
  if (error) throw error
  let sent = 0
  for (const row of listAt(data)) {
    if (context.now() >= untilMs) break
    const id = numberAt(row, 'id') ?? 0
    const wasSent = await mailFrom(context, row)
      .then((mail) => send(context, id, mail))
      .catch(() => false)
    const settled = await backend.server.rpc('settle_mail', { mail_id: id, was_sent: wasSent })
    if (settled.error) throw settled.error
    sent += Number(wasSent)
  }
  return sent
}

/** Nobody who pays waits for a mail, or fails for one. */
export async function deliverMailsQuietly(context: PaymentContext): Promise<void> {
  await deliverMails(context).catch((error: unknown) => console.error('Mails wait for the next minute:', error))
}

async function mailFrom({ backend: { server }, settings }: PaymentContext, row: unknown): Promise<Mail> {
  const orderId = textAt(row, 'order_id')
  const order = orderId === null ? null : firstOf(await server.from('orders').select('*').eq('id', orderId))
  const planId = textAt(order, 'plan_id') ?? textAt(row, 'details', 'plan_id') ?? ''
  const plan = firstOf(await server.from('plans').select('name').eq('id', planId))
  return writeMail({
    kind: textAt(row, 'kind') ?? '',
    to: textAt(row, 'recipient') ?? '',
    siteUrl: settings.siteUrl,
    planName: textAt(plan, 'name') ?? '',
    order,
    details: valueAt(row, 'details'),
  })
}

/** A mail that misses what could not be read would say what is not so. @throws the error of the database */
function firstOf({ data, error }: { data: unknown; error: unknown }): unknown {
  if (error) throw error
  return listAt(data)[0]
}

async function send({ settings }: PaymentContext, id: number, { to, subject, text, html }: Mail): Promise<boolean> {
  if (!settings.mail) return false
  const { url, key, from } = settings.mail
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
      'idempotency-key': `utalii-mail-${id}`,
    },
    body: JSON.stringify({ from, to: [to], subject, text, html }),
    signal: AbortSignal.timeout(settings.limits.timeoutMs),
  })
  await response.body?.cancel()
  return response.ok
}
