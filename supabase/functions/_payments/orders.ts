import type { SupabaseClient } from 'npm:@supabase/supabase-js@^2.109.0'
import { listAt, numberAt, recordOf, textAt, valueAt } from './parse-json.ts'
import type { PaymentFact } from './payment-fact.ts'
import type { PaymentInput } from './payment-input.ts'

export type Provider = 'paypal' | 'pesapal'

export type EventSource = 'return' | 'webhook' | 'ipn' | 'reconciler' | 'create'

/** The part of an order that deciding about it needs. */
export type Order = {
  id: string
  userId: string | null
  /** False where the account that it was of has ended: nobody is left to have what it buys. */
  hasBuyer: boolean
  planId: string
  months: number
  amountCents: number
  provider: Provider
  status: string
  providerOrderId: string | null
  approvalUrl: string | null
  /** Money came, but not that of the order; it has not gone back. */
  amountDiffers: boolean
  createdAt: string
  checkCount: number
  /** Null where it is not looked at again. */
  nextCheckAt: string | null
}

export type OpenedOrder = { orderId: string; isNew: boolean }

const SOON_MS = 5 * 60_000

export type Orders = ReturnType<typeof createOrders>

/** The orders of the database, by the rights of the server. */
export function createOrders(server: SupabaseClient) {
  return {
    open,
    start,
    apply,
    find,
    openOf: (userId: string) => openOf(server, userId),
    takeDue: (count: number) => takeDue(server, count),
    lookSoon: (order: Order) => lookSoon(server, order),
    /** False where the provider was asked about this order a moment ago. */
    beginRead: (orderId: string) => isAllowed(server, 'begin_read', orderId),
    /** False where a notice came a moment ago: the order is looked at by the next minute. */
    takeNotice: (orderId: string) => isAllowed(server, 'take_notice', orderId),
  }

  /** Null where the database refuses, with its reason. */
  async function open(
    provider: Provider,
    input: PaymentInput,
    { userId, addressHash }: { userId: string | null; addressHash: string },
  ): Promise<OpenedOrder | { refusal: string }> {
    const { data, error } = await server.rpc('open_order', {
      provider,
      plan_name: input.planName,
      months: input.months,
      total_cents: input.totalCents,
      email: input.email,
      first_name: input.firstName,
      last_name: input.lastName,
      phone: input.phone,
      user_id: userId,
      address_hash: addressHash,
    })
    if (error) throw error
    const refusal = textAt(data, 'refusal')
    if (refusal !== null) return { refusal }
    return { orderId: textAt(data, 'order_id') ?? '', isNew: valueAt(data, 'is_new') === true }
  }

  async function start(orderId: string, providerOrderId: string, approvalUrl: string): Promise<void> {
    const { error } = await server.rpc('start_order', {
      order_id: orderId,
      provider_order_id: providerOrderId,
      approval_url: approvalUrl,
    })
    if (error) throw error
  }

  /** The order's state after what the provider said was applied. */
  async function apply(
    orderId: string,
    fact: PaymentFact,
    source: EventSource,
    eventId: string | null = null,
  ): Promise<string> {
    const { data, error } = await server.rpc('apply_payment', {
      order_id: orderId,
      source,
      outcome: fact.outcome,
      event_id: eventId,
      provider_order_id: fact.providerOrderId ?? null,
      payment_id: fact.paymentId ?? null,
      amount_cents: fact.amountCents ?? null,
      currency: fact.currency ?? null,
      refunded_cents: fact.refundedCents ?? null,
      reason: fact.reason?.slice(0, 200) ?? null,
      told_at: fact.toldAt ?? null,
    })
    if (error) throw error
    return textAt(data, 'status') ?? ''
  }

  async function find(
    column: 'id' | 'provider_order_id' | 'provider_payment_id',
    value: string,
    provider?: Provider,
  ): Promise<Order | null> {
    const query = server.from('orders').select('*').eq(column, value)
    const { data, error } = await (provider === undefined ? query : query.eq('provider', provider)).limit(1)
    if (error) throw error
    const [row] = listAt(data)
    return row === undefined ? null : parseOrder(row)
  }
}

/** The orders of an account that may still be paid. */
async function openOf(server: SupabaseClient, userId: string): Promise<Order[]> {
  const { data, error } = await server
    .from('orders')
    .select('*')
    .eq('user_id', userId)
    .in('status', ['pending', 'approved', 'review', 'failed', 'canceled'])
    .not('next_check_at', 'is', null)
  if (error) throw error
  return listAt(data).map(parseOrder)
}

async function takeDue(server: SupabaseClient, count: number): Promise<Order[]> {
  const { data, error } = await server.rpc('take_due_orders', { up_to: count })
  if (error) throw error
  return listAt(data).map(parseOrder)
}

/** A look that came to nothing counts for none: the next is near, and the pauses do not grow. */
async function lookSoon(server: SupabaseClient, { id, checkCount, nextCheckAt }: Order): Promise<void> {
  const soon = new Date(Date.now() + SOON_MS).toISOString()
  const isSooner = nextCheckAt !== null && Date.parse(nextCheckAt) < Date.parse(soon)
  const { error } = await server
    .from('orders')
    .update({ check_count: Math.max(checkCount - 1, 0), next_check_at: isSooner ? nextCheckAt : soon })
    .eq('id', id)
  if (error) throw error
}

/** What the database says to a question about an order that is answered by yes or no. */
async function isAllowed(server: SupabaseClient, question: string, orderId: string): Promise<boolean> {
  const { data, error } = await server.rpc(question, { order_id: orderId })
  if (error) throw error
  return data === true
}

function parseOrder(row: unknown): Order {
  const { provider } = recordOf(row)
  return {
    id: textAt(row, 'id') ?? '',
    userId: textAt(row, 'user_id'),
    hasBuyer: textAt(row, 'user_id') !== null || textAt(row, 'email') !== null,
    planId: textAt(row, 'plan_id') ?? '',
    months: numberAt(row, 'months') ?? 0,
    amountCents: numberAt(row, 'amount_cents') ?? 0,
    provider: provider === 'paypal' ? 'paypal' : 'pesapal',
    status: textAt(row, 'status') ?? '',
    providerOrderId: textAt(row, 'provider_order_id'),
    approvalUrl: textAt(row, 'approval_url'),
    amountDiffers: valueAt(row, 'amount_differs') === true,
    createdAt: textAt(row, 'created_at') ?? '',
    checkCount: numberAt(row, 'check_count') ?? 0,
    nextCheckAt: textAt(row, 'next_check_at'),
  }
}
