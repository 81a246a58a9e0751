export type RateLimiter = {
  /** Counts one more for the key and answers 0, or the seconds until the next is allowed, and counts nothing. */
  take: (key: string) => number
  forget: (key: string) => void
}

type Options = { limit: number; windowMs: number; now: () => number }

/** At most `limit` per key in any `windowMs`. Keys that have been quiet for that long cost nothing. */
export function createRateLimiter({ limit, windowMs, now }: Options): RateLimiter {
  const takenAt = new Map<string, number[]>()
  let nextSweepMs = now() + windowMs

  return {
    take(key) {
      const nowMs = now()
      if (nowMs >= nextSweepMs) sweep(nowMs)
      const recent = (takenAt.get(key) ?? []).filter((atMs) => atMs > nowMs - windowMs)
      takenAt.set(key, recent)
      const [oldest = nowMs] = recent
      if (recent.length >= limit) return Math.max(1, Math.ceil((oldest + windowMs - nowMs) / 1000))
      recent.push(nowMs)
      return 0
    },
    forget(key) {
      takenAt.delete(key)
    },
  }

  function sweep(nowMs: number) {
    nextSweepMs = nowMs + windowMs
    for (const [key, times] of takenAt) if ((times.at(-1) ?? 0) <= nowMs - windowMs) takenAt.delete(key)
  }
}
