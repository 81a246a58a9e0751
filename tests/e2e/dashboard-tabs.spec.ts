// What the tabs of the dashboard hold, and how its page greets.
import type { Page } from '@playwright/test'
import { holdSessionOf, openOtherBrowser, registerPerson, signInAs } from '../support/account.ts'
import { expect, test } from '../support/fixtures.ts'

const welcome = (page: Page) => page.getByRole('status').filter({ hasText: 'Karibu, Amina Juma!' })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name: `Welcome, ${name}` })

async function openTab(page: Page, tab: string) {
  await holdSessionOf(page, await registerPerson(page.request))
  await page.goto(`/dashboard?tab=${tab}`)
}

test('the welcome is said at each sign-in, and not when the page is opened again @desktop', async ({ page }) => {
  const person = await registerPerson(page.request)
  await signInAs(page, person)
  await expect(welcome(page)).toBeVisible()
  await page.reload()
  await expect(heading(page, 'Amina Juma')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(welcome(page)).toHaveCount(0)

  await page.getByRole('navigation', { name: 'Side navigation' }).getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL('/')
  await signInAs(page, person)
  await expect(welcome(page)).toBeVisible()
})

test('who gave no name, or whose profile cannot be had, is called as their e-mail begins @desktop', async ({
  page,
  browser,
}) => {
  const nameless = await registerPerson(page.request, { name: ' ' })
  await signInAs(page, nameless)
  const expectGreeting = async (greeted: Page, email: string) => {
    const beginning = email.split('@')[0] ?? ''
    await expect(heading(greeted, beginning)).toBeVisible()
    await expect(greeted.getByRole('link', { name: beginning })).toHaveAttribute('href', '/dashboard/settings')
  }
  await expectGreeting(page, nameless.email)

  const person = await registerPerson(page.request)
  const other = await openOtherBrowser(browser)
  await other.route('**/rest/v1/profiles**', (route) => route.fulfill({ status: 500, json: { message: 'down' } }))
  await signInAs(other, person)
  await expectGreeting(other, person.email)
  await other.context().close()
})

test('UtaliiHub is searched, sorted and narrowed, with its counts @desktop', async ({ page }) => {
  await openTab(page, 'utaliihub')
  const found = page.locator('.hub-found')
  const groups = page.locator('.hub-providers').getByRole('heading')
  await expect(found).toHaveText('10 kinds of experience, 4 groups of providers')
  await expect(groups).toHaveText(['Cultural Experiences', 'Eco-Tourism', 'Adventure Tours', 'Luxury Retreats'])
  for (const count of ['320 providers', '245 providers', '183 providers', '156 providers']) {
    await expect(page.getByText(count, { exact: true })).toBeVisible()
  }
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Name')
  await expect(groups).toHaveText(['Adventure Tours', 'Cultural Experiences', 'Eco-Tourism', 'Luxury Retreats'])

  const search = page.getByRole('searchbox', { name: 'Search UtaliiHub' })
  await search.fill('food')
  await expect(found).toHaveText('1 kind of experience, 1 group of providers')
  await expect(page.getByRole('button', { name: /^Food & Culinary/ })).toContainText('94 experiences')
  await search.fill('submarine')
  await expect(page.getByText('Nothing matches “submarine”.')).toBeVisible()
  await page.getByRole('button', { name: 'Show everything' }).click()
  await expect(search).toHaveValue('')

  await page.getByRole('button', { name: /^Wildlife Safari/ }).click()
  await expect(groups).toHaveText(['Eco-Tourism'])
  await page.getByRole('link', { name: 'Explore', exact: true }).click()
  await expect(page).toHaveURL('/explore?category=0')
})

test('the AR tab is used with the keyboard alone: its labels, and what the app needs @desktop', async ({ page }) => {
  await openTab(page, 'ar-guides')
  const tab = page.getByRole('tab', { name: 'AR Guides' })
  await expect(tab).toBeVisible()
  await tab.focus()
  const story = page.locator('.ar-story')
  await page.keyboard.press('Tab')
  // The panel itself can be reached, as panels of tabs can.
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Kibo' })).toBeFocused()
  for (const [name, words] of [
    ['Sea of clouds', 'Warm air from the plain'],
    ['Giant groundsel', 'Dendrosenecio kilimanjari'],
    ['Camp', 'gives the body time to follow'],
  ] as const) {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(story).toContainText(words)
  }

  await page.keyboard.press('Tab')
  const download = page.getByRole('button', { name: 'Download AR App' })
  await expect(download).toBeFocused()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'The AR app is not in the stores yet' })
  await expect(dialog).toContainText('Android 8.0 or later')
  await expect(dialog.locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(download).toBeFocused()
  await page.keyboard.press('Space')
  await dialog.getByRole('link', { name: 'Open AR guide in browser' }).press('Enter')
  await expect(page).toHaveURL('/explore?category=2')
})

test('the six featured places and the button lead to the tours @desktop', async ({ page }) => {
  await openTab(page, 'vr-tours')
  const cards = page.locator('.vr-places').getByRole('article')
  await expect(cards).toHaveCount(6)
  await expect(cards.getByRole('link').first()).toHaveAttribute('href', /^\/tours\b/)
  await page.getByRole('link', { name: 'Browse VR Destinations' }).click()
  await expect(page).toHaveURL('/tours')
})
