import type { WebGLRenderer } from 'three'

const ASKED_EVERY_MS = 8
/** Graphics that have not answered by then are not waited for, in ms. */
const PATIENCE_MS = 1000

/**
 * Knows when graphics are through with the first frame, which carries what they put off until then, such as compiling.
 * Whoever shows the canvas sooner waits for that on the main thread, and every touch waits with it. `drawn` is called after
 * that frame, `onOver` once.
 */
export function createFirstFrame(renderer: Pick<WebGLRenderer, 'getContext'>, onOver: () => void) {
  let isDrawn = false
  let isOver = false
  let timer: ReturnType<typeof setTimeout> | undefined

  function drawn(): void {
    isDrawn = true
    const context = renderer.getContext()
    const fence = 'fenceSync' in context ? context.fenceSync(context.SYNC_GPU_COMMANDS_COMPLETE, 0) : null
    if (!fence || !('fenceSync' in context)) {
      // A frame that is asked for within a frame would be lost.
      timer = setTimeout(end)
      return
    }
    context.flush()
    const drawnAtMs = performance.now()
    const ask = () => {
      const isDone = context.getSyncParameter(fence, context.SYNC_STATUS) === context.SIGNALED
      if (isDone || performance.now() - drawnAtMs > PATIENCE_MS) {
        context.deleteSync(fence)
        end()
      } else timer = setTimeout(ask, ASKED_EVERY_MS)
    }
    timer = setTimeout(ask, ASKED_EVERY_MS)
  }

  function end(): void {
    isOver = true
    onOver()
  }

  return { drawn, isDrawn: () => isDrawn, isOver: () => isOver, stop: () => clearTimeout(timer) }
}
