import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { clampPitchDeg, headingDegFromSliderValue, sliderValueFromHeadingDeg, wrapHeadingDeg } from '#core/angles.ts'
import { type Direction, isSameDirection } from '#core/device-orientation.ts'
import { clampFovDeg, FIRST_FOV_LANDSCAPE_DEG, zoomedFovDeg } from '#core/field-of-view.ts'
import { prefersReducedMotion } from '#platform/environment.ts'

/** How the shown view follows the target: at once, eased, guided, or gliding on after a drag (degrees per second). */
export type ViewMotion =
  | { kind: 'exact' }
  | { kind: 'eased' }
  /** Slowly towards this direction, for somebody who is shown around; the target moves with it. */
  | { kind: 'guided'; headingDeg: number; pitchDeg: number }
  | { kind: 'gliding'; headingDegPerS: number; pitchDegPerS: number }

/** `off`: slider disabled. `turning`: turns by itself. `resting`: the person turned it; slider still usable. */
export type Rotation = 'off' | 'turning' | 'resting'

/** How far a head or a phone has turned from its zero, in degrees. */
export type Look = {
  /** Counter-clockwise (positive left), as a headset measures it; what is shown is the target's heading less this. */
  lookYawDeg: number
  /** Positive upwards, added to the target's pitch. */
  lookPitchDeg: number
}

export type ViewState = Look & {
  /**
   * Degrees clockwise from the panorama's front, [0, 360): where a look that has not turned would face, but for what an
   * even turn has added.
   */
  targetHeadingDeg: number
  /** The same record for the life of a store; `settled` makes it part of the target. */
  evenTurn: EvenTurn
  /** Degrees, positive upwards; together with the look's it stays within [-90, 90]. */
  targetPitchDeg: number
  /** How far the phone in the hand has turned from its zero; the look follows it. Null: its next turn is the zero. */
  phoneTurn: Direction | null
  /** The look at this moment, where a headset has it: the one above is told late. Null outside of a session. */
  readHeadLook: (() => Readonly<Look>) | null
  /** Vertical, degrees, [30, 100]. */
  targetFovDeg: number
  /** Vertical field of view of the first view at the viewer's present shape; Reset returns to it. */
  firstFovDeg: number
  /** True until the person zooms or a link names a zoom: the first view then follows the viewer's shape. */
  followsFirstFov: boolean
  motion: ViewMotion
  rotation: Rotation
  /** The slider's own value while the slider was the last to turn the view: it stays at 100 where the heading is 0. */
  sliderValue: number | null
  /** What is on screen, published by the rig at most ten times a second. */
  facingHeadingDeg: number
  facingPitchDeg: number
  facingFovDeg: number
}

/**
 * How far, in degrees, [0, 360), the view has turned evenly: by itself, or by a thumb on a stick. A store that is written in
 * every frame allocates in it.
 */
class EvenTurn {
  deg = 0
}

const EXACT: ViewMotion = { kind: 'exact' }
const EASED: ViewMotion = { kind: 'eased' }
const STRAIGHT: Look = { lookYawDeg: 0, lookPitchDeg: 0 }

export function createViewStore() {
  return createStore<ViewState>(() => ({
    ...STRAIGHT,
    targetHeadingDeg: 0,
    evenTurn: new EvenTurn(),
    targetPitchDeg: 0,
    phoneTurn: null,
    readHeadLook: null,
    targetFovDeg: FIRST_FOV_LANDSCAPE_DEG,
    firstFovDeg: FIRST_FOV_LANDSCAPE_DEG,
    followsFirstFov: true,
    motion: EXACT,
    rotation: 'off',
    sliderValue: null,
    facingHeadingDeg: 0,
    facingPitchDeg: 0,
    facingFovDeg: FIRST_FOV_LANDSCAPE_DEG,
  }))
}

export const viewStore = createViewStore()

type Store = ReturnType<typeof createViewStore>
type Shown = Pick<ViewState, 'targetHeadingDeg' | 'evenTurn' | 'targetPitchDeg' | 'lookYawDeg' | 'lookPitchDeg'>
type TurnOptions = { eased?: boolean; store?: Store }

/** The state once its target is all of it. Whoever writes the target, or counts from it, begins here. */
export function settled(store = viewStore): ViewState {
  const { evenTurn, targetHeadingDeg } = store.getState()
  if (evenTurn.deg !== 0) {
    const headingDeg = wrapHeadingDeg(targetHeadingDeg + evenTurn.deg)
    evenTurn.deg = 0
    store.setState({ targetHeadingDeg: headingDeg })
  }
  return store.getState()
}

/** Turns to the slider's value, 0 to 100, exactly and at once. Ignored while rotation is off. */
export function turnToSliderValue(value: number, store = viewStore): void {
  const { rotation } = settled(store)
  if (rotation === 'off') return
  const headingDeg = headingDegFromSliderValue(value)
  const look = lookNow(store)
  const { lookYawDeg } = look
  store.setState({
    ...look,
    targetHeadingDeg: wrapHeadingDeg(headingDeg + lookYawDeg),
    facingHeadingDeg: headingDeg,
    sliderValue: value,
    motion: EXACT,
    rotation: 'resting',
  })
}

/** Turns the view by degrees (positive: right, up), as a drag, a key or a push of a thumbstick does; rests automatic turning. */
export function turnBy(
  headingDeg: number,
  pitchDeg: number,
  { eased = false, store = viewStore }: TurnOptions = {},
): void {
  const state = settled(store)
  store.setState({
    targetHeadingDeg: wrapHeadingDeg(state.targetHeadingDeg + headingDeg),
    targetPitchDeg: clampPitchDeg(shownPitchDeg(state) + pitchDeg) - state.lookPitchDeg,
    motion: motionOf(eased, state),
    ...restedByPerson(state),
  })
}

/**
 * Turns the view to the right by degrees, between -360 and 360, in one of many frames, as a thumbstick does that is held.
 * Only the first of them tells the store, and rests automatic turning: where the view faces is published by the rig.
 */
export function turnEvenly(headingDeg: number, store = viewStore): void {
  const state = store.getState()
  state.evenTurn.deg = (state.evenTurn.deg + headingDeg + 360) % 360
  if (state.rotation === 'turning' || state.sliderValue !== null || state.motion.kind !== 'exact') {
    store.setState({ motion: EXACT, ...restedByPerson(state) })
  }
}

/** Lets the view glide on after a drag, at these speeds; friction ends it. In a headset nothing glides. */
export function releaseTurn(headingDegPerS: number, pitchDegPerS: number, store = viewStore): void {
  if (isHeadLooking(store.getState())) return
  store.setState({ motion: { kind: 'gliding', headingDegPerS, pitchDegPerS } })
}

/** Holds the view where it is: a finger was put down on a gliding or eased view. */
export function holdView(store = viewStore): void {
  const state = store.getState()
  store.setState({ motion: EXACT, ...restedByPerson(state) })
}

/** Makes things `factor` times larger at the centre, within the field-of-view limits. */
export function zoomBy(factor: number, { eased = false, store = viewStore }: TurnOptions = {}): void {
  const state = store.getState()
  const targetFovDeg = zoomedFovDeg(state.targetFovDeg, factor)
  store.setState({ targetFovDeg, followsFirstFov: false, motion: motionOf(eased, state) })
}

/** Back to the panorama's first view, at once. */
export function resetView(store = viewStore): void {
  openView({ headingDeg: null, pitchDeg: null, fovDeg: null }, store)
  restRotation(store)
}

/** Opens a panorama in the direction that a link names; null is the first view's own value. */
export function openView(
  view: { headingDeg: number | null; pitchDeg: number | null; fovDeg: number | null },
  store = viewStore,
): void {
  // A head stays where it is. A phone begins anew, so that what it shows is what was asked for.
  letGoOfPhone(store)
  const { firstFovDeg } = settled(store)
  const look = lookNow(store)
  const { lookYawDeg, lookPitchDeg } = look
  const headingDeg = wrapHeadingDeg(view.headingDeg ?? 0)
  const targetPitchDeg = clampPitchDeg(view.pitchDeg ?? 0)
  const targetFovDeg = clampFovDeg(view.fovDeg ?? firstFovDeg)
  store.setState({
    ...look,
    targetHeadingDeg: wrapHeadingDeg(headingDeg + lookYawDeg),
    targetPitchDeg,
    targetFovDeg,
    followsFirstFov: view.fovDeg === null,
    facingHeadingDeg: headingDeg,
    facingPitchDeg: clampPitchDeg(targetPitchDeg + lookPitchDeg),
    facingFovDeg: targetFovDeg,
    motion: EXACT,
    sliderValue: null,
  })
}

/** Tells how far the head or the phone has turned from its zero. Turning it rests nothing and eases nothing. */
export function lookAround(look: Look, store = viewStore): void {
  store.setState(look)
}

/**
 * Tells how far the phone has turned from its zero; a turn that nobody would see is passed over. Rests automatic
 * turning, as every turn by the person does.
 */
export function turnPhone(phoneTurn: Direction, store = viewStore): void {
  const state = store.getState()
  if (!state.phoneTurn) store.setState({ phoneTurn })
  else if (!isSameDirection(state.phoneTurn, phoneTurn)) store.setState({ phoneTurn, ...restedByPerson(state) })
}

/** The phone no longer turns the view, or its next turn is a new zero: what is shown stays as it is. */
export function letGoOfPhone(store = viewStore): void {
  if (!store.getState().phoneTurn) return
  store.setState({ phoneTurn: null, motion: EXACT })
  settleLook(store)
}

/** Makes what is shown now the target, and the look straight again: a head or phone begins, ends or takes a new zero. */
export function settleLook(store = viewStore): void {
  const state = settled(store)
  const targetHeadingDeg = shownHeadingDeg(state)
  const targetPitchDeg = shownPitchDeg(state)
  store.setState({
    ...STRAIGHT,
    targetHeadingDeg,
    targetPitchDeg,
    facingHeadingDeg: targetHeadingDeg,
    facingPitchDeg: targetPitchDeg,
  })
}

/** Automatic turning waits until it is asked for again; the slider stays usable. */
export function restRotation(store = viewStore): void {
  if (store.getState().rotation === 'turning') store.setState({ rotation: 'resting' })
}

/** A headset begins or ends: nothing that was in motion goes on, and what turned by itself waits to be asked again. */
export function lendHeadLook(readHeadLook: ViewState['readHeadLook'], store = viewStore): void {
  restRotation(store)
  store.setState({ readHeadLook, motion: EXACT })
}

/** True in a headset, where only the head itself may turn the world evenly: whatever else turns it, turns it at once. */
export function isHeadLooking({ readHeadLook }: Pick<ViewState, 'readHeadLook'>): boolean {
  return readHeadLook !== null
}

/** Where the head or the phone looks at this moment. */
export function lookNow(store = viewStore): Look {
  const state = store.getState()
  const { lookYawDeg, lookPitchDeg } = state.readHeadLook?.() ?? state
  return { lookYawDeg, lookPitchDeg }
}

/** The heading, degrees in [0, 360), that the target and the look show together: the look that it holds, or another one. */
export function shownHeadingDeg(shown: Shown, lookYawDeg = shown.lookYawDeg): number {
  return wrapHeadingDeg(shown.targetHeadingDeg + shown.evenTurn.deg - lookYawDeg)
}

/** The pitch, degrees in [-90, 90], that the target and the look show together. */
export function shownPitchDeg({ targetPitchDeg, lookPitchDeg }: Shown): number {
  return clampPitchDeg(targetPitchDeg + lookPitchDeg)
}

/**
 * The direction that the target and the look of this moment show together; in a headset what is published is older, and the
 * head alone looks up and down.
 */
export function shownNow(store = viewStore): { headingDeg: number; pitchDeg: number } {
  const state = store.getState()
  const { lookYawDeg, lookPitchDeg } = state.readHeadLook?.() ?? state
  return {
    headingDeg: shownHeadingDeg(state, lookYawDeg),
    pitchDeg: isHeadLooking(state) ? lookPitchDeg : shownPitchDeg(state),
  }
}

export type Facing = Pick<ViewState, 'facingHeadingDeg' | 'facingPitchDeg' | 'facingFovDeg'>

/** What is on screen: as it was published, and at this moment where a headset shows it. */
export function facingNow(store = viewStore): Facing {
  const state = store.getState()
  if (!isHeadLooking(state)) return state
  const { headingDeg, pitchDeg } = shownNow(store)
  return { facingHeadingDeg: headingDeg, facingPitchDeg: pitchDeg, facingFovDeg: state.facingFovDeg }
}

/** Tells the vertical field of view that the first view has at the viewer's present shape. */
export function fitFirstFov(firstFovDeg: number, store = viewStore): void {
  const state = store.getState()
  if (state.firstFovDeg === firstFovDeg) return
  store.setState(
    state.followsFirstFov ? { firstFovDeg, targetFovDeg: firstFovDeg, facingFovDeg: firstFovDeg } : { firstFovDeg },
  )
}

/** 'Enable 360° View': the slider becomes usable and the panorama turns by itself, unless motion is unwelcome. */
export function startRotation({ turnsByItself }: { turnsByItself: boolean }, store = viewStore): void {
  store.setState({ rotation: turnsByItself ? 'turning' : 'resting', motion: EXACT })
}

/** 'Stop Rotation': the slider is disabled, the heading stays. */
export function stopRotation(store = viewStore): void {
  store.setState({ rotation: 'off' })
}

/** The slider's value to show, 0 to 100: its own while it leads, else the step nearest to the shown heading. */
export function shownSliderValue(state: ViewState): number {
  return state.sliderValue ?? sliderValueFromHeadingDeg(state.facingHeadingDeg)
}

/** Whole degrees of the slider's label, 0 to 360: 360 only where the slider itself stands at its end or the heading rounds to it. */
export function shownSliderDeg({ sliderValue, facingHeadingDeg }: ViewState): number {
  return Math.round(sliderValue === null ? facingHeadingDeg : sliderValue * 3.6)
}

export function useRotation(): Rotation {
  return useStore(viewStore, (state) => state.rotation)
}

export function useShownSliderValue(): number {
  return useStore(viewStore, shownSliderValue)
}

export function useSliderDeg(): number {
  return useStore(viewStore, shownSliderDeg)
}

export function useFacingHeadingDeg(): number {
  return useStore(viewStore, (state) => state.facingHeadingDeg)
}

/** True while the view is exactly the panorama's first one, which its poster shows too. */
export function useIsFirstView(): boolean {
  return useStore(
    viewStore,
    (state) => shownHeadingDeg(state) === 0 && shownPitchDeg(state) === 0 && state.followsFirstFov,
  )
}

/** Who asked for less motion, and who is in a headset, is shown the end of a turn at once. */
function motionOf(eased: boolean, state: ViewState): ViewMotion {
  return eased && !isHeadLooking(state) && !prefersReducedMotion() ? EASED : EXACT
}

function restedByPerson(state: ViewState): Pick<ViewState, 'rotation' | 'sliderValue'> {
  return { rotation: state.rotation === 'turning' ? 'resting' : state.rotation, sliderValue: null }
}
