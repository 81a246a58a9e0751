// Measures of section 9 of the specification that no other journey comes by.
import { holdSessionOf, registerPerson } from '../support/account.ts'
import { expect, test } from '../support/fixtures.ts'

test('under 768 px the side navigation is a drawer, and from there on a panel @desktop', async ({ page }) => {
  await holdSessionOf(page, await registerPerson(page.request))
  await page.setViewportSize({ width: 768, height: 800 })
  await page.goto('/dashboard')
  const frame = page.getByRole('navigation', { name: 'Side navigation' })
  const panel = frame.locator('.side-nav-panel')
  await expect(frame).toHaveAttribute('data-form', 'expanded')
  expect((await frame.boundingBox())?.width).toBe(16 * 16)

  await page.setViewportSize({ width: 767, height: 800 })
  await expect(frame).toHaveAttribute('data-form', 'drawer-closed')
  // Above the page, which has all of the width.
  expect((await page.getByRole('main').boundingBox())?.width).toBe(767)
  await frame.getByRole('button', { name: 'Toggle sidebar' }).click()
  await expect.poll(async () => (await panel.boundingBox())?.x).toBe(0)
  expect((await panel.boundingBox())?.width).toBe(18 * 16)

  await page.setViewportSize({ width: 768, height: 800 })
  await expect(frame).toHaveAttribute('data-form', 'expanded')
  await page.keyboard.press('Meta+b')
  await expect.poll(async () => (await frame.boundingBox())?.width).toBe(3 * 16)
})

test('another page fades in for half a second, and thumbnails are 160 px wide and 3:2 @desktop', async ({ page }) => {
  await page.goto('/about')
  await expect(page.getByRole('main')).not.toHaveClass(/page-fade/)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Explore' }).click()
  await expect(page).toHaveURL(/\/explore$/)
  const main = page.getByRole('main')
  await expect(main).toHaveCSS('animation-name', 'page-fade')
  await expect(main).toHaveCSS('animation-duration', '0.5s')
  const picture = page.getByRole('button', { name: 'Photo 2' }).locator('img')
  const { width, height } = (await picture.boundingBox()) ?? { width: 0, height: 1 }
  expect(width).toBe(160)
  expect(width / height).toBeCloseTo(3 / 2, 1)
})
