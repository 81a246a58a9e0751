import { type BuyerChoices, CHOICES, payByPesapal } from './buyer-choices.ts'
import type { LedgerKind } from './ledger.ts'
import type { Notifier } from './notifier.ts'
import { decideDispute, dollarsLeft } from './paypal-disputes.ts'
import type { PaypalEvents } from './paypal-events.ts'
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
    if (action === 'take') order.taken = { value, currency: textAt(body, 'currency') || order.currency }
    if (action === 'forget') state.paypal.delete(order.id)
    const capture = order.captures.at(-1)
    if (!capture) return
    if (action === 'settle' || action === 'deny') {
      if (capture.status !== 'PENDING') return
      capture.status = action === 'settle' ? 'COMPLETED' : 'DECLINED'
      if (action === 'settle') write(order, 'charged', capture)
      await events.captureChanged(order, capture, action === 'settle' ? 'COMPLETED' : 'DENIED')
    }
    if (action === 'refund') await refund(order, value)
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

  async function refund(order: PaypalOrder, value: string): Promise<void> {
    const capture = order.captures.at(-1)
    if (!capture || !isHeld(capture)) return
    const left = Math.round(Number(dollarsLeft(order, capture)) * 100)
    const cents = Math.min(Math.round(Number(value) * 100), left)
    const returned = (cents / 100).toFixed(2)
    write(order, 'refunded', { value: returned, currency: capture.currency })
    order.refunds.push({ id: createNumber(), captureId: capture.id, value: returned, currency: capture.currency })
    capture.status = cents === left ? 'REFUNDED' : 'PARTIALLY_REFUNDED'
    await events.moneyReturned(capture, 'REFUNDED', returned, paypalUrl)
  }

  function pesapal(order: PesapalOrder, body: unknown): void {
    const action = textAt(body, 'action')
    const choice = CHOICES.find((known) => known === action)
    if (choice) choices.pesapal(order, choice)
    if (action === 'take') {
      const amount = Number(textAt(body, 'amount') || order.amount)
      order.taken = { amount, currency: textAt(body, 'currency') || order.currency }
    }
    if (action === 'payAtLast') {
      order.isPaidAtLast = true
      order.confirmationCode = createNumber(10)
    }
    if (action === 'settle') payByPesapal(state, notifier, order, 1)
    if ((action === 'refund' || action === 'reverse') && order.statusCode === 1) payByPesapal(state, notifier, order, 3)
    if (action === 'win' && order.statusCode === 3) {
      order.statusCode = 1
      writeMove(state, order, 'restored')
      notifyOfPesapalChange(state, notifier, order)
    }
    if (action === 'forget') state.pesapal.delete(order.trackingId)
  }
}

/** Something of it is with the seller. */
function isHeld({ status, isReversed }: Capture): boolean {
  return !isReversed && (status === 'COMPLETED' || status === 'PARTIALLY_REFUNDED')
}
