import { deepEqual, equal, ok } from 'node:assert/strict'
import { createDeleteAccount } from '#functions/delete-account/delete-account.ts'
import { endOpenOrders } from '#functions/_payments/end-open-orders.ts'
import { type Account, backend, PASSWORD, post, signUp } from './backend.ts'
import {
  comeBack,
  context,
  mailsAbout,
  minute,
  order,
  PROVIDERS,
  report,
  row,
  scenario,
  statusOf,
} from './payment-bench.ts'

const deleteAccount = createDeleteAccount(backend, (userId) => endOpenOrders(context, userId))

const REFUSED = [
  409,
  {
    error: {
      code: 'payment_under_way',
      message: 'A payment of yours is being confirmed. Delete the account when it is settled.',
    },
  },
]

async function leave({ token }: Account) {
  const response = await deleteAccount(post({ password: PASSWORD }, token))
  return [response.status, await response.json()]
}

const DELETED = [200, { deleted: true }]

scenario('an account stays while its payment is under review, with all that is in it', async (control) => {
  const buyer = await signUp('leaves-in-review')
  const bought = await order({ token: buyer.token })
  await control.act(bought, 'pending')
  equal((await comeBack(bought, { token: buyer.token })).body.status, 'review')
  // The header of a picture of one pixel.
  const png = atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAA=')
  const avatar = new Blob([Uint8Array.from(png, (character) => character.charCodeAt(0))], { type: 'image/png' })
  equal((await buyer.client.storage.from('avatars').upload(`${buyer.id}/a.png`, avatar)).error, null)
  deepEqual(await leave(buyer), REFUSED)
  equal((await backend.server.storage.from('avatars').list(buyer.id)).data?.length, 1)
  deepEqual((await row('id', bought.id)).user_id, buyer.id)
  await control.act(bought, 'deny')
  await control.release()
  deepEqual(await leave(buyer), DELETED)
})

scenario('an account stays when its payment turns out to have come, and is ended by the next try', async (control) => {
  for (const provider of PROVIDERS) {
    const buyer = await signUp(`leaves-paid-${provider}`)
    const bought = await order({ provider, token: buyer.token })
    await control.act(bought, 'approve')
    deepEqual(await leave(buyer), REFUSED)
    equal(await statusOf(bought), 'paid')
    deepEqual(await leave(buyer), DELETED)
    // Bought and given up by whoever bought it: that is nothing to look into.
    ok(!(await report()).some((found) => JSON.stringify(found).includes(bought.id)))
  }
})

scenario('with an account end its open orders, and nothing is taken for them any more', async (control) => {
  for (const provider of PROVIDERS) {
    const buyer = await signUp(`leaves-open-${provider}`)
    const bought = await order({ provider, token: buyer.token })
    deepEqual(await leave(buyer), DELETED)
    await control.act(bought, 'approve')
    await control.release()
    await minute([bought])
    equal(await statusOf(bought), 'expired')
    deepEqual(await control.ledger(bought), [])
  }
})

scenario('a provider that is silent keeps nobody who has agreed to nothing', async (control) => {
  for (const provider of PROVIDERS) {
    const buyer = await signUp(`leaves-silent-${provider}`)
    const bought = await order({ provider, token: buyer.token })
    await control.fault(`${provider}.read`, 'silence', 5)
    deepEqual(await leave(buyer), DELETED)
    await control.ask({ forgetFaults: true })
    equal(await statusOf(bought), 'expired')
  }
})

scenario('paypal: an order whose account ended without us is not charged', async (control) => {
  const buyer = await signUp('removed-by-hand')
  const bought = await order({ token: buyer.token })
  await backend.server.rpc('delete_account', { user_id: buyer.id }).throwOnError()
  await control.act(bought, 'approve')
  await control.release()
  await minute([bought])
  deepEqual([await statusOf(bought), (await row('id', bought.id)).failure_code], ['failed', 'its account has ended'])
  deepEqual(await control.ledger(bought), [])
})

scenario(
  'pesapal: money that comes when its account has ended is kept, reported and shown to nobody',
  async (control) => {
    const buyer = await signUp('leaves-money')
    const bought = await order({ provider: 'pesapal', token: buyer.token })
    await control.fault('pesapal.cancel', 'status', 1, 200)
    deepEqual(await leave(buyer), DELETED)
    await control.act(bought, 'settle')
    await control.release()
    const { status, user_id: owner } = await row('id', bought.id)
    deepEqual([status, owner], ['paid', null])
    const found = async () => (await report()).filter((finding) => Object(finding).order_id === bought.id)
    deepEqual(await found(), [{ order_id: bought.id, finding: 'paid after its account ended' }])
    deepEqual(await mailsAbout(bought), [])
    equal((await comeBack(bought)).status, 404)
    await control.act(bought, 'refund')
    await minute([bought])
    deepEqual([await statusOf(bought), await found()], ['reversed', []])
  },
)
