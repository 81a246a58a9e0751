import type { Locator, Page } from '@playwright/test'
import { holdSessionOf, registerPerson, signInAs } from '../support/account.ts'
import { accessibilityFaultsInBothSchemes } from '../support/accessibility.ts'
import { expect, test } from '../support/fixtures.ts'

const ADDRESSES = [
  '/dashboard',
  '/dashboard?tab=utaliihub',
  '/dashboard?tab=moeva-ai',
  '/dashboard?tab=ar-guides',
  '/dashboard?tab=vr-tours',
  '/dashboard/trips',
  '/dashboard/settings',
]

const sideNavigation = (page: Page) => page.getByRole('navigation', { name: 'Side navigation' })
const toggle = (page: Page) => sideNavigation(page).getByRole('button', { name: 'Toggle sidebar' })
const welcome = (page: Page) => page.getByText('Welcome to your dashboard.')

async function enter(page: Page) {
  await holdSessionOf(page, await registerPerson(page.request))
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** Drags by its middle, with the mouse button or a finger's pointer alike. */
async function drag(page: Page, panel: Locator, byPx: number) {
  const box = await panel.boundingBox()
  if (!box) throw new Error('There is nothing to drag')
  const x = box.x + box.width / 2
  const y = box.y + box.height * 0.85
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + byPx / 2, y)
  await page.mouse.move(x + byPx, y)
  await page.mouse.up()
}

test('whoever is signed out reads that it loads and is sent to sign in, in place of the page', async ({ page }) => {
  const answer = await page.request.get('/dashboard/trips')
  expect(answer.status()).toBe(200)
  expect(await answer.text()).toContain('Loading...')
  await page.goto('/about')
  await page.goto('/dashboard?tab=ar-guides')
  await expect(page).toHaveURL(/\/signin$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/about$/)
})

test('the dashboard welcomes once per sign-in, and its tabs have addresses', async ({ page }) => {
  await signInAs(page, await registerPerson(page.request))
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Amina Juma' })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Karibu, Amina Juma!' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0)

  const card = page.getByRole('article', { name: 'VR Travel Experiences' })
  await card.getByRole('button', { name: 'See VR Tours' }).click()
  await expect(page).toHaveURL(/\?tab=vr-tours$/)
  await expect(page.getByRole('tab', { name: 'VR Tours' })).toBeFocused()
  await page.goBack()
  await expect(page.getByRole('tab', { name: 'Overview', selected: true })).toBeVisible()

  await page.goto('/dashboard?tab=ar-guides')
  await expect(page.getByRole('tab', { name: 'AR Guides', selected: true })).toBeInViewport()
  await page.getByRole('button', { name: 'Sea of clouds' }).press('Enter')
  await expect(page.getByText('Warm air from the plain')).toBeVisible()
  await expect(welcome(page)).toHaveCount(0)
})

test('the panel beside the page is toggled by button, keys and drag, and remembered @desktop', async ({ page }) => {
  await enter(page)
  const width = () => sideNavigation(page).evaluate((element) => element.getBoundingClientRect().width)
  const panel = sideNavigation(page).locator('.side-nav-panel')
  await expect.poll(width).toBe(256)

  await page.keyboard.press('Control+b')
  await expect.poll(width).toBe(48)
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'utalii.sidebar')
  expect(cookie?.value).toBe('collapsed')
  expect(Math.abs((cookie?.expires ?? 0) - Date.now() / 1000 - 604_800)).toBeLessThan(60)
  await page.reload()
  await expect(sideNavigation(page).getByRole('link', { name: 'My Trips' })).toBeVisible()
  await expect.poll(width).toBe(48)
  await sideNavigation(page).getByRole('link', { name: 'My Trips' }).hover()
  await expect(page.getByRole('tooltip')).toHaveText('My Trips')

  await drag(page, panel, 101)
  await expect.poll(width).toBe(256)
  await drag(page, panel, -100)
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true')
  await drag(page, panel, -101)
  await expect.poll(width).toBe(48)
  await toggle(page).click()
  await expect.poll(width).toBe(256)
})

test('on a phone the panel is a drawer @phone', async ({ page }) => {
  await enter(page)
  const trips = sideNavigation(page).getByRole('link', { name: 'My Trips' })
  const panel = sideNavigation(page).locator('.side-nav-panel')
  await expect(trips).toBeHidden()

  await toggle(page).click()
  await expect(trips).toBeVisible()
  await expect.poll(() => panel.evaluate((element) => element.getBoundingClientRect().x)).toBe(0)
  expect((await panel.boundingBox())?.width).toBe(288)
  await page.keyboard.press('Escape')
  await expect(trips).toBeHidden()
  await expect(toggle(page)).toBeFocused()

  await toggle(page).click()
  await expect.poll(() => panel.evaluate((element) => element.getBoundingClientRect().x)).toBe(0)
  await drag(page, panel, -100)
  await expect(trips).toBeVisible()
  await drag(page, panel, -101)
  await expect(trips).toBeHidden()
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('utalii.sidebar')

  await toggle(page).click()
  await trips.click()
  await expect(page).toHaveURL(/\/dashboard\/trips$/)
  await expect(page.getByRole('heading', { level: 1, name: 'My Trips' })).toBeVisible()
  await expect(trips).toBeHidden()
})

test('signing out tells so, goes Home and asks nobody to sign in on the way', async ({ page }) => {
  await enter(page)
  const visited: string[] = []
  page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname))
  if (
    await toggle(page)
      .getAttribute('aria-expanded')
      .then((value) => value === 'false')
  )
    await toggle(page).click()
  await sideNavigation(page).getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.getByText('You have been successfully signed out.')).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
  expect(visited).toEqual(['/'])
  await page.goto('/dashboard')
  await expect(page).toHaveURL(/\/signin$/)
})

test('axe finds nothing on the pages of an account, in light and in dark colours @desktop', async ({ page }) => {
  test.slow()
  await enter(page)
  for (const address of ADDRESSES) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await accessibilityFaultsInBothSchemes(page), address).toEqual([])
  }
})

test('nothing of the dashboard lies beside a window of 320 px @phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await enter(page)
  for (const address of ADDRESSES) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const hidden = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(hidden, address).toBeLessThanOrEqual(0)
  }
})
