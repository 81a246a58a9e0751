import { beforeEach, describe, expect, it, vi } from 'vitest'
import { carryHeading } from './carried-view.ts'
import { turnTowards } from './led-view.ts'
import { startView } from './view-fixtures.ts'
import {
  createViewStore,
  facingNow,
  fitFirstFov,
  holdView,
  lendHeadLook,
  letGoOfPhone,
  lookAround,
  openView,
  releaseTurn,
  resetView,
  settleLook,
  shownHeadingDeg,
  shownNow,
  shownPitchDeg,
  shownSliderValue,
  startRotation,
  stopRotation,
  turnBy,
  turnEvenly,
  turnPhone,
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

  it('is exact, as a zoom is, for a key too where less motion is asked for', () => {
    vi.stubGlobal('matchMedia', (media: string) => ({ matches: media === '(prefers-reduced-motion: reduce)' }))
    turnBy(1, 0, { eased: true, store })
    expect(store.getState().motion.kind).toBe('exact')
    zoomBy(2, { eased: true, store })
    expect(store.getState().motion.kind).toBe('exact')
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

describe('a look, of a head or a phone', () => {
  const left = { lookYawDeg: 30, lookPitchDeg: 10 }

  it('to the left lowers the heading that is shown, and upwards raises the pitch', () => {
    openView({ headingDeg: 20, pitchDeg: -4, fovDeg: null }, store)
    lookAround(left, store)
    expect(shownHeadingDeg(store.getState())).toBe(350)
    expect(shownPitchDeg(store.getState())).toBe(6)
  })

  it('rests no automatic turning', () => {
    startRotation({ turnsByItself: true }, store)
    lookAround(left, store)
    expect(store.getState().rotation).toBe('turning')
  })

  it.each([
    ['the slider', () => turnToSliderValue(25, store), 90],
    ['a link', () => openView({ headingDeg: 90, pitchDeg: null, fovDeg: null }, store), 90],
    ['Reset view', () => resetView(store), 0],
  ])('does not keep %s from being exact at once', (_, turn, headingDeg) => {
    startRotation({ turnsByItself: false }, store)
    lookAround(left, store)
    turn()
    expect(shownHeadingDeg(store.getState())).toBe(headingDeg)
    expect(store.getState().facingHeadingDeg).toBe(headingDeg)
  })

  it('is added to by a drag', () => {
    lookAround(left, store)
    turnBy(50, 0, { store })
    expect(shownHeadingDeg(store.getState())).toBe(20)
  })

  it('settles into the target without changing what is shown', () => {
    openView({ headingDeg: 20, pitchDeg: -4, fovDeg: null }, store)
    lookAround(left, store)
    settleLook(store)
    expect(store.getState()).toMatchObject({
      targetHeadingDeg: 350,
      targetPitchDeg: 6,
      facingHeadingDeg: 350,
      lookYawDeg: 0,
      lookPitchDeg: 0,
    })
  })

  it('past the zenith stays there', () => {
    openView({ headingDeg: null, pitchDeg: 85, fovDeg: null }, store)
    lookAround(left, store)
    expect(shownPitchDeg(store.getState())).toBe(90)
  })
})

describe('a head whose last turn is not told yet', () => {
  beforeEach(() => {
    lookAround({ lookYawDeg: -75, lookPitchDeg: 0 }, store)
    store.setState({ readHeadLook: () => ({ lookYawDeg: 160, lookPitchDeg: 10 }) })
  })

  it('has what the slider says ahead of it all the same', () => {
    startRotation({ turnsByItself: false }, store)
    turnToSliderValue(10, store)
    expect(store.getState()).toMatchObject({ targetHeadingDeg: 196, lookYawDeg: 160 })
    expect(shownHeadingDeg(store.getState())).toBe(36)
  })

  it('has the front of a place ahead of it that opens', () => {
    openView({ headingDeg: null, pitchDeg: null, fovDeg: null }, store)
    expect(shownHeadingDeg(store.getState())).toBe(0)
    expect(store.getState()).toMatchObject({ targetHeadingDeg: 160, facingPitchDeg: 10 })
  })

  it('faces now what it is led to, and all at once', () => {
    turnTowards({ headingDeg: 50, pitchDeg: 0 }, store)
    expect(shownNow(store)).toEqual({ headingDeg: 50, pitchDeg: 10 })
    expect(store.getState()).toMatchObject({ targetHeadingDeg: 210, motion: { kind: 'exact' } })
  })

  it('is what tells the direction of this moment', () => {
    openView({ headingDeg: 20, pitchDeg: null, fovDeg: null }, store)
    store.setState({ readHeadLook: () => ({ lookYawDeg: 150, lookPitchDeg: 30 }) })
    expect(shownNow(store)).toEqual({ headingDeg: 30, pitchDeg: 30 })
  })
})

describe('in a headset', () => {
  const inside = () => lendHeadLook(() => ({ lookYawDeg: 0, lookPitchDeg: 0 }), store)

  it.each([
    ['a turn that eases', () => turnBy(30, 0, { eased: true, store })],
    ['a zoom that eases', () => zoomBy(2, { eased: true, store })],
    ['a glide', () => releaseTurn(90, 0, store)],
    ['a guided turn', () => turnTowards({ headingDeg: 90, pitchDeg: 0 }, store)],
  ])('nothing of %s goes on that began before, and none begins', (_, move) => {
    move()
    expect(store.getState().motion.kind).not.toBe('exact')
    inside()
    expect(store.getState().motion.kind).toBe('exact')
    move()
    expect(store.getState().motion.kind).toBe('exact')
  })

  it('nothing turns by itself before it is asked for there', () => {
    startRotation({ turnsByItself: true }, store)
    inside()
    expect(store.getState().rotation).toBe('resting')
  })
})

describe('a phone that looks around', () => {
  const look = (lookYawDeg: number, lookPitchDeg: number) => lookAround({ lookYawDeg, lookPitchDeg }, store)
  const shown = () => ({ headingDeg: shownHeadingDeg(store.getState()), pitchDeg: shownPitchDeg(store.getState()) })

  beforeEach(() => {
    turnPhone({ yawDeg: 0, pitchDeg: 0 }, store)
  })

  it('rests automatic turning and takes the slider over once it has really turned', () => {
    startRotation({ turnsByItself: true }, store)
    turnPhone({ yawDeg: 0.04, pitchDeg: -0.04 }, store)
    expect(store.getState()).toMatchObject({ rotation: 'turning', phoneTurn: { yawDeg: 0, pitchDeg: 0 } })
    turnPhone({ yawDeg: 0.06, pitchDeg: 0 }, store)
    expect(store.getState()).toMatchObject({ rotation: 'resting', sliderValue: null, phoneTurn: { yawDeg: 0.06 } })
  })

  it('tells nobody of a turn that nobody would see', () => {
    let notified = 0
    store.subscribe(() => (notified += 1))
    for (let time = 0; time < 100; time += 1) turnPhone({ yawDeg: 0.04, pitchDeg: 0.04 }, store)
    expect(notified).toBe(0)
  })

  it('leaves the slider exact', () => {
    startRotation({ turnsByItself: false }, store)
    look(40, -10)
    turnToSliderValue(25, store)
    expect(shown().headingDeg).toBe(90)
    look(70, -10)
    expect(shown().headingDeg).toBe(60)
  })

  it('is added to by a drag, which ends at the zenith that is seen', () => {
    look(30, 50)
    turnBy(10, 25, { store })
    expect(shown()).toEqual({ headingDeg: 340, pitchDeg: 75 })
    turnBy(0, 80, { store })
    expect(shown().pitchDeg).toBe(90)
    turnBy(0, -20, { store })
    expect(shown().pitchDeg).toBe(70)
  })

  it('leaves the view as it is when it lets go', () => {
    look(30, 50)
    turnPhone({ yawDeg: 30, pitchDeg: 50 }, store)
    letGoOfPhone(store)
    expect(shown()).toEqual({ headingDeg: 330, pitchDeg: 50 })
    expect(store.getState()).toMatchObject({ phoneTurn: null, lookYawDeg: 0, lookPitchDeg: 0, facingHeadingDeg: 330 })
  })

  it.each([
    ['Reset view', () => resetView(store), { headingDeg: 0, pitchDeg: 0 }],
    [
      'a link',
      () => openView({ headingDeg: 200, pitchDeg: -20, fovDeg: null }, store),
      { headingDeg: 200, pitchDeg: -20 },
    ],
  ])('begins anew after %s, which is shown exactly', (_, place, wanted) => {
    look(30, 50)
    place()
    expect(shown()).toEqual(wanted)
    expect(store.getState()).toMatchObject({
      phoneTurn: null,
      facingHeadingDeg: wanted.headingDeg,
      facingPitchDeg: wanted.pitchDeg,
    })
  })
})

describe('turnEvenly', () => {
  it('rests the automatic turning and lets go of the slider, telling the store of its first frame alone', () => {
    const store = createViewStore()
    startRotation({ turnsByItself: true }, store)
    store.setState({ sliderValue: 50, targetHeadingDeg: 180 })
    const told = vi.fn<() => void>()
    store.subscribe(told)
    for (let frame = 0; frame < 90; frame += 1) turnEvenly(-2, store)
    expect(shownNow(store).headingDeg).toBe(0)
    expect(store.getState()).toMatchObject({ rotation: 'resting', sliderValue: null, motion: { kind: 'exact' } })
    expect(told).toHaveBeenCalledOnce()
  })

  it('stays within one turn to either side', () => {
    const store = createViewStore()
    turnEvenly(-30, store)
    expect(shownNow(store).headingDeg).toBe(330)
    for (let frame = 0; frame < 10; frame += 1) turnEvenly(90, store)
    expect(shownNow(store).headingDeg).toBe(150)
    expect(store.getState().evenTurn.deg).toBe(150)
  })
})

describe('the even turn', () => {
  const turned = (deg: number) => {
    const store = createViewStore()
    store.setState({ targetHeadingDeg: 350 })
    store.getState().evenTurn.deg = deg
    return store
  }

  it('is part of what is shown', () => {
    expect(shownNow(turned(20)).headingDeg).toBe(10)
  })

  it('is forgotten where a test begins', () => {
    const store = turned(20)
    startView(store)
    expect(shownNow(store).headingDeg).toBe(0)
  })

  it('is counted once by whoever turns the view on', () => {
    const store = turned(20)
    turnBy(30, 0, { store })
    expect(shownNow(store).headingDeg).toBe(40)
    carryHeading(-10, store)
    settleLook(store)
    expect(store.getState()).toMatchObject({ targetHeadingDeg: 30, evenTurn: { deg: 0 } })
  })

  it('has no part in a direction that was asked for', () => {
    const opened = turned(20)
    openView({ headingDeg: 100, pitchDeg: null, fovDeg: null }, opened)
    expect(shownNow(opened).headingDeg).toBe(100)
    const slid = turned(20)
    slid.setState({ rotation: 'turning' })
    turnToSliderValue(50, slid)
    expect(shownNow(slid).headingDeg).toBe(180)
    const led = turned(20)
    led.setState({ readHeadLook: () => ({ lookYawDeg: 5, lookPitchDeg: -3 }) })
    turnTowards({ headingDeg: 60, pitchDeg: 20 }, led)
    // Up and down a head looks by itself.
    expect(shownNow(led)).toEqual({ headingDeg: 60, pitchDeg: -3 })
  })
})

describe('what is on screen', () => {
  it('is what was published, and in a headset what its head sees at this moment', () => {
    store.setState({ targetHeadingDeg: 90, facingHeadingDeg: 80, facingPitchDeg: 4 })
    expect(facingNow(store)).toMatchObject({ facingHeadingDeg: 80, facingPitchDeg: 4 })
    store.setState({ readHeadLook: () => ({ lookYawDeg: 30, lookPitchDeg: -10 }) })
    expect(facingNow(store)).toMatchObject({ facingHeadingDeg: 60, facingPitchDeg: -10 })
  })
})
