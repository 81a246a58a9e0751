// A phone as a window: its sensors are emulated by the browser, everything behind them is the real thing.
import type { Locator, Page } from '@playwright/test'
import { calibrationColorAt } from '#assets-360/pipeline/calibration-colors.ts'
import { expectColor, showCalibration } from '../support/calibration.ts'
import { expect, test } from '../support/fixtures.ts'
import { installGlMeter, readGlMeter } from '../support/gl-meter.ts'
import { HeldPhone, HOLDS, type HoldName } from '../support/held-phone.ts'
import { launchOptions } from '../support/launch-options.ts'
import { canvasPixels, openSharp, quietNetwork, settledHeading, viewerOf } from '../support/panorama-page.ts'

// The headless shell has no sensors to emulate.
test.use({ launchOptions: launchOptions('whole') })

const BUTTON = 'Look around with this phone'

async function expectView(viewer: Locator, headingDeg: number, pitchDeg: number): Promise<void> {
  await expect(viewer).toHaveAttribute('data-heading', headingDeg.toFixed(1))
  await expect(viewer).toHaveAttribute('data-pitch', pitchDeg.toFixed(1))
}

test.describe('on a phone @phone', () => {
  test('switching on does not jump, wherever the phone points', async ({ page }) => {
    const viewer = await openSharp(page, '/explore?heading=100&pitch=10')
    const phone = await HeldPhone.of(page)
    await phone.startLooking(200, -50)
    await phone.point(190, -50)
    await expectView(viewer, 110, 10)
  })

  test('the view turns as the phone does: the picture proves it', async ({ page }) => {
    await showCalibration(page)
    const viewer = await openSharp(page, '/explore')
    const phone = await HeldPhone.of(page)
    await phone.startLooking()
    for (const [yawDeg, headingDeg] of [
      [30, 330],
      [-60, 60],
      [180, 180],
    ] as const) {
      await phone.point(yawDeg)
      await expectView(viewer, headingDeg, 0)
      await expect(viewer).toHaveAttribute('data-state', 'sharp', { timeout: 30_000 })
      const pixels = await canvasPixels(page)
      const ahead = pixels.at(pixels.widthPx / 2, pixels.heightPx / 2)
      expectColor(ahead, calibrationColorAt(headingDeg), `heading ${headingDeg}`)
    }
  })

  test('the heading goes round over 0 and over the wrap of the compass, and Reset view centres', async ({ page }) => {
    const viewer = await openSharp(page, '/explore?heading=355')
    const phone = await HeldPhone.of(page)
    await phone.startLooking(8, -20)
    await phone.point(3)
    await expectView(viewer, 0, 0)
    await phone.point(-7)
    await expectView(viewer, 10, 0)
    await phone.point(-352)
    await expectView(viewer, 355, 0)
    // The front lies where the phone points now.
    await phone.point(-282, -60)
    await expect(viewer).toHaveAttribute('data-heading', '285.0')
    await page.getByRole('button', { name: 'Reset view' }).click()
    await expectView(viewer, 0, 0)
    await phone.point(-292, -60)
    await expectView(viewer, 10, 0)
  })

  test('turning the screen keeps the view, and the phone turns it in all four orientations', async ({ page }) => {
    const viewer = await openSharp(page, '/explore?heading=200')
    const phone = await HeldPhone.of(page)
    await phone.startLooking()
    let headingDeg = 200
    for (const hold of Object.keys(HOLDS) as HoldName[]) {
      await phone.holdAs(hold)
      await phone.point(0)
      await expectView(viewer, headingDeg, 0)
      await phone.point(-25, 20)
      await expectView(viewer, headingDeg + 25, 20)
      await phone.point(-25, -35)
      await expectView(viewer, headingDeg + 25, -35)
      await phone.point(-25)
      await expectView(viewer, headingDeg + 25, 0)
      headingDeg += 25
    }
  })

  test('a drag adds to it, and the slider stays exact', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const viewer = await openSharp(page, '/explore')
    const phone = await HeldPhone.of(page)
    await phone.startLooking()
    await phone.point(-40)
    await expectView(viewer, 40, 0)

    await page.mouse.move(250, 300)
    await page.mouse.down()
    await page.mouse.move(150, 300, { steps: 5 })
    await page.mouse.up()
    await expect.poll(async () => Number(await viewer.getAttribute('data-heading'))).toBeGreaterThan(45)
    const draggedDeg = await settledHeading(viewer)
    await phone.point(-50)
    expect(await settledHeading(viewer)).toBeCloseTo(draggedDeg + 10, 1)

    await page.getByRole('button', { name: 'Enable 360° View' }).click()
    await page.getByRole('slider', { name: 'Rotation' }).focus()
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowRight')
    await expect(viewer).toHaveAttribute('data-heading', '3.6')
    await phone.point(-60)
    await expect(viewer).toHaveAttribute('data-heading', '13.6')
  })

  test('a phone that lies still asks for no frame, and a trembling one neither', async ({ page }) => {
    await installGlMeter(page)
    const viewer = await openSharp(page, '/explore')
    // Its going draws frames too, and a pointer that rests on it holds it.
    await expect(page.locator('[data-sonner-toast]')).toHaveCount(1)
    await expect(page.locator('[data-sonner-toast]')).toHaveCount(0)
    const phone = await HeldPhone.of(page)
    await phone.startLooking()
    await phone.point(-20)
    await expectView(viewer, 20, 0)
    await quietNetwork(page)
    const before = await readGlMeter(page)
    for (let time = 0; time < 40; time += 1) await phone.tremble(-20 + (time % 2 === 0 ? 0.02 : -0.02))
    expect((await readGlMeter(page)).frames).toBe(before.frames)
    await phone.point(-20.2)
    await expect(viewer).toHaveAttribute('data-heading', '20.2')
    expect((await readGlMeter(page)).frames).toBeGreaterThan(before.frames)
  })

  test('it stops while the page is hidden and goes on from the same view', async ({ page }) => {
    const viewer = await openSharp(page, '/explore')
    const phone = await HeldPhone.of(page)
    await phone.startLooking()
    await phone.point(-20)
    await expectView(viewer, 20, 0)
    await hide(page, true)
    await phone.beginListening(() => hide(page, false), -95)
    await expectView(viewer, 20, 0)
    await phone.point(-105)
    await expectView(viewer, 30, 0)
  })

  test('sensors that are not allowed leave dragging, and one sentence says so', async ({ page, context, baseURL }) => {
    const session = await context.newCDPSession(page)
    for (const name of ['accelerometer', 'gyroscope', 'magnetometer']) {
      const permission = { name }
      await session.send('Browser.setPermission', { permission, setting: 'denied', origin: baseURL ?? '' })
    }
    const viewer = await openSharp(page, '/explore')
    await page.getByRole('button', { name: BUTTON }).click()
    await expect(page.getByText(/motion sensors .* dragging turns the view\./)).toBeVisible()
    await expect(page.getByRole('button', { name: BUTTON, pressed: true })).toHaveCount(0)
    await page.mouse.move(250, 300)
    await page.mouse.down()
    await page.mouse.move(150, 300, { steps: 5 })
    await page.mouse.up()
    await expect.poll(async () => Number(await viewer.getAttribute('data-heading'))).toBeGreaterThan(5)
  })

  test('sensors that are not there are said to be missing, and the button goes', async ({ page }) => {
    const viewer = await openSharp(page, '/explore?heading=30')
    await page.getByRole('button', { name: BUTTON }).click()
    await expect(page.getByText('The motion sensors of this device do not answer')).toBeVisible()
    await expect(page.getByRole('button', { name: BUTTON })).toHaveCount(0)
    await expectView(viewer, 30, 0)
  })

  test('full screen covers the window and holds the page behind it', async ({ page }) => {
    // As on an iPhone, which has no full screen for pages.
    await page.addInitScript(() => Object.defineProperty(document, 'fullscreenEnabled', { value: false }))
    const viewer = await openSharp(page, '/explore')
    await page.getByRole('button', { name: 'Full screen' }).click()
    const box = await viewer.boundingBox()
    expect(box).toEqual({ x: 0, y: 0, width: 390, height: 844 })
    await page.mouse.move(200, 700)
    await page.mouse.wheel(0, 600)
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    // What opens here lies above the picture, or these clicks would not reach it.
    await page.getByRole('button', { name: 'View in a headset' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    // Keys find nothing of the page behind.
    await viewer.focus()
    for (let presses = 0; presses < 14; presses += 1) {
      await page.keyboard.press('Tab')
      expect(await page.evaluate(outsideOfViewer)).toBe('')
    }
    await page.getByRole('button', { name: 'Full screen' }).press('Escape')
    await expect(page.locator('[inert]')).toHaveCount(0)
    // On its side the picture fills the window: one finger belongs to the page then.
    await expect(viewer).toHaveCSS('touch-action', 'none')
    await page.setViewportSize({ width: 844, height: 390 })
    await expect(viewer).toHaveCSS('touch-action', 'pan-x pan-y')
  })

  test('the compass tells in words where the view looks, when it is asked', async ({ page }) => {
    await openSharp(page, '/explore?heading=90')
    const compass = page.getByRole('button', { name: 'Where am I looking' })
    await compass.click()
    const answer = page.getByRole('status').filter({ hasText: /^Looking (north|south|east|west)/ })
    await expect(answer).toBeVisible()
    await expect(answer).toBeHidden()
    await viewerOf(page).focus()
    await page.keyboard.press('w')
    await expect(answer).toBeVisible()
  })
})

/** Runs in the page: what has the focus, unless the viewer has it. */
/** Notices lie above the picture and may be reached: they are not of the page behind. */
function outsideOfViewer(): string {
  const focused = document.activeElement
  const isReachable = !focused || focused === document.body || focused.closest('.panorama-frame, [aria-live]')
  return isReachable ? '' : focused.outerHTML
}

/** A page of a headless browser cannot be put behind another one: what it is told then is told to it here. */
async function hide(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate((isHidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: isHidden })
    document.dispatchEvent(new Event('visibilitychange'))
  }, hidden)
}
