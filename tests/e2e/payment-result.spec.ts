import { expect, test } from '../support/fixtures.ts'

test.describe('payment success', () => {
  for (const [query, provider] of [
    ['', 'PesaPal'],
    ['?provider=pesapal', 'PesaPal'],
    ['?provider=paypal', 'PayPal'],
    ['?provider=unknown', 'PesaPal'],
  ] as const) {
    test(`names ${provider} for "${query}"`, async ({ page }) => {
      await page.goto(`/payment-success${query}`)
      const notice = page.getByRole('status').filter({ hasText: 'Payment Successful!' })
      await expect(notice).toHaveCount(1)
      await expect(notice).toContainText(provider)
    })
  }

  test('shows the order that the address names, and none otherwise', async ({ page }) => {
    await page.goto('/payment-success?order_id=UT-2026-1042&provider=paypal')
    await expect(page.getByText('Order UT-2026-1042')).toBeVisible()
    await page.goto('/payment-success')
    await expect(page.getByText('A confirmation e-mail will follow.')).toBeVisible()
    await expect(page.getByText(/^Order /)).toHaveCount(0)
  })

  test('shows an order as text, whatever it is', async ({ page }) => {
    const order = '<img src=x onerror=alert(1)>'
    await page.goto(`/payment-success?order_id=${encodeURIComponent(order)}`)
    await expect(page.getByText(order)).toBeVisible()
  })

  test('claims nothing that only the server can know', async ({ page }) => {
    await page.goto('/payment-success?order_id=UT-1')
    await expect(page.getByText('Your order is not confirmed yet.')).toBeVisible()
  })

  test('leads on to Explore', async ({ page }) => {
    await page.goto('/payment-success')
    await page.getByRole('link', { name: 'Explore Now' }).click()
    await expect(page).toHaveURL(/\/explore$/)
  })
})

test.describe('payment canceled', () => {
  for (const [query, provider] of [
    ['', 'PayPal'],
    ['?provider=paypal', 'PayPal'],
    ['?provider=pesapal', 'PesaPal'],
  ] as const) {
    test(`names ${provider} for "${query}"`, async ({ page }) => {
      await page.goto(`/payment-canceled${query}`)
      const notice = page.getByRole('alert').filter({ hasText: 'Payment Canceled' })
      await expect(notice).toHaveCount(1)
      await expect(notice).toHaveText(`Payment CanceledYour ${provider} payment was canceled.`)
      await expect(notice).toHaveAttribute('data-type', 'error')
    })
  }

  test('says that nothing was charged, and leads home or back to the plans', async ({ page }) => {
    await page.goto('/payment-canceled')
    await expect(page.getByText('No charges were made.')).toBeVisible()
    await expect(page.getByText('please contact support')).toBeVisible()
    await page.getByRole('link', { name: 'Try Again' }).click()
    await expect(page).toHaveURL(/\/pricing$/)
    await page.goBack()
    await page.getByRole('link', { name: 'Return to Home' }).click()
    await expect(page).toHaveURL(/\/$/)
  })
})
