import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { holdCode } from '../support/hold-code.ts'

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const scrollTo = (page: Page, topPx: number) => page.evaluate((top) => window.scrollTo(0, top), topPx)

test('the bar is transparent up to 10 px and opaque from 11 px on', async ({ page }) => {
  await page.goto('/about')
  const background = () => bar(page).evaluate((element) => getComputedStyle(element).backgroundColor)
  await expect.poll(background).toBe('rgba(0, 0, 0, 0)')
  await scrollTo(page, 10)
  await expect(bar(page)).toHaveAttribute('data-opaque', 'false')
  await scrollTo(page, 11)
  await expect.poll(background).toMatch(/^rgb\(/)
})

test.describe('on wide windows', { tag: '@desktop' }, () => {
  test('the links stand in the bar and there is no menu', async ({ page }) => {
    await page.goto('/')
    await expect(bar(page).getByRole('link', { name: 'About Us' })).toBeVisible()
    await expect(bar(page).getByRole('button', { name: 'Menu' })).toBeHidden()
    await bar(page).getByRole('link', { name: 'About Us' }).click()
    await expect(page).toHaveURL('/about')
  })
})

test.describe('on narrow windows', { tag: '@phone' }, () => {
  test('the menu lists the links and closes with a choice', async ({ page }) => {
    await page.goto('/')
    const menu = bar(page).getByRole('button', { name: 'Menu' })
    await menu.click()
    await expect(menu).toHaveAttribute('aria-expanded', 'true')
    const link = bar(page).getByRole('link', { name: 'About Us' })
    await expect(link).toBeInViewport()
    await link.click()
    await expect(page).toHaveURL('/about')
    await expect(menu).toHaveAttribute('aria-expanded', 'false')
  })

  test('the menu opens once the code has come for who pressed it before', async ({ page }) => {
    const code = await holdCode(page)
    await page.goto('/', { waitUntil: 'commit' })
    const menu = bar(page).getByRole('button', { name: 'Menu' })
    await menu.click()
    await expect(menu).toHaveAttribute('aria-expanded', 'false')
    code.release()
    await expect(menu).toHaveAttribute('aria-expanded', 'true')
  })

  test('low data is chosen in the menu, is remembered and is known everywhere', async ({ page }) => {
    await page.goto('/')
    await bar(page).getByRole('button', { name: 'Menu' }).click()
    await bar(page).getByRole('switch', { name: 'Low data' }).click()
    await page.reload()
    await expect(page.getByRole('contentinfo').getByRole('switch', { name: 'Low data' })).toBeChecked()
    await page.goto('/explore')
    await expect(page.getByRole('button', { name: 'Low data' })).toHaveAttribute('aria-pressed', 'true')
  })
})

test('Swahili is chosen in the footer, is remembered, and the document says which language it is in @desktop', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.getByRole('button', { name: 'Kiswahili' }).click()
  const headline = page.getByRole('heading', { level: 1 })
  await expect(headline).toHaveText('Igundue Dunia kwa Uhalisia Unaokuzunguka')
  await expect(page.locator('html')).toHaveAttribute('lang', 'sw')
  await page.reload()
  await expect(headline).toHaveText('Igundue Dunia kwa Uhalisia Unaokuzunguka')
  await expect(page).toHaveTitle('Igundue Dunia kwa Uhalisia Unaokuzunguka · Utalii')
  // About has not been translated: it is English and says so, between a bar and a footer in Swahili.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Kuhusu Sisi' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('contentinfo')).toHaveAttribute('lang', 'sw')
})

test('no link of the bar or the footer leads to a missing page @desktop', async ({ page, request }) => {
  await page.goto('/')
  const addresses = await page
    .locator('nav a[href^="/"], footer a[href^="/"]')
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))])
  expect(addresses).toContain('/about')
  for (const address of addresses) expect((await request.get(address)).status(), address).toBe(200)
})

test('the footer has its four blocks, with contact details that reach nobody @desktop', async ({ page }) => {
  await page.goto('/about')
  const footer = page.getByRole('contentinfo')
  for (const block of ['Contact', 'Quick Links', 'Resources', 'Follow us']) {
    await expect(footer.getByRole('heading', { level: 2, name: block })).toBeVisible()
  }
  await expect(footer.getByRole('link', { name: 'hello@example.com' })).toHaveAttribute(
    'href',
    'mailto:hello@example.com',
  )
  await expect(footer.getByRole('link', { name: '+1 202-555-0143' })).toHaveAttribute('href', 'tel:+12025550143')
})
