// What the work of a minute does where a provider takes its time.
import { deepEqual, equal, ok } from 'node:assert/strict'
import type { PaymentContext } from '#functions/_payments/context.ts'
import { backend } from './backend.ts'
import { context, minute, order, scenario } from './payment-bench.ts'

const LOOK_MS = 31_000
const FIVE_MINUTES_MS = 5 * 60_000

/** With a PayPal at which each look takes about half a minute of the context's clock. */
function slowContext(): PaymentContext {
  const { paypal } = context
  if (!paypal) throw new Error('The sandbox has no PayPal')
  let time = Date.now()
  return {
    ...context,
    now: () => time,
    paypal: {
      ...paypal,
      readOrder: (providerOrderId) => {
        time += LOOK_MS
        return paypal.readOrder(providerOrderId)
      },
    },
  }
}

scenario('after a minute no further look is begun, and what was taken comes soon', async () => {
  const { server } = backend
  const bought = [await order(), await order(), await order()]
  // Longer due than whatever other tests have left.
  for (const [index, { id }] of bought.entries()) {
    const due = `2026-01-01T00:00:0${index}Z`
    await server.from('orders').update({ next_check_at: due }).eq('id', id).throwOnError()
  }
  const begunAt = Date.now()
  const { status, body } = await minute([], slowContext())
  deepEqual([status, body.orders, body.troubles], [200, 2, 0])
  const ids = bought.map(({ id }) => id)
  const { data } = await server.from('orders').select('id, check_count, next_check_at').in('id', ids).throwOnError()
  const left = (data ?? []).filter(({ check_count: looks }) => looks === 0)
  equal(left.length, 1)
  const soon = Date.parse(left[0]?.next_check_at)
  ok(soon > begunAt && soon <= Date.now() + FIVE_MINUTES_MS)
})
