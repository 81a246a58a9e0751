import type { Page } from '@playwright/test'
import { holdSessionOf, registerPerson } from '../support/account.ts'
import { expect, test } from '../support/fixtures.ts'
import { latestMail } from '../support/outbox.ts'

// Against the sandbox that `npm start` brings: the buyer's side of what `supabase/tests/functions` looks at from the other.

const sheetOf = (page: Page) => page.getByRole('dialog', { name: 'Select Subscription Duration' })

async function payFor(page: Page, { provider, email }: { provider: 'PayPal' | 'PesaPal'; email?: string }) {
  await page.goto('/pricing')
  await page.getByRole('article', { name: 'Adventurer' }).getByRole('button', { name: 'Join Us' }).click()
  const sheet = sheetOf(page)
  await sheet.getByRole('radio', { name: provider }).click()
  if (email !== undefined) await sheet.getByRole('textbox', { name: 'Email' }).fill(email)
  await sheet.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(page.getByRole('heading', { name: `${provider} sandbox` })).toBeVisible()
}

const choose = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const orderIn = (page: Page) => new URL(page.url()).searchParams.get('order_id') ?? ''

test('PayPal: approve, and plan, order and receipt are in the settings @desktop', async ({ page }) => {
  const person = await registerPerson(page.request)
  await holdSessionOf(page, person)
  await payFor(page, { provider: 'PayPal' })
  await choose(page, 'Approve payment')
  await expect(page).toHaveURL(/\/payment-success\?order_id=[\da-f-]{36}&provider=paypal$/)
  await expect(page.getByText('Your payment is confirmed: Adventurer is yours.')).toBeVisible()

  await page.goto('/dashboard/settings')
  const section = page.getByRole('region', { name: 'Plan and payments' })
  await expect(section.getByText(/^Paid until /)).toBeVisible()
  await expect(section.getByRole('button', { name: 'Try Adventurer for 14 days' })).toHaveCount(0)
  await expect(section.getByRole('listitem')).toHaveText(/Adventurer, 1 month.*\$19\.99.*Paid .*PayPal/)
  await section.getByRole('link', { name: 'Receipt' }).click()
  await expect(page.getByRole('region', { name: 'Receipt' })).toContainText(person.email)
})

test('PesaPal: approve, and the order is in the settings @desktop', async ({ page }) => {
  await holdSessionOf(page, await registerPerson(page.request))
  await payFor(page, { provider: 'PesaPal' })
  await choose(page, 'Approve payment')
  await expect(page).toHaveURL(/\/payment-success\?order_id=[\da-f-]{36}&provider=pesapal$/)
  await expect(page.getByText('Your payment is confirmed: Adventurer is yours.')).toBeVisible()

  await page.goto('/dashboard/settings')
  const section = page.getByRole('region', { name: 'Plan and payments' })
  await expect(section.getByRole('listitem')).toHaveText(/Adventurer, 1 month.*\$19\.99.*Paid .*PesaPal/)
})

test('the trial is started in the settings, once @desktop', async ({ page }) => {
  await holdSessionOf(page, await registerPerson(page.request))
  await page.goto('/dashboard/settings')
  await page.getByRole('button', { name: 'Try Adventurer for 14 days' }).click()
  await expect(page.getByText(/^Free trial until /)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try Adventurer for 14 days' })).toHaveCount(0)
})

test('PesaPal: asked for long enough, the page says so, and goes on when told to @desktop', async ({
  page,
  request,
}) => {
  await payFor(page, { provider: 'PesaPal', email: 'slow.pesapal@example.com' })
  await page.clock.install()
  const confirming = '**/functions/v1/confirm-payment'
  const confirmed = () => page.waitForResponse(confirming)
  const asked = confirmed()
  await choose(page, 'Leave it pending')
  const first = await asked
  const waiting = page.getByRole('heading', { name: 'Your payment is not confirmed yet' })
  // Ten minutes of the same answer: what the server said once is said again, until the person asks.
  const answer = { status: first.status(), headers: first.headers(), body: await first.text() }
  await page.route(confirming, (route) => route.fulfill(answer))
  for (let count = 1; !(await waiting.isVisible()); count += 1) {
    if (count === 9) await expect(page.getByText('This takes longer than usual.')).toBeVisible()
    const answered = Promise.race([confirmed(), waiting.waitFor()])
    await page.clock.runFor(10_000)
    await answered
  }
  await page.unroute(confirming)
  const id = orderIn(page)
  await request.post('/sandbox/control', { data: { order: id, action: 'settle' } })
  await page.getByRole('button', { name: 'Ask again' }).click()
  await expect(page).toHaveURL(new RegExp(`/payment-success\\?order_id=${id}&provider=pesapal$`))
})

test('PayPal: a confirmation that takes long is taken up where it was left @desktop', async ({
  page,
  context,
  request,
}) => {
  await payFor(page, { provider: 'PayPal', email: 'slow.paypal@example.com' })
  await choose(page, 'Leave it pending')
  await expect(page.getByText('This takes longer than usual.')).toBeVisible()
  const [id, address] = [orderIn(page), page.url()]
  await page.close()
  const later = await context.newPage()
  await later.goto(address)
  await expect(later.getByText('This takes longer than usual.')).toBeVisible()
  await request.post('/sandbox/control', { data: { order: id, action: 'settle' } })
  await later.reload()
  await expect(later).toHaveURL(new RegExp(`/payment-success\\?order_id=${id}&provider=paypal$`))
})

for (const provider of ['PayPal', 'PesaPal'] as const) {
  test(`${provider}: pending, then approved elsewhere @desktop`, async ({ page, request }) => {
    const name = provider.toLowerCase()
    await payFor(page, { provider, email: `pending.${name}@example.com` })
    // Once the server has answered, it has asked the provider: only then there is something left to settle.
    const confirmed = page.waitForResponse((response) => response.url().endsWith('/confirm-payment'))
    await choose(page, 'Leave it pending')
    await confirmed
    await expect(page.getByRole('heading', { name: 'Confirming your payment' })).toBeVisible()
    const id = orderIn(page)
    await request.post('/sandbox/control', { data: { order: id, action: 'settle' } })
    await expect(page).toHaveURL(new RegExp(`/payment-success\\?order_id=${id}&provider=${name}$`))
  })

  test(`${provider}: cancel @desktop`, async ({ page }) => {
    await payFor(page, { provider, email: `cancel.${provider.toLowerCase()}@example.com` })
    await choose(page, 'Cancel payment')
    await expect(page).toHaveURL(
      new RegExp(`/payment-canceled\\?order_id=[\\da-f-]{36}&provider=${provider.toLowerCase()}$`),
    )
    await expect(page.getByRole('alert')).toContainText(`Your ${provider} payment was canceled.`)
  })

  test(`${provider}: the browser is closed before it returns, and the mail gives the plan to an account @desktop`, async ({
    page,
    server,
  }) => {
    const email = `closed.${provider.toLowerCase()}@example.com`
    await payFor(page, { provider, email })
    // The buyer decides, and never sees where that leads.
    await page.route('**/payment-return?*', (route) => route.abort())
    await choose(page, 'Approve payment').catch(() => {})
    const link = await latestMail(server, email, /href="([^"]+claim=[^"]+)"/)
    await page.unroute('**/payment-return?*')
    await holdSessionOf(page, await registerPerson(page.request))
    await page.goto(link)
    await expect(page.getByRole('heading', { name: 'The plan is yours' })).toBeVisible()
  })
}
