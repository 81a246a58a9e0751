import { expect, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'

const QUIET_MS = 1000

/** The viewer of a page, with the attributes that the contract keeps true. */
export function viewerOf(page: Page): Locator {
  return page.getByTestId('panorama')
}

export async function openSharp(page: Page, address: string): Promise<Locator> {
  await page.goto(address)
  const viewer = viewerOf(page)
  await expect(viewer).toHaveAttribute('data-state', 'sharp', { timeout: 30_000 })
  return viewer
}

export async function headingOf(viewer: Locator): Promise<number> {
  return Number(await viewer.getAttribute('data-heading'))
}

/** Resolves when the page has asked for nothing and received nothing for a while: the background streaming is done. */
export async function quietNetwork(page: Page): Promise<void> {
  await new Promise<void>((resolve) => {
    let timer = setTimeout(finish, QUIET_MS)
    function restart() {
      clearTimeout(timer)
      timer = setTimeout(finish, QUIET_MS)
    }
    function finish() {
      page.off('request', restart)
      page.off('requestfinished', restart)
      page.off('requestfailed', restart)
      resolve()
    }
    page.on('request', restart)
    page.on('requestfinished', restart)
    page.on('requestfailed', restart)
  })
}

/**
 * Resolves when the published heading has stopped changing: it stays for longer than a publishing interval, and for a
 * few frames after that, however long this machine takes for each.
 */
export async function settledHeading(viewer: Locator): Promise<number> {
  return viewer.evaluate(
    (element) =>
      new Promise<number>((resolve) => {
        let timer: ReturnType<typeof setTimeout>
        let frame = 0
        const restart = () => {
          clearTimeout(timer)
          cancelAnimationFrame(frame)
          timer = setTimeout(() => waitForFrames(4), 400)
        }
        const waitForFrames = (count: number) => {
          if (count > 0) {
            frame = requestAnimationFrame(() => waitForFrames(count - 1))
            return
          }
          observer.disconnect()
          resolve(Number(element.getAttribute('data-heading')))
        }
        const observer = new MutationObserver(restart)
        observer.observe(element, { attributeFilter: ['data-heading', 'data-pitch'] })
        restart()
      }),
  )
}

export type Pixels = { widthPx: number; heightPx: number; at: (xPx: number, yPx: number) => [number, number, number] }

/** Hides what lies over the picture; works without scripts on the page too. Returns the way back. */
export async function hideControls(page: Page): Promise<() => Promise<void>> {
  const style = await page.evaluateHandle(() => {
    const element = document.createElement('style')
    element.textContent = '.panorama-overlay, header, nav, [data-sonner-toaster] { visibility: hidden !important }'
    document.head.append(element)
    return element
  })
  return () => style.evaluate((element) => element.remove())
}

/** The picture that the canvas shows, without the page's controls over it. */
export async function canvasPixels(page: Page): Promise<Pixels> {
  const showControls = await hideControls(page)
  const png = await viewerOf(page).screenshot()
  await showControls()
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return {
    widthPx: info.width,
    heightPx: info.height,
    at: (xPx, yPx) => {
      const offset = (Math.round(yPx) * info.width + Math.round(xPx)) * 3
      return [data[offset] ?? 0, data[offset + 1] ?? 0, data[offset + 2] ?? 0]
    },
  }
}
