// The conversation with Moeva AI on the panel of an emulated headset: what is painted there, and what the page does.
import type { Page } from '@playwright/test'
import type { ControlId } from '#scene/headset-ui/panel-layout.ts'
import { expect, test } from '../support/fixtures.ts'
import { countDraws, drawsPerEye } from '../support/headset-draws.ts'
import { expectPainted, keyOf, notePainting } from '../support/headset-painting.ts'
import { directionTo, EMPTY, expectPanel, leaveBy, LEVEL, selectByRay } from '../support/headset-panel.ts'
import { BY_LOOKING, BY_RAY, WAYS } from '../support/headset-ways.ts'
import { openSharp, quietNetwork, viewerOf } from '../support/panorama-page.ts'
import { enterVr, installHeadset, pointHand, poseHead } from '../support/xr-device.ts'

test.skip(({ isMobile }) => isMobile, 'a headset has a size of its own')

const CHAT = '**/functions/v1/moeva-chat'

const choose = (page: Page, id: ControlId, { select } = BY_RAY) => select(page, directionTo(id))
const chooseOption = async (page: Page, text: string, way = BY_RAY) => choose(page, await keyOf(page, text), way)

/** Enters at Zanzibar's first view and opens the conversation. */
async function openMoeva(page: Page, way = BY_RAY): Promise<void> {
  await page.addInitScript(notePainting)
  await installHeadset(page, way.model)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openSharp(page, '/explore?category=1')
  await enterVr(page)
  await way.prepare?.(page)
  await way.select(page, way.summon)
  await poseHead(page, LEVEL)
  await expectPanel(page, true)
  await choose(page, 'moeva', way)
  await expectPainted(page, 'What would you like to know')
}

test('a question is asked by a ray, answered on the panel, and shown in the picture', async ({ page }) => {
  await openMoeva(page)
  await chooseOption(page, 'What can I see here?')
  await expectPainted(page, 'Moeva (catalogue mode)')
  await expectPainted(page, 'This can be seen in Zanzibar Beaches:')
  await chooseOption(page, 'More …')
  await chooseOption(page, 'Show me: Ngalawa')
  await expect(viewerOf(page)).toHaveAttribute('data-heading', '44.0')
  await expect(viewerOf(page)).toHaveAttribute('data-presenting', 'vr')
  await expectPanel(page, false)

  // The answer is still there, and the way back to everything else.
  await selectByRay(page, EMPTY)
  await expectPanel(page, true)
  await expectPainted(page, 'This can be seen in Zanzibar Beaches:')
  await choose(page, 'moeva-close')
  await expectPainted(page, 'Exit VR')
})

test('a long answer is read page by page, and costs no more than eight draw calls for each eye', async ({ page }) => {
  await page.addInitScript(countDraws)
  await page.addInitScript(notePainting)
  await installHeadset(page)
  await openSharp(page, '/explore?category=1')
  await enterVr(page)
  await quietNetwork(page)
  await poseHead(page, { pitchDeg: -10 })
  const before = await drawsPerEye(page)
  await selectByRay(page, EMPTY)
  await choose(page, 'moeva')
  await chooseOption(page, 'When is the best time')
  await expectPainted(page, '1/')
  await pointHand(page, { ...directionTo('moeva-close'), hand: 'right' })
  await pointHand(page, { ...directionTo('moeva-on'), hand: 'left' })
  const more = (await drawsPerEye(page)) - before
  expect(more).toBeGreaterThan(1)
  expect(more).toBeLessThanOrEqual(8)

  await choose(page, 'moeva-on')
  await expectPainted(page, '2/')
  await choose(page, 'moeva-back')
  await expectPainted(page, '“When is the best time to go?”')
})

for (const way of WAYS) {
  test(`every key of the conversation is selected by ${way.way}`, async ({ page }) => {
    test.setTimeout(180_000)
    await openMoeva(page, way)
    const press = (id: ControlId) => choose(page, id, way)
    // Five things may be chosen and there are four keys: the last one shows what is left, and then the first again.
    await press('moeva-4')
    expect(await keyOf(page, 'How many days')).toBe('moeva-1')
    await press('moeva-3')
    expect(await keyOf(page, 'When is the best time')).toBe('moeva-2')
    await page.route(CHAT, () => {})
    await press('moeva-2')
    await expectPainted(page, '…')
    await press('moeva-talk')
    await expectPainted(page, 'Stopped.')
    await page.unroute(CHAT)
    // A look has to leave what it has chosen before it can choose it again.
    await poseHead(page, LEVEL)
    await press('moeva-talk')
    await expectPainted(page, '1/')
    await press('moeva-on')
    await expectPainted(page, '2/')
    await press('moeva-back')
    await expectPainted(page, '1/')
    expect(await keyOf(page, 'What can I see')).toBe('moeva-1')
    await press('moeva-1')
    await expectPainted(page, 'This can be seen in Zanzibar Beaches:')
    await press('moeva-close')
    await expectPainted(page, 'Exit VR')
  })
}

test('an answer that takes long is stopped and asked for again', async ({ page }) => {
  await openMoeva(page)
  await page.route(CHAT, () => {})
  await chooseOption(page, 'How do I get there?')
  await expectPainted(page, '…')
  await choose(page, 'moeva-talk')
  await expectPainted(page, 'Stopped.')
  await page.unroute(CHAT)
  await choose(page, 'moeva-talk')
  await expectPainted(page, 'Moeva (catalogue mode)')
})

test('what is said aloud leads to another place, without leaving the headset', async ({ page }) => {
  await page.addInitScript(hearKilimanjaro)
  await openMoeva(page)
  await choose(page, 'moeva-talk')
  await expectPainted(page, '“Tell me about Kilimanjaro”')
  await chooseOption(page, 'Mt. Kilimanjaro')
  await expect(viewerOf(page)).toHaveAttribute('data-panorama', 'mt-kilimanjaro', { timeout: 20_000 })
  await expect(viewerOf(page)).toHaveAttribute('data-presenting', 'vr')
})

test('by looking alone: a question, an answer, and on on the page, where one can write', async ({ page }) => {
  await openMoeva(page, BY_LOOKING)
  await chooseOption(page, 'How do I get there?', BY_LOOKING)
  await expectPainted(page, 'Moeva (catalogue mode)')
  await leaveBy(page, chooseOption(page, 'Continue', BY_LOOKING))
  await expect(page.getByRole('tab', { name: 'Ask AI', selected: true })).toBeInViewport()
  const log = page.getByRole('log', { name: 'Moeva AI conversation' })
  await expect(log).toContainText('How do I get there?')
})

/** Runs in the page, before it: this Chromium hears nothing by itself. */
function hearKilimanjaro(): void {
  class Hearing {
    onresult: ((event: unknown) => void) | null = null
    onend: (() => void) | null = null
    start(): void {
      queueMicrotask(() => {
        this.onresult?.({ results: [[{ transcript: 'Tell me about Kilimanjaro' }]] })
        this.onend?.()
      })
    }
  }
  Object.assign(window, { SpeechRecognition: Hearing, webkitSpeechRecognition: Hearing })
}
