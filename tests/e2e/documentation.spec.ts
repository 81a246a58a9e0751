import type { Page } from '@playwright/test'
import { isBuilt } from '#content/pages.ts'
import { ARTICLES } from '../support/documentation-addresses.ts'
import { expect, test } from '../support/fixtures.ts'

const SECTIONS = ['VR experience', 'AR guides', 'Mobile app', 'Community']
const UNKNOWN = ['/documentation/anything', '/documentation/any/thing']

const section = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) })

/** Where the upper edge of a part of the page is, in CSS pixels below the window's. */
const topOf = (page: Page, id: string) =>
  page.evaluate((name) => document.getElementById(name)?.getBoundingClientRect().top ?? NaN, id)

test('every address shows the hero, the contents and the four sections in order @desktop', async ({ page }) => {
  for (const document of await readDocuments(page, ['/documentation', ...ARTICLES, ...UNKNOWN])) {
    expect(document).toMatchObject({
      status: 200,
      titles: ['Documentation & Guides'],
      contents: SECTIONS,
      sections: SECTIONS,
    })
  }
})

test('every article has a text of its own, above the sections @desktop', async ({ page }) => {
  const articles = await readDocuments(page, ARTICLES)
  for (const { address, article, isArticleFirst, current } of articles) {
    expect(article.split(/\s+/).length, address).toBeGreaterThan(150)
    expect(isArticleFirst, address).toBe(true)
    expect(current).toBe(address)
  }
  expect(new Set(articles.map(({ article }) => article.slice(0, 200))).size).toBe(ARTICLES.length)
})

test('unknown addresses have no article and name the page that they repeat @desktop', async ({ page }) => {
  for (const { article, canonical } of await readDocuments(page, UNKNOWN)) {
    expect(article).toBe('')
    expect(canonical).toMatch(/\/documentation$/)
  }
})

test('addresses that lie deeper do not exist @desktop', async ({ request }) => {
  expect((await request.get('/documentation/features/vr-technology/more')).status()).toBe(404)
})

test('a deep link works on reload @desktop', async ({ page }) => {
  await page.goto('/documentation/any/thing')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Documentation & Guides')
  await page.goto('/documentation/faq/general-faq')
  await page.reload()
  await expect(page.getByRole('heading', { level: 2, name: 'General questions' })).toBeVisible()
})

test('the VR section names headsets and platforms @desktop', async ({ page }) => {
  await page.goto('/documentation')
  const vr = section(page, 'VR experience')
  await expect(vr.getByRole('heading', { name: 'How it works' })).toBeVisible()
  for (const text of [
    'Oculus Quest',
    'HTC Vive',
    'Valve Index',
    'phone-based viewer',
    'library of 360° destinations',
  ]) {
    await expect(vr).toContainText(text)
  }
  await expect(vr).toContainText(/interactive features/i)
  for (const platform of ['Meta Quest', 'WebXR', 'Steam VR', 'Vision Pro']) {
    await expect(vr.getByRole('heading', { name: platform, exact: true })).toBeVisible()
  }
})

test('the AR section names features and what they need @desktop', async ({ page }) => {
  await page.goto('/documentation')
  const ar = section(page, 'AR guides')
  for (const feature of ['Historical Context', 'Language Translation', 'Hidden Gems', 'Interactive Maps']) {
    await expect(ar.getByRole('heading', { name: feature, exact: true })).toBeVisible()
  }
  await expect(ar.getByText('iOS 14+', { exact: true })).toBeVisible()
  await expect(ar.getByText('Android 8.0+', { exact: true })).toBeVisible()
})

test('the section of the mobile app names both systems and the web version @desktop', async ({ page }) => {
  await page.goto('/documentation')
  const app = section(page, 'Mobile app')
  await expect(app).toContainText('iOS 14.0 or later')
  await expect(app).toContainText('iPhone and iPad')
  await expect(app).toContainText('Android 9.0 or later')
  await expect(app.getByRole('link', { name: /App Store/ })).toHaveAttribute('href', /^https:\/\/[a-z.]*example\.com\//)
  await expect(app.getByRole('link', { name: /Google Play/ })).toHaveAttribute(
    'href',
    /^https:\/\/[a-z.]*example\.com\//,
  )
  await expect(app.getByText('Web Version Access', { exact: true })).toBeVisible()
  await expect(app).toContainText('limited web version exists')
})

test('the section of the community has three cards @desktop', async ({ page }) => {
  await page.goto('/documentation')
  const cards = section(page, 'Community').getByRole('heading', { level: 3 })
  await expect(cards).toHaveText(['Travel Communities', 'Experience Sharing', 'UtaliiHub Integration'])
})

test('the buttons lead where they say, or rest while that is being built @desktop', async ({ page }) => {
  await page.goto('/documentation')
  const sections = page.locator('section')
  for (const { name, to } of [
    { name: 'Get Premium Access', to: '/pricing' },
    { name: 'View Sample Tours', to: '/community' },
    { name: 'Try AR Guide Demo', to: '/documentation#ar-guides' },
    { name: 'Access Web Version', to: '/explore' },
    { name: 'Become a Provider', to: '/pricing' },
    { name: 'Explore Community', to: '/community' },
  ] as const) {
    if (isBuilt(to)) await expect(sections.getByRole('link', { name, exact: true })).toHaveAttribute('href', to)
    else await expect(sections.getByRole('button', { name, exact: true })).toBeDisabled()
  }
})

test('an address with a hash opens 100 px above the part that it names', async ({ page }) => {
  await page.goto('/documentation#mobile-app')
  await expect.poll(() => topOf(page, 'mobile-app')).toBeCloseTo(100, 0)
})

test('the contents scroll to each part, and the address says which', async ({ page }) => {
  await page.goto('/documentation/features/vr-technology')
  for (const [name, id] of [
    ['AR guides', 'ar-guides'],
    ['VR experience', 'vr-experience'],
    ['Mobile app', 'mobile-app'],
  ] as const) {
    await page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name }).click()
    await expect(page).toHaveURL(`/documentation/features/vr-technology#${id}`)
    await expect.poll(() => topOf(page, id)).toBeCloseTo(100, 0)
  }
})

test('a page without a hash opens at its top and moves the focus to its heading @desktop', async ({ page }) => {
  await page.goto('/documentation#community')
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
  await page.getByRole('navigation', { name: 'Guides' }).getByRole('link', { name: 'Planning a trip' }).click()
  await expect(page).toHaveTitle('Planning a trip · Utalii')
  await expect(page.getByRole('heading', { level: 2, name: 'Planning a trip' })).toBeFocused()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('going back returns to the place where one was @desktop', async ({ page }) => {
  await page.goto('/documentation')
  const guides = page.getByRole('navigation', { name: 'Guides' })
  await guides.getByRole('link', { name: 'UtaliiHub' }).scrollIntoViewIfNeeded()
  await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }))
  await guides.getByRole('link', { name: 'UtaliiHub' }).click()
  await expect(page).toHaveTitle('UtaliiHub · Utalii')
  const left = await page.evaluate(() => scrollY)
  expect(left).toBe(0)
  await page.goBack()
  await expect(page).toHaveTitle('Documentation & Guides · Utalii')
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(400)
})

test('an article brings its own text and no other @desktop', async ({ page }) => {
  await page.goto('/documentation/features/moeva-ai')
  await expect(page.getByRole('heading', { name: 'Moeva AI', exact: true })).toBeVisible()
  const scripts = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  expect(scripts.filter((name) => name.includes('/moeva-ai-'))).toHaveLength(1)
  for (const other of ['vr-technology', 'general-faq', 'privacy-policy', 'mount-scene', 'explore']) {
    expect(scripts.filter((name) => name.includes(`/${other}-`))).toEqual([])
  }
})

/** The documents as the server delivers them, before any script has run. */
function readDocuments(page: Page, addresses: readonly string[]) {
  return page.goto('/documentation').then(() =>
    page.evaluate(
      (list) =>
        Promise.all(
          list.map(async (address) => {
            const answer = await fetch(address)
            const parsed = new DOMParser().parseFromString(await answer.text(), 'text/html')
            const texts = (selector: string) => [...parsed.querySelectorAll(selector)].map((node) => node.textContent)
            const article = parsed.querySelector('article')
            const section = parsed.querySelector('section')
            return {
              address,
              status: answer.status,
              titles: texts('h1'),
              contents: texts('nav[aria-label="Contents"] a'),
              sections: texts('section > h2'),
              article: article?.textContent ?? '',
              isArticleFirst:
                article !== null &&
                section !== null &&
                article.compareDocumentPosition(section) === Node.DOCUMENT_POSITION_FOLLOWING,
              current: parsed.querySelector('nav[aria-label="Guides"] [aria-current="page"]')?.getAttribute('href'),
              canonical: parsed.querySelector('link[rel="canonical"]')?.getAttribute('href'),
            }
          }),
        ),
      addresses,
    ),
  )
}
