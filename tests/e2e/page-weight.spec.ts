import type { Page, Request } from '@playwright/test'
import { tourPlaces } from '#content/tour-places.ts'
import { expect, test } from '../support/fixtures.ts'
import { launchOptions } from '../support/launch-options.ts'
import { openSharp } from '../support/panorama-page.ts'

// How far ahead of the window a picture is fetched depends on the speed that the whole browser makes out.
test.use({ launchOptions: launchOptions('whole') })

const KB = 1_000
const HOME_LIMIT_BYTES = 450 * KB
const HOME_LIMIT_REQUESTS = 25
const FIRST_VIEW_LIMIT_BYTES = 250 * KB
const TILE = /\/f(\d+)-[0-9a-f]+\/\d-\d+-\d+\.avif$/

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

test.describe('the first view of a tour', () => {
  // Also that of two pixels: no more are drawn.
  test.use({ deviceScaleFactor: 3 })

  for (const { slug } of tourPlaces) {
    test(`in ${slug} takes 250 kB on a phone, and nothing finer is asked for before it is there @phone`, async ({
      page,
    }) => {
      const arrived: Request[] = []
      const asked: { faceSizePx: number; afterTiles: number }[] = []
      page.on('request', (request) => {
        const faceSizePx = faceSizeOf(request)
        if (faceSizePx > 0) asked.push({ faceSizePx, afterTiles: arrived.filter(faceSizeOf).length })
      })
      page.on('requestfinished', (request) => arrived.push(request))
      await openSharp(page, `/tours/${slug}`)

      // One level, then one that is finer: none in vain.
      const [firstSizePx = 0, fineSizePx = 0, ...others] = new Set(asked.map(({ faceSizePx }) => faceSizePx))
      expect(fineSizePx).toBeGreaterThan(firstSizePx)
      expect(others).toEqual([])
      const firstTiles = arrived.filter((request) => faceSizeOf(request) === firstSizePx)
      expect(firstTiles).toHaveLength(asked.filter(({ faceSizePx }) => faceSizePx === firstSizePx).length)
      expect(asked.find(({ faceSizePx }) => faceSizePx === fineSizePx)?.afterTiles).toBe(firstTiles.length)

      const preview = arrived.filter((request) => request.url().includes(`/${slug}/preview-`))
      expect(preview).toHaveLength(1)
      const sizes = await Promise.all([...preview, ...firstTiles].map((request) => request.sizes()))
      const bytes = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)
      expect(bytes).toBeLessThanOrEqual(FIRST_VIEW_LIMIT_BYTES)
    })
  }
})

/** Texels a face of the level that a tile belongs to; 0 for anything else. */
function faceSizeOf(request: Request): number {
  return Number(TILE.exec(request.url())?.[1] ?? 0)
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
