import { builtPages } from '#content/pages.ts'
import { expect, test } from '../support/fixtures.ts'

// A whole typeface arrives only for a letter that our own texts do not have: see fonts/subset-fonts.mjs.
for (const address of [...builtPages(), '/payment-success', '/payment-canceled']) {
  test(`${address} needs no letter outside of the fonts that were cut to our texts @desktop`, async ({ page }) => {
    const fonts: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('.woff2')) fonts.push(request.url())
    })
    await page.goto(address)
    await page.waitForLoadState('networkidle')
    expect(fonts.length).toBeGreaterThan(0)
    expect(fonts.filter((url) => url.includes('latin'))).toEqual([])
  })
}
