import { expect, test } from '../support/fixtures.ts'
import { holdCode } from '../support/hold-code.ts'
import { installGlMeter, readGlMeter } from '../support/gl-meter.ts'
import { canvasPixels, hideControls, openSharp, viewerOf } from '../support/panorama-page.ts'
import sharp from 'sharp'

/** Something that answers wait for until it is released. */
function held() {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  return { released, release: () => release() }
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('Explore shows the place, its name and its description', async ({ page }) => {
    await page.goto('/explore?category=2')
    const poster = viewerOf(page).locator('.poster img')
    await expect(poster).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mt. Kilimanjaro')
    await expect(page.getByText('5 photos')).toBeVisible()
    expect(await poster.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  })

  test('an unknown address is the 404 page, with its status and a way home', async ({ page, expectPageError }) => {
    expectPageError(/404/)
    const response = await page.goto('/no/such/place')
    expect(response?.status()).toBe(404)
    await expect(page.getByText('Oops! Page not found')).toBeVisible()
    await expect(page.getByRole('link', { name: /home/i }).first()).toHaveAttribute('href', '/')
  })
})

test('the missing path is logged', async ({ page, expectPageError }) => {
  expectPageError(/404/)
  const logged = page.waitForEvent('console', (message) => message.text().includes('/no/such/place'))
  await page.goto('/no/such/place')
  await logged
})

test('the poster is the first view: the live picture takes over without a jump', async ({ page, browser, baseURL }) => {
  const still = await browser.newPage({
    javaScriptEnabled: false,
    viewport: page.viewportSize(),
    baseURL: baseURL ?? '',
  })
  await still.goto('/explore')
  await expect(viewerOf(still).locator('.poster img')).toBeVisible()
  await hideControls(still)
  const poster = await sharp(await viewerOf(still).screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  await still.close()
  await openSharp(page, '/explore')
  const live = await canvasPixels(page)
  // A shift by one pixel would cost far more than the difference of two encodings.
  let sum = 0
  let count = 0
  for (let y = 100; y < live.heightPx - 100; y += 3) {
    for (let x = 20; x < live.widthPx - 20; x += 3) {
      const offset = (y * poster.info.width + x) * 3
      sum += Math.abs((poster.data[offset + 1] ?? 0) - live.at(x, y)[1])
      count += 1
    }
  }
  expect(sum / count).toBeLessThan(6)
})

test('a page change moves the focus to its heading and names the document', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveTitle('Discover the World in Immersive Reality · Utalii')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Explore' }).click()
  await expect(page).toHaveTitle(/^Explore Maasai Mara Safari · Utalii$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('the document asks for the preview and the first tiles; the scene takes them over', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const tiles = () => asked.filter((url) => /\/f\d+-/.test(url))
  const code = await holdCode(page)
  await page.goto('/explore', { waitUntil: 'commit' })
  await expect.poll(() => tiles().length).toBeGreaterThan(3)
  const early = [...tiles(), ...asked.filter((url) => url.includes('/preview-'))]
  expect(early.length).toBe(tiles().length + 1)
  code.release()
  await expect(viewerOf(page)).toHaveAttribute('data-state', 'sharp', { timeout: 30_000 })
  for (const url of early) expect(asked.filter((name) => name === url)).toHaveLength(1)
})

test('the first view is decoded and copied while the page is taken over', async ({ page }) => {
  await installGlMeter(page)
  const pageCode = held()
  await page.route(/\/assets\/explore-[^/]*\.js$/, async (route) => {
    await pageCode.released
    await route.continue()
  })
  await page.goto('/explore', { waitUntil: 'commit' })
  await expect.poll(async () => (await readGlMeter(page)).uploads).toBeGreaterThan(5)
  const viewer = viewerOf(page)
  await expect(viewer).toHaveAttribute('data-state', 'loading')
  await expect(viewer.locator('canvas')).toHaveCount(0)
  pageCode.release()
  await expect(viewer).toHaveAttribute('data-state', 'sharp')
  await expect(viewer.locator('canvas')).toHaveCount(1)
})

test('the poster stays in sight until the live picture has something to show', async ({ page }) => {
  const preview = held()
  await page.route('**/preview-*', async (route) => {
    await preview.released
    await route.continue()
  })
  await page.goto('/explore')
  const canvas = viewerOf(page).locator('canvas')
  await expect(canvas).toHaveCount(1)
  await expect(canvas).toBeHidden()
  await expect(viewerOf(page).locator('.poster img')).toBeVisible()
  preview.release()
  await expect(canvas).toBeVisible()
})
