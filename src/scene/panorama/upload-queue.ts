/** Uploads take at most this much of any interval of one frame at 60 Hz; what is left waits for the next interval. */
const BUDGET_MS = 4
const INTERVAL_MS = 16

/**
 * Decoded tiles on their way to the GPU. A tile is copied in the task in which it arrives, or, when this frame's budget
 * is spent, a little later: no task and no frame grows long, however fast the network is, and nothing needs a frame.
 * `upload` copies a tile and lets go of it.
 */
export function createUploadQueue(upload: (key: number, bitmap: ImageBitmap) => void) {
  const waiting = new Map<number, ImageBitmap>()
  let isOpen = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let intervalStartMs = 0
  let spentMs = 0

  function pump(): void {
    timer = undefined
    for (const [key, bitmap] of waiting) {
      const startMs = performance.now()
      if (startMs - intervalStartMs >= INTERVAL_MS) {
        intervalStartMs = startMs
        spentMs = 0
      }
      if (spentMs >= BUDGET_MS) {
        timer = setTimeout(pump, intervalStartMs + INTERVAL_MS - startMs)
        return
      }
      waiting.delete(key)
      upload(key, bitmap)
      spentMs += performance.now() - startMs
    }
  }

  return {
    add: (key: number, bitmap: ImageBitmap) => {
      waiting.set(key, bitmap)
      if (isOpen && timer === undefined) pump()
    },
    isOpen: () => isOpen,
    has: (key: number) => waiting.has(key),
    /** Before this, tiles only wait: the GPU memory still belongs to somebody else. */
    open: () => {
      if (isOpen) return
      isOpen = true
      pump()
    },
    dispose: () => {
      isOpen = false
      clearTimeout(timer)
      for (const bitmap of waiting.values()) bitmap.close()
      waiting.clear()
    },
  }
}
