import type { Page } from '@playwright/test'

declare global {
  interface Window {
    draws: number
  }
}

/** Runs in the page, before it. */
export function countDraws(): void {
  window.draws = 0
  for (const name of ['drawElements', 'drawArrays', 'drawElementsInstanced', 'drawArraysInstanced'] as const) {
    const original = WebGL2RenderingContext.prototype[name] as (...args: unknown[]) => unknown
    Object.assign(WebGL2RenderingContext.prototype, {
      [name](this: WebGL2RenderingContext, ...args: unknown[]) {
        window.draws += 1
        return Reflect.apply(original, this, args)
      },
    })
  }
}

/** Of one frame of both eyes, half; the emulator itself draws nothing. Counted from frame to frame, within the page. */
export async function drawsPerEye(page: Page): Promise<number> {
  const frames = 10
  const draws = await page.evaluate(
    (count) =>
      new Promise<number>((resolve) => {
        const session = window.headset.activeSession
        const nextFrame = (act: () => void) => session?.requestAnimationFrame(act)
        nextFrame(() => {
          const before = window.draws
          const goOn = (left: number) => nextFrame(() => (left === 1 ? resolve(window.draws - before) : goOn(left - 1)))
          goOn(count)
        })
      }),
    frames,
  )
  return Math.round(draws / frames / 2)
}
