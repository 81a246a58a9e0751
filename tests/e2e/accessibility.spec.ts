import type { Page } from '@playwright/test'
import { guidePages } from '#content/guide-catalogue.ts'
import { tourPlaces } from '#content/tour-places.ts'
import { expect, test } from '../support/fixtures.ts'
import { accessibilityFaultsInBothSchemes } from '../support/accessibility.ts'

const GUIDE = guidePages.map(({ path }) => `/documentation/${path}`)
const RESULTS = ['/payment-success?order_id=UT-1042', '/payment-canceled']
// One article, one policy and one tour stand for all, which differ in their words alone; all of them take a long run.
const ALIKE = [
  '/documentation/features/vr-technology',
  '/documentation/policies/terms-conditions',
  '/tours/mt-kilimanjaro',
]
const PAGES = ['/', '/about', '/explore', '/tours', '/pricing', '/community', '/documentation', ...RESULTS, '/nowhere']
const ROUTES = [...PAGES, ...ALIKE]
const TOURS = tourPlaces.map(({ slug }) => `/tours/${slug}`)
const LOOKED_AT = process.env.UTALII_LONG ? new Set([...PAGES, ...GUIDE, ...TOURS]) : ROUTES

for (const route of LOOKED_AT) {
  test(`axe finds nothing on ${route}, in light and in dark colours @desktop`, async ({ page, expectPageError }) => {
    expectPageError(/404/)
    await page.goto(route)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await accessibilityFaultsInBothSchemes(page)).toEqual([])
  })
}

test.describe('at 320 px, as at 400 % zoom', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  test('nothing of any public page lies beside the window @phone', async ({ page, expectPageError }) => {
    expectPageError(/404/)
    for (const route of new Set([...ROUTES, ...GUIDE])) {
      await page.goto(route)
      expect(await cutOffAt(page), route).toEqual([])
    }
  })
})

test('the first key leads past the navigation bar to the content @desktop', async ({ page }) => {
  await page.goto('/about')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('a page change moves the focus to the new heading @desktop', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeFocused()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test.describe('where motion is unwelcome', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('pages and anchors change at once @desktop', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('link', { name: 'VR tours', exact: true }).click()
    const top = await page.locator('#vr-tours').evaluate((section) => section.getBoundingClientRect().top)
    expect(Math.round(top)).toBe(80)
    await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
    await expect(page.locator('main')).toHaveCSS('animation-duration', '1e-05s')
  })
})

/** What reaches beyond the window on a page that cannot be scrolled sideways to it, nor inside of itself. */
function cutOffAt(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const widthPx = document.documentElement.clientWidth
    if (document.documentElement.scrollWidth > widthPx) return ['the page itself']
    const isScrolled = (element: Element | null): boolean =>
      element !== null && (/auto|scroll/.test(getComputedStyle(element).overflowX) || isScrolled(element.parentElement))
    return [...document.querySelectorAll('main :is(h1, h2, h3, p, li, a, button, input, label, dt, dd)')].flatMap(
      (element) => {
        const { left, right, width } = element.getBoundingClientRect()
        const isHidden = width <= 1 || element.closest('[aria-hidden="true"]') !== null
        const isOutside = left < -1 || right > widthPx + 1
        return isOutside && !isHidden && !isScrolled(element) ? [`${element.tagName} ${element.textContent}`] : []
      },
    )
  })
}
