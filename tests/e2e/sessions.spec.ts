// Sessions on several devices, and what is said where one cannot be ended, renewed or kept.
import type { Page } from '@playwright/test'
import {
  accessTokenOf,
  expireAccessToken,
  holdSessionOf,
  openOtherBrowser,
  registerPerson,
  signInAs,
} from '../support/account.ts'
import { expect, test } from '../support/fixtures.ts'

const LOGOUT = '**/auth/v1/logout**'
const toast = (page: Page, text: string) => page.locator('.toast').filter({ hasText: text })
const devices = (page: Page) => page.getByRole('list', { name: 'Where you are signed in' }).getByRole('listitem')

/** Looks at a page again, as somebody does who comes back to it. */
async function lookAgain(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
}

async function expectSignedOutFromElsewhere(page: Page): Promise<void> {
  await lookAgain(page)
  await expect(page).toHaveURL('/signin')
  await expect(toast(page, 'Signed out')).toContainText(
    'Your session was ended from elsewhere. Sign in again to go on.',
  )
  expect(await accessTokenOf(page)).toBeNull()
}

test('a sign-out that fails is told twice, by what failed and by where it was asked for @desktop', async ({
  page,
  expectPageError,
}) => {
  expectPageError(/ERR_FAILED|Failed to fetch|status of 400/)
  const person = await registerPerson(page.request)
  await signInAs(page, person)
  await page.goto('/about')
  await page.route(LOGOUT, (route) => route.abort())
  await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Sign Out' }).click()
  const told = page.locator('.toast[data-type="error"]')
  await expect(told).toHaveCount(2)
  await expect(toast(page, 'Sign out failed')).toContainText('but the server could not be told')
  await expect(toast(page, 'Error')).toContainText('Failed to sign out. Please try again.')
  await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible()
  expect(await accessTokenOf(page)).toBeNull()

  await page.unroute(LOGOUT)
  await signInAs(page, person)
  await page.route(LOGOUT, (route) =>
    route.fulfill({ status: 400, json: { error_code: 'unexpected_failure', msg: 'The ledger is closed' } }),
  )
  await page.getByRole('navigation', { name: 'Side navigation' }).getByRole('button', { name: 'Sign Out' }).click()
  await expect(toast(page, 'Sign out failed')).toContainText('The ledger is closed')
  await expect(toast(page, 'Error')).toContainText('Failed to sign out. Please try again.')
  await expect(page).toHaveURL('/signin')
})

test('one device is signed out from the list, then all others, and their pages notice @desktop', async ({
  page,
  browser,
}) => {
  const person = await registerPerson(page.request)
  await signInAs(page, person)
  const phone = await openOtherBrowser(browser)
  await signInAs(phone, person)

  await page.goto('/dashboard/settings')
  // The third is where the account was made.
  await expect(devices(page)).toHaveCount(3)
  for (const left of [2, 1]) {
    await devices(page)
      .getByRole('button', { name: /^Sign out / })
      .first()
      .click()
    await expect(devices(page)).toHaveCount(left)
  }
  await expect(toast(page, 'Device signed out').first()).toContainText('It notices within half a minute')
  await expect(devices(page)).toContainText('This device')
  await expectSignedOutFromElsewhere(phone)

  const headset = await openOtherBrowser(browser)
  await signInAs(phone, person)
  await signInAs(headset, person)
  await page.reload()
  await expect(devices(page)).toHaveCount(3)
  await page.getByRole('button', { name: 'Sign out all others' }).click()
  await expect(toast(page, 'Devices signed out')).toContainText('Only this one stays signed in')
  await expect(devices(page)).toHaveCount(1)
  for (const other of [phone, headset]) {
    await expectSignedOutFromElsewhere(other)
    await other.context().close()
  }
  await lookAgain(page)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Amina Juma' })).toBeVisible()
})

test('a token is renewed though the server is busy at first, and nobody is sent to sign in @desktop', async ({
  page,
  expectPageError,
}) => {
  expectPageError(/status of 503/)
  await signInAs(page, await registerPerson(page.request))
  await expireAccessToken(page)
  let tries = 0
  let answer = () => {}
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(/token\?grant_type=refresh_token/, async (route) => {
    tries += 1
    if (tries < 3) return route.fulfill({ status: 503, json: { message: 'busy' } })
    await isAnswered
    return route.continue()
  })
  const visited: string[] = []
  page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname))
  await page.goto('/dashboard')
  await expect(page.getByText('Loading...')).toBeVisible()
  answer()
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Amina Juma' })).toBeVisible()
  expect(tries).toBe(3)
  expect(visited).toEqual(['/dashboard'])
})

test('live updates are kept alive by a heartbeat every thirty seconds @desktop', async ({ page }) => {
  await holdSessionOf(page, await registerPerson(page.request))
  await page.clock.install()
  const opened = page.waitForEvent('websocket')
  await page.goto('/dashboard/trips')
  const socket = await opened
  const beats: string[] = []
  socket.on('framesent', ({ payload }) => {
    if (String(payload).includes('"heartbeat"')) beats.push(String(payload))
  })
  await socket.waitForEvent('framereceived', ({ payload }) => String(payload).includes('Subscribed to PostgreSQL'))
  await page.clock.pauseAt(Date.now() + 1000)
  const before = beats.length
  await page.clock.runFor(30_000)
  await expect.poll(() => beats.length).toBe(before + 1)
})
