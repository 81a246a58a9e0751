import type { Delivery, Notifier } from './notifier.ts'
import type { OrderActs } from './order-acts.ts'
import { at, fieldsOf, readJson, textAt } from './sandbox-json.ts'
import { FAULT_KINDS, type Fault, type SandboxState } from './sandbox-state.ts'
import type { WebhookSigner } from './webhook-signer.ts'

type Options = {
  state: SandboxState
  notifier: Notifier
  signer: WebhookSigner
  acts: OrderActs
  environment: Readonly<Record<string, string>>
}

const DELIVERIES: readonly Delivery[] = ['normal', 'twice', 'hold', 'drop']

/**
 * What tests ask of the providers. GET shows the messages that were sent, with what the functions reach the sandbox, and
 * what happened to the money of `?order=`, by our number. POST takes one of
 * `{ delivery }`, `{ release: 'in-order' | 'reversed' }`, `{ settle: true }`, `{ fault: { operation, kind, status, times } }`,
 * `{ expireTokens: true }`, `{ forgetMessages: true }`, `{ forgetFaults: true }`, `{ largestAmount }`,
 * `{ badSignatures }`, for so many of PayPal's next messages, `{ clockMs }`, by which both go before the machine's clock,
 * and `{ order, action, amount, currency }`, where the order is named by our number.
 */
export function createControl({ state, notifier, signer, acts, environment }: Options) {
  return async (request: Request): Promise<Response> => {
    if (request.method === 'GET') {
      const order = new URL(request.url).searchParams.get('order') ?? ''
      return Response.json({ sent: notifier.sent, environment, ledger: state.ledger.of(order) })
    }
    const body = await readJson(request)
    const { release, settle, fault, expireTokens, forgetMessages, forgetFaults, ...numbers } = fieldsOf(body)
    const delivery = DELIVERIES.find((known) => known === textAt(body, 'delivery'))
    if (delivery) notifier.setDelivery(delivery)
    if (fault !== undefined) state.faults.push(toFault(fault))
    setNumbers(numbers)
    if (forgetFaults === true) state.faults.splice(0)
    if (forgetMessages === true) notifier.forget()
    if (expireTokens === true) {
      state.paypalTokens.clear()
      state.pesapalTokens.clear()
    }
    if (release !== undefined) await notifier.release(release === 'reversed')
    const number = textAt(body, 'order')
    if (number !== '') await actOn(number, body)
    if (settle === true) await notifier.settle()
    return Response.json({ done: true })
  }

  function setNumbers({ largestAmount, badSignatures, clockMs }: Readonly<Record<string, unknown>>): void {
    if (typeof largestAmount === 'number') state.largestPesapalAmount = largestAmount
    if (typeof badSignatures === 'number') signer.spoil(badSignatures)
    if (typeof clockMs === 'number') state.clock.jump(clockMs)
  }

  async function actOn(number: string, body: unknown): Promise<void> {
    const paypal = [...state.paypal.values()].find(({ customId }) => customId === number)
    const pesapal = [...state.pesapal.values()].find(({ merchantReference }) => merchantReference === number)
    if (paypal) await acts.paypal(paypal, body)
    if (pesapal) acts.pesapal(pesapal, body)
  }
}

function toFault(value: unknown): Fault {
  const { status, times } = fieldsOf(value)
  return {
    operation: textAt(value, 'operation'),
    kind: FAULT_KINDS.find((kind) => kind === at(value, 'kind')) ?? 'status',
    status: typeof status === 'number' ? status : 500,
    times: typeof times === 'number' ? times : 1,
  }
}
