import { centsFromText } from './money.ts'
import { listAt, textAt } from './parse-json.ts'
import type { PaymentFact } from './payment-fact.ts'

/** Nothing was taken, and the order is over: another way to pay is another order. */
const DECLINED = new Set([
  'INSTRUMENT_DECLINED',
  'REDIRECT_PAYER_FOR_ALTERNATE_FUNDING',
  'TRANSACTION_REFUSED',
  'PAYER_CANNOT_PAY',
  'COMPLIANCE_VIOLATION',
  'MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED',
])

/** What an order of PayPal's says about ours; an order that is not ours, or that nobody knows, says nothing good. */
export function factFromPaypalOrder(order: unknown, orderId: string): PaymentFact {
  if (order === null) return { outcome: 'expired', reason: 'unknown to PayPal' }
  if (textAt(order, 'purchase_units', 0, 'custom_id') !== orderId) {
    // A capture repeats the number too; one of the two is always there.
    const [capture] = listAt(order, 'purchase_units', 0, 'payments', 'captures')
    if (textAt(capture, 'custom_id') !== orderId) return { outcome: 'failed', reason: 'order_mismatch' }
  }
  const captures = listAt(order, 'purchase_units', 0, 'payments', 'captures')
  // The last attempt is the last of the list.
  const capture = captures.at(-1)
  if (capture !== undefined) return factFromCapture(capture, listAt(order, 'purchase_units', 0, 'payments', 'refunds'))
  switch (textAt(order, 'status')) {
    case 'APPROVED':
      return { outcome: 'approved' }
    case 'VOIDED':
      return { outcome: 'expired', reason: 'voided' }
    default:
      return { outcome: 'open' }
  }
}

/** What a refused capture means; null where PayPal must be asked what really happened. */
export function factFromCaptureRefusal(code: string): PaymentFact | null {
  if (DECLINED.has(code)) return { outcome: 'failed', reason: code }
  if (code === 'ORDER_NOT_APPROVED' || code === 'PAYER_ACTION_REQUIRED') return { outcome: 'open' }
  if (code === 'RESOURCE_NOT_FOUND' || code === 'INVALID_RESOURCE_ID') return { outcome: 'expired', reason: code }
  return null
}

function factFromCapture(capture: unknown, refunds: readonly unknown[]): PaymentFact {
  const known = {
    paymentId: textAt(capture, 'id'),
    amountCents: centsFromText(textAt(capture, 'amount', 'value')),
    currency: textAt(capture, 'amount', 'currency_code'),
  }
  switch (textAt(capture, 'status')) {
    case 'COMPLETED':
      return { outcome: 'paid', ...known }
    case 'PENDING':
      return { outcome: 'review', ...known, reason: textAt(capture, 'status_details', 'reason') }
    case 'REFUNDED':
      return { outcome: 'refunded', ...known }
    case 'PARTIALLY_REFUNDED':
      return partFact(known, refundedIn(refunds))
    case 'DECLINED':
    case 'FAILED':
      return { outcome: 'failed', ...known, reason: textAt(capture, 'status_details', 'reason') ?? 'CAPTURE_DECLINED' }
    default:
      return { outcome: 'open' }
  }
}

/** Until PayPal has made the first of its refunds, all of the money is here. */
function partFact(known: Omit<PaymentFact, 'outcome'>, refundedCents: number): PaymentFact {
  return refundedCents > 0 ? { outcome: 'partially_refunded', ...known, refundedCents } : { outcome: 'paid', ...known }
}

function refundedIn(refunds: readonly unknown[]): number {
  return refunds
    .filter((refund) => textAt(refund, 'status') === 'COMPLETED')
    .reduce<number>((sum, refund) => sum + (centsFromText(textAt(refund, 'amount', 'value')) ?? 0), 0)
}
