export type PaymentMethod = 'paypal' | 'pesapal'

/** The names of the providers, as they write them. */
export const PROVIDER_NAMES: Readonly<Record<PaymentMethod, string>> = { paypal: 'PayPal', pesapal: 'PesaPal' }

export function isPaymentMethod(value: unknown): value is PaymentMethod {
  return value === 'paypal' || value === 'pesapal'
}
