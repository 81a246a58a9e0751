// A panorama with a picture for each eye. The calibration panorama has one picture, so the test makes two of it: the right
// eye's has its side faces moved on by one, and shows at every heading what lies 90° to the right of it.
import type { Page } from '@playwright/test'
import { calibrationColorAt } from '#assets-360/pipeline/calibration-colors.ts'
import { expectColor, showCalibration } from '../support/calibration.ts'
import { expect, test } from '../support/fixtures.ts'
import { canvasPixels, openSharp, viewerOf } from '../support/panorama-page.ts'
import { endFromHeadset, enterVr, eyePixels, installHeadset, poseHead } from '../support/xr-device.ts'

const SIDE_FACES = 4

test.skip(({ isMobile }) => isMobile, 'a headset has a size of its own')

test('each eye sees its own picture, the page the left one', async ({ page }) => {
  await installHeadset(page)
  await showCalibration(page, (script) => script.replace(/(stereo\\?["'`]?\s*:\s*\\?["'`])mono/g, '$1top-bottom'))
  await page.route(/\/panoramas\/.*\/(left|right)\/\d-/, async (route) => {
    const url = route
      .request()
      .url()
      .replace(/\/(left|right)\/(\d)/, (_, eye: string, face: string) => {
        const isSide = Number(face) < SIDE_FACES
        return `/${eye === 'right' && isSide ? (Number(face) + 1) % SIDE_FACES : face}`
      })
    await route.continue({ url })
  })

  const viewer = await openSharp(page, '/explore?heading=70')
  await expectOnPage(page, 70)
  await enterVr(page)
  await expect(viewer).toHaveAttribute('data-state', 'sharp', { timeout: 30_000 })
  for (const [yawDeg, headingDeg] of [
    [0, 70],
    [-80, 150],
    [100, 330],
  ] as const) {
    await poseHead(page, { yawDeg })
    await expect(viewer).toHaveAttribute('data-state', 'sharp', { timeout: 30_000 })
    const { left, right } = await eyePixels(page)
    const centre = [left.widthPx / 2, left.heightPx / 2] as const
    expectColor(left.at(...centre), calibrationColorAt(headingDeg), `left eye at ${headingDeg}°`)
    expectColor(right.at(...centre), calibrationColorAt(headingDeg + 90), `right eye at ${headingDeg}°`)
  }
  await endFromHeadset(page)
  await expect(viewerOf(page)).toHaveAttribute('data-state', 'sharp', { timeout: 30_000 })
  await expectOnPage(page, 330)
})

/** The left eye's picture, in the middle of the page. */
async function expectOnPage(page: Page, headingDeg: number): Promise<void> {
  const { at, widthPx, heightPx } = await canvasPixels(page)
  expectColor(at(widthPx / 2, heightPx / 2), calibrationColorAt(headingDeg), `page at ${headingDeg}°`)
}
