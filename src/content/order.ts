import { AppError } from '#core/app-error.ts'
import { isPaymentMethod, type PaymentMethod } from './payment-method.ts'
import { type PlanId, plans } from './plans.ts'

export const ORDER_STATUSES = [
  'created',
  'pending',
  'approved',
  'review',
  'paid',
  'failed',
  'canceled',
  'expired',
  'partially_refunded',
  'refunded',
  'reversed',
] as const

export type OrderStatus = (typeof ORDER_STATUSES)[number]

/** Some months of a plan that somebody ordered. */
export type Order = {
  id: string
  planId: PlanId
  months: number
  /** Whole US cents. */
  amountCents: number
  refundedCents: number
  /** Money came, but not that of the order; it has not gone back. */
  amountDiffers: boolean
  provider: PaymentMethod
  status: OrderStatus
  /** The provider's number of the payment; null until there is one. */
  paymentId: string | null
  /** Who is named on the receipt; empty where nothing was given. */
  buyer: string
  email: string
  createdAt: Date
  paidAt: Date | null
}

/** How an order stands, for whoever comes back from paying. */
export type ConfirmedOrder = {
  status: OrderStatus
  planId: PlanId
  /** Money came, but not that of the order; it has not gone back. */
  amountDiffers: boolean
  /** True where it was bought without an account, and waits for one. */
  needsClaim: boolean
}

/** Months of one plan that follow each other. */
export type PaidRun = { planId: PlanId; from: Date; until: Date }

/** What a person has now. */
export type MyPlan = {
  /** Null where no plan is in force. */
  planId: PlanId | null
  isTrial: boolean
  /** When the present stretch ends. */
  until: Date | null
  /** What is paid and not over, in its order; the first has begun unless a trial comes before it. */
  paid: readonly PaidRun[]
  canTry: boolean
}

/** True where the money is there. */
export function isPaid(status: OrderStatus): boolean {
  return status === 'paid' || status === 'partially_refunded'
}

/** True for orders that were paid once, whatever came later: they have a receipt. */
export function hasReceipt({ paidAt }: Pick<Order, 'paidAt'>): boolean {
  return paidAt !== null
}

/** @throws AppError `invalid-data` */
export function parseOrder(row: unknown): Order {
  const field = fieldsOf(row)
  const names = [field.get('first_name'), field.get('last_name')]
  const provider = field.get('provider')
  if (!isPaymentMethod(provider)) throw unreadable('provider')
  return {
    id: textIn(field, 'id'),
    planId: planIn(field),
    months: wholeIn(field, 'months'),
    amountCents: wholeIn(field, 'amount_cents'),
    refundedCents: wholeIn(field, 'refunded_cents'),
    amountDiffers: field.get('amount_differs') === true,
    provider,
    status: statusIn(field),
    paymentId: optionalTextIn(field, 'provider_payment_id'),
    buyer: names.filter((name) => typeof name === 'string' && name !== '').join(' '),
    email: optionalTextIn(field, 'email') ?? '',
    createdAt: dateIn(field, 'created_at') ?? new Date(0),
    paidAt: dateIn(field, 'paid_at'),
  }
}

/** @throws AppError `invalid-data` */
export function parseConfirmedOrder(answer: unknown): ConfirmedOrder {
  const field = fieldsOf(answer)
  return {
    status: statusIn(field),
    planId: planIn(field),
    amountDiffers: field.get('amount_differs') === true,
    needsClaim: field.get('needs_claim') === true,
  }
}

/** @throws AppError `invalid-data` */
export function parseMyPlan(answer: unknown): MyPlan {
  const field = fieldsOf(answer)
  return {
    planId: field.get('plan_id') === null ? null : planIn(field),
    isTrial: field.get('is_trial') === true,
    until: dateIn(field, 'until'),
    paid: listIn(field, 'paid').map(parseRun),
    canTry: field.get('can_try') === true,
  }
}

function parseRun(value: unknown): PaidRun {
  const field = fieldsOf(value)
  const [from, until] = [dateIn(field, 'from'), dateIn(field, 'until')]
  if (!from || !until) throw unreadable('months')
  return { planId: planIn(field), from, until }
}

type Fields = ReadonlyMap<string, unknown>

function fieldsOf(value: unknown): Fields {
  return new Map(typeof value === 'object' && value !== null ? Object.entries(value) : [])
}

function statusIn(field: Fields): OrderStatus {
  const status = ORDER_STATUSES.find((known) => known === field.get('status'))
  if (!status) throw unreadable('status')
  return status
}

function planIn(field: Fields): PlanId {
  const plan = plans.find(({ id }) => id === field.get('plan_id'))
  if (!plan) throw unreadable('plan')
  return plan.id
}

function textIn(field: Fields, name: string): string {
  const value = field.get(name)
  if (typeof value !== 'string') throw unreadable(name)
  return value
}

function optionalTextIn(field: Fields, name: string): string | null {
  return field.get(name) == null ? null : textIn(field, name)
}

function wholeIn(field: Fields, name: string): number {
  const value = field.get(name)
  if (typeof value !== 'number' || !Number.isInteger(value)) throw unreadable(name)
  return value
}

function listIn(field: Fields, name: string): readonly unknown[] {
  const value = field.get(name)
  if (!Array.isArray(value)) throw unreadable(name)
  return value
}

function dateIn(field: Fields, name: string): Date | null {
  const written = optionalTextIn(field, name)
  if (written === null) return null
  const date = new Date(written)
  if (Number.isNaN(date.getTime())) throw unreadable(name)
  return date
}

function unreadable(name: string): AppError {
  return new AppError('invalid-data', `The ${name} of an order cannot be read`)
}
