import { type Backend, backendFromEnvironment } from '../_http/backend.ts'
import { createOrders, type Orders } from './orders.ts'
import { createPaypal, type Paypal } from './paypal.ts'
import { createPesapal, type Pesapal } from './pesapal.ts'
import { type PaymentSettings, readPaymentSettings } from './settings.ts'

/** All that a function about payments works with. */
export type PaymentContext = {
  backend: Backend
  settings: PaymentSettings
  orders: Orders
  /** Null where there are no credentials. */
  paypal: Paypal | null
  pesapal: Pesapal | null
  now: () => number
}

export function createPaymentContext(
  backend: Backend,
  settings: PaymentSettings,
  now: () => number = Date.now,
): PaymentContext {
  const { paypal, pesapal, functionsUrl, limits } = settings
  return {
    backend,
    settings,
    orders: createOrders(backend.server),
    paypal: paypal && createPaypal(paypal, limits, now),
    pesapal: pesapal && createPesapal(pesapal, `${functionsUrl}/pesapal-ipn`, limits, now),
    now,
  }
}

export function paymentContextFromEnvironment(): PaymentContext {
  return createPaymentContext(
    backendFromEnvironment(),
    readPaymentSettings((name) => Deno.env.get(name)),
  )
}
