// The calibration panorama in an emulated headset: what both eyes see tells where the head and the page have turned it.
import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { showCalibration } from '../support/calibration.ts'
import { expectEyesFacing, expectHeading } from '../support/headset-picture.ts'
import { headingOf, openSharp, viewerOf } from '../support/panorama-page.ts'
import {
  endFromHeadset,
  enterVr,
  headsetFrames,
  type HeadsetModel,
  installHeadset,
  noteWhatIsAsked,
  poseHead,
  recentreHeadset,
  setHeadsetVisibility,
  setTracked,
} from '../support/xr-device.ts'

test.skip(({ isMobile }) => isMobile, 'a headset has a size of its own')

test.beforeEach(({ page }) => showCalibration(page))

for (const model of ['quest-3', 'vision-pro'] as const satisfies HeadsetModel[]) {
  test(`on ${model} both eyes see what the page faced, and then what the head turns to`, async ({ page }) => {
    await installHeadset(page, model)
    await noteWhatIsAsked(page)
    await openSharp(page, '/explore?heading=70')
    // However the head faces at the beginning, ahead of it is what was ahead in the page.
    await poseHead(page, { yawDeg: 40 })
    await enterVr(page)
    expect(await page.evaluate(() => window.askedOfHeadset)).toEqual({
      // The floor or nothing; no hands, no room, no passthrough.
      sessions: [{ mode: 'immersive-vr', requiredFeatures: ['local-floor'], optionalFeatures: ['layers'] }],
      // Not 120, which would leave each picture too little time; visionOS leaves no choice.
      frameRatesHz: model === 'quest-3' ? [90] : [],
      framebufferScales: [1.4],
      foveations: [0],
    })
    await expectEyesFacing(page, 70)
    await expectHeading(page, 70)
    for (const [yawDeg, headingDeg] of [
      [-20, 130],
      [100, 10],
      [-170, 280],
    ] as const) {
      await poseHead(page, { yawDeg })
      await expectEyesFacing(page, headingDeg)
      await expectHeading(page, headingDeg)
    }
    await endFromHeadset(page)
    await expectPage(page, 280)
  })
}

test('a head that goes on turning is told all the while', async ({ page }) => {
  await installHeadset(page)
  await openSharp(page, '/explore')
  await enterVr(page)
  // The head rests in no frame before five headings were told.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const told = new Set<string | undefined>()
        const turnOn = (frame: number) => {
          const halfRad = (frame * Math.PI) / 180
          window.headset.quaternion.set(0, Math.sin(halfRad), 0, Math.cos(halfRad))
          told.add(document.querySelector<HTMLElement>('[data-testid=panorama]')?.dataset['heading'])
          if (told.size > 5) resolve()
          else window.headset.activeSession?.requestAnimationFrame(() => turnOn(frame + 1))
        }
        turnOn(0)
      }),
  )
})

test('the slider turns both eyes exactly, however the head is turned', async ({ page }) => {
  await installHeadset(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openSharp(page, '/explore')
  await enterVr(page)
  await press(page, 'Enable 360° View')
  const slider = page.getByRole('slider', { name: 'Rotation' })
  await slider.focus()
  for (const [key, yawDeg, headingDeg] of [
    ['End', 40, 0],
    ['ArrowLeft', -75, 356.4],
    ['Home', 160, 0],
    ['PageUp', 20, 36],
  ] as const) {
    await poseHead(page, { yawDeg })
    await slider.press(key)
    await expectHeading(page, headingDeg)
    await headsetFrames(page)
    await expectEyesFacing(page, headingDeg)
  }
})

test('the picture stays where the head moves and leans, and what is ahead at a new centre', async ({ page }) => {
  await installHeadset(page)
  await openSharp(page, '/explore?heading=100')
  await enterVr(page)
  for (const position of [
    [0, 1.6, 0],
    [0.9, 1.6, -0.7],
    [0, 0.2, 0],
    [-3, 2.4, 4],
  ] as const) {
    await poseHead(page, { yawDeg: 30, position })
    await expectEyesFacing(page, 70)
  }
  for (const rollDeg of [35, -60]) {
    await poseHead(page, { yawDeg: 30, rollDeg })
    await expectEyesFacing(page, 70, rollDeg)
    await expectHeading(page, 70)
  }
  await poseHead(page, { yawDeg: 40 })
  await recentreHeadset(page)
  await expectEyesFacing(page, 60)
  await expectHeading(page, 60)
})

test('the button asks within the tap, leaves again, and has the focus afterwards', async ({ page }) => {
  await installHeadset(page)
  await page.addInitScript(() => {
    const { xr } = navigator
    const request = xr?.requestSession
    if (!xr || !request) return
    xr.requestSession = (...args) => {
      // Told by the browser itself while the tap's event is being handled, and at no other time.
      document.documentElement.dataset['askedWithin'] = window.event?.type ?? 'nothing'
      return Reflect.apply(request, xr, args)
    }
  })
  const viewer = await openSharp(page, '/explore?heading=200&pitch=10')
  await expect(viewer).toHaveAttribute('data-presenting', 'none')
  await enterVr(page)
  await expect(page.locator('html')).toHaveAttribute('data-asked-within', 'click')
  await poseHead(page, { yawDeg: 15, pitchDeg: 20 })
  await expect(viewer).toHaveAttribute('data-pitch', '20.0')
  await press(page, 'Exit VR')
  await expectPage(page, 185)
  await expect(viewer).toHaveAttribute('data-pitch', '20.0')
  await expect(page.getByRole('button', { name: 'Enter VR' })).toBeFocused()
})

test('a covered, hidden or lost session only pauses', async ({ page }) => {
  await installHeadset(page)
  await openSharp(page, '/explore')
  await press(page, 'Enable 360° View')
  await enterVr(page)
  // Nothing turns that was not asked for inside.
  const headingDeg = await headingOf(viewerOf(page))
  await headsetFrames(page, 20)
  await expectHeading(page, headingDeg)
  for (const state of ['visible-blurred', 'hidden', 'visible'] as const) {
    await setHeadsetVisibility(page, state)
    await expect(viewerOf(page)).toHaveAttribute('data-presenting', 'vr')
  }
  await headsetFrames(page)
  await poseHead(page, { yawDeg: headingDeg - 300 })
  await expectEyesFacing(page, 300)
  // Where nobody knows how the head is turned, the last picture stays.
  await setTracked(page, false)
  await poseHead(page, { yawDeg: headingDeg - 200 })
  // Which way it faced before is known to a tenth of a degree.
  const shownHeadingDeg = () => headingOf(viewerOf(page))
  await expect.poll(shownHeadingDeg).toBeCloseTo(300, 0)
  await expect(viewerOf(page)).toHaveAttribute('data-presenting', 'vr')
  await setTracked(page, true)
  await headsetFrames(page)
  await expectEyesFacing(page, 200)
  await expect.poll(shownHeadingDeg).toBeCloseTo(200, 0)
})

test('a refusal is told, and the page goes on', async ({ page }) => {
  await installHeadset(page)
  await page.addInitScript(() => {
    if (navigator.xr) navigator.xr.requestSession = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
  })
  await openSharp(page, '/explore')
  const enter = page.getByRole('button', { name: 'Enter VR' })
  // A key does not wait for a button, as a click does.
  await expect(enter).toBeEnabled()
  await enter.press('Enter')
  await expect(page.getByText('VR did not start')).toBeVisible()
  await expect(viewerOf(page)).toHaveAttribute('data-presenting', 'none')
  await expect(enter).toBeEnabled()
})

/** In a session the emulator's canvas covers the page: its controls are reached by script. */
async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).dispatchEvent('click')
}

async function expectPage(page: Page, headingDeg: number): Promise<void> {
  await expect(viewerOf(page)).toHaveAttribute('data-presenting', 'none')
  await expectHeading(page, headingDeg)
  await expect(viewerOf(page)).toHaveAttribute('data-state', 'sharp')
}
