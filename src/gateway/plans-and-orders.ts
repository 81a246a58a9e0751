import { type MyPlan, type Order, parseMyPlan, parseOrder } from '#content/order.ts'
import { backendClient } from './backend-client.ts'
import { toAppError } from './row-errors.ts'

const COLUMNS =
  'id, plan_id, months, amount_cents, amount_differs, refunded_cents, provider, status, provider_payment_id, first_name, last_name, email, created_at, paid_at'

/**
 * What the person who is signed in has now.
 * @throws AppError
 */
export async function fetchMyPlan(signal: AbortSignal): Promise<MyPlan> {
  const client = await backendClient()
  const { data, error, status } = await client.rpc('my_plan').abortSignal(signal)
  if (error) throw toAppError(error, status, 'Could not load the plan')
  return parseMyPlan(data)
}

/**
 * The orders of the person who is signed in, the latest first.
 * @throws AppError
 */
export async function fetchOrders(signal: AbortSignal): Promise<Order[]> {
  const client = await backendClient()
  const { data, error, status } = await client
    .from('orders')
    .select(COLUMNS)
    .order('created_at', { ascending: false })
    .abortSignal(signal)
  if (error) throw toAppError(error, status, 'Could not load the orders')
  return data.map(parseOrder)
}

/**
 * Starts the one trial of the person who is signed in. False where they had it already, or have a plan that is paid.
 * @throws AppError
 */
export async function startTrial(): Promise<boolean> {
  const client = await backendClient()
  const { data, error, status } = await client.rpc('start_trial')
  if (error) throw toAppError(error, status, 'Could not start the trial')
  return data
}

/**
 * Takes what was bought without an account to the person who is signed in. False where the link has been used, or is none.
 * @throws AppError
 */
export async function claimOrder(token: string): Promise<boolean> {
  const client = await backendClient()
  const { data, error, status } = await client.rpc('claim_order', { token })
  if (error) throw toAppError(error, status, 'Could not take the plan over')
  return data
}
