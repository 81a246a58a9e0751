import { deepEqual, doesNotMatch, equal, match } from 'node:assert/strict'
import { post, signUp } from './backend.ts'
import { comeBack, context, mailsAbout, minute, order, row, scenario, statusOf, wish } from './payment-bench.ts'
import { createConfirmPayment } from '#functions/_payments/confirm-payment.ts'
import type { PaymentContext } from '#functions/_payments/context.ts'
import { deliverMails } from '#functions/_payments/mails.ts'
import { createPaypalWebhook } from '#functions/_payments/paypal-webhook.ts'
import { createPesapalIpn } from '#functions/_payments/pesapal-ipn.ts'
import { writeMail } from '#functions/_payments/mail-texts.ts'

const ORDER = { id: 'UT-1042', provider: 'paypal', amount_cents: 1999, months: 1 }

function textOf(kind: string, details: Record<string, unknown>): string {
  const base = { to: 'asha@example.com', siteUrl: 'https://utalii.example.com', planName: 'Adventurer' }
  const { subject, text } = writeMail({ ...base, kind, order: ORDER, details })
  return `${subject}\n${text}`
}

Deno.test('a mail about money that went says how it went, and what became of the months', () => {
  const part = textOf('payment_returned', { refunded_cents: 500, status: 'partially_refunded' })
  match(part, /^A part of your payment.*\$5\.00.*Your months go on/s)
  const whole = textOf('payment_returned', { refunded_cents: 1999, status: 'refunded' })
  match(whole, /^Your money is on its way back.*\$19\.99.*have ended/s)
  const taken = textOf('payment_returned', { refunded_cents: 1999, status: 'reversed' })
  match(taken, /\$19\.99 went back through PayPal.*taken back by a dispute or a bank.*have ended/s)
  doesNotMatch(taken, /on its way back|was returned/)
})

Deno.test('a mail about another amount promises no plan', () => {
  const mail = textOf('payment_differs', {})
  match(mail, /not the \$19\.99 of your order, so no plan has begun/)
  doesNotMatch(mail, /confirmed|yours/)
})

scenario('a payment that had gone back before we heard of it is told as that alone', async (control) => {
  const bought = await order()
  await control.ask({ delivery: 'drop' })
  await control.act(bought, 'approve')
  await control.fault('paypal.capture', 'lost', 3)
  await comeBack(bought)
  await control.act(bought, 'refund')
  await minute([bought])
  deepEqual(
    (await mailsAbout(bought)).map(({ kind, details }) => [kind, details.status]),
    [['payment_returned', 'refunded']],
  )
})

scenario('money that goes, comes again and goes once more is told each time', async (control) => {
  const bought = await order()
  await control.act(bought, 'approve')
  await comeBack(bought)
  for (const action of ['reverse', 'win', 'reverse']) {
    await control.act(bought, action)
    await minute([bought])
    await minute([bought])
  }
  deepEqual(
    (await mailsAbout(bought)).map(({ kind }) => kind),
    ['payment_confirmed', 'payment_returned', 'payment_restored', 'payment_returned'],
  )
  match(textOf('payment_restored', {}), /through PayPal is here again, and.*the link in our first mail still works/s)
  const partly = textOf('payment_restored', { refunded_cents: 500 })
  match(partly, /is here again, all but the \$5\.00 that were refunded to you before, and the months/)
  doesNotMatch(partly, /on its way/)
})

scenario('the receipt goes to the address that was typed last, and an account is known without it', async (control) => {
  const buyer = await signUp('typo')
  const first = await order({ token: buyer.token, email: 'asha@exmaple.com' })
  const second = await order({ token: buyer.token, email: 'asha@example.com' })
  equal(second.id, first.id)
  await control.act(second, 'approve')
  await comeBack(second, { token: buyer.token })
  deepEqual(
    (await mailsAbout(second)).map(({ recipient }) => recipient),
    ['asha@example.com'],
  )
})

scenario('whoever types the address of another does not find their order', async () => {
  const wanted = wish()
  const own = await order(wanted)
  const elsewhere = await order({ ...wanted, address: '203.0.113.7' })
  const account = await signUp('same-address')
  const signedIn = await order({ ...wanted, token: account.token })
  equal(new Set([own.id, elsewhere.id, signedIn.id]).size, 3)
  equal((await order(wanted)).id, own.id)
  equal((await row('id', signedIn.id)).user_id, account.id)
})

scenario('nobody waits for a mail: neither whoever pays, nor the providers', async (control) => {
  const held: ((response: Response) => void)[] = []
  const service = Deno.serve({ port: 0, onListen: () => {} }, () => new Promise<Response>((send) => held.push(send)))
  const works: Promise<void>[] = []
  const runtime = { waitUntil: (work: Promise<void>) => void works.push(work) }
  Object.defineProperty(globalThis, 'EdgeRuntime', { value: runtime, configurable: true })
  const mail = { url: `http://127.0.0.1:${service.addr.port}`, key: 'k', from: 'a@example.com' }
  const slow = { ...context, settings: { ...context.settings, mail, limits: { timeoutMs: 60_000, pauseMs: 5 } } }

  const [returned, told, noticed] = [await order(), await order(), await order({ provider: 'pesapal' })]
  await control.act(returned, 'approve')
  equal((await (await createConfirmPayment(slow)(post({ order_id: returned.id }))).json()).status, 'paid')
  await control.act(told, 'approve')
  const { headers, body } = (await control.messages()).find((sent) => sent.body.includes(told.id)) ?? { headers: {} }
  const message = new Request('http://localhost/', { method: 'POST', headers, ...(body !== undefined && { body }) })
  equal((await createPaypalWebhook(slow)(message)).status, 200)
  await control.act(noticed, 'approve')
  const notice = await createPesapalIpn(slow)(post({ OrderTrackingId: noticed.provider_order_id }))
  equal((await notice.json()).status, 200)
  deepEqual([await statusOf(told), await statusOf(noticed)], ['paid', 'paid'])

  // All have been answered, and no mail has gone.
  equal(works.length, 3)
  let isOver = false
  const all = Promise.all(works).then(() => (isOver = true))
  while (!isOver) {
    for (const send of held.splice(0)) send(new Response())
    await Promise.race([all, new Promise((resolve) => setTimeout(resolve, 1))])
  }
  Reflect.deleteProperty(globalThis, 'EdgeRuntime')
  await service.shutdown()
})

Deno.test('a mail whose order cannot be read is not sent, and stays owed', async () => {
  const service = Deno.serve({ port: 0, onListen: () => {} }, () => new Response())
  const url = `http://127.0.0.1:${service.addr.port}`
  for (const unread of ['orders', 'plans', null]) {
    const settled: unknown[] = []
    const mail = { id: 7, kind: 'payment_confirmed', recipient: 'asha@example.com', order_id: 'UT-1042', details: {} }
    const server = {
      rpc(name: string, given: { was_sent?: boolean }) {
        if (name === 'settle_mail') settled.push(given.was_sent)
        return Promise.resolve({ data: name === 'take_mails' ? [mail] : null, error: null })
      },
      from: (table: string) => ({
        select: () => ({
          eq: () =>
            Promise.resolve(
              table === unread ? { data: null, error: new Error('silent') } : { data: [ORDER], error: null },
            ),
        }),
      }),
    } as unknown as PaymentContext['backend']['server']
    const settings = { ...context.settings, mail: { url, key: 'k', from: 'a@example.com' } }
    const sent = await deliverMails({ ...context, settings, backend: { ...context.backend, server } })
    deepEqual([sent, settled], unread === null ? [1, [true]] : [0, [false]], String(unread))
  }
  await service.shutdown()
})
