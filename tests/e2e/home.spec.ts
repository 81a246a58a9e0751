import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { quietNetwork } from '../support/panorama-page.ts'

const backdrop = (page: Page) => page.getByTestId('live-backdrop')

/** Lets the software renderer of the tests pass for a graphics card: the worker that asks for its name hears another. */
async function claimGraphicsCard(page: Page) {
  await page.addInitScript(() => {
    Object.defineProperty(Worker.prototype, 'onmessage', {
      set(this: Worker, handle: (event: MessageEvent) => void) {
        this.addEventListener('message', (event: MessageEvent<unknown>) => {
          const isName = typeof event.data === 'string' && /swiftshader/i.test(event.data)
          handle(isName ? new MessageEvent('message', { data: 'A graphics card' }) : event)
        })
      },
    })
  })
}

for (const [anchor, link] of [
  ['features', 'Features'],
  ['vr-tours', 'VR tours'],
  ['ar-guides', 'AR guides'],
] as const) {
  test(`#${anchor} is scrolled to smoothly, 80 px below the top`, async ({ page }) => {
    await page.goto('/')
    const top = () => page.locator(`#${anchor}`).evaluate((section) => Math.round(section.getBoundingClientRect().top))
    const before = await top()
    await page.getByRole('main').getByRole('link', { name: link, exact: true }).click()
    // On its way it passes through what lies between.
    await expect.poll(top, { intervals: [16] }).toBeLessThan(before)
    await expect.poll(top).toBe(80)
    await expect(page).toHaveURL(`/#${anchor}`)
  })
}

test('a link to an anchor of Home opens there, without a smooth way @desktop', async ({ page }) => {
  await page.goto('/#vr-tours')
  await expect
    .poll(() => page.locator('#vr-tours').evaluate((section) => Math.round(section.getBoundingClientRect().top)))
    .toBe(80)
})

test('a card of the community tells more under the pointer', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/')
  const card = page.getByRole('article', { name: 'Reading the wind on a dhow' })
  const more = card.locator('.post-card-more')
  await card.scrollIntoViewIfNeeded()
  await expect(more).toHaveCSS('opacity', '0')
  await card.hover()
  await expect(more).toHaveCSS('opacity', '1')
  await expect(card.getByText('218 likes')).toBeVisible()
})

test('a category leads to its destination in Explore, and the fourth goes round @desktop', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('article', { name: 'Luxury Retreats' }).getByRole('link', { name: 'Explore' }).click()
  await expect(page).toHaveURL('/explore?category=3')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Maasai Mara Safari')
})

test('the first picture is preloaded, for the window that it is for', async ({ page }) => {
  const preloads = page.locator('link[rel="preload"][as="image"]')
  await page.goto('/')
  await expect(preloads).toHaveCount(2)
  const shown = await page.locator('.home-hero-picture img').evaluate((image: HTMLImageElement) => image.currentSrc)
  const asked = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  expect(asked.filter((name) => /hero-|poster-/.test(name))).toEqual([shown])
})

test('the pictures further down wait until they are near', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/')
  await quietNetwork(page)
  expect(asked.filter((url) => url.includes('-4-large') || url.includes('-4-medium'))).toEqual([])
  await page.getByRole('region', { name: 'Where will you stand first?' }).scrollIntoViewIfNeeded()
  await expect.poll(() => asked.some((url) => url.includes('mt-kilimanjaro-4'))).toBe(true)
})

test.describe('the live picture behind the headline', { tag: '@desktop' }, () => {
  test('does not begin where software draws', async ({ page }) => {
    await page.goto('/')
    await quietNetwork(page)
    await expect(backdrop(page)).toHaveCount(0)
    await expect(page.locator('canvas')).toHaveCount(0)
  })

  test('begins once the page is idle, turns slowly, can be paused and goes on', async ({ page }) => {
    await claimGraphicsCard(page)
    await page.goto('/')
    await expect(backdrop(page)).toHaveAttribute('data-live', 'true', { timeout: 40_000 })
    const ruler = page.locator('.hero-ruler-scale')
    const heading = () => ruler.evaluate((scale) => Number(scale.style.getPropertyValue('--heading')))
    await expect.poll(heading).toBeGreaterThan(0.5)
    await page.getByRole('button', { name: 'Pause the turning view' }).click()
    await expect(page.getByRole('button', { name: 'Let the view turn' })).toBeVisible()
    const paused = await settled(heading)
    await page.getByRole('button', { name: 'Let the view turn' }).click()
    await expect.poll(heading).toBeGreaterThan(paused)
  })

  test('never begins on low data', async ({ page }) => {
    await claimGraphicsCard(page)
    await page.addInitScript(() =>
      localStorage.setItem('utalii.preferences', '{"state":{"lowData":true,"language":"en"},"version":1}'),
    )
    await page.goto('/')
    await quietNetwork(page)
    await expect(backdrop(page)).toHaveCount(0)
  })

  test.describe('where motion is unwelcome', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } })

    test('never begins', async ({ page }) => {
      await claimGraphicsCard(page)
      await page.goto('/')
      await quietNetwork(page)
      await expect(backdrop(page)).toHaveCount(0)
    })
  })
})

test('low data takes the smallest of every picture', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('utalii.preferences', '{"state":{"lowData":true,"language":"en"},"version":1}'),
  )
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/')
  await expect(page.getByRole('contentinfo').getByRole('switch', { name: 'Low data' })).toBeChecked()
  await page.getByRole('region', { name: 'Where will you stand first?' }).scrollIntoViewIfNeeded()
  await expect.poll(() => asked.some((url) => url.includes('mt-kilimanjaro-4-medium'))).toBe(true)
  expect(asked.filter((url) => /-large-|-2400/.test(url))).toEqual([])
})

/** The value once two readings in a row agree. */
async function settled(read: () => Promise<number>): Promise<number> {
  let last = Number.NaN
  await expect
    .poll(async () => {
      const value = await read()
      const isSettled = value === last
      last = value
      return isSettled
    })
    .toBe(true)
  return last
}
