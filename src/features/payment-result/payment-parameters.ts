import { isPaymentMethod, type PaymentMethod } from '#content/payment-method.ts'

/** The provider that an address names, or the page's own default where it names none that we know. */
export function providerFrom(query: URLSearchParams, fallback: PaymentMethod): PaymentMethod {
  const provider = query.get('provider')
  return isPaymentMethod(provider) ? provider : fallback
}

/** The order that an address names; null for none and for an empty one. */
export function orderIdFrom(query: URLSearchParams): string | null {
  return query.get('order_id')?.trim() || null
}
