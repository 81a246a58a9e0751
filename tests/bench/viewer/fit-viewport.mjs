import { launchBrowser, openPage } from '../lib/browser.mjs'
import { panoramaPx } from '../lib/reference.mjs'

const panoramaSelector = '[data-testid="panorama"]'

/** A window in which the panorama is exactly as large as the other viewers, and where it lies in it. */
export async function fitViewport(port) {
  const browser = await launchBrowser()
  const viewport = { width: panoramaPx.width, height: panoramaPx.height }
  try {
    const { page } = await openPage(browser, viewport)
    await page.goto(`http://127.0.0.1:${port}/explore?category=0`)
    for (let attempt = 0; attempt < 6; attempt++) {
      const box = await page.locator(panoramaSelector).boundingBox()
      if (box.width === panoramaPx.width && box.height === panoramaPx.height)
        return { viewport, box, fovDeg: await readFovDeg(page) }
      viewport.width += Math.round(panoramaPx.width - box.width)
      viewport.height += Math.round(panoramaPx.height - box.height)
      await page.setViewportSize(viewport)
      await page.waitForTimeout(300)
    }
    throw new Error(
      `No window makes the panorama ${panoramaPx.width} x ${panoramaPx.height}; the last tried was ${JSON.stringify(viewport)}`,
    )
  } finally {
    await browser.close()
  }
}

async function readFovDeg(page) {
  return Number(await page.locator(panoramaSelector).getAttribute('data-fov'))
}
