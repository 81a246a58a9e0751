// The server dies under open pages and comes back: a real process, really killed.
import type { Page } from '@playwright/test'
import { expireAccessToken, registerPerson, signInAs } from '../support/account.ts'
import { startAppServer } from '../support/app-server.ts'
import { expect, test as base } from '../support/fixtures.ts'
import { openLive } from '../support/live-page.ts'

const test = base.extend({
  server: async ({}, provide) => {
    const server = await startAppServer()
    await provide(server)
    await server.remove()
  },
})

const alert = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text })

test('a server that is killed costs nothing that was typed or kept, and pages go on when it is back @desktop', async ({
  page,
  context,
  server,
  expectPageError,
}) => {
  expectPageError(/ERR_CONNECTION_(REFUSED|RESET)|ERR_EMPTY_RESPONSE|ERR_SOCKET|WebSocket|Failed to fetch/)
  await signInAs(page, await registerPerson(context.request))
  const trips = await context.newPage()
  await openLive(trips, '/dashboard/trips')
  await expect(trips.getByRole('heading', { name: 'No trips yet' })).toBeVisible()
  const settings = await context.newPage()
  await settings.goto('/dashboard/settings')
  await settings.getByLabel('Full Name').fill('Amina wa Juma')
  await page.goto('/explore?category=1')
  await page.getByRole('tab', { name: 'Plan Visit' }).click()
  await page.getByLabel('Arrival date').fill('2030-03-01')
  await page.getByLabel('Departure date').fill('2030-03-04')
  await page.getByLabel('Special requests').fill('A cot, please')

  await server.kill()
  await page.getByRole('button', { name: 'Submit Request' }).click()
  await expect(alert(page, 'Request not sent')).toBeVisible()
  await expect(page.getByLabel('Special requests')).toHaveValue('A cot, please')
  await settings.getByRole('button', { name: 'Save name' }).click()
  await expect(alert(settings, 'Not saved')).toContainText('Check the connection and try again.')
  await expect(settings.getByLabel('Full Name')).toHaveValue('Amina wa Juma')
  await expect(trips.getByRole('heading', { name: 'No trips yet' })).toBeVisible()

  await server.restart()
  await page.getByRole('button', { name: 'Submit Request' }).click()
  await expect(page.getByText('Your request for Zanzibar Beaches is in My Trips.')).toBeVisible()
  // Nobody has touched this page since: it has found its way back, and reads what it missed.
  await expect(trips.getByRole('article', { name: 'Zanzibar Beaches' })).toContainText('A cot, please')
  await settings.getByRole('button', { name: 'Save name' }).click()
  await expect(settings.getByText('You are Amina wa Juma from now on.')).toBeVisible()
  // The session has outlived the server, and its token can still be renewed.
  await expireAccessToken(page)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Amina wa Juma' })).toBeVisible()
})
