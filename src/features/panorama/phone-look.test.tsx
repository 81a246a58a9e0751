import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { immersionStore, reportPresenting } from '#state/immersion-store.ts'
import { reportTrouble, tourStore } from '#state/tour-store.ts'
import { startView } from '#state/view-fixtures.ts'
import { shownHeadingDeg, shownPitchDeg, viewStore } from '#state/view-store.ts'
import { Toaster } from '#ui/toaster.tsx'
import { PanoramaViewer } from './panorama-viewer.tsx'

const NAME = 'Look around with this phone'

/** As iOS has it; without the question elsewhere. */
function stubSensors(requestPermission?: () => Promise<string>): void {
  vi.stubGlobal('DeviceOrientationEvent', Object.assign(class {}, requestPermission && { requestPermission }))
}

function hold(alpha: number | null, beta: number | null, gamma: number | null): void {
  act(() => void window.dispatchEvent(Object.assign(new Event('deviceorientation'), { alpha, beta, gamma })))
}

function viewer(cover?: string) {
  return (
    <>
      <PanoramaViewer panoramaId="calibration" name="Nowhere" neighbourIds={[]} query={QUERY} cover={cover} />
      <Toaster />
    </>
  )
}
const QUERY = new URLSearchParams('heading=100&pitch=10')

const button = () => screen.getByRole('button', { name: NAME })
const isOn = () => button().getAttribute('aria-pressed') === 'true'
const turn = () => viewStore.getState().phoneTurn

/** The question is answered in a later task. */
async function tap(): Promise<void> {
  fireEvent.click(button())
  await act(async () => {})
}

let pointer = 'coarse'
beforeEach(() => {
  startView()
  tourStore.setState(tourStore.getInitialState(), true)
  immersionStore.setState(immersionStore.getInitialState(), true)
  pointer = 'coarse'
  const real = matchMedia
  vi.stubGlobal('matchMedia', (media: string) => ({ ...real(media), matches: media === `(any-pointer: ${pointer})` }))
  stubSensors()
})

describe('the button', () => {
  it('is there where a finger can hold a device with sensors', () => {
    render(viewer())
    expect(isOn()).toBe(false)
  })

  it('is not there without a touch screen', () => {
    pointer = 'fine'
    render(viewer())
    expect(screen.queryByRole('button', { name: NAME })).toBeNull()
  })

  it('is not there where the browser has no such sensors', () => {
    vi.stubGlobal('DeviceOrientationEvent', undefined)
    Reflect.deleteProperty(window, 'DeviceOrientationEvent')
    render(viewer())
    expect(screen.queryByRole('button', { name: NAME })).toBeNull()
  })

  it('is not there where only the still picture can turn', () => {
    render(viewer())
    act(() => reportTrouble('no-webgl'))
    expect(screen.queryByRole('button', { name: NAME })).toBeNull()
  })
})

describe('permission', () => {
  it('is asked for within the tap, and only then', async () => {
    const ask = vi.fn<() => Promise<string>>().mockResolvedValue('granted')
    stubSensors(ask)
    render(viewer())
    expect(ask).not.toHaveBeenCalled()
    fireEvent.click(button())
    expect(ask).toHaveBeenCalledOnce()
    await act(async () => {})
    expect(isOn()).toBe(true)
  })

  it.each([
    ['denied', () => Promise.resolve('denied')],
    ['refused', () => Promise.reject(new DOMException('Not in a tap', 'NotAllowedError'))],
  ])('that is %s is said in one sentence, and can be asked for again', async (_, ask) => {
    stubSensors(ask)
    render(viewer())
    await tap()
    expect(await screen.findByText(/not allowed for this site/)).toBeDefined()
    expect(isOn()).toBe(false)
    hold(0, 90, 0)
    expect(turn()).toBeNull()
  })
})

describe('sensors', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  it('that say nothing within a second are said to be missing, and the button goes', async () => {
    render(viewer())
    await tap()
    hold(null, null, null)
    await act(() => vi.advanceTimersByTimeAsync(999))
    expect(isOn()).toBe(true)
    await act(() => vi.advanceTimersByTimeAsync(1))
    await act(() => vi.advanceTimersByTimeAsync(100))
    expect(screen.queryByRole('button', { name: NAME })).toBeNull()
    expect(screen.getByText(/do not answer/)).toBeDefined()
  })

  it('that have answered may rest', async () => {
    render(viewer())
    await tap()
    hold(0, 90, 0)
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    expect(isOn()).toBe(true)
  })
})

describe('looking around', () => {
  it('begins where the view is, and turns with the phone', async () => {
    render(viewer())
    await tap()
    hold(250, 40, 0)
    expect(turn()).toEqual({ yawDeg: 0, pitchDeg: 0 })
    hold(280, 100, 0)
    expect(turn()?.yawDeg).toBeCloseTo(30, 6)
    // 100° is 10° up, where the view is: they have met.
    expect(turn()?.pitchDeg).toBeCloseTo(0, 6)
    hold(280, 120, 0)
    expect(turn()?.pitchDeg).toBeCloseTo(20, 6)
  })

  it('knows how the screen is turned where the window alone tells it', async () => {
    vi.stubGlobal('orientation', -90)
    render(viewer())
    await tap()
    // On its right edge, level; then it looks almost straight down, where the screen's own top tells which way.
    hold(270, 0, 90)
    hold(270, 0, 10)
    expect(turn()?.yawDeg).toBeCloseTo(0, 6)
    vi.stubGlobal('orientation', 90)
    act(() => void window.dispatchEvent(new Event('orientationchange')))
    expect(turn()).toBeNull()
    hold(90, 0, -90)
    expect(turn()).toEqual({ yawDeg: 0, pitchDeg: 0 })
  })

  it('takes a new zero when the screen turns', async () => {
    const orientation = Object.assign(new EventTarget(), { angle: 0 })
    vi.stubGlobal('screen', { orientation })
    render(viewer())
    await tap()
    hold(0, 90, 0)
    hold(30, 90, 0)
    orientation.angle = 90
    act(() => void orientation.dispatchEvent(new Event('change')))
    expect(turn()).toBeNull()
    hold(120, 0, -90)
    expect(turn()).toEqual({ yawDeg: 0, pitchDeg: 0 })
    hold(150, 0, -90)
    expect(turn()?.yawDeg).toBeCloseTo(30, 6)
  })

  it('stops while the page is hidden and begins anew afterwards', async () => {
    render(viewer())
    await tap()
    hold(0, 90, 0)
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    hold(50, 90, 0)
    expect(turn()).toBeNull()
    hidden.mockReturnValue(false)
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    hold(80, 90, 0)
    expect(turn()).toEqual({ yawDeg: 0, pitchDeg: 0 })
  })

  it('rests under a still picture and goes on after it', async () => {
    const { rerender } = render(viewer())
    await tap()
    hold(0, 90, 0)
    rerender(viewer('A still picture'))
    hold(50, 90, 0)
    expect(turn()).toBeNull()
    rerender(viewer())
    expect(isOn()).toBe(true)
    hold(60, 90, 0)
    expect(turn()).not.toBeNull()
  })

  it('leaves the view to the head while a headset presents', async () => {
    render(viewer())
    await tap()
    hold(0, 90, 0)
    act(() => reportPresenting('vr'))
    hold(50, 90, 0)
    expect(turn()).toBeNull()
    act(() => reportPresenting('none'))
    hold(60, 90, 0)
    expect(turn()).toEqual({ yawDeg: 0, pitchDeg: 0 })
  })

  it('is centred by Reset view, wherever the phone points', async () => {
    render(viewer())
    await tap()
    hold(0, 60, 0)
    hold(70, 60, 0)
    fireEvent.click(screen.getByRole('button', { name: 'Reset view' }))
    expect(shownHeadingDeg(viewStore.getState())).toBe(0)
    expect(shownPitchDeg(viewStore.getState())).toBe(0)
    // From where it pointed then, not from where it points now.
    hold(60, 60, 0)
    expect(turn()?.yawDeg).toBeCloseTo(-10, 6)
  })

  it('ends with a second tap, and leaves with the page', async () => {
    const { unmount } = render(viewer())
    await tap()
    hold(0, 90, 0)
    await tap()
    expect(isOn()).toBe(false)
    hold(50, 90, 0)
    expect(turn()).toBeNull()
    await tap()
    hold(0, 90, 0)
    unmount()
    hold(50, 90, 0)
    expect(turn()).toBeNull()
  })
})
