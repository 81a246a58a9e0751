import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { accessibilityFaults } from '../support/accessibility.ts'
import { backendOf, changeAsServer, holdSessionOf, registerPerson, signInAs } from '../support/account.ts'
import { expect, test } from '../support/fixtures.ts'
import { openLive } from '../support/live-page.ts'

const REQUESTS = '**/rest/v1/trip_requests**'

async function fillForm(page: Page, arrival: string, departure: string) {
  await page.goto('/explore?category=1')
  await page.getByRole('tab', { name: 'Plan Visit' }).click()
  await page.getByLabel('Arrival date').fill(arrival)
  await page.getByLabel('Departure date').fill(departure)
}

const submit = (page: Page) => page.getByRole('button', { name: 'Submit Request' }).click()
const notice = (page: Page, text: string) => page.getByText(text)

test('a request survives signing in, is stored, kept in a calendar and called off', async ({ page }) => {
  const account = await registerPerson(page.request)
  await fillForm(page, '2030-02-26', '2030-02-28')
  await page.getByLabel('Number of visitors').fill('3')
  await page.getByLabel('Special requests').fill('A cot, please')
  await submit(page)
  const refusal = page.getByRole('alert').filter({ hasText: 'Sign in to continue' })
  await expect(refusal).toContainText('Sign in to send your visit request.')
  await expect(refusal).toHaveAttribute('data-type', 'error')

  await signInAs(page, account)
  await page.goto('/dashboard/trips')
  await expect(page.getByRole('heading', { name: 'No trips yet' })).toBeVisible()

  await page.goto('/explore?category=1')
  await page.getByRole('tab', { name: 'Plan Visit' }).click()
  await expect(page.getByLabel('Special requests')).toHaveValue('A cot, please')
  await submit(page)
  await expect(notice(page, 'Request sent')).toBeVisible()
  await expect(notice(page, 'Your request for Zanzibar Beaches is in My Trips.')).toBeVisible()
  await expect(page.getByLabel('Special requests')).toHaveValue('')

  await page.goto('/dashboard/trips')
  const trip = page.getByRole('article', { name: 'Zanzibar Beaches' })
  await expect(trip).toContainText('26 – 28 Feb 2030')
  await expect(trip).toContainText('3 visitors')
  await expect(trip).toContainText('Sent. Nobody has answered yet.')

  const downloading = page.waitForEvent('download')
  await trip.getByRole('button', { name: 'Add Zanzibar Beaches to calendar' }).click()
  const file = await downloading
  expect(file.suggestedFilename()).toBe('zanzibar-beaches-2030-02-26.ics')
  const calendar = await readFile(await file.path(), 'utf8')
  expect(calendar).toContain('DTSTART;VALUE=DATE:20300226\r\nDTEND;VALUE=DATE:20300301\r\n')
  expect(calendar).toContain('DESCRIPTION:A cot\\, please\r\n')

  await trip.getByRole('button', { name: 'Cancel request for Zanzibar Beaches' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cancel this request?' })
  await dialog.getByRole('button', { name: 'Keep request' }).click()
  await expect(trip).toContainText('Requested')

  const elsewhere = await page.context().newPage()
  await openLive(elsewhere, '/dashboard/trips')
  await trip.getByRole('button', { name: 'Cancel request for Zanzibar Beaches' }).click()
  await dialog.getByRole('button', { name: 'Cancel request' }).click()
  await expect(notice(page, 'Your request for Zanzibar Beaches is called off.')).toBeVisible()
  await expect(elsewhere.getByText('You called this one off.')).toBeVisible()
  await page.reload()
  await expect(trip).toContainText('You called this one off.')
  await expect(trip.getByRole('button', { name: /Cancel/ })).toHaveCount(0)
})

test('what becomes of a request is shown as it happens, and one that has ended is not called off @desktop', async ({
  page,
  server,
}) => {
  const person = await registerPerson(page.request)
  const id = crypto.randomUUID()
  const post = await backendOf(page.request, person)
  const days = { arrival: '2030-02-26', departure: '2030-02-28' }
  await post('/rest/v1/trip_requests', { id, destination_id: 'mt-kilimanjaro', visitors: 2, ...days })
  await holdSessionOf(page, person)
  await openLive(page, '/dashboard/trips')
  const trip = page.getByRole('article', { name: 'Mt. Kilimanjaro' })
  await expect(trip).toContainText('Sent. Nobody has answered yet.')
  for (const [status, words] of [
    ['acknowledged', 'Received. An offer is being made.'],
    ['quoted', 'There is an offer for you.'],
    ['declined', 'It cannot be done this time.'],
  ] as const) {
    await expect(trip.getByRole('button', { name: 'Cancel request for Mt. Kilimanjaro' })).toBeVisible()
    await changeAsServer(server, `/rest/v1/trip_requests?id=eq.${id}`, { status })
    await expect(trip).toContainText(words)
  }
  await expect(trip.getByRole('button', { name: /Cancel/ })).toHaveCount(0)
})

test('a backend that is down loses nothing, and My Trips recovers @desktop', async ({ page, expectPageError }) => {
  expectPageError(/ERR_CONNECTION_REFUSED|ERR_INTERNET_DISCONNECTED|status of 500/)
  await signInAs(page, await registerPerson(page.request))
  await fillForm(page, '2030-03-01', '2030-03-02')
  await page.route(REQUESTS, (route) => route.abort('connectionrefused'))
  await submit(page)
  await expect(page.getByRole('alert').filter({ hasText: 'Request not sent' })).toBeVisible()
  await expect(page.getByLabel('Arrival date')).toHaveValue('2030-03-01')

  let answer = () => {}
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve
  })
  // More than one may be asked: when live updates begin, what came before them is read again.
  await page.route(REQUESTS, async (route) => {
    await isAnswered
    await route.fulfill({ status: 500, json: { code: 'XX000', message: 'down' } })
  })
  await page.goto('/dashboard/trips')
  await expect(page.getByRole('status', { name: 'Loading your trips' })).toBeVisible()
  answer()
  await expect(page.getByText('Your trips could not be loaded.')).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Your trips could not be loaded.')).toBeVisible()
  await page.unrouteAll()
  // Nobody has to press anything once it answers.
  await expect(page.getByRole('heading', { name: 'No trips yet' })).toBeVisible()

  await page.goto('/explore?category=1')
  await page.getByRole('tab', { name: 'Plan Visit' }).click()
  await submit(page)
  await expect(notice(page, 'Request sent')).toBeVisible()
  await page.goto('/dashboard/trips')
  const trip = page.getByRole('article', { name: 'Zanzibar Beaches' })
  await page.route(REQUESTS, (route) =>
    route.request().method() === 'PATCH' ? route.abort('connectionrefused') : route.continue(),
  )
  await trip.getByRole('button', { name: 'Cancel request for Zanzibar Beaches' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel request' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Not canceled' })).toBeVisible()
  await expect(trip).toContainText('Sent. Nobody has answered yet.')
})

test('a plan of Moeva becomes an itinerary that is moved, taken back, and shared until it is not @desktop', async ({
  page,
}) => {
  await holdSessionOf(page, await registerPerson(page.request))
  await page.goto('/dashboard?tab=moeva-ai')
  const question = page.getByRole('textbox', { name: 'Ask Moeva AI' })
  await question.fill('Plan 10 days in August with wildlife and beach')
  await question.press('Enter')
  await page.getByRole('button', { name: 'Save to My Trips' }).click()
  await page.getByRole('link', { name: 'Open My Trips' }).click()

  await page.getByRole('button', { name: 'Edit' }).click()
  const places = page.locator('.itinerary-stops').getByRole('heading', { level: 4 })
  const before = await places.allTextContents()
  await page.getByRole('button', { name: `Move ${before[0]} down` }).press('Enter')
  await expect(places).toHaveText(before.toReversed())
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(places).toHaveText(before)

  // The moves and the undo are saved one after the other: these two are known by what they say of the link.
  const saved = (isShared: boolean) =>
    page.waitForResponse(
      (answer) =>
        answer.url().includes('/rest/v1/itineraries?id=') &&
        answer.ok() &&
        typeof answer.request().postDataJSON()?.share_token === (isShared ? 'string' : 'object'),
    )
  const [change] = await Promise.all([saved(true), page.getByRole('button', { name: 'Share link' }).click()])
  const { share_token: token } = change.request().postDataJSON()
  const visitor = await page.context().browser()?.newPage()
  if (!visitor) throw new Error('There is no browser')
  await visitor.goto(new URL(`/trips/${token}`, page.url()).href)
  await expect(visitor.getByRole('article').getByRole('heading', { level: 2 })).toHaveCount(2)
  await Promise.all([saved(false), page.getByRole('button', { name: 'Stop sharing' }).click()])
  await visitor.reload()
  await expect(visitor.getByText('This itinerary is not shared, or not any more.')).toBeVisible()
  await visitor.close()
})

test('stops are dragged into another order, moved by keys, and taken back @desktop', async ({ page }) => {
  // All of it in sight: nothing has to scroll under the pointer.
  await page.setViewportSize({ width: 1280, height: 1800 })
  await holdSessionOf(page, await registerPerson(page.request))
  await page.goto('/dashboard/trips')
  await page.getByRole('button', { name: 'New itinerary' }).click()
  for (const place of ['Maasai Mara Safari', 'Zanzibar Beaches', 'Mt. Kilimanjaro']) {
    await page.getByLabel('Place', { exact: true }).selectOption(place)
    await page.getByRole('button', { name: 'Add place' }).click()
  }
  const places = page.locator('.itinerary-stops').getByRole('heading', { level: 4 })
  await expect(places).toHaveText(['Maasai Mara Safari', 'Zanzibar Beaches', 'Mt. Kilimanjaro'])

  const stops = page.locator('.itinerary-stops > li')
  await stops.nth(0).locator('.stop-handle').hover()
  await page.mouse.down()
  // The first move begins to drag, and the second is over the place where it is dropped.
  await stops.nth(2).hover()
  await stops.nth(2).hover()
  await page.mouse.up()
  await expect(places).toHaveText(['Zanzibar Beaches', 'Mt. Kilimanjaro', 'Maasai Mara Safari'])
  await expect(page.getByText('Maasai Mara Safari is number 3 now.')).toBeAttached()
  await expect(stops.nth(2)).toContainText('Days 7–9')

  await page.getByRole('button', { name: 'Move Mt. Kilimanjaro up' }).press('Enter')
  await expect(places).toHaveText(['Mt. Kilimanjaro', 'Zanzibar Beaches', 'Maasai Mara Safari'])
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(places).toHaveText(['Maasai Mara Safari', 'Zanzibar Beaches', 'Mt. Kilimanjaro'])

  await page.getByLabel('First day').fill('2030-02-26')
  await expect(stops.nth(2)).toContainText('4 – 6 Mar 2030')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Calendar file' }).click()
  const calendar = await readFile(await (await downloading).path(), 'utf8')
  expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(3)
  expect(calendar).toContain('DTSTART;VALUE=DATE:20300304\r\nDTEND;VALUE=DATE:20300307\r\n')

  // On paper stand the places and the days, and nothing that can be pressed.
  await page.emulateMedia({ media: 'print' })
  await expect(places.first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  await expect(page.getByRole('navigation', { name: 'Side navigation' })).toBeHidden()
})

test('an itinerary that was opened can be read with the network cut, and says so', async ({
  page,
  context,
  expectPageError,
}) => {
  expectPageError(/ERR_(INTERNET_DISCONNECTED|FAILED)|WebSocket|Failed to fetch/)
  await holdSessionOf(page, await registerPerson(page.request))
  await page.goto('/dashboard/trips')
  await page.getByRole('button', { name: 'New itinerary' }).click()
  await page.getByLabel('Place', { exact: true }).selectOption('Zanzibar Beaches')
  await page.getByRole('button', { name: 'Add place' }).click()
  const note = page.getByLabel('Notes for Zanzibar Beaches')
  await note.fill('Ask for the dhow')
  await note.blur()
  // The record is there from the beginning, and says how much it is at the end.
  await expect
    .poll(() => page.evaluate(async () => typeof (await (await caches.match('/kept-record.json'))?.json())?.bytes))
    .toBe('number')

  await context.setOffline(true)
  await expect(page.getByText(/Itineraries can be read/)).toBeVisible()
  await page.getByRole('button', { name: 'Remove Zanzibar Beaches' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Not saved' })).toBeVisible()
  await expect(note).toHaveValue('Ask for the dhow')

  await page.reload()
  await expect(page.getByText(/These are the itineraries that you opened on this device/)).toBeVisible()
  const kept = page.getByRole('article', { name: 'A trip of mine' })
  await expect(kept).toContainText('Zanzibar Beaches, Tanzania')
  await expect(kept).toContainText('Ask for the dhow')
  expect(await accessibilityFaults(page)).toEqual([])

  await context.setOffline(false)
  await page.reload()
  await page.getByRole('button', { name: 'Edit' }).click()
  await expect(note).toHaveValue('Ask for the dhow')
})
