import type { TilePool } from './tile-pool.ts'

/** Milliseconds of uploads between two frames; what is left waits for the next frame. */
const BUDGET_MS = 4

/**
 * Decoded tiles on their way to the GPU. A tile that arrives between two frames is copied in its own task; when the
 * frame's budget is spent the rest waits, so that no task and no frame grows long however fast the network is.
 */
export function createUploadQueue(pool: TilePool) {
  const waiting = new Map<number, ImageBitmap>()
  let spentMs = 0

  /** Copies what the budget allows; true if a tile is new on the GPU. `round` protects the tiles in use. */
  function drain(round: number): boolean {
    let uploaded = false
    for (const [key, bitmap] of waiting) {
      if (spentMs >= BUDGET_MS) break
      waiting.delete(key)
      const startMs = performance.now()
      uploaded = pool.upload(key, bitmap, round) || uploaded
      bitmap.close()
      spentMs += performance.now() - startMs
    }
    return uploaded
  }

  return {
    add: (key: number, bitmap: ImageBitmap) => void waiting.set(key, bitmap),
    has: (key: number) => waiting.has(key),
    isEmpty: () => waiting.size === 0,
    drain,
    /** A new frame has a new budget. */
    startFrame: () => {
      spentMs = 0
    },
    dispose: () => {
      for (const bitmap of waiting.values()) bitmap.close()
      waiting.clear()
    },
  }
}
