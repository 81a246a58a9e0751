import { installGlMeter, readGlMeter } from '../support/gl-meter.ts'
import { expect, test } from '../support/fixtures.ts'
import { openSharp, quietNetwork, settledHeading, viewerOf } from '../support/panorama-page.ts'

const TILE = /\/panoramas\/[a-z0-9-]+\/f\d+-[0-9a-f]+\/\d-\d+-\d+\.(avif|webp)$/
const MIB = 1024 * 1024

test.skip(({ isMobile }) => isMobile, 'the streaming does not know what a phone is')

test.beforeEach(async ({ page }) => installGlMeter(page))

test('the view becomes sharp, then nothing moves: no frame, no animation callback', async ({ page }) => {
  await openSharp(page, '/explore')
  await settledHeading(viewerOf(page))
  // The rest of the sphere streams in behind; it draws nothing, since nothing of it is in view.
  await quietNetwork(page)
  // The welcome leaves with an animation of its own.
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0)
  // Measured inside the page: waiting from outside would ask for animation frames itself.
  const moved = await page.evaluate(
    (restMs) =>
      new Promise<{ draws: number; animationCallbacks: number }>((resolve) => {
        const rest = () => {
          const { draws, animationCallbacks } = window.glMeter
          setTimeout(() => {
            const now = window.glMeter
            resolve({ draws: now.draws - draws, animationCallbacks: now.animationCallbacks - animationCallbacks })
          }, restMs)
        }
        // Two frames, so that what the welcome and the test itself asked for is over.
        requestAnimationFrame(() => requestAnimationFrame(rest))
      }),
    3000,
  )
  expect(moved).toEqual({ draws: 0, animationCallbacks: 0 })
})

test('tiles of the view come first, then those around it, and texture memory stays below 50 MiB', async ({ page }) => {
  const tiles: string[] = []
  page.on('request', (request) => {
    if (TILE.test(request.url())) tiles.push(request.url())
  })
  await openSharp(page, '/explore')
  await quietNetwork(page)
  // More than the view: the ring and the rest of the pool.
  expect(tiles.length).toBeGreaterThan(30)
  // One level only, and no tile twice.
  expect(new Set(tiles.map((url) => url.split('/').at(-2))).size).toBe(1)
  expect(new Set(tiles).size).toBe(tiles.length)
  // The first view looks at the front face alone or nearly so: what comes first is face 0.
  const firstFaces = tiles.slice(0, 4).map((url) => url.split('/').at(-1)?.[0])
  expect(firstFaces).toEqual(['0', '0', '0', '0'])
  expect((await readGlMeter(page)).allocatedBytes).toBeLessThanOrEqual(50 * MIB)
})

test('a full turn keeps texture memory within the budget and ends sharp', async ({ page }) => {
  const viewer = await openSharp(page, '/explore')
  await viewer.focus()
  for (let step = 0; step < 24; step += 1) await page.keyboard.press('ArrowRight')
  await settledHeading(viewer)
  await expect(viewer).toHaveAttribute('data-state', 'sharp', { timeout: 30_000 })
  expect((await readGlMeter(page)).allocatedBytes).toBeLessThanOrEqual(50 * MIB)
})

test('a frame of the sharp view takes at most four draw calls', async ({ page }) => {
  const viewer = await openSharp(page, '/explore')
  await quietNetwork(page)
  const before = await readGlMeter(page)
  await viewer.focus()
  await page.keyboard.press('ArrowLeft')
  await settledHeading(viewer)
  const after = await readGlMeter(page)
  expect(after.frames).toBeGreaterThan(before.frames)
  expect((after.draws - before.draws) / (after.frames - before.frames)).toBeLessThanOrEqual(4)
})

test('low data fetches nothing beyond the view', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  const faces = new Set<string | undefined>()
  let previews = 0
  page.on('request', (request) => {
    if (TILE.test(request.url())) faces.add(request.url().split('/').at(-1)?.[0])
    if (request.url().includes('/preview-')) previews += 1
  })
  await openSharp(page, '/explore')
  await quietNetwork(page)
  expect(faces.has('2')).toBe(false)
  expect(previews).toBe(1)
})

test('previews of the next and the previous destination are fetched ahead', async ({ page }) => {
  const previews = new Set<string>()
  page.on('request', (request) => {
    const preview = /\/panoramas\/([a-z-]+)\/preview-/.exec(request.url())
    if (preview?.[1]) previews.add(preview[1])
  })
  await openSharp(page, '/explore')
  await expect.poll(() => [...previews].sort()).toEqual(['maasai-mara-safari', 'mt-kilimanjaro', 'zanzibar-beaches'])
})

test('one canvas survives navigation: no second context, no tile fetched twice', async ({ page }) => {
  await openSharp(page, '/explore')
  await quietNetwork(page)
  const tiles: string[] = []
  page.on('request', (request) => {
    if (TILE.test(request.url())) tiles.push(request.url())
  })
  const before = await readGlMeter(page)
  await page.getByRole('link', { name: 'Back to Home' }).first().click()
  await expect(viewerOf(page)).toHaveCount(0)
  await page.goBack()
  await expect(viewerOf(page)).toHaveAttribute('data-state', 'sharp')
  const after = await readGlMeter(page)
  expect(after.contexts).toBe(1)
  expect(after.uploads).toBe(before.uploads)
  expect(tiles).toEqual([])
})

test('a lost context comes back with the same view', async ({ page }) => {
  const viewer = await openSharp(page, '/explore?heading=120&pitch=-10&fov=50')
  await page.evaluate(() => window.loseContext())
  await expect(viewer).toHaveAttribute('data-state', 'loading')
  await page.evaluate(() => window.restoreContext())
  await expect(viewer).toHaveAttribute('data-state', 'sharp', { timeout: 30_000 })
  await expect(viewer).toHaveAttribute('data-heading', '120.0')
  await expect(viewer).toHaveAttribute('data-pitch', '-10.0')
  await expect(viewer).toHaveAttribute('data-fov', '50.0')
})
