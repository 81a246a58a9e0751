// Accounts from sign-up to a new password, in a real browser on the embedded backend.
import type { Page } from '@playwright/test'
import {
  accessTokenOf,
  createPerson,
  expireAccessToken,
  openOtherBrowser,
  registerPerson,
  signInAs,
} from '../support/account.ts'
import { accessibilityFaultsInBothSchemes } from '../support/accessibility.ts'
import { expect, test } from '../support/fixtures.ts'
import { holdCode } from '../support/hold-code.ts'
import { latestMail } from '../support/outbox.ts'

const toast = (page: Page, text: string) => page.locator('.toast').filter({ hasText: text })
const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' })

async function fill(page: Page, fields: Record<string, string>) {
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(value)
}

test('the form of signing up asks in the specified order, keeps what was typed and leads to signing in @desktop', async ({
  page,
}) => {
  const person = createPerson()
  await page.goto('/signup')
  const submit = page.getByRole('button', { name: 'Create Account' })
  await submit.click()
  await expect(toast(page, 'Please fill in all required fields')).toHaveAttribute('data-type', 'error')
  await fill(page, {
    'Full Name': person.name,
    Email: person.email,
    Password: 'short',
    'Confirm Password': 'other',
  })
  await submit.click()
  await expect(toast(page, 'Passwords do not match')).toBeVisible()
  await fill(page, { 'Confirm Password': 'short' })
  await submit.click()
  await expect(toast(page, 'Password must be at least 6 characters long')).toBeVisible()
  await fill(page, { Password: person.password, 'Confirm Password': person.password })
  await submit.click()
  await expect(toast(page, 'Account created!')).toContainText('Welcome to Utalii App. You can now sign in.')
  await expect(page).toHaveURL('/signin')
  // Nobody was signed in by it.
  await expect(bar(page).getByRole('link', { name: 'Sign In' })).toBeVisible()
  expect(await accessTokenOf(page)).toBeNull()
})

test('signing up twice is told in the server’s words @desktop', async ({ page, request, expectPageError }) => {
  expectPageError(/422/)
  const person = await registerPerson(request)
  await page.goto('/signup')
  await fill(page, {
    'Full Name': person.name,
    Email: person.email,
    Password: person.password,
    'Confirm Password': person.password,
  })
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(toast(page, 'Sign up failed')).toContainText('User already registered')
  await expect(page.getByLabel('Email')).toHaveValue(person.email)
})

test('signing in, staying signed in over a reload, and signing out', async ({
  page,
  request,
  isMobile,
  expectPageError,
}) => {
  expectPageError(/400/)
  const person = await registerPerson(request)
  await page.goto('/signin')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(toast(page, 'Please fill in all fields')).toHaveAttribute('data-type', 'error')

  await fill(page, { Email: person.email, Password: 'not it' })
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(toast(page, 'Sign in failed')).toContainText('Invalid login credentials')
  await expect(page.getByLabel('Email')).toHaveValue(person.email)

  await signInAs(page, person)
  await expect(toast(page, 'Success!')).toContainText("You've successfully signed in.")
  await expect(page).toHaveURL('/dashboard')
  for (const address of ['/signup', '/signin']) {
    await page.goto(address)
    await expect(page).toHaveURL('/dashboard')
  }
  await page.goto('/pricing')
  await page.getByRole('article', { name: 'Explorer' }).getByRole('button', { name: 'Join Us' }).click()
  await expect(page.getByLabel('Email')).toHaveValue(person.email)
  await page.keyboard.press('Escape')

  if (isMobile) await page.getByRole('button', { name: 'Menu' }).click()
  await bar(page).getByRole('button', { name: 'Sign Out' }).filter({ visible: true }).click()
  await expect(toast(page, 'Signed out')).toContainText('You have been successfully signed out.')
  expect(await accessTokenOf(page)).toBeNull()
  await page.goto('/dashboard')
  await expect(page).toHaveURL('/signin')
})

test('what is typed and sent before the code has come signs in, and stays out of the address @desktop', async ({
  page,
  request,
}) => {
  const { email, password } = await registerPerson(request)
  const addresses: string[] = []
  page.on('framenavigated', (frame) => addresses.push(frame.url()))
  const code = await holdCode(page)
  await page.goto('/signin', { waitUntil: 'commit' })
  await fill(page, { Email: email, Password: password })
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByLabel('Email')).toHaveValue(email)
  code.release()
  await expect(page).toHaveURL('/dashboard')
  expect(addresses.filter((address) => address.includes('password'))).toEqual([])
})

test('signing out in one browser ends the session of another, and both tabs of this one know @desktop', async ({
  page,
  context,
  browser,
  request,
}) => {
  const person = await registerPerson(request)
  await signInAs(page, person)
  const secondTab = await context.newPage()
  await secondTab.goto('/about')
  await expect(bar(secondTab).getByRole('button', { name: 'Sign Out' })).toBeVisible()
  const otherBrowser = await openOtherBrowser(browser)
  await signInAs(otherBrowser, person)

  await secondTab.getByRole('button', { name: 'Sign Out' }).click()
  await expect(toast(secondTab, 'Signed out')).toBeVisible()
  await expect(page).toHaveURL('/signin')
  // The other browser finds out when its token is due.
  await expireAccessToken(otherBrowser)
  await otherBrowser.goto('/about')
  await expect(bar(otherBrowser).getByRole('link', { name: 'Sign In' })).toBeVisible()
  await otherBrowser.context().close()
})

test('a session that a tab began is taken up by the others @desktop', async ({ page, context, request }) => {
  const person = await registerPerson(request)
  await page.goto('/about')
  await expect(bar(page).getByRole('link', { name: 'Sign In' })).toBeVisible()
  const other = await context.newPage()
  await signInAs(other, person)
  await expect(bar(page).getByRole('button', { name: 'Sign Out' })).toBeVisible()
})

test('an expired token is refreshed without a word, and a backend that is down loses nothing @desktop', async ({
  page,
  request,
  expectPageError,
}) => {
  expectPageError(/ERR_FAILED|Failed to fetch/)
  const person = await registerPerson(request)
  await signInAs(page, person)
  await expireAccessToken(page)
  const refreshed = page.waitForResponse(/token\?grant_type=refresh_token/)
  await page.goto('/about')
  expect((await refreshed).ok()).toBe(true)
  await expect(bar(page).getByRole('button', { name: 'Sign Out' })).toBeVisible()

  await bar(page).getByRole('button', { name: 'Sign Out' }).click()
  await expect(toast(page, 'Signed out')).toBeVisible()
  await page.route('**/auth/v1/**', (route) => route.abort())
  await page.goto('/signin')
  await fill(page, { Email: person.email, Password: person.password })
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(toast(page, 'Sign in failed')).toContainText('The server cannot be reached.')
  await expect(page.getByLabel('Email')).toHaveValue(person.email)
  await page.unroute('**/auth/v1/**')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL('/dashboard')
})

test('a page that is opened while the backend is down says so, and comes back by itself @desktop', async ({
  page,
  request,
  expectPageError,
}) => {
  expectPageError(/ERR_FAILED|Failed to fetch/)
  await signInAs(page, await registerPerson(request))
  await page.route('**/backend.json', (route) => route.abort())
  await page.goto('/about')
  await expect(toast(page, 'The server cannot be reached')).toContainText('You are still signed in.')
  await page.goto('/dashboard/trips')
  await expect(page.getByRole('alert').filter({ hasText: 'You are still signed in' })).toBeVisible()
  await page.unroute('**/backend.json')
  await expect(page.getByRole('heading', { level: 1, name: 'My Trips' })).toBeVisible()
})

test('a mailed link sets a new password, once, and ends every session @desktop', async ({
  page,
  browser,
  request,
  server,
  expectPageError,
}) => {
  expectPageError(/40\d/)
  const person = await registerPerson(request)
  const otherBrowser = await openOtherBrowser(browser)
  await signInAs(otherBrowser, person)

  await page.goto('/signin')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(page.getByRole('heading', { name: 'Reset your password' })).toBeVisible()
  // The same answer for an address that nobody has.
  for (const email of ['nobody@example.com', person.email]) {
    await fill(page, { Email: email })
    await page.getByRole('button', { name: 'Send reset link' }).click()
    await expect(toast(page, 'Check your email').first()).toContainText(
      'If an account exists for this address, we sent a reset link.',
    )
  }
  const link = await latestMail(server, person.email, /href="([^"]*\/reset-password[^"]*)"/)
  await page.goto(link)
  await fill(page, { 'New password': 'a new secret', 'Confirm Password': 'a new secret' })
  await page.getByRole('button', { name: 'Set new password' }).click()
  await expect(toast(page, 'Password updated')).toContainText('You can now sign in.')
  await expect(page).toHaveURL('/signin')
  await signInAs(page, { ...person, password: 'a new secret' })
  await expect(page).toHaveURL('/dashboard')

  await expireAccessToken(otherBrowser)
  await otherBrowser.goto('/about')
  await expect(bar(otherBrowser).getByRole('link', { name: 'Sign In' })).toBeVisible()
  await otherBrowser.goto(link)
  await fill(otherBrowser, { 'New password': 'another one', 'Confirm Password': 'another one' })
  await otherBrowser.getByRole('button', { name: 'Set new password' }).click()
  await expect(otherBrowser.getByRole('heading', { name: 'This link is no longer good' })).toBeVisible()
  await otherBrowser.context().close()
})

test('whoever is signed out loads nothing of the backend’s client @desktop', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (sent) => asked.push(new URL(sent.url()).pathname))
  await page.goto('/about', { waitUntil: 'networkidle' })
  expect(asked.filter((path) => /backend\.json|keep-session|auth\/v1/.test(path))).toEqual([])
})

test('axe finds nothing on the account pages, in light and in dark colours @desktop', async ({ page }) => {
  for (const address of ['/signin', '/signup', '/reset-password']) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await accessibilityFaultsInBothSchemes(page), address).toEqual([])
  }
})
