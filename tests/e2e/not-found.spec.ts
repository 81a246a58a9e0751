import { expect, test } from '../support/fixtures.ts'

test('an unknown address is the 404 page, and the missing path is logged @desktop', async ({
  page,
  expectPageError,
}) => {
  expectPageError(/404/)
  const logged = page.waitForEvent('console', (message) => message.text() === '404: no page at /no/such/place')
  const response = await page.goto('/no/such/place?a=1')
  expect(response?.status()).toBe(404)
  await logged
  await expect(page.getByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Back to Home' }).click()
  await expect(page).toHaveURL(/\/$/)
})

test('a tour that does not exist is the 404 page, without a fault @desktop', async ({ page, expectPageError }) => {
  expectPageError(/404/)
  expect((await page.goto('/tours/no-such-place'))?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible()
})
