import { expect, it } from 'vitest'
import { createRateLimiter } from './rate-limiter.ts'

function createLimiterAt(limit: number) {
  const clock = { ms: 0 }
  return { clock, limiter: createRateLimiter({ limit, windowMs: 60_000, now: () => clock.ms }) }
}

it('allows so many in a window, and says when the next may come', () => {
  const { clock, limiter } = createLimiterAt(2)
  expect(limiter.take('a')).toBe(0)
  clock.ms = 10_000
  expect(limiter.take('a')).toBe(0)
  expect(limiter.take('a')).toBe(50)
  clock.ms = 60_000
  expect(limiter.take('a')).toBe(0)
  // The second one, taken at 10 s, has its window until 70 s.
  expect(limiter.take('a')).toBe(10)
})

it('counts each key for itself', () => {
  const { limiter } = createLimiterAt(1)
  expect([limiter.take('a'), limiter.take('b'), limiter.take('a')]).toEqual([0, 0, 60])
})

it('does not punish asking again too early', () => {
  const { clock, limiter } = createLimiterAt(1)
  limiter.take('a')
  for (clock.ms = 1000; clock.ms < 60_000; clock.ms += 1000) expect(limiter.take('a')).toBeGreaterThan(0)
  expect(limiter.take('a')).toBe(0)
})

it('begins anew for a key that it has forgotten', () => {
  const { limiter } = createLimiterAt(1)
  limiter.take('a')
  limiter.forget('a')
  expect(limiter.take('a')).toBe(0)
})
