import { expect, test } from '../support/fixtures.ts'

test('About begins at its top, also when it is loaded again further down @desktop', async ({ page }) => {
  await page.goto('/about')
  await page.evaluate(() => window.scrollTo(0, 1200))
  await page.reload()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test('one answer is open at a time, and it can be closed', async ({ page }) => {
  await page.goto('/about')
  const questions = page.getByRole('region', { name: 'Frequently Asked Questions' }).getByRole('button')
  await expect(questions).toHaveCount(4)
  await questions.nth(0).click()
  await expect(page.getByText(/Every panorama opens in the browser/)).toBeVisible()
  await questions.nth(1).click()
  await expect(page.getByText(/Every panorama opens in the browser/)).toBeHidden()
  await expect(page.getByText(/open to everyone, without an account/)).toBeVisible()
  await questions.nth(1).click()
  await expect(page.getByText(/open to everyone, without an account/)).toBeHidden()
})

test('contact details stand on the page itself @desktop', async ({ page }) => {
  await page.goto('/about')
  const contact = page.getByRole('main').getByRole('region', { name: 'Contact' })
  await expect(contact.getByRole('link')).toHaveText([
    '+1 202-555-0143',
    '+1 202-555-0178',
    'hello@example.com',
    'support@example.com',
  ])
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the answers are open @desktop', async ({ page }) => {
    await page.goto('/about')
    await expect(page.getByText(/Every panorama opens in the browser/)).toBeVisible()
  })
})
