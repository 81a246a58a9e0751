// A tour is looked at with the mouse, with the keyboard and in its list, and walked through by all three.
import type { Locator, Page } from '@playwright/test'
import { tourPlaces } from '#content/tour-places.ts'
import { expect, test } from '../support/fixtures.ts'
import { notePainting, expectPainted } from '../support/headset-painting.ts'
import { directionTo, EMPTY, expectPanel, selectByRay } from '../support/headset-panel.ts'
import { headingOf, openSharp, settledHeading, viewerOf } from '../support/panorama-page.ts'
import { enterVr, installHeadset } from '../support/xr-device.ts'

const KIBO = 'Kibo and Uhuru Peak'

test('the catalogue finds a place and leads to its tour @phone', async ({ page }) => {
  await page.goto('/tours')
  await expect(page.getByRole('article').first()).toContainText(/\d\.\d MB/)
  await page.getByRole('searchbox', { name: 'Search tours' }).fill('giraffes')
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.getByRole('article').getByRole('link', { name: 'Maasai Mara Safari' }).click()
  await expect(page).toHaveURL(/\/tours\/maasai-mara-safari$/)
  await expect(viewerOf(page)).toHaveAttribute('data-panorama', 'maasai-mara-safari')
})

test('by keyboard the catalogue is searched, filtered and sorted, and its map shows what its list does @desktop', async ({
  page,
}) => {
  await page.goto('/tours')
  const search = page.getByRole('searchbox', { name: 'Search tours' })
  const cards = page.getByRole('article')
  const marks = page.getByRole('group', { name: 'Map of the world with the tours' }).getByRole('link')
  const expectTours = async (names: readonly string[]) => {
    await expect(cards.getByRole('heading')).toHaveText(names)
    await expect(page.getByText(names.length === 1 ? '1 tour' : `${names.length} tours`, { exact: true })).toBeVisible()
    await expect(marks).toHaveCount(names.length)
    const marked = await marks.evaluateAll((links) => links.map((link) => link.getAttribute('aria-label')))
    expect(marked.toSorted()).toEqual(names.toSorted())
  }
  const choose = async (label: string, option: string) => {
    const select = page.getByRole('combobox', { name: label })
    // Each follows the one before: no pointer is needed to get there.
    for (let steps = 0; steps < 6 && !(await isFocused(select)); steps += 1) await page.keyboard.press('Tab')
    await expect(select).toBeFocused()
    await page.keyboard.type(option)
    await expect(select.locator('option:checked')).toHaveText(option)
    await search.focus()
  }
  const byName = tourPlaces.toSorted((a, b) => a.name.localeCompare(b.name))
  await expectTours(byName.map(({ name }) => name))

  await search.focus()
  await page.keyboard.type('TANZANIA')
  await expectTours(['Mt. Kilimanjaro', 'Zanzibar Beaches'])
  await search.fill('')
  await choose('Country', 'Tanzania')
  await expectTours(['Mt. Kilimanjaro', 'Zanzibar Beaches'])
  await choose('Kind of place', 'Coast')
  await expectTours(['Zanzibar Beaches'])
  await choose('Country', 'Every country')
  await expectTours(['Santorini Sunset', 'Zanzibar Beaches'])
  await choose('Kind of place', 'Every kind')

  const isShort = ({ minutes }: { minutes: number }) => minutes <= 2
  await choose('Length', 'Up to 2 minutes')
  await expectTours(byName.filter(isShort).map(({ name }) => name))
  await choose('Length', '3 minutes and more')
  await expectTours(byName.filter((place) => !isShort(place)).map(({ name }) => name))
  await choose('Length', 'Any length')

  await choose('Sort by', 'Shortest first')
  await expectTours(byName.toSorted((a, b) => a.minutes - b.minutes).map(({ name }) => name))
  await choose('Sort by', 'Smallest download first')
  const sizes = (await cards.allInnerTexts()).map((text) => Number(/(\d+\.\d) MB/.exec(text)?.[1]))
  expect(sizes).toHaveLength(byName.length)
  expect(sizes).toEqual(sizes.toSorted((a, b) => a - b))
  expect(sizes.at(-1)).toBeGreaterThan(sizes[0] ?? 0)

  await page.keyboard.type('giraffes')
  await expectTours(['Maasai Mara Safari'])
  await choose('Country', 'Japan')
  await expect(cards).toHaveCount(0)
  await page.getByRole('button', { name: 'Show all tours' }).press('Enter')
  await expectTours(byName.map(({ name }) => name))
})

test('a sign in the picture and its entry in the list tell the same @desktop', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const viewer = await openSharp(page, '/tours/mt-kilimanjaro?heading=352&pitch=4')
  // The stop lies straight ahead: in the middle of the picture.
  await viewer.click()
  const entry = page.getByRole('button', { name: new RegExp(`^${KIBO}`) })
  await expect(entry).toHaveAttribute('aria-expanded', 'true')
  const card = page.getByRole('region', { name: 'Guided tour' })
  await expect(card.getByRole('heading', { name: KIBO })).toBeVisible()
  const told = page.getByRole('listitem').filter({ has: entry })
  await expect(told.getByRole('link', { name: 'UNESCO: Kilimanjaro National Park' })).toBeVisible()

  // The keyboard walks through the list clockwise, as one would through the picture.
  await entry.focus()
  for (const headingDeg of [7, 18, 21, 91, 129, 243]) {
    // Past the source of what is told.
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(viewer).toHaveAttribute('data-heading', headingDeg.toFixed(1))
  }
  await expect(page.getByRole('button', { name: /^Mawenzi/ })).toBeFocused()
  await card.getByRole('button', { name: 'Next stop' }).click()
  await expect(viewer).toHaveAttribute('data-heading', '329.0')
  await card.getByRole('button', { name: 'Close' }).click()
  await expect(card).toHaveCount(0)
})

test('walking on keeps the direction in the world, and the browser goes back the same way @desktop', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const viewer = await openSharp(page, '/tours/maasai-mara-safari?heading=60')
  await page.getByRole('button', { name: 'Go to In the basket of a balloon' }).press('Enter')
  await expect(viewer).toHaveAttribute('data-panorama', 'maasai-mara-safari-balloon')
  await expect(page).toHaveURL(/at=maasai-mara-safari-balloon/)
  // The picture from the basket faces 58 degrees further to the right.
  expect(await settledHeading(viewer)).toBeCloseTo(2, 0)
  await expect(page.getByRole('img', { name: /^You are here: In the basket of a balloon\. Looking/ })).toBeVisible()

  await page.getByRole('button', { name: 'Go to Among the herd' }).press('Enter')
  await expect(viewer).toHaveAttribute('data-panorama', 'maasai-mara-safari-herd')
  expect(await settledHeading(viewer)).toBeCloseTo(0, 0)
  await page.goBack()
  await expect(viewer).toHaveAttribute('data-panorama', 'maasai-mara-safari-balloon')
  await page.goBack()
  await expect(viewer).toHaveAttribute('data-panorama', 'maasai-mara-safari')
  expect(await settledHeading(viewer)).toBeCloseTo(60, 0)
  await page.goForward()
  await expect(viewer).toHaveAttribute('data-panorama', 'maasai-mara-safari-balloon')
})

test('a way in the picture is walked by a click on its sign @desktop', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // The tents stand 12 degrees to the right; the sign lies on the ground before them.
  const viewer = await openSharp(page, '/tours/mt-kilimanjaro?heading=12&pitch=-8.5')
  await viewer.click()
  await expect(viewer).toHaveAttribute('data-panorama', 'mt-kilimanjaro-camp')
})

test('on a phone a sign is chosen by a finger, and the camp shown by night and by day from the same spot @phone', async ({
  page,
}) => {
  const viewer = await openSharp(page, '/tours/mt-kilimanjaro?at=mt-kilimanjaro-camp&heading=208&pitch=-14')
  await viewer.tap()
  const card = page.getByRole('region', { name: 'Guided tour' })
  await expect(card.getByRole('heading', { name: 'A heap with a meaning' })).toBeVisible()
  await card.getByRole('button', { name: 'Close' }).tap()
  await page.getByRole('button', { name: 'Show by night' }).click()
  await expect(viewer).toHaveAttribute('data-panorama', 'mt-kilimanjaro-camp-night')
  await expect(viewer).toHaveAttribute('data-state', 'sharp', { timeout: 30_000 })
  expect(await headingOf(viewer)).toBeCloseTo(208, 0)
  await page.getByRole('button', { name: 'Show by day' }).click()
  await expect(viewer).toHaveAttribute('data-panorama', 'mt-kilimanjaro-camp')
})

test('in a headset the camp turns to night and back on the panel, as on the page behind it @desktop', async ({
  page,
}) => {
  await installHeadset(page, 'quest-3')
  await page.addInitScript(notePainting)
  const viewer = await openSharp(page, '/tours/mt-kilimanjaro?at=mt-kilimanjaro-camp&heading=208')
  await enterVr(page)
  await selectByRay(page, EMPTY)
  await expectPanel(page, true)
  await expectPainted(page, 'Show by night')
  for (const [shown, offered] of [
    ['mt-kilimanjaro-camp-night', 'Show by day'],
    ['mt-kilimanjaro-camp', 'Show by night'],
  ] as const) {
    await selectByRay(page, directionTo('switch-pair'))
    await expect(viewer).toHaveAttribute('data-panorama', shown)
    await expectPainted(page, offered)
    await expect(page.getByRole('button', { name: offered })).toBeAttached()
    await expect(viewer).toHaveAttribute('data-state', /ready|sharp/, { timeout: 30_000 })
    expect(await headingOf(viewer)).toBeCloseTo(208, 0)
  }
})

test('the guided tour tells its transcript stop by stop, and cuts where motion is to be reduced @desktop', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const viewer = await openSharp(page, '/tours/mt-kilimanjaro?heading=200')
  await watchHeadings(viewer)
  await page.getByRole('button', { name: 'Start guided tour' }).click()
  const card = page.getByRole('region', { name: 'Guided tour' })
  await expect(card.getByRole('heading', { name: KIBO })).toBeVisible()
  await card.getByRole('button', { name: 'Pause' }).click()
  await expect(card.getByText('1 of 16')).toBeVisible()
  const caption = await card.getByText(/^[^]{80,}$/).innerText()
  await page.getByText('Transcript of the guided tour').click()
  await expect(page.getByText(`${KIBO}. ${caption}`)).toBeVisible()
  await expect(viewer).toHaveAttribute('data-heading', '352.0')
  await card.getByRole('button', { name: 'Next stop' }).click()
  await expect(viewer).toHaveAttribute('data-heading', '7.0')
  expect(await watchedHeadings(viewer)).toEqual(['352.0', '7.0'])

  // Otherwise the view turns there, and the tour goes on where it was paused.
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await card.getByRole('button', { name: 'Next stop' }).click()
  await expect(viewer).toHaveAttribute('data-heading', '18.0')
  expect((await watchedHeadings(viewer)).length).toBeGreaterThan(4)
  await card.getByRole('button', { name: 'Continue' }).click()
  await expect(card.getByRole('button', { name: 'Pause' })).toBeVisible()
  await card.getByRole('button', { name: 'End the tour' }).click()
  await expect(card).toHaveCount(0)
})

test('Moeva AI answers below a tour, and turns its view @desktop', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const viewer = await openSharp(page, '/tours/mt-kilimanjaro?heading=100')
  await page.getByText('Ask Moeva AI', { exact: true }).click()
  const question = page.getByRole('textbox', { name: 'Ask Moeva AI' })
  await question.fill('Show me Kibo')
  await question.press('Enter')
  const log = page.getByRole('log', { name: 'Moeva AI conversation' })
  await expect(log.getByRole('button', { name: /^Show me: Kibo/ })).toBeVisible()
  await expect(viewer).toHaveAttribute('data-heading', '352.0')
})

test('tours that are kept open with the network cut, until they are removed @phone', async ({
  page,
  context,
  expectPageError,
}) => {
  // What is not kept is missed while the network is cut: the pictures of other tours.
  expectPageError(/ERR_(INTERNET_DISCONNECTED|FAILED)/)
  await page.goto('/tours/zanzibar-beaches')
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
  const keep = page.getByRole('button', { name: 'Keep offline' })
  await refuseMoreThan(1_000_000, page, async () => {
    await keep.click()
    await expect(page.getByRole('alert')).toContainText(/no room for \d+\.\d MB\. Remove another tour/)
    expect(await page.evaluate(() => caches.keys())).toEqual([])
  })

  // The connection breaks off on the way.
  await keep.click()
  await expect(page.getByRole('button', { name: 'Stop', exact: true })).toBeFocused()
  await expect(page.getByText(/^[1-9]\d? % downloaded/)).toBeVisible()
  await context.setOffline(true)
  await expect(page.getByText(/^Unfinished: \d+\.\d of \d+\.\d MB are on this device/)).toBeVisible()
  await context.setOffline(false)
  await page.goto('/tours')
  const kept = page.getByRole('region', { name: 'Kept on this device' })
  await expect(kept.getByRole('listitem')).toContainText(/Unfinished, \d+\.\d of \d+\.\d MB/)
  await kept.getByRole('button', { name: 'Continue keeping Zanzibar Beaches' }).click()
  await expect(kept.getByRole('listitem')).toHaveText(/^Zanzibar Beaches\d+\.\d MBRemove$/)

  await page.goto('/tours/northern-lights')
  await keep.click()
  await expect(page.getByText(/^On this device, \d\.\d MB/)).toBeVisible()

  await context.setOffline(true)
  await openSharp(page, '/tours/zanzibar-beaches?heading=188')
  const palms = await openSharp(page, '/tours/zanzibar-beaches?at=zanzibar-beaches-palms&heading=28')
  await expect(palms).toHaveAttribute('data-panorama', 'zanzibar-beaches-palms')
  // What was not kept is really out of reach, also for what answers for the page.
  expect(
    await page.evaluate(() =>
      fetch('/assets/none.js').then(
        () => 'there',
        () => 'cut',
      ),
    ),
  ).toBe('cut')
  await page.goto('/tours')
  await kept.getByRole('button', { name: 'Remove Zanzibar Beaches from this device' }).click()
  await expect(kept.getByRole('listitem')).toHaveCount(1)
  await kept.getByRole('link', { name: 'Northern Lights' }).click()
  await expect(viewerOf(page)).toHaveAttribute('data-panorama', 'northern-lights')
  await expect(viewerOf(page)).toHaveAttribute('data-state', 'sharp')
  await page.getByRole('button', { name: 'Remove Northern Lights from this device' }).click()
  await expect(keep).toBeVisible()
  expect(await page.evaluate(() => caches.keys())).toEqual([])
})

function isFocused(control: Locator): Promise<boolean> {
  return control.evaluate((element) => element === document.activeElement)
}

/** Leaves this origin no more room than this while something is done. */
async function refuseMoreThan(quotaSize: number, page: Page, act: () => Promise<void>): Promise<void> {
  const origin = new URL(page.url()).origin
  const session = await page.context().newCDPSession(page)
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize })
  await act()
  await session.send('Storage.overrideQuotaForOrigin', { origin })
  await session.detach()
}

/** Notes every heading that the viewer publishes from now on. */
async function watchHeadings(viewer: Locator): Promise<void> {
  await viewer.evaluate((element) => {
    const headings: string[] = []
    Object.assign(element, { watchedHeadings: headings })
    const note = () => {
      const heading = element.getAttribute('data-heading') ?? ''
      if (heading !== headings.at(-1)) headings.push(heading)
    }
    new MutationObserver(note).observe(element, { attributeFilter: ['data-heading'] })
  })
}

function watchedHeadings(viewer: Locator): Promise<string[]> {
  return viewer.evaluate((element) => Reflect.get(element, 'watchedHeadings') as string[])
}
