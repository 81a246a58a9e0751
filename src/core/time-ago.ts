const MINUTE_S = 60
const HOUR_S = 60 * MINUTE_S
const DAY_S = 24 * HOUR_S

type Ago = { count: number; unit: 'minute' | 'hour' | 'day' | 'week' | 'year' }

/** How long ago a moment was, in the largest whole unit; null for less than a minute, and for the future. */
export function timeAgo(momentMs: number, nowMs: number): Ago | null {
  const agoS = (nowMs - momentMs) / 1000
  const steps: readonly [number, Ago['unit']][] = [
    [365 * DAY_S, 'year'],
    [7 * DAY_S, 'week'],
    [DAY_S, 'day'],
    [HOUR_S, 'hour'],
    [MINUTE_S, 'minute'],
  ]
  for (const [lengthS, unit] of steps) if (agoS >= lengthS) return { count: Math.floor(agoS / lengthS), unit }
  return null
}
