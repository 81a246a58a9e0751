import { expect, test } from '../support/fixtures.ts'
import { openSharp, quietNetwork, viewerOf } from '../support/panorama-page.ts'

test.skip(({ isMobile }) => isMobile, 'trouble is the same on a phone')

const TILES = '**/panoramas/*/f*/**'

test('a missing tile keeps the last good picture and offers another try', async ({ page, expectPageError }) => {
  expectPageError(/404/)
  await page.route(TILES, (route) => route.fulfill({ status: 404 }))
  await page.goto('/explore')
  const viewer = viewerOf(page)
  await expect(viewer).toHaveAttribute('data-state', 'ready')
  await expect(page.getByText('The 360° view did not arrive completely.')).toBeVisible()
  await page.unroute(TILES)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(viewer).toHaveAttribute('data-state', 'sharp', { timeout: 30_000 })
  await expect(page.getByText('The 360° view did not arrive completely.')).toBeHidden()
})

test('a connection that breaks for a moment mends by itself', async ({ page, expectPageError }) => {
  expectPageError(/Failed to load resource/)
  let refused = 0
  await page.route(TILES, (route) => {
    if (refused >= 4) return route.continue()
    refused += 1
    return route.abort('connectionreset')
  })
  const viewer = await openSharp(page, '/explore')
  expect(refused).toBe(4)
  await expect(viewer).toHaveAttribute('data-state', 'sharp')
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
})

test('a lost preview is an error that another try mends', async ({ page, expectPageError }) => {
  expectPageError(/404/)
  await page.route('**/preview-*', (route) => route.fulfill({ status: 404 }))
  await page.goto('/explore')
  await expect(viewerOf(page)).toHaveAttribute('data-state', 'error')
  await page.unroute('**/preview-*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(viewerOf(page)).toHaveAttribute('data-state', 'sharp', { timeout: 30_000 })
})

test('being offline is named, and over by itself when the connection is back', async ({
  page,
  context,
  expectPageError,
}) => {
  expectPageError(/ERR_INTERNET_DISCONNECTED/)
  const viewer = await openSharp(page, '/explore')
  await quietNetwork(page)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Next destination' }).click()
  await expect(viewer).toHaveAttribute('data-panorama', 'zanzibar-beaches')
  await expect(page.getByText(/You are offline/)).toBeVisible()
  await context.setOffline(false)
  await expect(viewer).toHaveAttribute('data-state', 'sharp', { timeout: 30_000 })
  await expect(page.getByText(/You are offline/)).toBeHidden()
})

test('without WebGL the poster stays, says why and can be panned', async ({ page, expectPageError }) => {
  expectPageError(/WebGL/)
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null
  })
  await page.goto('/explore')
  const viewer = viewerOf(page)
  await expect(viewer).toHaveAttribute('data-state', 'error')
  await expect(page.getByText(/cannot draw the 360° view/)).toBeVisible()
  await viewer.focus()
  await page.keyboard.press('ArrowRight')
  await expect(viewer).not.toHaveAttribute('data-heading', '0.0')
  await page.getByRole('button', { name: 'Next destination' }).click()
  await expect(viewer).toHaveAttribute('data-panorama', 'zanzibar-beaches')
  await expect(viewer).toHaveAttribute('data-heading', '0.0')
  await viewer.focus()
  await page.keyboard.press('ArrowRight')
  await expect(viewer).not.toHaveAttribute('data-heading', '0.0')
})

test('without its code the view is an error that another try mends', async ({ page, expectPageError }) => {
  expectPageError(/Failed to load resource|Failed to fetch dynamically/)
  const code = '**/assets/mount-scene-*.js'
  await page.route(code, (route) => route.abort('failed'))
  await page.goto('/explore')
  await expect(viewerOf(page)).toHaveAttribute('data-state', 'error')
  await expect(page.getByText('The 360° view did not arrive completely.')).toBeVisible()
  await page.unroute(code)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(viewerOf(page)).toHaveAttribute('data-state', 'sharp', { timeout: 30_000 })
})
