// A tour is looked at with the mouse, with the keyboard and in its list, and walked through by all three.
import { expect, test } from '../support/fixtures.ts'
import { headingOf, openSharp, settledHeading, viewerOf } from '../support/panorama-page.ts'

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

test('a sign in the picture and its entry in the list tell the same @desktop', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const viewer = await openSharp(page, '/tours/mt-kilimanjaro?heading=352&pitch=4')
  // The stop lies straight ahead: in the middle of the picture.
  await viewer.click()
  const entry = page.getByRole('button', { name: new RegExp(`^${KIBO}`) })
  await expect(entry).toHaveAttribute('aria-expanded', 'true')
  const card = page.getByRole('region', { name: 'Guided tour' })
  await expect(card.getByRole('heading', { name: KIBO })).toBeVisible()

  await page.getByRole('button', { name: /^Mawenzi/ }).press('Enter')
  await expect(viewer).toHaveAttribute('data-heading', '243.0')
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

test('the camp is shown by night and by day, from the same spot @phone', async ({ page }) => {
  const viewer = await openSharp(page, '/tours/mt-kilimanjaro?at=mt-kilimanjaro-camp&heading=100')
  await page.getByRole('button', { name: 'Show by night' }).click()
  await expect(viewer).toHaveAttribute('data-panorama', 'mt-kilimanjaro-camp-night')
  await expect(viewer).toHaveAttribute('data-state', 'sharp', { timeout: 30_000 })
  expect(await headingOf(viewer)).toBeCloseTo(100, 0)
  await page.getByRole('button', { name: 'Show by day' }).click()
  await expect(viewer).toHaveAttribute('data-panorama', 'mt-kilimanjaro-camp')
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

test('a tour that is kept opens with the network cut, until it is removed @phone', async ({
  page,
  context,
  expectPageError,
}) => {
  // What is not kept is missed while the network is cut: the pictures of other tours.
  expectPageError(/ERR_(INTERNET_DISCONNECTED|FAILED)/)
  await page.goto('/tours/zanzibar-beaches')
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
  await page.getByRole('button', { name: 'Keep offline' }).click()
  await expect(page.getByText(/^On this device, \d\.\d MB/)).toBeVisible({ timeout: 60_000 })

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
  const kept = page.getByRole('region', { name: 'Kept on this device' })
  await kept.getByRole('button', { name: 'Remove Zanzibar Beaches from this device' }).click()
  await expect(kept).toHaveCount(0)
  expect(await page.evaluate(() => caches.keys())).toEqual([])
})
