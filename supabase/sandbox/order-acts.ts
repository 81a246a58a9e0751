import { type BuyerChoices, CHOICES, payByPesapal } from './buyer-choices.ts'
import type { LedgerKind } from './ledger.ts'
import type { Notifier } from './notifier.ts'
import { decideDispute, dollarsLeft, dollarsToRefund, isHeld } from './paypal-disputes.ts'
import type { PaypalEvents } from './paypal-events.ts'
import { beginRefund, completeRefund } from './paypal-payments.ts'
import { notifyOfPesapalChange, writeMove } from './pesapal-api.ts'
import { textAt } from './sandbox-json.ts'
import { type Capture, createNumber, type PaypalOrder, type PesapalOrder, type SandboxState } from './sandbox-state.ts'

type Options = {
  state: SandboxState
  notifier: Notifier
  events: PaypalEvents
  choices: BuyerChoices
  paypalUrl: string
}

export type OrderActs = ReturnType<typeof createOrderActs>

/** What buyers, banks and the providers' own people do to an order, by the name that a test gives. */
export function createOrderActs({ state, notifier, events, choices, paypalUrl }: Options) {
  return { paypal, pesapal }

  function write(
    { customId }: PaypalOrder,
    kind: LedgerKind,
    { value, currency }: Pick<Capture, 'value' | 'currency'>,
  ) {
    state.ledger.write(customId, kind, value, currency)
  }

  async function paypal(order: PaypalOrder, body: unknown): Promise<void> {
    const action = textAt(body, 'action')
    const choice = CHOICES.find((known) => known === action)
    if (choice) await choices.paypal(order, choice)
    const value = textAt(body, 'amount') || order.value
    if (action === 'take' && order.captures.length === 0)
      order.taken = { value, currency: textAt(body, 'currency') || order.currency }
    if (action === 'forget') state.paypal.delete(order.id)
    // Nobody has captured it in time.
    if (action === 'lapse' && order.status !== 'COMPLETED') order.status = 'VOIDED'
    const capture = order.captures.at(-1)
    if (!capture) return
    if (action === 'settle' || action === 'deny') {
      if (capture.status !== 'PENDING') return
      capture.status = action === 'settle' ? 'COMPLETED' : 'DECLINED'
      if (action === 'settle') write(order, 'charged', capture)
      await events.captureChanged(order, capture, action === 'settle' ? 'COMPLETED' : 'DENIED')
    }
    if (action === 'refund' || action === 'beginRefund') await refund(order, value, action === 'beginRefund')
    if (action === 'endRefund' || action === 'cancelRefund') await endRefunds(order, action === 'endRefund')
    const left = { value: dollarsLeft(order, capture), currency: capture.currency }
    if (action === 'reverse' && isHeld(capture)) {
      capture.isReversed = true
      write(order, 'reversed', left)
      const lost = decideDispute(state, order, capture.id, 'RESOLVED_BUYER_FAVOUR')
      await events.moneyReturned(capture, 'REVERSED', left.value, paypalUrl)
      await events.disputeDecided(lost)
    }
    if (action === 'win' && capture.isReversed) {
      capture.isReversed = false
      write(order, 'restored', left)
      await events.disputeDecided(decideDispute(state, order, capture.id, 'RESOLVED_SELLER_FAVOUR'))
    }
  }

  async function refund(order: PaypalOrder, value: string, isPending: boolean): Promise<void> {
    const capture = order.captures.at(-1)
    if (!capture || !isHeld(capture)) return
    const cents = Math.min(...[value, dollarsToRefund(order, capture)].map((text) => Math.round(Number(text) * 100)))
    if (cents <= 0) return
    const made = beginRefund(state, order, capture, (cents / 100).toFixed(2))
    if (!isPending) await completeRefund(state, events, order, made)
  }

  /** Makes what was pending, or leaves it. */
  async function endRefunds(order: PaypalOrder, isMade: boolean): Promise<void> {
    for (const made of order.refunds.filter(({ status }) => status === 'PENDING')) {
      if (isMade) await completeRefund(state, events, order, made)
      else made.status = 'CANCELLED'
    }
  }

  function pesapal(order: PesapalOrder, body: unknown): void {
    const action = textAt(body, 'action')
    const choice = CHOICES.find((known) => known === action)
    if (choice) choices.pesapal(order, choice)
    if (action === 'take' && order.confirmationCode === '') {
      const amount = Number(textAt(body, 'amount') || order.amount)
      order.taken = { amount, currency: textAt(body, 'currency') || order.currency }
    }
    if (action === 'payAtLast') {
      order.isPaidAtLast = true
      order.confirmationCode = createNumber(10)
    }
    if (action === 'settle') payByPesapal(state, notifier, order, 1)
    const isBack = action === 'refund' || action === 'reverse' || (action === 'endRefund' && order.isRefundAsked)
    if (isBack && order.statusCode === 1) payByPesapal(state, notifier, order, 3)
    if (action === 'win' && order.statusCode === 3) {
      order.statusCode = 1
      writeMove(state, order, 'restored')
      notifyOfPesapalChange(state, notifier, order)
    }
    if (action === 'forget') state.pesapal.delete(order.trackingId)
  }
}
