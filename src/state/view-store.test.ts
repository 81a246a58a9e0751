import { beforeEach, describe, expect, it } from 'vitest'
import {
  createViewStore,
  fitFirstFov,
  holdView,
  openView,
  releaseTurn,
  resetView,
  shownSliderValue,
  startRotation,
  stopRotation,
  turnBy,
  turnToSliderValue,
  zoomBy,
} from './view-store.ts'

let store = createViewStore()
beforeEach(() => {
  store = createViewStore()
})

describe('the rotation slider', () => {
  it('is ignored while rotation is off', () => {
    turnToSliderValue(25, store)
    expect(store.getState()).toMatchObject({ targetHeadingDeg: 0, sliderValue: null })
  })

  it('turns exactly and at once, and rests the automatic turning', () => {
    startRotation({ turnsByItself: true }, store)
    turnToSliderValue(25, store)
    expect(store.getState()).toMatchObject({
      targetHeadingDeg: 90,
      facingHeadingDeg: 90,
      rotation: 'resting',
      motion: { kind: 'exact' },
    })
  })

  it('stays at 100 where the heading is 0, until something else turns the view', () => {
    startRotation({ turnsByItself: false }, store)
    turnToSliderValue(100, store)
    expect(store.getState().facingHeadingDeg).toBe(0)
    expect(shownSliderValue(store.getState())).toBe(100)
    turnBy(0, 5, { store })
    expect(shownSliderValue(store.getState())).toBe(0)
  })

  it('shows the step nearest to what is on screen while something else leads', () => {
    store.setState({ facingHeadingDeg: 91.9 })
    // 91.9 / 3.6 = 25.5
    expect(shownSliderValue(store.getState())).toBe(26)
  })
})

describe('rotation', () => {
  it('turns by itself only where that is welcome', () => {
    startRotation({ turnsByItself: true }, store)
    expect(store.getState().rotation).toBe('turning')
    startRotation({ turnsByItself: false }, store)
    expect(store.getState().rotation).toBe('resting')
  })

  it('keeps the heading when it stops', () => {
    startRotation({ turnsByItself: false }, store)
    turnToSliderValue(10, store)
    stopRotation(store)
    expect(store.getState()).toMatchObject({ rotation: 'off', targetHeadingDeg: 36 })
  })

  it.each([
    ['a drag or key', () => turnBy(1, 0, { store })],
    ['a finger put down', () => holdView(store)],
    ['Reset view', () => resetView(store)],
  ])('rests after %s', (_, turn) => {
    startRotation({ turnsByItself: true }, store)
    turn()
    expect(store.getState().rotation).toBe('resting')
  })

  it.each([
    ['a turn', () => turnBy(1, 0, { store })],
    ['a finger put down', () => holdView(store)],
    ['Reset view', () => resetView(store)],
  ])('that is off stays off after %s', (_, turn) => {
    turn()
    expect(store.getState().rotation).toBe('off')
  })
})

describe('turnBy', () => {
  it('wraps the heading at the front, both ways', () => {
    turnBy(-10, 0, { store })
    expect(store.getState().targetHeadingDeg).toBe(350)
    turnBy(20, 0, { store })
    expect(store.getState().targetHeadingDeg).toBe(10)
  })

  it('stops at the zenith and the nadir', () => {
    turnBy(0, 100, { store })
    expect(store.getState().targetPitchDeg).toBe(90)
    turnBy(0, -200, { store })
    expect(store.getState().targetPitchDeg).toBe(-90)
  })

  it('is exact for a drag and eased for a key', () => {
    turnBy(1, 0, { store })
    expect(store.getState().motion.kind).toBe('exact')
    turnBy(1, 0, { eased: true, store })
    expect(store.getState().motion.kind).toBe('eased')
  })

  it('leaves what is on screen to the rig', () => {
    turnBy(30, 0, { store })
    expect(store.getState().facingHeadingDeg).toBe(0)
  })
})

describe('releaseTurn and holdView', () => {
  it('glide on, and stand still under the next finger', () => {
    releaseTurn(40, -5, store)
    expect(store.getState().motion).toEqual({ kind: 'gliding', headingDegPerS: 40, pitchDegPerS: -5 })
    holdView(store)
    expect(store.getState().motion.kind).toBe('exact')
  })
})

describe('zoomBy', () => {
  it('leaves the first field of view and stays within the limits', () => {
    zoomBy(100, { store })
    expect(store.getState()).toMatchObject({ targetFovDeg: 30, followsFirstFov: false })
    zoomBy(0.001, { store })
    expect(store.getState().targetFovDeg).toBe(100)
  })
})

describe('openView', () => {
  it('faces what the link names, on screen too, and the first view for the rest', () => {
    openView({ headingDeg: -90, pitchDeg: null, fovDeg: null }, store)
    expect(store.getState()).toMatchObject({
      targetHeadingDeg: 270,
      facingHeadingDeg: 270,
      facingPitchDeg: 0,
      facingFovDeg: 58.7,
      followsFirstFov: true,
    })
  })

  it('keeps a field of view that the link names when the window changes its shape', () => {
    openView({ headingDeg: null, pitchDeg: null, fovDeg: 40 }, store)
    fitFirstFov(75, store)
    expect(store.getState()).toMatchObject({ targetFovDeg: 40, firstFovDeg: 75 })
  })
})

describe('fitFirstFov', () => {
  it('moves a view that nobody has zoomed', () => {
    fitFirstFov(75, store)
    expect(store.getState()).toMatchObject({ targetFovDeg: 75, facingFovDeg: 75, firstFovDeg: 75 })
  })

  it('is where Reset view returns to after zooming', () => {
    zoomBy(2, { store })
    fitFirstFov(75, store)
    resetView(store)
    expect(store.getState()).toMatchObject({ targetFovDeg: 75, followsFirstFov: true })
  })
})
