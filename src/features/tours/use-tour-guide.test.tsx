import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Tour } from '#content/tour.ts'
import { immersionStore, reportPresenting } from '#state/immersion-store.ts'
import { turnTowards } from '#state/led-view.ts'
import { askPage, reportLoadState, showPanorama, tourStore } from '#state/tour-store.ts'
import { startView } from '#state/view-fixtures.ts'
import { lendHeadLook, shownNow, turnBy, viewStore } from '#state/view-store.ts'
import { toursEn } from '#content/messages/tours.en.ts'
import { notify } from '#ui/toaster.tsx'
import { useTourGuide } from './use-tour-guide.ts'

// What it shows on the page is the toaster's own business.
vi.mock('#ui/toaster.tsx', () => ({ notify: vi.fn<() => void>() }))

const stop = (id: string, headingDeg: number) => ({
  id,
  kind: 'nature' as const,
  direction: { headingDeg, pitchDeg: 0 },
  title: { en: id, sw: id },
  text: { en: `About ${id}.`, sw: `Kuhusu ${id}.` },
})
const smell = { ...stop('smell', 0), direction: null }
const tour = {
  viewpoints: [
    { panoramaId: 'here', stops: [stop('tree', 90), stop('hill', 180), smell] },
    { panoramaId: 'there', stops: [stop('lake', 270)] },
  ],
} as unknown as Tour

beforeEach(() => {
  vi.useFakeTimers()
  startView()
  tourStore.setState(tourStore.getInitialState(), true)
  immersionStore.setState(immersionStore.getInitialState(), true)
  picture('here')
})
afterEach(() => vi.useRealTimers())

function picture(panoramaId: string): void {
  showPanorama(panoramaId, [])
  reportLoadState('sharp')
}

function startInHeadset() {
  reportPresenting('vr')
  lendHeadLook(() => ({ lookYawDeg: 0, lookPitchDeg: 0 }))
  const { result } = renderHook(() => useTourGuide({ tour, panoramaId: 'here', pictureId: 'here', goTo: () => {} }))
  act(() => result.current.start())
  return result
}

const captions = () => immersionStore.getState().notices.map(({ title }) => title)
const ask = (request: Parameters<typeof askPage>[0]) => act(() => askPage(request))

it('tells each stop on the board and goes on by itself', () => {
  startInHeadset()
  expect(captions()).toEqual(['tree'])
  expect(shownNow().headingDeg).toBe(90)
  act(() => void vi.advanceTimersByTime(10_000))
  expect(captions()).toEqual(['hill'])
  expect(shownNow().headingDeg).toBe(180)
})

it('waits when somebody in the headset asks for calm, and goes on when they ask for it', () => {
  const guide = startInHeadset()
  ask('pause-guide')
  expect(captions()).toEqual([])
  act(() => void vi.advanceTimersByTime(60_000))
  expect(guide.current).toMatchObject({ mode: 'paused', index: 0 })
  expect(tourStore.getState().answeredRequests).toEqual(['resume-guide', 'next-stop', 'end-guide'])
  ask('resume-guide')
  expect(captions()).toEqual(['tree'])
  act(() => void vi.advanceTimersByTime(10_000))
  expect(captions()).toEqual(['hill'])
})

it('goes on to the next stop, paused or not, and ends', () => {
  const guide = startInHeadset()
  ask('pause-guide')
  ask('next-stop')
  expect(guide.current).toMatchObject({ mode: 'guided', index: 1 })
  expect(captions()).toEqual(['hill'])
  ask('end-guide')
  expect(guide.current.mode).toBe('closed')
  expect(captions()).toEqual([])
  expect(tourStore.getState().answeredRequests).toEqual(['start-guide'])
})

it('is started from within the headset', () => {
  const guide = startInHeadset()
  ask('end-guide')
  ask('start-guide')
  expect(guide.current).toMatchObject({ mode: 'guided', index: 0 })
  expect(captions()).toEqual(['tree'])
})

it('leads from one stop that was chosen to the next, and closes it, without telling the rest', () => {
  const guide = startInHeadset()
  act(() => guide.current.open('tree'))
  expect(tourStore.getState().answeredRequests).toEqual(['next-stop', 'close-stop'])
  ask('next-stop')
  expect(guide.current).toMatchObject({ mode: 'reading', index: 1 })
  expect(captions()).toEqual(['hill'])
  ask('close-stop')
  expect(guide.current.mode).toBe('closed')
  expect(captions()).toEqual([])
})

it('says after the last stop that the tour is over, however that was reached, and begins again when asked to', () => {
  const guide = startInHeadset()
  act(() => guide.current.open('smell'))
  act(() => guide.current.open('lake'))
  ask('next-stop')
  expect(guide.current).toMatchObject({ mode: 'over', stop: null })
  expect(captions()).toEqual([])
  expect(notify).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(toursEn.guide.finished))
  expect(tourStore.getState().answeredRequests).toEqual(['start-again', 'close-stop'])
  ask('start-again')
  expect(guide.current).toMatchObject({ mode: 'guided', index: 0 })
  expect(captions()).toEqual(['tree'])
})

it.each([
  ['for a while', () => act(() => void vi.advanceTimersByTime(20_000))],
  ['until it is closed', () => ask('close-stop')],
])('offers to begin again %s', (_, pass) => {
  const guide = startInHeadset()
  act(() => guide.current.open('lake'))
  ask('next-stop')
  act(() => void vi.advanceTimersByTime(10_000))
  expect(tourStore.getState().answeredRequests).toContain('start-again')
  pass()
  expect(guide.current.mode).toBe('closed')
  expect(tourStore.getState().answeredRequests).toEqual(['start-guide'])
})

it('leaves the board alone in the page', () => {
  const { result } = renderHook(() => useTourGuide({ tour, panoramaId: 'here', pictureId: 'here', goTo: () => {} }))
  act(() => result.current.start())
  expect(captions()).toEqual([])
})

it('lights no sign for a stop that lies in no direction', () => {
  const { result } = renderHook(() => useTourGuide({ tour, panoramaId: 'here', pictureId: 'here', goTo: () => {} }))
  act(() => result.current.open('hill'))
  expect(tourStore.getState().pointedSpotId).toBe('hill')
  act(() => result.current.open('smell'))
  expect(tourStore.getState().pointedSpotId).toBeNull()
})

it('shows a stop again when it is chosen again', () => {
  const { result } = renderHook(() => useTourGuide({ tour, panoramaId: 'here', pictureId: 'here', goTo: () => {} }))
  act(() => result.current.open('tree'))
  act(() => turnTowards({ headingDeg: 0, pitchDeg: 0 }))
  act(() => result.current.open('tree'))
  expect(viewStore.getState().motion).toMatchObject({ kind: 'guided', headingDeg: 90 })
})

it('tells a stop on the board again when it is chosen again', () => {
  const guide = startInHeadset()
  act(() => guide.current.open('tree'))
  act(() => immersionStore.setState({ notices: [] }))
  act(() => guide.current.open('tree'))
  expect(captions()).toEqual(['tree'])
})

it('ends where the browser goes back to another viewpoint, and not on the way to a stop', () => {
  const goTo = vi.fn<(panoramaId: string) => void>()
  const { result, rerender } = renderHook(
    ({ panoramaId }) => useTourGuide({ tour, panoramaId, pictureId: panoramaId, goTo }),
    {
      initialProps: { panoramaId: 'here' },
    },
  )
  act(() => result.current.start())
  act(() => result.current.open('lake'))
  expect(goTo).toHaveBeenLastCalledWith('there')
  expect(result.current.stop?.id).toBe('lake')
  rerender({ panoramaId: 'there' })
  expect(result.current.stop?.id).toBe('lake')
  rerender({ panoramaId: 'here' })
  expect(result.current.mode).toBe('closed')
  act(() => result.current.open('lake'))
  expect(result.current.stop?.id).toBe('lake')
})

function inPicture(initialProps: { panoramaId: string; pictureId: string }) {
  return renderHook((place) => useTourGuide({ tour, ...place, goTo: () => {} }), { initialProps })
}

it.each(['guided', 'paused'] as const)('leaves a view alone whose picture turns to night while it is %s', (mode) => {
  reportPresenting('vr')
  lendHeadLook(() => ({ lookYawDeg: 0, lookPitchDeg: 0 }))
  const { result, rerender } = inPicture({ panoramaId: 'here', pictureId: 'here' })
  act(() => result.current.start())
  if (mode === 'paused') act(() => result.current.pause())
  act(() => void vi.advanceTimersByTime(2000))
  act(() => turnBy(45, 0))
  const told = captions()
  act(() => showPanorama('here-by-night', []))
  rerender({ panoramaId: 'here', pictureId: 'here-by-night' })
  expect(captions()).toEqual(told)
  act(() => reportLoadState('sharp'))
  expect(shownNow().headingDeg).toBe(135)
  expect(captions()).toEqual(told)
})

it('goes on telling while the picture is lost for a while', () => {
  const guide = inPicture({ panoramaId: 'here', pictureId: 'here' })
  act(() => guide.result.current.start())
  let ms = 0
  for (; guide.result.current.index === 0; ms += 100) act(() => void vi.advanceTimersByTime(100))
  act(() => guide.result.current.start())
  act(() => void vi.advanceTimersByTime(ms - 200))
  act(() => reportLoadState('loading'))
  act(() => reportLoadState('sharp'))
  expect(guide.result.current.index).toBe(0)
  act(() => void vi.advanceTimersByTime(200))
  expect(guide.result.current.index).toBe(1)
})

it('turns to a stop of another viewpoint when its picture is there, not before', () => {
  const { result, rerender } = inPicture({ panoramaId: 'here', pictureId: 'here' })
  act(() => result.current.open('lake'))
  rerender({ panoramaId: 'there', pictureId: 'there' })
  expect(tourStore.getState().pointedSpotId).toBeNull()
  act(() => showPanorama('there', []))
  expect(tourStore.getState().pointedSpotId).toBeNull()
  act(() => reportLoadState('ready'))
  expect(tourStore.getState().pointedSpotId).toBe('lake')
  expect(viewStore.getState().motion).toMatchObject({ kind: 'guided', headingDeg: 270 })
})
