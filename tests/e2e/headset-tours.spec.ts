// A tour in an emulated headset: its signs in the picture, the ways to its other viewpoints, and the guided tour, by every
// way of selecting.
import type { Page } from '@playwright/test'
import { wrapHeadingDeg } from '#core/angles.ts'
import { type Control, type ControlId, GUIDED_CONTROLS, STOP_CONTROLS } from '#scene/headset-ui/panel-layout.ts'
import { expect, test } from '../support/fixtures.ts'
import { countDraws, drawsPerEye } from '../support/headset-draws.ts'
import { expectOnBoard, notePainting } from '../support/headset-painting.ts'
import {
  type Direction,
  directionTo,
  EMPTY,
  expectBoard,
  expectDark,
  expectPanel,
  headOf,
  selectByRay,
} from '../support/headset-panel.ts'
import { expectHeading } from '../support/headset-picture.ts'
import { BY_RAY, type Way, WAYS } from '../support/headset-ways.ts'
import { openSharp, quietNetwork, viewerOf } from '../support/panorama-page.ts'
import { enterVr, installHeadset, pointHand, poseHead } from '../support/xr-device.ts'

test.skip(({ isMobile }) => isMobile, 'a headset has a size of its own')

const FIRST = { id: 'mt-kilimanjaro', northDeg: 338 }
const CAMP = { id: 'mt-kilimanjaro-camp', northDeg: 352 }
/** The tents lie ahead: on the way to them a sign lies on the ground. */
const ENTRY_HEADING_DEG = 12
const WAY_TO_CAMP = { headingDeg: 12, pitchDeg: -8.4 }
const WAY_BACK = { headingDeg: 178, pitchDeg: -8.4 }
const KIBO = { headingDeg: 352, pitchDeg: 4 }
const KIBO_TITLE = 'Kibo and Uhuru Peak'

async function enterTour(page: Page, { model, prepare }: Way = BY_RAY): Promise<void> {
  await page.addInitScript(notePainting)
  await installHeadset(page, model)
  await openSharp(page, `/tours/${FIRST.id}?heading=${ENTRY_HEADING_DEG}`)
  await enterVr(page)
  await prepare?.(page)
}

/** Faces level where the head faces, and tells which way that is. */
async function straighten(page: Page): Promise<number> {
  const { yawDeg } = await headOf(page)
  await poseHead(page, { yawDeg })
  return yawDeg
}

/** Where something of the panorama lies, `aheadDeg` being the heading that a head shows which has not turned. */
const directionOfSign = (aheadDeg: number, { headingDeg, pitchDeg }: typeof KIBO): Direction => ({
  yawDeg: aheadDeg - headingDeg,
  pitchDeg,
})

const headingNow = async (page: Page, aheadDeg: number) =>
  Math.round(wrapHeadingDeg(aheadDeg - (await headOf(page)).yawDeg) * 10) / 10

async function expectViewpoint(page: Page, id: string): Promise<void> {
  const viewer = viewerOf(page)
  await expect(viewer).toHaveAttribute('data-panorama', id, { timeout: 20_000 })
  await expect(viewer).toHaveAttribute('data-state', /ready|sharp/, { timeout: 30_000 })
  await expect(viewer).toHaveAttribute('data-presenting', 'vr')
}

for (const way of WAYS) {
  const { select, summon } = way
  test(`a stop is told and closed, and the next viewpoint faces the same way, by ${way.way}`, async ({ page }) => {
    test.setTimeout(180_000)
    await enterTour(page, way)
    await select(page, directionOfSign(ENTRY_HEADING_DEG, KIBO))
    // Wherever the head looks, there the stop is now.
    await expectHeading(page, KIBO.headingDeg)
    await expectOnBoard(page, KIBO_TITLE)
    const yawDeg = await straighten(page)
    const below = { head: { yawDeg, pitchDeg: 0 }, yawDeg, isPanelOpen: false }
    await expectBoard(page, true, below)
    // What is told about stays bare.
    await expectBoard(page, false, { ...below, isPanelOpen: true })
    // Its sign stays lit while it is told, though nothing points there any more.
    await expect(page.locator('li[data-pointed]')).toContainText(KIBO_TITLE)
    const aheadDeg = KIBO.headingDeg + yawDeg
    await select(page, directionTo('close-stop', { yawDeg, isPanelOpen: false }))
    await poseHead(page, { yawDeg })
    await expectBoard(page, false, below)

    await select(page, directionOfSign(aheadDeg, WAY_TO_CAMP))
    await expectViewpoint(page, CAMP.id)
    await expect(page).toHaveURL(new RegExp(`at=${CAMP.id}`))
    const aheadInCampDeg = aheadDeg + FIRST.northDeg - CAMP.northDeg
    await expectHeading(page, await headingNow(page, aheadInCampDeg))

    await select(page, directionOfSign(aheadInCampDeg, WAY_BACK))
    await expectViewpoint(page, FIRST.id)
    await expectHeading(page, await headingNow(page, aheadDeg))
    await straighten(page)
    await expectDark(page, false)
  })

  test(`the guided tour is started, paused, led on and ended by ${way.way}`, async ({ page }) => {
    test.setTimeout(180_000)
    await enterTour(page, way)
    const card = page.getByRole('region', { name: 'Guided tour' })
    const choose = (id: ControlId, among?: readonly Control[]) => select(page, directionTo(id, among && { among }))

    await select(page, summon)
    await straighten(page)
    await expectPanel(page, true)
    await choose('start-guide')
    await expect(card.getByText('1 of 16')).toBeVisible()
    await expectOnBoard(page, KIBO_TITLE)
    await choose('pause-guide')
    await expect(card.getByRole('button', { name: 'Continue' })).toBeVisible()
    await expectOnBoard(page, KIBO_TITLE, false)
    await choose('resume-guide')
    await expect(card.getByRole('button', { name: 'Pause' })).toBeVisible()
    await choose('next-stop')
    await expect(card.getByText('2 of 16')).toBeVisible()
    await choose('calm')
    await expect(card.getByRole('button', { name: 'Continue' })).toBeVisible()
    await poseHead(page, {})
    await expectPanel(page, false)
    await expectBoard(page, false, { isPanelOpen: false })

    await select(page, summon)
    await straighten(page)
    await expectPanel(page, true)
    await choose('end-guide', GUIDED_CONTROLS)
    await expect(card).toHaveCount(0)
    await expectOnBoard(page, 'Start guided tour')
  })
}

test('one stop leads to the next, and one that is new comes round to a head that has turned away', async ({ page }) => {
  await enterTour(page)
  await selectByRay(page, directionOfSign(ENTRY_HEADING_DEG, KIBO))
  await expectBoard(page, true, { isPanelOpen: false })
  await poseHead(page, { yawDeg: 120 })
  const away = { head: { yawDeg: 120, pitchDeg: 0 }, yawDeg: 120, isPanelOpen: false }
  await expectBoard(page, false, away)
  await selectByRay(page, directionTo('next-stop', { among: STOP_CONTROLS, isPanelOpen: false }))
  await expectBoard(page, true, away)
  await expectHeading(page, 7)
  await expect(page.getByRole('region', { name: 'Guided tour' }).getByText('2 of 16')).toBeVisible()
})

test('after the last stop the board says that the tour is over, and begins it again', async ({ page }) => {
  await page.addInitScript(notePainting)
  await installHeadset(page)
  await openSharp(page, '/tours/tokyo-streets')
  const card = page.getByRole('region', { name: 'Guided tour' })
  await page.getByRole('button', { name: /^Rain and months/ }).click()
  await expect(card.getByText('5 of 5')).toBeVisible()
  await enterVr(page)
  await expectOnBoard(page, 'Rain and months')
  await selectByRay(page, directionTo('next-stop', { among: STOP_CONTROLS, isPanelOpen: false }))
  await expectOnBoard(page, 'End of the tour')
  await expectOnBoard(page, 'Start again')
  await selectByRay(page, directionTo('start-again', { isPanelOpen: false }))
  await expectOnBoard(page, 'From Edo to Tokyo')
  await expect(card.getByText('1 of 5')).toBeVisible()
})

test('signs and panorama cost at most sixteen draw calls for each eye, panel and guided tour eight more', async ({
  page,
}) => {
  await page.addInitScript(countDraws)
  await enterTour(page)
  await quietNetwork(page)
  const plain = await drawsPerEye(page)
  expect(plain).toBeGreaterThan(1)
  expect(plain).toBeLessThanOrEqual(16)
  await selectByRay(page, EMPTY)
  await selectByRay(page, directionTo('start-guide'))
  await expectOnBoard(page, KIBO_TITLE)
  await pointHand(page, { ...directionTo('pause-guide'), hand: 'right' })
  await pointHand(page, { ...directionTo('rotation'), hand: 'left' })
  const more = (await drawsPerEye(page)) - plain
  expect(more).toBeGreaterThan(4)
  expect(more).toBeLessThanOrEqual(8)
})
