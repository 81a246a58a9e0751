import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { stageHostElement } from '#platform/stage-host.ts'
import { preferencesStore } from '#state/preferences-store.ts'
import { reportLoadState, reportTrouble, tourStore } from '#state/tour-store.ts'
import { startView } from '#state/view-fixtures.ts'
import { openView, startRotation, turnToSliderValue, viewStore } from '#state/view-store.ts'
import { Toaster } from '#ui/toaster.tsx'
import { PanoramaViewer } from './panorama-viewer.tsx'

const ID = 'calibration'

beforeEach(() => {
  startView()
  tourStore.setState(tourStore.getInitialState(), true)
  preferencesStore.setState({ lowData: null })
})

function viewer(props: { id?: string; query?: string; cover?: boolean } = {}) {
  return (
    <>
      <PanoramaViewer
        panoramaId={props.id ?? ID}
        name="Nowhere"
        neighbourIds={['b', 'c']}
        query={new URLSearchParams(props.query)}
        cover={props.cover ? <p>A still picture</p> : undefined}
        gestures={{ freeWheelMedia: 'all', twoFingersMedia: 'all' }}
      />
      <Toaster />
    </>
  )
}

const picture = () => screen.getByTestId('panorama')

describe('the picture', () => {
  it('takes the focus, is named after its place and says what it shows', () => {
    render(viewer())
    expect(picture()).toBe(screen.getByRole('application', { name: '360° view of Nowhere' }))
    expect(picture().tabIndex).toBe(0)
    expect(picture().dataset).toMatchObject({
      panorama: ID,
      state: 'loading',
      heading: '0.0',
      pitch: '0.0',
      presenting: 'none',
    })
  })

  it('says what the stage reports', () => {
    render(viewer())
    act(() => reportLoadState('ready'))
    expect(picture().dataset['state']).toBe('ready')
    act(() => reportLoadState('sharp'))
    expect(picture().dataset['state']).toBe('sharp')
  })

  it('says loading for another place at once', () => {
    const { rerender } = render(viewer())
    act(() => reportLoadState('sharp'))
    rerender(viewer({ id: 'elsewhere' }))
    expect(picture().dataset).toMatchObject({ panorama: 'elsewhere', state: 'loading' })
    expect(tourStore.getState()).toMatchObject({ panoramaId: 'elsewhere', neighbourIds: ['b', 'c'] })
  })

  it('opens in the direction that the address names', () => {
    render(viewer({ query: 'category=1&heading=271.26&pitch=-12&fov=40' }))
    expect(picture().dataset).toMatchObject({ heading: '271.3', pitch: '-12.0', fov: '40.0' })
  })

  it('goes back to the front when the address drops its direction', () => {
    const { rerender } = render(viewer({ query: 'heading=90' }))
    rerender(viewer({ query: 'category=1' }))
    expect(picture().dataset['heading']).toBe('0.0')
  })

  it('shows the heading of the slider at once, and 0.0 at its end', () => {
    render(viewer())
    act(() => {
      startRotation({ turnsByItself: false })
      turnToSliderValue(25)
    })
    expect(picture().dataset['heading']).toBe('90.0')
    act(() => turnToSliderValue(100))
    expect(picture().dataset['heading']).toBe('0.0')
  })

  it('holds the stage while it is there and parks it afterwards', () => {
    const { unmount } = render(viewer())
    expect(picture().contains(stageHostElement())).toBe(true)
    expect(tourStore.getState().stageShown).toBe(true)
    unmount()
    expect(stageHostElement().isConnected).toBe(true)
    expect(tourStore.getState().stageShown).toBe(false)
  })

  it('rests, still in place, under a still picture', () => {
    const { rerender } = render(viewer())
    rerender(viewer({ cover: true }))
    expect(tourStore.getState().stageShown).toBe(false)
    expect(picture().contains(stageHostElement())).toBe(true)
    expect(screen.queryByRole('button', { name: 'Zoom in' })).toBeNull()
    rerender(viewer())
    expect(tourStore.getState().stageShown).toBe(true)
  })
})

describe('keys', () => {
  it.each([
    ['ArrowRight', { heading: 1, pitch: 0 }],
    ['ArrowLeft', { heading: -1, pitch: 0 }],
    ['ArrowUp', { heading: 0, pitch: 1 }],
    ['ArrowDown', { heading: 0, pitch: -1 }],
  ])('%s turns, eased', (key, { heading, pitch }) => {
    render(viewer({ query: 'heading=180' }))
    fireEvent.keyDown(picture(), { key })
    const state = viewStore.getState()
    expect(Math.sign(state.targetHeadingDeg - 180)).toBe(heading)
    expect(Math.sign(state.targetPitchDeg)).toBe(pitch)
    expect(state.motion.kind).toBe('eased')
  })

  it('+ and - zoom', () => {
    render(viewer({ query: 'fov=60' }))
    fireEvent.keyDown(picture(), { key: '+' })
    expect(viewStore.getState().targetFovDeg).toBeLessThan(60)
    fireEvent.keyDown(picture(), { key: '-' })
    expect(viewStore.getState().targetFovDeg).toBeCloseTo(60, 6)
  })

  it('Home goes back to the first view', () => {
    render(viewer({ query: 'heading=90&pitch=10&fov=40' }))
    fireEvent.keyDown(picture(), { key: 'Home' })
    expect(picture().dataset).toMatchObject({ heading: '0.0', pitch: '0.0' })
  })

  it('F covers the window, Escape leaves', () => {
    render(viewer())
    fireEvent.keyDown(picture(), { key: 'f' })
    expect(screen.getByRole('button', { name: 'Full screen', pressed: true })).toBeDefined()
    fireEvent.keyDown(window, { key: 'Escape' })
    expect(screen.getByRole('button', { name: 'Full screen', pressed: false })).toBeDefined()
  })

  it('belong to the browser together with a modifier', () => {
    render(viewer())
    fireEvent.keyDown(picture(), { key: 'ArrowRight', altKey: true })
    fireEvent.keyDown(picture(), { key: '+', ctrlKey: true })
    expect(viewStore.getState()).toMatchObject({ targetHeadingDeg: 0, followsFirstFov: true })
  })

  it('belong to a button while that has the focus', () => {
    render(viewer())
    fireEvent.keyDown(screen.getByRole('button', { name: 'Zoom in' }), { key: 'ArrowRight' })
    expect(viewStore.getState().targetHeadingDeg).toBe(0)
  })
})

describe('gestures', () => {
  beforeEach(() => {
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(800)
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 1000, 800))
  })

  it('draw the picture along: to the left the heading grows', () => {
    render(viewer({ query: 'fov=60' }))
    fireEvent.pointerDown(picture(), { pointerId: 1, button: 0, clientX: 600, clientY: 400 })
    fireEvent.pointerMove(picture(), { pointerId: 1, clientX: 500, clientY: 400 })
    // What was 100 px right of the centre is now at the centre: atan(100 / 692.8)
    expect(viewStore.getState().targetHeadingDeg).toBeCloseTo(8.21, 2)
    expect(viewStore.getState().motion.kind).toBe('exact')
  })

  it('let the view glide on after a throw, unless motion is unwelcome', () => {
    render(viewer({ query: 'fov=60' }))
    const flick = () => {
      fireEvent.pointerDown(picture(), { pointerId: 1, button: 0, clientX: 600, clientY: 400 })
      for (const clientX of [580, 540, 500]) fireEvent.pointerMove(picture(), { pointerId: 1, clientX, clientY: 400 })
      fireEvent.pointerUp(picture(), { pointerId: 1, clientX: 500, clientY: 400 })
    }
    flick()
    expect(viewStore.getState().motion).toMatchObject({ kind: 'gliding', pitchDegPerS: expect.closeTo(0, 6) })
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    flick()
    expect(viewStore.getState().motion.kind).toBe('exact')
  })

  it('rest the automatic turning', () => {
    render(viewer())
    act(() => startRotation({ turnsByItself: true }))
    fireEvent.pointerDown(picture(), { pointerId: 1, button: 0, clientX: 600, clientY: 400 })
    expect(viewStore.getState().rotation).toBe('resting')
  })

  it('ignore other buttons of the mouse and pointers that were not put down', () => {
    render(viewer())
    fireEvent.pointerDown(picture(), { pointerId: 1, button: 2, clientX: 600, clientY: 400 })
    fireEvent.pointerMove(picture(), { pointerId: 1, clientX: 100, clientY: 400 })
    expect(viewStore.getState().targetHeadingDeg).toBe(0)
  })

  it('zoom with two fingers by the ratio of their distance', () => {
    render(viewer({ query: 'fov=90' }))
    fireEvent.pointerDown(picture(), { pointerId: 1, button: 0, clientX: 400, clientY: 400 })
    fireEvent.pointerDown(picture(), { pointerId: 2, button: 0, clientX: 600, clientY: 400 })
    fireEvent.pointerMove(picture(), { pointerId: 1, clientX: 300, clientY: 400 })
    fireEvent.pointerMove(picture(), { pointerId: 2, clientX: 700, clientY: 400 })
    // Twice as far apart: 2 atan(tan(45°) / 2) = 53.13°
    expect(viewStore.getState().targetFovDeg).toBeCloseTo(53.13, 2)
    expect(viewStore.getState().targetHeadingDeg).toBeCloseTo(0, 6)
  })

  it('zoom with the wheel where the page allows it', () => {
    render(viewer({ query: 'fov=60' }))
    // True: nothing took the page's scrolling away.
    expect(fireEvent.wheel(picture(), { deltaY: -120 })).toBe(true)
    expect(viewStore.getState().targetFovDeg).toBe(60)
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    expect(fireEvent.wheel(picture(), { deltaY: -120 })).toBe(false)
    expect(viewStore.getState().targetFovDeg).toBeLessThan(60)
  })
})

describe('buttons', () => {
  it('zoom and reset', async () => {
    const user = userEvent.setup()
    render(viewer({ query: 'heading=90&fov=60' }))
    await user.click(screen.getByRole('button', { name: 'Zoom in' }))
    expect(viewStore.getState().targetFovDeg).toBeLessThan(60)
    await user.click(screen.getByRole('button', { name: 'Zoom out' }))
    expect(viewStore.getState().targetFovDeg).toBeCloseTo(60, 6)
    await user.click(screen.getByRole('button', { name: 'Reset view' }))
    expect(picture().dataset['heading']).toBe('0.0')
  })

  it('copy the link to this view where nothing can be shared', async () => {
    const user = userEvent.setup()
    render(viewer({ query: 'heading=90' }))
    await user.click(screen.getByRole('button', { name: 'Share this view' }))
    expect(await screen.findByText('Link copied')).toBeDefined()
    expect(await navigator.clipboard.readText()).toMatch(/\?heading=90&pitch=0&fov=/)
  })

  it('choose low data', async () => {
    const user = userEvent.setup()
    render(viewer())
    await user.click(screen.getByRole('button', { name: 'Low data', pressed: false }))
    expect(screen.getByRole('button', { name: 'Low data', pressed: true })).toBeDefined()
    expect(preferencesStore.getState().lowData).toBe(true)
  })
})

describe('one finger on a viewer that leaves no room to scroll the page by', () => {
  beforeEach(() => {
    const real = matchMedia
    vi.stubGlobal('matchMedia', (media: string) => ({ ...real(media), matches: media === 'all' }))
  })

  const touch = (pointerId: number, clientX: number) => ({
    pointerId,
    pointerType: 'touch',
    button: 0,
    clientX,
    clientY: 400,
  })

  it('leaves the view to the page, and says that two look around', () => {
    render(viewer())
    fireEvent.pointerDown(picture(), touch(1, 600))
    fireEvent.pointerMove(picture(), touch(1, 500))
    expect(viewStore.getState().targetHeadingDeg).toBe(0)
    fireEvent.pointerCancel(picture(), touch(1, 500))
    expect(screen.getByText('Use two fingers to look around')).toBeDefined()
  })

  it('lets two fingers turn, and keeps the page from scrolling with them', () => {
    render(viewer())
    fireEvent.pointerDown(picture(), touch(1, 400))
    fireEvent.pointerDown(picture(), touch(2, 600))
    fireEvent.pointerMove(picture(), touch(1, 300))
    fireEvent.pointerMove(picture(), touch(2, 500))
    expect(viewStore.getState().targetHeadingDeg).toBeGreaterThan(1)
    // False: the page's scrolling was taken away.
    expect(fireEvent.touchMove(picture(), { touches: [{}, {}] })).toBe(false)
    expect(fireEvent.touchMove(picture(), { touches: [{}] })).toBe(true)
  })

  it('looks around in full screen, where there is no page', () => {
    render(viewer())
    fireEvent.keyDown(picture(), { key: 'f' })
    fireEvent.pointerDown(picture(), touch(1, 600))
    fireEvent.pointerMove(picture(), touch(1, 500))
    expect(viewStore.getState().targetHeadingDeg).toBeGreaterThan(1)
  })

  it('is not asked of a mouse', () => {
    render(viewer())
    fireEvent.pointerDown(picture(), { ...touch(1, 600), pointerType: 'mouse' })
    fireEvent.pointerMove(picture(), { ...touch(1, 500), pointerType: 'mouse' })
    expect(viewStore.getState().targetHeadingDeg).toBeGreaterThan(1)
  })
})

describe('the direction', () => {
  const answers = () => screen.getAllByRole('status').map(({ textContent }) => textContent)

  it('is told on request, by the compass or by W, and never by a turn', async () => {
    const user = userEvent.setup()
    render(viewer({ query: 'heading=44' }))
    act(() => openView({ headingDeg: 46, pitchDeg: 0, fovDeg: null }))
    expect(answers().join('')).toBe('')
    await user.click(screen.getByRole('button', { name: 'Where am I looking' }))
    expect(answers()).toContain('Looking north-east')
    act(() => openView({ headingDeg: 350, pitchDeg: 0, fovDeg: null }))
    expect(answers()).toContain('Looking north-east')
    fireEvent.keyDown(picture(), { key: 'w' })
    expect(answers()).toContain('Looking north')
  })

  it('is spoken again when it is asked for again', () => {
    render(viewer())
    fireEvent.keyDown(picture(), { key: 'w' })
    const first = screen.getByText('Looking north')
    fireEvent.keyDown(picture(), { key: 'w' })
    expect(screen.getByText('Looking north')).not.toBe(first)
  })
})

describe('trouble', () => {
  it('of the connection is named, and can be tried again', async () => {
    const user = userEvent.setup()
    render(viewer())
    act(() => reportTrouble('offline'))
    expect(screen.getByText(/You are offline/)).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(tourStore.getState().attempt).toBe(1)
    expect(screen.queryByText(/You are offline/)).toBeNull()
  })

  it('of the browser says why, and the still picture turns instead, as far as it reaches', () => {
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(800)
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(function width(this: HTMLElement) {
      return this instanceof HTMLImageElement ? 1867 : 1000
    })
    render(viewer())
    act(() => {
      reportTrouble('no-webgl')
      reportLoadState('error')
    })
    expect(screen.getByText(/cannot draw the 360° view/)).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
    fireEvent.keyDown(picture(), { key: 'ArrowRight' })
    expect(Number(picture().dataset['heading'])).toBeGreaterThan(5)
    act(() => openView({ headingDeg: 170, pitchDeg: 0, fovDeg: 58.7 }))
    // 433.5 px to each side at 711.3 px per radian: atan(433.5 / 711.3) = 31.36°
    expect(picture().dataset['heading']).toBe('31.4')
  })
})
