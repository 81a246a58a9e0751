import { type SandboxControl, sandbox } from './sandbox-control.ts'
import { backend, post } from './backend.ts'
import { createConfirmPayment } from '#functions/_payments/confirm-payment.ts'
import { createPaymentContext, type PaymentContext } from '#functions/_payments/context.ts'
import { createPayment } from '#functions/_payments/create-payment.ts'
import { dollarsFromCents } from '#functions/_payments/money.ts'
import { createReconcile } from '#functions/_payments/reconcile.ts'
import { readPaymentSettings } from '#functions/_payments/settings.ts'

export type Provider = 'paypal' | 'pesapal'

export const PROVIDERS: readonly Provider[] = ['paypal', 'pesapal']
export const PRICES = { Explorer: 100, Adventurer: 1999, 'Guide Pro': 4999, Enterprise: 29_999 }

export type Wish = {
  provider: Provider
  plan: keyof typeof PRICES
  months: number
  email: string
  token?: string
  /** Of the machine that asks; one of its own for each e-mail address where it is left out. */
  address?: string
  changes: Record<string, unknown>
}

export type OrderRow = {
  id: string
  email: string | null
  user_id: string | null
  status: string
  amount_cents: number
  refunded_cents: number
  amount_differs: boolean
  failure_code: string | null
  provider_order_id: string | null
  provider_payment_id: string | null
}

const SERVER_KEY = Deno.env.get('SUPABASE_SERVICE_ROLE_KEY') ?? ''
const { server } = backend
const environment = await sandbox.environment()

/** The functions as they are deployed, with less patience: the sandbox can be told to be silent. */
export const context: PaymentContext = contextAt(Date.now)

export function contextAt(now: () => number): PaymentContext {
  const settings = readPaymentSettings((name) => environment[name] ?? Deno.env.get(name))
  return createPaymentContext(
    backend,
    { ...settings, mail: null, siteUrl: 'http://localhost', limits: { timeoutMs: 700, pauseMs: 5 } },
    now,
  )
}

const create = { paypal: createPayment(context, 'paypal'), pesapal: createPayment(context, 'pesapal') }
export const confirm = createConfirmPayment(context)

let count = 0

/** An address that no other test has. */
export function freshEmail(): string {
  count += 1
  return `buyer-${count}-${crypto.randomUUID().slice(0, 8)}@example.com`
}

export function wish(changes: Partial<Wish> = {}): Wish {
  return { provider: 'paypal', plan: 'Adventurer', months: 3, email: freshEmail(), changes: {}, ...changes }
}

/** The answer to Pay. */
export async function pay(wanted: Wish) {
  const response = await create[wanted.provider](paymentRequest(wanted))
  return { status: response.status, body: await response.json() }
}

export function paymentRequest({ plan, months, email, token, address, changes }: Wish): Request {
  const payload = {
    planName: plan,
    months,
    totalAmount: dollarsFromCents(PRICES[plan] * months),
    firstName: 'Asha',
    lastName: 'Example',
    email,
    phone: '',
    ...changes,
  }
  const request = post(payload, token)
  // A machine of their own, for the limit of each address.
  request.headers.set('x-forwarded-for', address ?? email)
  return request
}

/** Pays as far as the approval page, and says which order that is. */
export async function order(changes: Partial<Wish> = {}): Promise<OrderRow> {
  const wanted = wish(changes)
  const { status, body } = await pay(wanted)
  if (status !== 200) throw new Error(`Not opened: ${JSON.stringify(body)}`)
  const query = new URL(body.redirect_url).searchParams
  return row('provider_order_id', query.get('token') ?? query.get('OrderTrackingId') ?? '')
}

export async function row(column: keyof OrderRow, value: string): Promise<OrderRow> {
  const { data } = await server.from('orders').select('*').eq(column, value).single().throwOnError()
  return data
}

export async function statusOf({ id }: { id: string }): Promise<string> {
  return (await row('id', id)).status
}

/** The browser comes back, and the page asks. Throttled, as the page is, by nothing: the last look is forgotten. */
export async function comeBack({ id }: { id: string }, { canceled = false, token = '' } = {}) {
  await server.from('orders').update({ last_read_at: null }).eq('id', id).throwOnError()
  const body = { order_id: id, ...(canceled && { canceled }) }
  const response = await confirm(post(body, token === '' ? undefined : token))
  return { status: response.status, body: await response.json() }
}

/** What a minute's work does, with these orders due, longer than any other: a minute does not get to all of them. */
export async function minute(orders: readonly { id: string }[] = [], at: PaymentContext = context) {
  const due = new Date(0).toISOString()
  for (const { id } of orders) {
    await server.from('orders').update({ next_check_at: due }).eq('id', id).throwOnError()
  }
  const response = await createReconcile(at, SERVER_KEY)(post({}, SERVER_KEY))
  return { status: response.status, body: await response.json() }
}

export async function eventsOf({ id }: { id: string }) {
  const { data } = await server.from('payment_events').select('*').eq('order_id', id).order('id').throwOnError()
  return data ?? []
}

export async function stretchesOf(userId: string) {
  const { data } = await server.from('entitlements').select('*').eq('user_id', userId).order('starts_at').throwOnError()
  return data ?? []
}

export async function mailsAbout({ id }: { id: string }) {
  const { data } = await server.from('mail_outbox').select('*').eq('order_id', id).order('id').throwOnError()
  return data ?? []
}

/** Nothing that the report finds may be there. */
export async function report(): Promise<unknown[]> {
  const { data } = await server.rpc('payment_report').throwOnError()
  return data ?? []
}

/** A test with the providers' messages kept until it lets them go. */
export function scenario(name: string, run: (control: SandboxControl) => Promise<void>): void {
  Deno.test(name, async () => {
    await sandbox.begin()
    await run(sandbox)
    await sandbox.ask({ settle: true })
  })
}
