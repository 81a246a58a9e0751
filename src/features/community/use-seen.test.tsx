import { renderHook } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { countViews } from '#gateway/community-posts.ts'
import { showSession, showUser } from '#state/session-store.ts'
import { useSeen } from './use-seen.ts'

vi.mock('#gateway/community-posts.ts', () => ({ countViews: vi.fn<typeof countViews>(async () => {}) }))

const WINDOW_PX = 800
let report: (visiblePx: number, cardPx: number) => void = () => {}
let thresholds: readonly number[] = []

beforeEach(() => {
  vi.useFakeTimers()
  vi.mocked(countViews).mockClear()
  showSession({ userId: 'amina', email: 'amina@example.com', accessToken: 'token' })
  showUser({ id: 'amina', email: 'amina@example.com', name: 'Amina' })
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: object[]) => void, options: { threshold: number[] }) {
        thresholds = options.threshold
        report = (visiblePx, cardPx) =>
          callback([
            {
              isIntersecting: visiblePx > 0,
              intersectionRatio: visiblePx / cardPx,
              intersectionRect: { height: visiblePx },
              rootBounds: { height: WINDOW_PX },
            },
          ])
      }
      observe() {}
      disconnect() {}
    },
  )
  return () => vi.useRealTimers()
})

function look(id: string) {
  const element = { current: document.createElement('div') }
  renderHook(() => useSeen(id, true, element))
}

async function countedAfter(ms: number) {
  await vi.advanceTimersByTimeAsync(ms)
  await vi.advanceTimersByTimeAsync(3000)
  return vi.mocked(countViews).mock.calls.flatMap(([ids]) => ids)
}

it('counts a card of which half has been looked at for a second', async () => {
  look('half')
  report(200, 400)
  expect(await countedAfter(1000)).toEqual(['half'])
})

it('counts a card higher than the window, of which half never fits', async () => {
  look('high')
  report(WINDOW_PX, 4000)
  // What shows of it goes on changing while somebody reads.
  await vi.advanceTimersByTimeAsync(900)
  report(WINDOW_PX - 100, 4000)
  expect(await countedAfter(100)).toEqual(['high'])
  // The observer is told of it: a fifth of the card is all that the window holds.
  expect(thresholds.some((step) => step > 0.1 && step <= WINDOW_PX / 4000)).toBe(true)
})

it('does not count what is scrolled past, or seen by an edge', async () => {
  look('passed')
  report(400, 400)
  await vi.advanceTimersByTimeAsync(500)
  report(0, 400)
  expect(await countedAfter(1000)).toEqual([])
  look('edge')
  report(100, 4000)
  expect(await countedAfter(1000)).toEqual([])
})
