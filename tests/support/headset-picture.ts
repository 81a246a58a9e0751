import { type Page } from '@playwright/test'
import { calibrationColorAt } from '#assets-360/pipeline/calibration-colors.ts'
import { expectColor } from './calibration.ts'
import { expect } from './fixtures.ts'
import { viewerOf } from './panorama-page.ts'
import { eyeColumnAt, eyePixels, OFTEN } from './xr-device.ts'

/**
 * Both eyes see the calibration panorama at this heading: straight ahead, and 30° to each side along the horizon, which
 * leans against the head's own roll (degrees, positive to the left).
 */
export async function expectEyesFacing(page: Page, headingDeg: number, rollDeg = 0): Promise<void> {
  const roll = (rollDeg * Math.PI) / 180
  // After a change of place the dark goes away over a few frames.
  await expect(async () => {
    for (const [eye, pixels] of Object.entries(await eyePixels(page))) {
      for (const offsetDeg of [0, -30, 30]) {
        const alongPx = eyeColumnAt(pixels, offsetDeg) - pixels.widthPx / 2
        const x = pixels.widthPx / 2 + alongPx * Math.cos(roll)
        const y = pixels.heightPx / 2 + alongPx * Math.sin(roll)
        const where = `${eye} eye, ${offsetDeg}° beside ${headingDeg}°`
        expectColor(pixels.at(x, y), calibrationColorAt(headingDeg + offsetDeg), where)
      }
    }
  }).toPass({ timeout: 20_000, intervals: OFTEN })
}

export async function expectHeading(page: Page, headingDeg: number): Promise<void> {
  await expect(viewerOf(page)).toHaveAttribute('data-heading', headingDeg.toFixed(1))
}
