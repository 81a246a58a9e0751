// Sticks, buttons and looks in an emulated headset.
import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import {
  directionTo,
  EMPTY,
  expectPanel,
  LEVEL,
  pressButton,
  selectByGaze,
  selectByRay,
} from '../support/headset-panel.ts'
import { headingOf, openSharp, viewerOf } from '../support/panorama-page.ts'
import {
  enterVr,
  headsetFrames,
  installHeadset,
  OFTEN,
  passInHeadset,
  poseHead,
  pushStick,
  setHeadsetVisibility,
} from '../support/xr-device.ts'

test.skip(({ isMobile }) => isMobile, 'a headset has a size of its own')

test.beforeEach(async ({ page }) => {
  await installHeadset(page)
  await openSharp(page, '/explore')
})

const expectHeading = (page: Page, headingDeg: number) =>
  expect(viewerOf(page)).toHaveAttribute('data-heading', headingDeg.toFixed(1))

test('a thumbstick turns by 30° for each push, at once, and not under the headset’s own menu', async ({ page }) => {
  await enterVr(page)
  await pushStick(page, 1, 0)
  await expectHeading(page, 30)
  await headsetFrames(page, 5)
  await expectHeading(page, 30)
  await pushStick(page, 0, 0)
  await pushStick(page, 1, 0, 'left')
  await expectHeading(page, 60)
  await pushStick(page, 0, 0, 'left')
  await pushStick(page, -1, 0)
  await expectHeading(page, 30)
  await pushStick(page, 0, 0)
  await setHeadsetVisibility(page, 'visible-blurred')
  await pushStick(page, -1, 0)
  await expectHeading(page, 30)
})

test('a thumbstick turns evenly for whoever has chosen that', async ({ page }) => {
  await page.evaluate(() => localStorage.setItem('utalii.preferences', '{"state":{"turning":"smooth"},"version":1}'))
  await page.reload()
  await expect(viewerOf(page)).toHaveAttribute('data-state', 'sharp', { timeout: 30_000 })
  await enterVr(page)
  await pushStick(page, 1, 0)
  await expect.poll(() => headingOf(viewerOf(page)), { intervals: [50] }).toBeGreaterThan(35)
  await pushStick(page, 0, 0)
  const headingDeg = await headingOf(viewerOf(page))
  expect(headingDeg % 30).not.toBe(0)
  // The page is told a little later where the view has come to rest; its slider goes along.
  const slider = page.getByRole('slider', { name: 'Rotation' })
  await expect(async () => {
    const restsDeg = await headingOf(viewerOf(page))
    expect(restsDeg).toBeGreaterThanOrEqual(headingDeg)
    expect(await slider.inputValue()).toBe(String(Math.round(restsDeg / 3.6)))
  }).toPass({ intervals: OFTEN })
})

test('one button summons the panel and dismisses it, another calms everything', async ({ page }) => {
  await enterVr(page)
  await pressButton(page, 'a-button')
  await expectPanel(page, true)
  await pressButton(page, 'a-button')
  await expectPanel(page, false)
  await pressButton(page, 'a-button')
  await selectByRay(page, directionTo('rotation'))
  await expect.poll(() => headingOf(viewerOf(page))).toBeGreaterThan(1)
  await pressButton(page, 'b-button')
  await expectPanel(page, false)
  await expect(page.getByRole('button', { name: 'Enable 360° View' })).toBeVisible()
  // The page is told of the last turning within half a second.
  await headsetFrames(page, 60)
  const headingDeg = await headingOf(viewerOf(page))
  await headsetFrames(page, 60)
  expect(await headingOf(viewerOf(page))).toBe(headingDeg)
})

test('a look selects only where it is meant', async ({ page }) => {
  await enterVr(page)
  await selectByRay(page, EMPTY)
  await poseHead(page, directionTo('rotation'))
  // Whoever has a ray looks at the panel without choosing from it.
  await passInHeadset(page, 2)
  await expect(page.getByRole('button', { name: 'Enable 360° View' })).toBeVisible()
  await poseHead(page, LEVEL)
  await selectByRay(page, EMPTY)
  await expectPanel(page, false)
  await poseHead(page, directionTo('menu'))
  await poseHead(page, LEVEL)
  await expectPanel(page, false)
  await selectByGaze(page, directionTo('menu'))
  await poseHead(page, LEVEL)
  await expectPanel(page, true)
  await selectByGaze(page, directionTo('rotation'))
  await expect(page.getByRole('button', { name: 'Stop Rotation' })).toBeVisible()
  // The mark lies below where the head faced before it looked down.
  await poseHead(page, LEVEL)
  await selectByGaze(page, directionTo('menu'))
  await poseHead(page, LEVEL)
  await expectPanel(page, false)
  await expect(page.getByRole('button', { name: 'Stop Rotation' })).toBeVisible()
})

test('a look chooses nothing for whoever has turned that off', async ({ page }) => {
  await page.evaluate(() => localStorage.setItem('utalii.preferences', '{"state":{"gazeDwellS":null},"version":1}'))
  await page.reload()
  await expect(viewerOf(page)).toHaveAttribute('data-state', 'sharp', { timeout: 30_000 })
  await enterVr(page)
  await selectByGaze(page, directionTo('menu'))
  await poseHead(page, LEVEL)
  await expectPanel(page, false)
})
