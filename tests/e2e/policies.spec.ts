import { POLICIES } from '../support/documentation-addresses.ts'
import { expect, test } from '../support/fixtures.ts'

const [PRIVACY = '', TERMS = '', DATA = '', CONTENT = ''] = POLICIES

test.describe('without scripts @desktop', () => {
  test.use({ javaScriptEnabled: false })

  for (const { address, name } of [
    { address: PRIVACY, name: 'Privacy Policy' },
    { address: TERMS, name: 'Terms and Conditions' },
    { address: DATA, name: 'Data Policy' },
    { address: CONTENT, name: 'Content Policy' },
  ]) {
    test(`${address} is the ${name} of May 13, 2025, with a list of its clauses`, async ({ page }) => {
      const response = await page.goto(address)
      expect(response?.status()).toBe(200)
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
      await expect(page.getByText('Last Updated: May 13, 2025', { exact: true })).toBeVisible()
      await expect(page.getByRole('article')).toContainText('law of Tanzania')
      const clauses = await page.getByRole('article').getByRole('heading', { level: 2 }).allTextContents()
      expect(clauses.length).toBeGreaterThan(8)
      const listed = await page.locator('#on-this-page + ul').getByRole('link').allTextContents()
      expect(listed).toEqual(clauses.filter((clause) => clause !== 'On this page'))
    })
  }

  for (const { address, terms } of [
    { address: PRIVACY, terms: ['aged 13 or over', 'Service providers', 'Content creators'] },
    {
      address: TERMS,
      terms: [
        'Subscriptions renew automatically for the same period unless they are canceled at least 24 hours before renewal',
        'at least 13 years old',
        'moderation team',
        'Service providers',
        'Pre-review',
        'governed by the law of Tanzania',
      ],
    },
    { address: DATA, terms: ['pre-review', 'moderation team', 'reviewed within 48 hours', 'at least 13 years old'] },
    {
      address: CONTENT,
      terms: [
        'reviewed by the moderation team within 48 hours',
        'Service providers are reviewed before',
        'Content creators',
      ],
    },
  ]) {
    test(`${address} keeps the terms of the product`, async ({ page }) => {
      await page.goto(address)
      for (const term of terms) await expect(page.getByRole('article')).toContainText(term)
    })
  }
})

test('a policy opens at its top, wherever one came from', async ({ page }) => {
  await page.goto(`${TERMS}#final-provisions`)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
  await page.getByRole('navigation', { name: 'Policies' }).getByRole('link', { name: 'Data Policy' }).click()
  await expect(page).toHaveTitle('Data Policy · Utalii')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('a clause can be linked to from another policy', async ({ page }) => {
  await page.goto(PRIVACY)
  await page.locator('article a[href$="#your-choices"]').click()
  await expect(page).toHaveURL(`${DATA}#your-choices`)
  await expect
    .poll(() => page.evaluate(() => document.getElementById('your-choices')?.getBoundingClientRect().top ?? NaN))
    .toBeCloseTo(100, 0)
})

test('on paper only the text is left @desktop', async ({ page }) => {
  await page.goto(TERMS)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('article')).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
  await expect(page.getByRole('navigation', { name: 'Policies' })).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
})
