import { launchBrowser, openPage } from '../lib/browser.mjs'
import { screenshotPanorama } from '../lib/measure.mjs'
import { largestShiftPx, psnrDb } from '../lib/metrics.mjs'

/** What the page shows before any script ran, beside the live scene: a poster that jumps is no first view. */
export async function checkPoster({ target, reference }) {
  const browser = await launchBrowser()
  try {
    const context = await browser.newContext({ viewport: target.viewport, javaScriptEnabled: false })
    const still = await context.newPage()
    const url = `http://127.0.0.1:${target.port}${target.path}`
    await still.goto(url, { waitUntil: 'load' })
    await still.waitForTimeout(500)
    const poster = await screenshotPanorama(still, {
      box: target.box,
      onlyPictureCss: posterOnlyCss(target.dragSelector),
    })
    const { page } = await openPage(browser, target.viewport)
    await page.goto(url)
    await page.waitForFunction(
      () => document.querySelector('[data-testid="panorama"]')?.dataset.state === 'sharp',
      null,
      { timeout: 60_000 },
    )
    await page.waitForTimeout(2000)
    const live = await screenshotPanorama(page, target)
    return {
      posterToReferenceDb: psnrDb(poster, reference.image),
      liveToReferenceDb: psnrDb(live, reference.image),
      posterToLiveDb: psnrDb(poster, live),
      posterToLiveShiftPx: largestShiftPx(poster, live),
      liveToReferenceShiftPx: largestShiftPx(live, reference.image),
    }
  } finally {
    await browser.close()
  }
}

function posterOnlyCss(selector) {
  return `* { visibility: hidden !important } ${selector} img, ${selector} picture { visibility: visible !important }`
}
