import type { Page } from '@playwright/test'

/** Keeps the page's code on its way until it is released, as a slow network does: until then there is only the document. */
export async function holdCode(page: Page): Promise<{ release: () => void }> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/index-*.js', async (route) => {
    await released
    await route.continue()
  })
  return { release }
}
