import { deepEqual, equal } from 'node:assert/strict'
import { readPaymentSettings } from '#functions/_payments/settings.ts'

const PAYPAL = { PAYPAL_CLIENT_ID: 'a', PAYPAL_CLIENT_SECRET: 'b', PAYPAL_WEBHOOK_ID: 'c' }
const PESAPAL = { PESAPAL_CONSUMER_KEY: 'd', PESAPAL_CONSUMER_SECRET: 'e' }

function read(secrets: Record<string, string>) {
  const environment: Record<string, string> = { SUPABASE_URL: 'http://127.0.0.1:1', ...secrets }
  return readPaymentSettings((name) => environment[name])
}

Deno.test('a provider is set up with all of its secrets, and stops nothing where one is missing', () => {
  const { paypal, pesapal } = read({ ...PAYPAL, ...PESAPAL })
  deepEqual([paypal?.clientId, paypal?.clientSecret, paypal?.webhookId], ['a', 'b', 'c'])
  deepEqual([pesapal?.consumerKey, pesapal?.consumerSecret], ['d', 'e'])
  for (const name of Object.keys(PAYPAL)) {
    const half = read({ ...PAYPAL, ...PESAPAL, [name]: '' })
    equal(half.paypal, null, name)
    equal(half.pesapal?.consumerKey, 'd')
  }
  for (const name of Object.keys(PESAPAL)) equal(read({ ...PESAPAL, [name]: '' }).pesapal, null, name)
})
