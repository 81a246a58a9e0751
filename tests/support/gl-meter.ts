import type { Page } from '@playwright/test'

/** What the page asked of WebGL and of the frame loop since it was opened (or since `resetGlMeter`). */
export type GlMeter = {
  contexts: number
  draws: number
  frames: number
  animationCallbacks: number
  uploads: number
  allocatedBytes: number
}

declare global {
  interface Window {
    glMeter: GlMeter
    loseContext: () => void
    restoreContext: () => void
  }
}

/** Counts calls without changing them. Must be installed before the page is opened. */
export async function installGlMeter(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const meter = { contexts: 0, draws: 0, frames: 0, animationCallbacks: 0, uploads: 0, allocatedBytes: 0 }
    window.glMeter = meter
    const seen = new WeakSet<object>()
    let loser: WEBGL_lose_context | null = null
    window.loseContext = () => loser?.loseContext()
    window.restoreContext = () => loser?.restoreContext()

    const getContext = HTMLCanvasElement.prototype.getContext
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
      const context = Reflect.apply(getContext, this, [kind, ...rest])
      if (context instanceof WebGL2RenderingContext && !seen.has(context)) {
        seen.add(context)
        meter.contexts += 1
        loser = context.getExtension('WEBGL_lose_context')
      }
      return context
    } as typeof getContext

    const wrap = (
      name: 'drawElements' | 'texSubImage3D' | 'texSubImage2D' | 'texStorage2D' | 'texStorage3D' | 'clear',
      count: (args: number[]) => void,
    ) => {
      const original = WebGL2RenderingContext.prototype[name] as (...args: unknown[]) => unknown
      Object.assign(WebGL2RenderingContext.prototype, {
        [name](this: WebGL2RenderingContext, ...args: unknown[]) {
          count(args as number[])
          return Reflect.apply(original, this, args)
        },
      })
    }
    wrap('drawElements', () => (meter.draws += 1))
    wrap('clear', () => (meter.frames += 1))
    wrap('texSubImage2D', () => (meter.uploads += 1))
    wrap('texSubImage3D', () => (meter.uploads += 1))
    wrap('texStorage2D', ([, , , width = 0, height = 0]) => (meter.allocatedBytes += width * height * 4))
    wrap(
      'texStorage3D',
      ([, , , width = 0, height = 0, depth = 0]) => (meter.allocatedBytes += width * height * depth * 4),
    )

    const requestFrame = window.requestAnimationFrame
    window.requestAnimationFrame = (callback) =>
      requestFrame((time) => {
        meter.animationCallbacks += 1
        callback(time)
      })
  })
}

export function readGlMeter(page: Page): Promise<GlMeter> {
  return page.evaluate(() => ({ ...window.glMeter }))
}
