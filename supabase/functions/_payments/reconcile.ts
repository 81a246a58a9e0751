import { answerPost, Refusal } from '../_http/answer.ts'
import type { PaymentContext } from './context.ts'
import { deliverMails } from './mails.ts'
import type { Order } from './orders.ts'
import { listAt, textAt } from './parse-json.ts'
import { readProvider } from './read-provider.ts'

const AT_ONCE = 20
const ROUNDS = 5
/** Nobody pays for an order that is older. */
const WINDOW_MS = 72 * 60 * 60 * 1000
/** After so long no further mail is begun, and no further look: whoever is silent costs half a minute each. */
const MAILS_MS = 20_000
const WORK_MS = 60_000

/**
 * The work of every minute, asked for with the server's key: reminds whose months end, sends mails, looks at each open
 * order that is due, and reports once a day what must not be. May run as often and as many times at once as it likes; what
 * does not fit into a minute is left to the next ones.
 */
export function createReconcile(context: PaymentContext, secretKey: string): (request: Request) => Promise<Response> {
  return answerPost(async (request) => {
    if (!(await isSame(request.headers.get('authorization') ?? '', `Bearer ${secretKey}`))) {
      throw new Refusal(401, 'not_the_server', 'Only the server itself may ask for this.')
    }
    const begunAt = context.now()
    const { data: reminded, error } = await context.backend.server.rpc('queue_reminders')
    if (error) throw error
    const mails = await deliverMails(context, begunAt + MAILS_MS)
    const looked = await lookAtDue(context, begunAt + WORK_MS)
    return { ...looked, reminded, findings: await reportOfTheDay(context), mails }
  })
}

async function lookAtDue(context: PaymentContext, untilMs: number): Promise<{ orders: number; troubles: number }> {
  let orders = 0
  let troubles = 0
  for (let round = 0; round < ROUNDS; round += 1) {
    const due = await context.orders.takeDue(AT_ONCE)
    for (const order of due) {
      if (context.now() >= untilMs) {
        await lookSoon(context, order)
        continue
      }
      orders += 1
      // One order that fails is looked at a little later, and keeps no other waiting.
      await look(context, order).catch(async (error: unknown) => {
        troubles += 1
        console.error(`Order ${order.id}:`, error)
        await lookSoon(context, order)
      })
    }
    if (due.length < AT_ONCE || context.now() >= untilMs) break
  }
  return { orders, troubles }
}

async function lookSoon({ orders }: PaymentContext, order: Order): Promise<void> {
  await orders.lookSoon(order).catch((error: unknown) => console.error(`Order ${order.id}:`, error))
}

/** How much the day's first minute found that must not be; null for every other minute. */
async function reportOfTheDay({ backend }: PaymentContext): Promise<number | null> {
  const { data, error } = await backend.server.rpc('take_payment_report')
  if (error) throw error
  if (data === null) return null
  const findings = listAt(data)
  for (const found of findings) {
    console.error(`Payment report: order ${textAt(found, 'order_id')}, ${textAt(found, 'finding')}`)
  }
  return findings.length
}

async function look(context: PaymentContext, order: Order): Promise<void> {
  const { orders, pesapal, now } = context
  if (order.status === 'created') {
    // Its opening broke off, and its buyer was sent nowhere.
    await orders.apply(order.id, { outcome: 'failed', reason: 'unfinished' }, 'reconciler')
    return
  }
  const status = await readProvider(context, order, 'reconciler')
  const isOld = now() - Date.parse(order.createdAt) > WINDOW_MS
  if (!isOld || (status !== 'pending' && status !== 'approved')) return
  if (order.provider === 'pesapal' && order.providerOrderId !== null) {
    const isClosed = await pesapal?.cancelOrder(order.providerOrderId)
    // It may have been paid since it was read; where it was not, it is closed or forgotten already.
    if (!isClosed && (await readProvider(context, order, 'reconciler')) !== status) return
  }
  await orders.apply(order.id, { outcome: 'expired', reason: 'not paid in time' }, 'reconciler')
}

/** Compares in a time that tells nothing about where they differ. */
async function isSame(one: string, other: string): Promise<boolean> {
  const [a, b] = await Promise.all(
    [one, other].map((text) => crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))),
  )
  const bytes = new Uint8Array(b ?? new ArrayBuffer(0))
  return (
    new Uint8Array(a ?? new ArrayBuffer(0)).reduce((sum, byte, index) => sum | (byte ^ (bytes[index] ?? 0)), 0) === 0
  )
}
