// The panel in an emulated headset, by its pixels and by what the page behind it does.
import type { Page } from '@playwright/test'
import type { ControlId } from '#scene/headset-ui/panel-layout.ts'
import { expect, test } from '../support/fixtures.ts'
import { countDraws, drawsPerEye } from '../support/headset-draws.ts'
import {
  directionTo,
  EMPTY,
  expectBoard,
  expectDark,
  expectPanel,
  headOf,
  leaveBy,
  LEVEL,
  selectByRay,
} from '../support/headset-panel.ts'
import { WAYS } from '../support/headset-ways.ts'
import { openSharp, quietNetwork, viewerOf } from '../support/panorama-page.ts'
import {
  enterVr,
  type HeadsetModel,
  headsetFrames,
  installHeadset,
  passInHeadset,
  pointHand,
  poseHead,
} from '../support/xr-device.ts'

test.skip(({ isMobile }) => isMobile, 'a headset has a size of its own')

const ZANZIBAR = '**/panoramas/zanzibar-beaches/**'

async function enterExplore(page: Page, model: HeadsetModel = 'quest-3', address = '/explore'): Promise<void> {
  await installHeadset(page, model)
  // What is asked for to turn by itself stays where it is, so that headings can be told.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openSharp(page, address)
  await enterVr(page)
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const expectHeading = (page: Page, headingDeg: number) =>
  expect(viewerOf(page)).toHaveAttribute('data-heading', headingDeg.toFixed(1))
const expectPlace = (page: Page, id: string) =>
  expect(viewerOf(page)).toHaveAttribute('data-panorama', id, { timeout: 20_000 })
const expectShown = (page: Page) =>
  expect(viewerOf(page)).toHaveAttribute('data-state', /ready|sharp/, { timeout: 30_000 })

for (const { way, model, prepare, select, summon } of WAYS) {
  test(`every control is selected by ${way}`, async ({ page }) => {
    test.setTimeout(180_000)
    await enterExplore(page, model)
    await prepare?.(page)
    await select(page, summon)
    await poseHead(page, LEVEL)
    await expectPanel(page, true)
    const choose = (id: ControlId, xDeg?: number) => select(page, directionTo(id, xDeg === undefined ? {} : { xDeg }))

    await choose('rotation')
    await expect(button(page, 'Stop Rotation')).toBeVisible()
    await choose('slider', -4)
    await expectHeading(page, 180)
    await expect(page.getByRole('slider', { name: 'Rotation' })).toHaveValue('50')
    await choose('turning')
    await expectPreference(page, 'turning', 'smooth')
    await choose('next')
    await expectPlace(page, 'zanzibar-beaches')
    await expectShown(page)
    await choose('previous')
    await expectPlace(page, 'maasai-mara-safari')
    await expectShown(page)
    await choose('rotation')
    await expect(button(page, 'Stop Rotation')).toBeVisible()
    await choose('calm')
    await expect(button(page, 'Enable 360° View')).toBeVisible()
    await poseHead(page, LEVEL)
    await expectPanel(page, false)

    await select(page, summon)
    await poseHead(page, LEVEL)
    await expectPanel(page, true)
    await choose('recentre')
    await expectHeading(page, 0)
    // It has come along to where the head faced.
    const { yawDeg } = await headOf(page)
    await select(page, directionTo('gaze', { yawDeg }))
    await expectPreference(page, 'gazeDwellS', 2)
    await leaveBy(page, select(page, directionTo('exit', { yawDeg })))
  })

  test(`what failed is tried again, and forms are left to the page, by ${way}`, async ({ page, expectPageError }) => {
    test.setTimeout(180_000)
    expectPageError(/Failed to load resource/)
    // What is missing is not asked for again by itself, so nothing here has to wait for the last of several tries.
    await page.route(ZANZIBAR, (route) => route.fulfill({ status: 404 }))
    await enterExplore(page, model)
    await prepare?.(page)
    await select(page, summon)
    await poseHead(page, LEVEL)
    await expectPanel(page, true)
    await select(page, directionTo('next'))
    await expectPlace(page, 'zanzibar-beaches')
    await expect(viewerOf(page)).toHaveAttribute('data-state', 'error')
    await poseHead(page, LEVEL)
    await expectBoard(page, true)
    await page.unroute(ZANZIBAR)
    await select(page, directionTo('try-again'))
    await expectShown(page)
    await poseHead(page, LEVEL)
    await expectBoard(page, false)
    await leaveBy(page, select(page, directionTo('continue')))
    await expectPlace(page, 'zanzibar-beaches')
    await expect(page.getByRole('tab', { name: 'Plan Visit', selected: true })).toBeInViewport()
  })
}

test('stands where it was summoned, in front of the person, and not in front of the head', async ({ page }) => {
  await enterExplore(page)
  await poseHead(page, { yawDeg: 70, pitchDeg: 20 })
  await selectByRay(page, EMPTY)
  await poseHead(page, { yawDeg: 70 })
  await expectPanel(page, true, { head: { yawDeg: 70, pitchDeg: 0 }, yawDeg: 70 })
  await poseHead(page, { yawDeg: 90 })
  await expectPanel(page, true, { head: { yawDeg: 90, pitchDeg: 0 }, yawDeg: 70 })
  // Behind the person it is not dismissed unseen: it comes round.
  await poseHead(page, { yawDeg: -60 })
  await selectByRay(page, { yawDeg: -150, pitchDeg: 40 })
  await expectPanel(page, true, { head: { yawDeg: -60, pitchDeg: 0 }, yawDeg: -60 })
  await selectByRay(page, { yawDeg: -150, pitchDeg: 40 })
  await expectPanel(page, false, { head: { yawDeg: -60, pitchDeg: 0 }, yawDeg: -60 })
})

test('drags the slider along with the ray, and only while rotation is on', async ({ page }) => {
  await enterExplore(page)
  await selectByRay(page, EMPTY)
  await selectByRay(page, directionTo('slider', { xDeg: 4.75 }))
  await expectHeading(page, 0)
  await selectByRay(page, directionTo('rotation'))
  await pointHand(page, directionTo('slider', { xDeg: -12.75 }))
  await page.evaluate(() => window.headset.controllers.right?.updateButtonValue('trigger', 1))
  await headsetFrames(page)
  await expectHeading(page, 90)
  for (const xDeg of [-8, -4, 0, 4.75]) await pointHand(page, directionTo('slider', { xDeg }))
  await expectHeading(page, 270)
  await page.evaluate(() => window.headset.controllers.right?.updateButtonValue('trigger', 0))
  await headsetFrames(page)
  await expectHeading(page, 270)
})

test('shows the page’s notices for their full time', async ({ page }) => {
  await enterExplore(page)
  // The welcome of the page may still be on its way out.
  await expectBoard(page, false, { isPanelOpen: false })
  await selectByRay(page, EMPTY)
  await selectByRay(page, directionTo('next'))
  await expectPlace(page, 'zanzibar-beaches')
  await expectBoard(page, true)
  await expectShown(page)
  await expectBoard(page, false)
})

test('covers the old place while the next is on its way, and says which one', async ({ page }) => {
  let letThrough = () => {}
  const held = new Promise<void>((resolve) => (letThrough = resolve))
  await page.route(ZANZIBAR, async (route) => {
    await held
    await route.continue()
  })
  await enterExplore(page)
  await expectDark(page, false)
  await selectByRay(page, EMPTY)
  await selectByRay(page, directionTo('next'))
  await expectPlace(page, 'zanzibar-beaches')
  await expectDark(page, true)
  // The notice of the change goes; the place has still not come.
  await expect(page.getByText('Destination loaded')).toHaveCount(0)
  await passInHeadset(page, 1)
  await expectBoard(page, true)
  letThrough()
  await expectShown(page)
  await expectDark(page, false)
  await expectBoard(page, false)
})

test('takes the page out of full screen where a form waits on it', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(document, 'fullscreenEnabled', { value: false }))
  await enterExplore(page, 'quest-3', '/explore?category=1')
  await viewerOf(page).press('f')
  await expect(button(page, 'Full screen')).toHaveAttribute('aria-pressed', 'true')
  await selectByRay(page, EMPTY)
  await leaveBy(page, selectByRay(page, directionTo('continue')))
  // Not behind the picture that covered the window.
  await expect(button(page, 'Full screen')).toHaveAttribute('aria-pressed', 'false')
  await expect(page.getByRole('tab', { name: 'Plan Visit', selected: true })).toBeInViewport()
})

test('costs at most eight draw calls for each eye, with two rays on it', async ({ page }) => {
  await page.addInitScript(countDraws)
  await enterExplore(page)
  // The rest of the sphere still on its way would be counted as the panel's.
  await quietNetwork(page)
  await poseHead(page, { pitchDeg: -10 })
  const before = await drawsPerEye(page)
  await selectByRay(page, EMPTY)
  await pointHand(page, { ...directionTo('exit'), hand: 'right' })
  await pointHand(page, { ...directionTo('rotation'), hand: 'left' })
  expect(before).toBeGreaterThan(0)
  expect(before).toBeLessThanOrEqual(16)
  const more = (await drawsPerEye(page)) - before
  expect(more).toBeGreaterThan(2)
  expect(more).toBeLessThanOrEqual(8)
})

async function expectPreference(page: Page, name: string, value: unknown): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate((key) => JSON.parse(localStorage.getItem('utalii.preferences') ?? '{}').state?.[key], name),
    )
    .toBe(value)
}
