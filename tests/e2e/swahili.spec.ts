import { headsetMessages } from '#content/messages/headset.ts'
import { type Language, LANGUAGES } from '#content/messages/language.ts'
import { toursMessages } from '#content/messages/tours.ts'
import { guideFaceOf } from '#scene/headset-ui/paint-board.ts'
import { BUTTON_FONT, buttonTextRoomDeg, controlsOf, faceOf } from '#scene/headset-ui/paint-panel.ts'
import { GUIDED_CONTROLS, PAUSED_CONTROLS, START_CONTROLS, STOP_CONTROLS } from '#scene/headset-ui/panel-layout.ts'
import { GAZE_DWELLS_S } from '#state/preferences-store.ts'
import { accessibilityFaults } from '../support/accessibility.ts'
import { expect, test } from '../support/fixtures.ts'

test('the viewer speaks Swahili to those who chose it, in words and in names @phone', async ({ page }) => {
  await page.goto('/explore')
  await page.getByRole('button', { name: 'Kiswahili' }).click()
  const picture = page.getByTestId('panorama')
  await expect(picture).toHaveAccessibleName('Mandhari ya 360° ya Maasai Mara Safari')
  for (const name of [
    'Skrini nzima',
    'Vuta karibu',
    'Sukuma mbali',
    'Rudisha mandhari mwanzo',
    'Shiriki mandhari hii',
  ]) {
    await expect(page.getByRole('button', { name })).toBeVisible()
  }
  // By key: on a phone the welcome lies over it for a while.
  await page.getByRole('button', { name: 'Ninatazama upande gani' }).press('Enter')
  await expect(page.getByText(/^Unatazama (?:kaskazini|kusini|mashariki|magharibi)/)).toBeVisible()
  await expect(page.getByText('Kielelezo · Utalii')).toBeVisible()
  await page.getByRole('button', { name: 'Tazama kwa miwani ya VR' }).click()
  await expect(page.getByRole('dialog', { name: 'Tazama kwa miwani ya VR' })).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
})

test("every text of the headset's panel fits on its button in every language @desktop", async ({ page }) => {
  await page.goto('/explore')
  const buttons = LANGUAGES.flatMap((language) => [
    ...panelStates(language).flatMap((model) =>
      controlsOf(model).map((control) => ({ control, face: faceOf(control.id, model, headsetMessages[language]) })),
    ),
    ...[START_CONTROLS, GUIDED_CONTROLS, PAUSED_CONTROLS, STOP_CONTROLS].flat().map((control) => ({
      control,
      face: guideFaceOf(control.id, headsetMessages[language].guide),
    })),
  ]).filter(({ face }) => face.text !== '')
  const widthsDeg = await page.evaluate(
    async ({ texts, weight, sizeDeg }) => {
      await document.fonts.load(`${weight} 16px "Hanken Grotesk"`)
      const pen = document.createElement('canvas').getContext('2d')
      if (!pen) throw new Error('No canvas')
      // A hundred pixels for each degree.
      pen.font = `${weight} ${sizeDeg * 100}px "Hanken Grotesk"`
      return texts.map((text) => pen.measureText(text).width / 100)
    },
    { texts: buttons.map(({ face }) => face.text), ...BUTTON_FONT },
  )
  const tooLong = buttons
    .map(({ control, face }, index) => ({
      text: face.text,
      overDeg: (widthsDeg[index] ?? 0) - buttonTextRoomDeg(control, face),
    }))
    .filter(({ overDeg }) => overDeg > 0)
  expect(tooLong).toEqual([])
})

/** Between them, the panel says everything that it can say. */
function panelStates(language: Language) {
  const place = { name: '', place: '', canStep: true, canAsk: true, pairSwitch: null }
  const pairs = Object.values(toursMessages[language].pairs).flatMap(({ on, off }) => [on, off])
  return [
    ...pairs.map(
      (pairSwitch) => ({ ...place, pairSwitch, isRotationOn: false, turning: 'snap', gazeDwellS: null }) as const,
    ),
    { ...place, isRotationOn: false, turning: 'snap', gazeDwellS: null } as const,
    ...GAZE_DWELLS_S.map((gazeDwellS) => ({ ...place, isRotationOn: true, turning: 'smooth', gazeDwellS }) as const),
  ]
}
