import { type BuyerChoices, CHOICES, payByPesapal } from './buyer-choices.ts'
import type { Delivery, Notifier } from './notifier.ts'
import { decideDispute } from './paypal-disputes.ts'
import type { PaypalEvents } from './paypal-events.ts'
import { notifyOfPesapalChange } from './pesapal-api.ts'
import { at, fieldsOf, readJson, textAt } from './sandbox-json.ts'
import { createNumber, type Fault, type PaypalOrder, type PesapalOrder, type SandboxState } from './sandbox-state.ts'

type Options = {
  state: SandboxState
  notifier: Notifier
  events: PaypalEvents
  choices: BuyerChoices
  paypalUrl: string
  environment: Readonly<Record<string, string>>
}

const DELIVERIES: readonly Delivery[] = ['normal', 'twice', 'hold', 'drop']
const FAULTS: readonly Fault['kind'][] = ['status', 'silence', 'lost']

/**
 * What tests ask of the providers. GET shows the messages that were sent, and with what
 * the functions reach the sandbox. POST takes one of
 * `{ delivery }`, `{ release: 'in-order' | 'reversed' }`, `{ settle: true }`, `{ fault: { operation, kind, status, times } }`,
 * `{ expireTokens: true }`, `{ forgetMessages: true }`, `{ forgetFaults: true }`, `{ largestAmount }` and `{ order, action, amount, currency }`, where the order is named by our number.
 */
export function createControl({ state, notifier, events, choices, paypalUrl, environment }: Options) {
  return async (request: Request): Promise<Response> => {
    if (request.method === 'GET') return Response.json({ sent: notifier.sent, environment })
    const body = await readJson(request)
    const { release, settle, fault, expireTokens, forgetMessages, forgetFaults, largestAmount } = fieldsOf(body)
    const delivery = DELIVERIES.find((known) => known === textAt(body, 'delivery'))
    if (delivery) notifier.setDelivery(delivery)
    if (fault !== undefined) state.faults.push(toFault(fault))
    if (typeof largestAmount === 'number') state.largestPesapalAmount = largestAmount
    if (forgetFaults === true) state.faults.splice(0)
    if (forgetMessages === true) notifier.forget()
    if (expireTokens === true) state.tokens.clear()
    if (release !== undefined) await notifier.release(release === 'reversed')
    const number = textAt(body, 'order')
    if (number !== '') await actOn(number, body)
    if (settle === true) await notifier.settle()
    return Response.json({ done: true })
  }

  async function actOn(number: string, body: unknown): Promise<void> {
    const paypal = [...state.paypal.values()].find(({ customId }) => customId === number)
    const pesapal = [...state.pesapal.values()].find(({ merchantReference }) => merchantReference === number)
    if (paypal) await actOnPaypal(paypal, body)
    if (pesapal) actOnPesapal(pesapal, body)
  }

  async function actOnPaypal(order: PaypalOrder, body: unknown): Promise<void> {
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
      await events.captureChanged(order, capture, action === 'settle' ? 'COMPLETED' : 'DENIED')
    }
    if (action === 'refund') await refund(order, value)
    if (action === 'reverse' && capture.status === 'COMPLETED' && !capture.isReversed) {
      capture.isReversed = true
      const lost = decideDispute(state, order, capture.id, 'RESOLVED_BUYER_FAVOUR')
      await events.moneyReturned(capture, 'REVERSED', capture.value, paypalUrl)
      await events.disputeDecided(lost)
    }
    if (action === 'win' && capture.isReversed) {
      capture.isReversed = false
      await events.disputeDecided(decideDispute(state, order, capture.id, 'RESOLVED_SELLER_FAVOUR'))
    }
  }

  async function refund(order: PaypalOrder, value: string): Promise<void> {
    const capture = order.captures.at(-1)
    if (!capture || capture.isReversed || !['COMPLETED', 'PARTIALLY_REFUNDED'].includes(capture.status)) return
    const before = order.refunds.reduce((sum, made) => sum + Math.round(Number(made.value) * 100), 0)
    const left = Math.round(Number(capture.value) * 100) - before
    const cents = Math.min(Math.round(Number(value) * 100), left)
    const returned = (cents / 100).toFixed(2)
    order.refunds.push({ id: createNumber(), captureId: capture.id, value: returned, currency: capture.currency })
    capture.status = cents === left ? 'REFUNDED' : 'PARTIALLY_REFUNDED'
    await events.moneyReturned(capture, 'REFUNDED', returned, paypalUrl)
  }

  function actOnPesapal(order: PesapalOrder, body: unknown): void {
    const action = textAt(body, 'action')
    const choice = CHOICES.find((known) => known === action)
    if (choice) choices.pesapal(order, choice)
    if (action === 'take') {
      const amount = Number(textAt(body, 'amount') || order.amount)
      order.taken = { amount, currency: textAt(body, 'currency') || order.currency }
    }
    if (action === 'settle') payByPesapal(state, notifier, order, 1)
    if ((action === 'refund' || action === 'reverse') && order.statusCode === 1) payByPesapal(state, notifier, order, 3)
    if (action === 'win' && order.statusCode === 3) {
      order.statusCode = 1
      notifyOfPesapalChange(state, notifier, order)
    }
    if (action === 'forget') state.pesapal.delete(order.trackingId)
  }
}

function toFault(value: unknown): Fault {
  const { status, times } = fieldsOf(value)
  return {
    operation: textAt(value, 'operation'),
    kind: FAULTS.find((kind) => kind === at(value, 'kind')) ?? 'status',
    status: typeof status === 'number' ? status : 500,
    times: typeof times === 'number' ? times : 1,
  }
}
