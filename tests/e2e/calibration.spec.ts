// The calibration panorama has one colour per 30° of heading, so every pixel tells which way it looks. It takes the
// place of the first destination by exchanging two names in the built scripts; everything else is the real thing:
// tiles from the pipeline, the production build, a real browser.
import type { Page } from '@playwright/test'
import { calibrationColorAt } from '#assets-360/pipeline/calibration-colors.ts'
import { toDegrees, toRadians } from '#core/angles.ts'
import { pxPerRadAtCentre } from '#core/field-of-view.ts'
import { expectColor, showCalibration } from '../support/calibration.ts'
import { expect, test } from '../support/fixtures.ts'
import { canvasPixels, headingOf, openSharp, type Pixels, settledHeading, viewerOf } from '../support/panorama-page.ts'

const FOV_DEG = 58.7

test.skip(({ isMobile }) => isMobile, 'one orientation of the window proves the geometry')

test.beforeEach(({ page }) => showCalibration(page))

/** The column of the picture that looks `offsetDeg` to the right of its centre, at the height of the horizon. */
function columnAt(pixels: Pixels, offsetDeg: number, fovDeg = FOV_DEG): number {
  return pixels.widthPx / 2 + Math.tan(toRadians(offsetDeg)) * pxPerRadAtCentre(fovDeg, pixels.heightPx)
}

/** Ahead, and 30° to each side: a mirrored, shifted or wrongly turned picture shows other colours. */
async function expectFacing(page: Page, headingDeg: number): Promise<void> {
  const pixels = await canvasPixels(page)
  for (const offsetDeg of [0, -30, 30]) {
    const pixel = pixels.at(columnAt(pixels, offsetDeg), pixels.heightPx / 2)
    expectColor(pixel, calibrationColorAt(headingDeg + offsetDeg), `${offsetDeg}° beside heading ${headingDeg}°`)
  }
}

test('the first view faces the front and the picture is not mirrored', async ({ page }) => {
  await openSharp(page, '/explore')
  await expectFacing(page, 0)
})

test('the preview on its sphere shows the same directions as the tiles', async ({ page, expectPageError }) => {
  expectPageError(/404/)
  await page.route('**/panoramas/*/f*/**', (route) => route.fulfill({ status: 404 }))
  await page.goto('/explore?heading=90')
  await expect(viewerOf(page)).toHaveAttribute('data-state', 'ready')
  await expectFacing(page, 90)
})

test('the slider turns to the right, value x 3.6, at once and exactly', async ({ page }) => {
  const viewer = await openSharp(page, '/explore')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.getByRole('button', { name: 'Enable 360° View' }).click()
  const slider = page.getByRole('slider', { name: 'Rotation' })
  for (const [value, headingDeg] of [
    [25, 90],
    [50, 180],
    [75, 270],
  ] as const) {
    await slider.focus()
    await page.keyboard.press('Home')
    for (let step = 0; step < value; step += 1) await page.keyboard.press('ArrowRight')
    await expect(viewer).toHaveAttribute('data-heading', `${headingDeg}.0`)
    await expect(viewer).toHaveAttribute('data-state', 'sharp', { timeout: 30_000 })
    await expectFacing(page, headingDeg)
  }
})

test('what is under the pointer stays under it: a drag to the left lets the heading grow', async ({ page }) => {
  const viewer = await openSharp(page, '/explore')
  const box = await viewer.boundingBox()
  if (!box) throw new Error('The viewer has no box')
  const distancePx = pxPerRadAtCentre(FOV_DEG, box.height)
  const centre = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  await page.mouse.move(centre.x + 200, centre.y)
  await page.mouse.down()
  for (let moved = 0; moved <= 400; moved += 40) await page.mouse.move(centre.x + 200 - moved, centre.y)
  await expect.poll(() => headingOf(viewer)).toBeCloseTo(2 * toDegrees(Math.atan(200 / distancePx)), 0)
  const headingDeg = await settledHeading(viewer)
  await expectFacing(page, headingDeg)
  await page.mouse.up()
})

test('a link opens in its direction', async ({ page }) => {
  await openSharp(page, '/explore?heading=240&pitch=0&fov=58.7')
  await expectFacing(page, 240)
})

test('seam, zenith and nadir are clean', async ({ page }) => {
  await openSharp(page, '/explore?heading=180')
  await expectFacing(page, 180)
  for (const [pitch, hex] of [
    [90, '#ffffff'],
    [-90, '#000000'],
  ] as const) {
    await openSharp(page, `/explore?pitch=${pitch}&fov=30`)
    const pixels = await canvasPixels(page)
    // Within 8° of the pole, on a ring and at its centre.
    const radiusPx = Math.tan(toRadians(8)) * pxPerRadAtCentre(30, pixels.heightPx)
    for (let aroundDeg = 0; aroundDeg < 360; aroundDeg += 15) {
      const x = pixels.widthPx / 2 + radiusPx * Math.cos(toRadians(aroundDeg))
      const y = pixels.heightPx / 2 + radiusPx * Math.sin(toRadians(aroundDeg))
      expectColor(pixels.at(x, y), hex, `${aroundDeg}° around the pole at pitch ${pitch}`)
    }
    expectColor(pixels.at(pixels.widthPx / 2, pixels.heightPx / 2), hex, `the pole at pitch ${pitch}`)
  }
})
