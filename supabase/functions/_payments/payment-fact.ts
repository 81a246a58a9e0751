/** What a provider says about an order, in our words; the database decides what follows. */
export type PaymentFact = {
  outcome:
    | 'open'
    | 'approved'
    | 'review'
    | 'paid'
    | 'failed'
    | 'canceled'
    | 'expired'
    | 'partially_refunded'
    | 'refunded'
    | 'reversed'
  providerOrderId?: string
  paymentId?: string | null
  amountCents?: number | null
  currency?: string | null
  refundedCents?: number | null
  reason?: string | null
  /** When the provider says that money went back or came again, or when it was asked; news without it is of no time. */
  toldAt?: string | null
}
