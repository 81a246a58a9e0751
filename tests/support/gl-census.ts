import type { Page } from '@playwright/test'

/** What the page holds of the GPU and of the browser right now. */
export type Held = Record<string, number>

declare global {
  interface Window {
    glCensus: Held
  }
}

/** Counts what WebGL creates less what it deletes. Before the page is opened. */
export async function installGlCensus(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const census: Held = { contexts: 0 }
    window.glCensus = census
    const seen = new WeakSet<object>()
    const getContext = HTMLCanvasElement.prototype.getContext
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...args: unknown[]) {
      const context: unknown = Reflect.apply(getContext, this, args)
      if (context instanceof WebGL2RenderingContext && !seen.has(context)) {
        seen.add(context)
        census['contexts'] = (census['contexts'] ?? 0) + 1
      }
      return context
    } as typeof getContext
    for (const kind of ['Texture', 'Buffer', 'VertexArray', 'Framebuffer', 'Renderbuffer', 'Program', 'Shader']) {
      census[kind] = 0
      for (const [verb, step] of [
        ['create', 1],
        ['delete', -1],
      ] as const) {
        const name = `${verb}${kind}` as 'createTexture'
        const original = WebGL2RenderingContext.prototype[name]
        Object.assign(WebGL2RenderingContext.prototype, {
          [name](this: WebGL2RenderingContext, ...args: unknown[]) {
            if (verb === 'create' || args[0]) census[kind] = (census[kind] ?? 0) + step
            return Reflect.apply(original, this, args)
          },
        })
      }
    }
  })
}

/** Everything counted, with the listeners of the page after its garbage is gone. */
export async function countHeld(page: Page): Promise<Held> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable')
  await devtools.send('HeapProfiler.collectGarbage')
  const { metrics } = await devtools.send('Performance.getMetrics')
  await devtools.detach()
  const listeners = metrics.find(({ name }) => name === 'JSEventListeners')?.value ?? 0
  return { ...(await page.evaluate(() => window.glCensus)), listeners }
}
