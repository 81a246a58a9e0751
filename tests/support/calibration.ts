import { expect, type Page } from '@playwright/test'

const TOLERANCE = 24

/**
 * Puts the calibration panorama, one colour per 30° of heading, in the place of the first destination by exchanging two
 * names in the built scripts; everything else is the real thing, but for what `change` does to the scripts. Before the page is opened.
 */
export async function showCalibration(
  page: Page,
  change: (script: string) => string = (script) => script,
): Promise<void> {
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch()
    const script = await response.text()
    const named = /(\\?["'`]?id\\?["'`]?\s*:\s*\\?["'`])(calibration|maasai-mara-safari)(?=\\?["'`])/g
    const body = script.replace(named, (_, before: string, id: string) => {
      return before + (id === 'calibration' ? 'maasai-mara-safari' : 'calibration')
    })
    await route.fulfill({ response, body: change(body) })
  })
}

export function expectColor(pixel: readonly number[], hex: string, where: string): void {
  const wanted = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  const distance = Math.max(...wanted.map((channel, index) => Math.abs(channel - (pixel[index] ?? 0))))
  expect(distance, `${where}: ${pixel.join(',')} instead of ${wanted.join(',')}`).toBeLessThanOrEqual(TOLERANCE)
}
