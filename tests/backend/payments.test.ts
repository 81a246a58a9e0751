import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createPayments } from '#embedded/payments.ts'

it('a server does not start where the sandbox stands beside the credentials of a real provider', () => {
  const root = mkdtempSync(join(tmpdir(), 'utalii-payments-test-'))
  mkdirSync(join(root, 'supabase/functions'), { recursive: true })
  const start = (secrets: string) => {
    writeFileSync(join(root, 'supabase/functions/.env'), secrets)
    return createPayments({
      root,
      origin: 'http://localhost:1',
      database: {} as never,
      secretKey: '',
      mails: {} as never,
    })
  }
  expect(() => start('PAYMENT_SANDBOX=on\nPAYPAL_CLIENT_ID=a')).toThrow('PAYMENT_SANDBOX stands beside')
  expect(() => start('PAYMENT_SANDBOX=on')).not.toThrow()
  expect(() => start('PAYPAL_CLIENT_ID=a')).not.toThrow()
  rmSync(root, { recursive: true })
})
