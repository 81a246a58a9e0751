/** So many messages of one address may lead nowhere before it has to wait. */
const MOST = 60
const WINDOW_MS = 60_000
/** Of addresses; whoever has more than that is counted anew. */
const KEPT = 10_000

export type Strangers = ReturnType<typeof createStrangers>

/**
 * Counts the messages by which an address knows nothing of ours: unsigned ones, and numbers that we do not know. Genuine
 * ones never count, and an address that has to wait is told to come again, as both providers do.
 */
export function createStrangers(now: () => number) {
  const seen = new Map<string, { count: number; untilMs: number }>()
  return {
    mustWait(address: string): boolean {
      const known = seen.get(address)
      return known !== undefined && known.untilMs > now() && known.count >= MOST
    },
    count(address: string): void {
      const known = seen.get(address)
      if (known && known.untilMs > now()) known.count += 1
      else {
        if (seen.size >= KEPT) seen.clear()
        seen.set(address, { count: 1, untilMs: now() + WINDOW_MS })
      }
    },
  }
}
