import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, test } from '../support/fixtures.ts'

const ORIGIN = 'http://localhost:4173'

/** The addresses of the sitemap, without their origin: what search engines are told about. */
const addresses = [...readFileSync('dist/sitemap.xml', 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) =>
  url.replaceAll('&amp;', '&').replace(ORIGIN, ''),
)

test.describe('as a search engine sees it @desktop', () => {
  test.use({ javaScriptEnabled: false })

  test('the sitemap names pages', () => {
    expect(addresses).toEqual(expect.arrayContaining(['/', '/explore', '/explore?category=1', '/explore?category=2']))
  })

  test('every page is finished HTML that says what it is', async ({ request }) => {
    for (const address of addresses) {
      const answer = await request.get(address)
      expect(answer.status(), address).toBe(200)
      const html = await answer.text()
      const read = (pattern: RegExp) => pattern.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? ''
      const title = read(/<title>([^<]+)<\/title>/)
      const description = read(/<meta name="description" content="([^"]+)"/)
      expect(title, address).toMatch(/^.{5,65} · Utalii$/)
      expect(description.length, address).toBeGreaterThan(40)
      expect(html.match(/<h1\b/g), address).toHaveLength(1)
      expect(html, address).not.toContain('name="robots"')
      expect(read(/<link rel="canonical" href="([^"]+)"/)).toBe(ORIGIN + address)
      expect(read(/<meta property="og:url" content="([^"]+)"/)).toBe(ORIGIN + address)
      expect(read(/<meta property="og:title" content="([^"]+)"/)).toBe(title)
      expect(read(/<meta property="og:description" content="([^"]+)"/)).toBe(description)
      expect(read(/<meta property="og:image" content="([^"]+)"/)).toMatch(
        /^http:\/\/localhost:4173\/share\/[\w-]+\.jpg$/,
      )
      expect(read(/<meta name="twitter:image" content="([^"]+)"/)).toBe(
        read(/<meta property="og:image" content="([^"]+)"/),
      )
    }
  })

  test('no two pages have the same title or the same description', async ({ request }) => {
    const texts = await Promise.all(addresses.map(async (address) => (await request.get(address)).text()))
    const all = (pattern: RegExp) => texts.map((text) => pattern.exec(text)?.[1])
    expect(new Set(all(/<title>([^<]+)</)).size).toBe(addresses.length)
    expect(new Set(all(/<meta name="description" content="([^"]+)"/)).size).toBe(addresses.length)
  })

  test('the picture of a shared link can be fetched and has the size that it says', async ({ page, request }) => {
    await page.goto('/explore?category=2')
    const content = (name: string) => page.locator(`meta[property="og:image${name}"]`).getAttribute('content')
    const picture = await request.get(`${await content('')}`.replace(ORIGIN, ''))
    expect(picture.status()).toBe(200)
    const { width, height } = await sharp(await picture.body()).metadata()
    expect([String(width), String(height)]).toEqual([await content(':width'), await content(':height')])
  })

  test('Explore says which place it shows, where it lies and what it looks like', async ({ page }) => {
    await page.goto('/explore?category=1')
    expect(await structuredData(page)).toEqual([
      expect.objectContaining({
        '@type': 'TouristDestination',
        name: 'Zanzibar Beaches',
        url: `${ORIGIN}/explore?category=1`,
      }),
    ])
  })

  test('Home says who is behind the site', async ({ page }) => {
    await page.goto('/')
    const types = (await structuredData(page)).map((entity) => entity['@type'])
    expect(types).toEqual(['Organization', 'WebSite'])
  })

  test('help pages hand over their questions and answers as they stand on the page', async ({ page }) => {
    await page.goto('/documentation/faq/general-faq')
    const [path, faq] = await structuredData(page)
    expect(path).toMatchObject({ '@type': 'BreadcrumbList' })
    const { '@type': type, mainEntity } = faq as {
      '@type': string
      mainEntity: { name: string; acceptedAnswer: { text: string } }[]
    }
    expect(type).toBe('FAQPage')
    const article = page.getByRole('article')
    expect(mainEntity.map(({ name }) => name)).toEqual(
      await article.getByRole('heading', { level: 3 }).allTextContents(),
    )
    for (const { acceptedAnswer } of mainEntity) await expect(article).toContainText(acceptedAnswer.text)
  })

  test('a page that does not exist asks not to be listed', async ({ page, expectPageError }) => {
    expectPageError(/404/)
    await page.goto('/no/such/place')
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  })
})

test('structured data does not offend the content security policy @desktop', async ({ page }) => {
  await page.goto('/')
  // The guard of the fixtures fails this test on any report; the block must be there for that to mean something.
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(1)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('robots.txt leads to the sitemap @desktop', async ({ request }) => {
  const robots = await request.get('/robots.txt')
  expect(robots.headers()['content-type']).toContain('text/plain')
  expect(await robots.text()).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`)
  const sitemap = await request.get('/sitemap.xml')
  expect(sitemap.headers()['content-type']).toContain('application/xml')
})

test('the web manifest names icons that are there in the sizes that it says @desktop', async ({ page, request }) => {
  await page.goto('/')
  const href = await page.locator('link[rel="manifest"]').getAttribute('href')
  const answer = await request.get(`${href}`)
  expect(answer.headers()['content-type']).toContain('application/manifest+json')
  const manifest = await answer.json()
  expect(manifest).toMatchObject({ name: 'Utalii', start_url: '/', display: 'standalone' })
  expect(manifest.icons.map(({ purpose }: { purpose: string }) => purpose)).toContain('maskable')
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await sharp(await (await request.get(src)).body()).metadata()
    expect(`${width}x${height}`).toBe(sizes)
  }
})

test('going to another page forgets the address that the document was written for @desktop', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(1)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Explore' }).click()
  await expect(page).toHaveURL(/\/explore$/)
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0)
})

async function structuredData(page: Page): Promise<Record<string, unknown>[]> {
  const text = await page.locator('script[type="application/ld+json"]').textContent()
  return JSON.parse(text ?? '{}')['@graph']
}
