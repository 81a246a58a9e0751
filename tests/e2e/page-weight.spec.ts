import type { Page, Request } from '@playwright/test'
import { builtPages } from '#content/pages.ts'
import { expect, test } from '../support/fixtures.ts'
import { launchOptions } from '../support/launch-options.ts'

// How far ahead of the window a picture is fetched depends on the speed that the whole browser makes out.
test.use({ launchOptions: launchOptions('whole') })

const KB = 1_000
const HOME_LIMIT_BYTES = 450 * KB
const HOME_LIMIT_REQUESTS = 25

test.describe('the first view of Home', () => {
  test.use({ deviceScaleFactor: 3 })

  test('fits into 450 kB and 25 requests on a phone @phone', async ({ page }) => {
    const transfers = await transfersOf(page, '/')
    const bytes = transfers.reduce((total, transfer) => total + transfer.bytes, 0)
    const heaviest = transfers
      .toSorted((a, b) => b.bytes - a.bytes)
      .map((transfer) => `${transfer.bytes} ${transfer.url}`)
    expect(bytes, heaviest.join('\n')).toBeLessThanOrEqual(HOME_LIMIT_BYTES)
    expect(transfers.length, heaviest.join('\n')).toBeLessThanOrEqual(HOME_LIMIT_REQUESTS)
  })
})

// A whole typeface arrives only for a letter that our own texts do not have: see fonts/subset-fonts.mjs.
for (const address of [...builtPages(), '/payment-success', '/payment-canceled']) {
  test(`${address} needs no letter outside of the fonts that were cut to our texts @desktop`, async ({ page }) => {
    const fonts = (await transfersOf(page, address)).map(({ url }) => url).filter((url) => url.endsWith('.woff2'))
    expect(fonts.length).toBeGreaterThan(0)
    expect(fonts.filter((url) => url.includes('latin'))).toEqual([])
  })
}

/** What an address loads until the network is quiet, in bytes as they were sent, headers aside. */
async function transfersOf(page: Page, address: string): Promise<{ url: string; bytes: number }[]> {
  const transfers: Promise<{ url: string; bytes: number }>[] = []
  const weigh = (request: Request) => {
    if (request.url().startsWith('http'))
      transfers.push(request.sizes().then(({ responseBodySize }) => ({ url: request.url(), bytes: responseBodySize })))
  }
  page.on('requestfinished', weigh)
  await page.goto(address)
  await page.waitForLoadState('networkidle')
  // What comes later has nobody to wait for it.
  page.off('requestfinished', weigh)
  return Promise.all(transfers)
}
