import { refuse } from './paypal-answers.ts'
import {
  type Capture,
  createNumber,
  type Dispute,
  type PaypalOrder,
  type SandboxState,
  withFault,
} from './sandbox-state.ts'

const PATH = '/v1/customer/disputes'

/** PayPal's Disputes API, as far as it is used here; null for any other path. The list tells no outcome. */
export function answerAboutDisputes(
  state: SandboxState,
  path: string,
  query: URLSearchParams,
): Promise<Response> | null {
  if (!path.startsWith(PATH)) return null
  return withFault(state, 'paypal.disputes', {
    refuse: (status) => refuse(status, 'NOT_AUTHORIZED', 'PERMISSION_DENIED'),
    work: () => showDisputes(state, path, query),
  })
}

function showDisputes(state: SandboxState, path: string, query: URLSearchParams): Response {
  const orders = [...state.paypal.values()]
  if (path === PATH) {
    const captureId = query.get('disputed_transaction_id')
    const found = orders.flatMap(({ disputes }) => disputes).filter((dispute) => dispute.captureId === captureId)
    return Response.json({ items: found.map(summaryOf), links: [] })
  }
  for (const order of orders) {
    const dispute = order.disputes.find(({ id }) => path === `${PATH}/${id}`)
    if (dispute) return Response.json(detailsOf(dispute, order))
  }
  return Response.json(
    { name: 'RESOURCE_NOT_FOUND', message: 'The dispute was not found', details: [] },
    { status: 404 },
  )
}

/** Decides the dispute about a capture, which begins with that where there is none yet. */
export function decideDispute(state: SandboxState, order: PaypalOrder, captureId: string, outcome: string): Dispute {
  const known = order.disputes.find((dispute) => dispute.captureId === captureId)
  const decided = known ?? { id: `PP-D-${createNumber(8)}`, captureId, outcome: null, updatedAt: '' }
  if (!known) order.disputes.push(decided)
  decided.outcome = outcome
  decided.updatedAt = state.clock.moment()
  return decided
}

/** What is left of a capture after the refunds that were made, as PayPal writes amounts. */
export function dollarsLeft({ refunds }: PaypalOrder, capture: Capture): string {
  return dollarsWithout(
    capture,
    refunds.filter(({ status }) => status === 'COMPLETED'),
  )
}

/** What may still be refunded: without what is about to be. */
export function dollarsToRefund({ refunds }: PaypalOrder, capture: Capture): string {
  return dollarsWithout(
    capture,
    refunds.filter(({ status }) => status !== 'CANCELLED'),
  )
}

function dollarsWithout(capture: Capture, refunds: PaypalOrder['refunds']): string {
  const cents = (value: string) => Math.round(Number(value) * 100)
  return ((cents(capture.value) - refunds.reduce((sum, { value }) => sum + cents(value), 0)) / 100).toFixed(2)
}

/** Something of it is with the seller. */
export function isHeld({ status, isReversed }: Capture): boolean {
  return !isReversed && (status === 'COMPLETED' || status === 'PARTIALLY_REFUNDED')
}

function summaryOf({ id, outcome, updatedAt }: Dispute) {
  return { dispute_id: id, update_time: updatedAt, status: outcome === null ? 'UNDER_REVIEW' : 'RESOLVED' }
}

function detailsOf(dispute: Dispute, order: PaypalOrder) {
  const capture = order.captures.find(({ id }) => id === dispute.captureId)
  return {
    ...summaryOf(dispute),
    disputed_transactions: [{ seller_transaction_id: dispute.captureId }],
    ...(dispute.outcome !== null && {
      dispute_outcome: {
        outcome_code: dispute.outcome,
        ...(dispute.outcome === 'RESOLVED_BUYER_FAVOUR' && {
          amount_refunded: { currency_code: capture?.currency, value: capture && dollarsLeft(order, capture) },
        }),
      },
    }),
  }
}
