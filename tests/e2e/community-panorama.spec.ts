import { join } from 'node:path'
import type { Page, Request } from '@playwright/test'
import sharp from 'sharp'
import { calibrationColorAt } from '#assets-360/pipeline/calibration-colors.ts'
import { toRadians } from '#core/angles.ts'
import { pxPerRadAtCentre } from '#core/field-of-view.ts'
import { appointModerator } from '#embedded/appoint-moderator.ts'
import { holdSessionOf, registerPerson } from '../support/account.ts'
import { expectColor } from '../support/calibration.ts'
import { expect, test } from '../support/fixtures.ts'
import { canvasPixels, viewerOf } from '../support/panorama-page.ts'

const FOV_DEG = 58.7
const TEXT = 'From the roof of the world'
const ALT = 'Twelve coloured sectors'

/** The calibration panorama as a camera would save it: smaller, a JPEG, with the place of the shot in it. */
function calibrationPhotograph(): Promise<Buffer> {
  return sharp(join(import.meta.dirname, '../../assets-360/masters/calibration.webp'))
    .resize(2048, 1024)
    .withExif({ IFD0: { Make: 'Kamera' }, IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '3/1 4/1 0/1' } })
    .jpeg({ quality: 95 })
    .toBuffer()
}

const article = (page: Page) => page.getByRole('tabpanel').getByRole('article').filter({ hasText: TEXT })
const composer = (page: Page) => page.getByRole('dialog', { name: 'New Post' })

/** What a page sends to the storage: the names of the files that it got an answer for, and the requests without one. */
function watchUploads(page: Page): { sent: string[]; waiting: Set<Request> } {
  const [sent, waiting] = [[] as string[], new Set<Request>()]
  page.on('request', (request) => {
    if (isUpload(request)) waiting.add(request)
  })
  page.on('requestfailed', (request) => waiting.delete(request))
  page.on('requestfinished', (request) => {
    if (waiting.delete(request)) sent.push(new URL(request.url()).pathname)
  })
  return { sent, waiting }
}

function isUpload(request: Request): boolean {
  return request.method() === 'POST' && /\/storage\/v1\/object\/community\/.*\.(webp|jpeg)$/.test(request.url())
}

async function startPost(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible()
  await page.getByRole('button', { name: 'New Post' }).click()
}

/** Ahead, and 30° to each side. */
async function expectFacing(page: Page, headingDeg: number): Promise<void> {
  const pixels = await canvasPixels(page)
  for (const offsetDeg of [0, -30, 30]) {
    const xPx = pixels.widthPx / 2 + Math.tan(toRadians(offsetDeg)) * pxPerRadAtCentre(FOV_DEG, pixels.heightPx)
    const pixel = pixels.at(xPx, pixels.heightPx / 2)
    expectColor(pixel, calibrationColorAt(headingDeg + offsetDeg), `${offsetDeg}° beside heading ${headingDeg}°`)
  }
}

test('a panorama is sent tile by tile, goes on after an interruption, is reviewed, and others look around in it @desktop', async ({
  page,
  browser,
  server,
  expectPageError,
}) => {
  expectPageError(/ERR_CONNECTION_RESET|Failed to load resource/)
  const [author, moderator] = [await registerPerson(page.request), await registerPerson(page.request)]
  await appointModerator(moderator.email, server)
  await holdSessionOf(page, author)
  const { sent, waiting } = watchUploads(page)

  // The line breaks after twenty files.
  await page.route('**/storage/v1/object/community/**', async (route) => {
    if (isUpload(route.request()) && sent.length >= 20) await route.abort('connectionreset')
    else await route.continue()
  })
  await page.goto('/community')
  await startPost(page)
  await composer(page).getByRole('textbox', { name: 'Text' }).fill(TEXT)
  await composer(page).getByRole('textbox', { name: 'Place' }).fill('Uhuru Peak')
  const photograph = { name: 'roof.jpg', mimeType: 'image/jpeg', buffer: await calibrationPhotograph() }
  await composer(page).getByLabel('360° panorama', { exact: true }).setInputFiles(photograph)
  const post = composer(page).getByRole('button', { name: 'Post', exact: true })
  await post.click()
  await expect(composer(page).getByText('Say what the picture shows.')).toBeVisible()
  await composer(page).getByRole('textbox', { name: 'What the picture shows' }).fill(ALT)
  await post.click()
  await expect(page.getByText('Not posted')).toBeVisible()
  await expect(article(page)).toHaveCount(0)
  await expect.poll(() => waiting.size).toBe(0)
  const sentBefore = [...sent]
  expect(sentBefore.length).toBeGreaterThanOrEqual(20)

  // After a reload, what was written and chosen is there, and only the rest is sent.
  await page.unrouteAll()
  sent.length = 0
  await page.reload()
  await startPost(page)
  await expect(composer(page).getByRole('textbox', { name: 'What the picture shows' })).toHaveValue(ALT)
  await post.click()
  await expect(article(page)).toContainText('In review')
  await expect.poll(() => waiting.size).toBe(0)
  const folders = new Set([...sentBefore, ...sent].map((path) => path.replace(/\/(f\d+\/)?[^/]+$/, '')))
  expect(folders.size).toBe(1)
  expect(sent.filter((path) => sentBefore.includes(path))).toEqual([])
  // Levels of 6 x 4 and 6 x 9 tiles, and three pictures.
  expect(sentBefore.length + sent.length).toBe(6 * (4 + 9) + 3)

  // Nothing of the camera is left.
  const poster = article(page).getByRole('img', { name: ALT })
  const posterUrl = (await poster.getAttribute('src')) ?? ''
  const bytes = await (await page.request.get(posterUrl)).body()
  expect((await sharp(bytes).metadata()).exif).toBeUndefined()

  // Nobody else sees it.
  const look = article(page).getByRole('link', { name: 'Look around Uhuru Peak' })
  const address = (await look.getAttribute('href')) ?? ''
  const visitor = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage()
  await visitor.goto(address)
  await expect(visitor.getByText('It has been deleted or removed, or still waits for a moderator.')).toBeVisible()

  const others = await (await browser.newContext()).newPage()
  await holdSessionOf(others, moderator)
  await others.goto('/community')
  await others.getByRole('button', { name: /^Review queue/ }).click()
  const queued = others.getByRole('article', { name: /^Post by Amina Juma/ }).filter({ hasText: TEXT })
  await expect(queued.getByRole('img', { name: ALT })).toBeVisible()
  await expect(queued.getByRole('link', { name: /^Look around/ })).toBeVisible()
  await queued.getByRole('button', { name: 'Approve' }).click()
  await expect(queued).toHaveCount(0)
  await others.context().close()

  // Now they look around in it.
  await visitor.goto('/community')
  const link = article(visitor).getByRole('link', { name: 'Look around Uhuru Peak' })
  await link.click()
  const viewer = viewerOf(visitor)
  await expect(viewer).toHaveAttribute('data-state', 'sharp', { timeout: 30_000 })
  await expectFacing(visitor, 0)
  await visitor.emulateMedia({ reducedMotion: 'reduce' })
  await visitor.getByRole('button', { name: 'Enable 360° View' }).click()
  await visitor.getByRole('slider', { name: 'Rotation' }).focus()
  for (let step = 0; step < 25; step += 1) await visitor.keyboard.press('ArrowRight')
  await expect(viewer).toHaveAttribute('data-heading', '90.0')
  await expect(viewer).toHaveAttribute('data-state', 'sharp', { timeout: 30_000 })
  await expectFacing(visitor, 90)
  await visitor.keyboard.press('Escape')
  await expect(visitor).toHaveURL('/community')
  await expect(link).toBeFocused()
  await visitor.context().close()

  // What is deleted is gone, tiles and all.
  await article(page).getByRole('button', { name: 'More about this post' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Delete post' }).click()
  await expect(page.getByText('Post deleted')).toBeVisible()
  for (const path of [posterUrl, ...sent.slice(-3)]) {
    expect((await page.request.get(path.replace('/object/community', '/object/public/community'))).ok()).toBe(false)
  }
})
