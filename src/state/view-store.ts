import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { clampPitchDeg, headingDegFromSliderValue, sliderValueFromHeadingDeg, wrapHeadingDeg } from '#core/angles.ts'
import { clampFovDeg, FIRST_FOV_LANDSCAPE_DEG, zoomedFovDeg } from '#core/field-of-view.ts'

/** How the shown view follows the target: at once, eased, or gliding on after a drag (degrees per second). */
export type ViewMotion =
  | { kind: 'exact' }
  | { kind: 'eased' }
  | { kind: 'gliding'; headingDegPerS: number; pitchDegPerS: number }

/** `off`: slider disabled. `turning`: turns by itself. `resting`: the person turned it; slider still usable. */
export type Rotation = 'off' | 'turning' | 'resting'

export type ViewState = {
  /** Degrees clockwise from the panorama's front, [0, 360). */
  targetHeadingDeg: number
  /** Degrees, positive upwards, [-90, 90]. */
  targetPitchDeg: number
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

const EXACT: ViewMotion = { kind: 'exact' }
const EASED: ViewMotion = { kind: 'eased' }

export function createViewStore() {
  return createStore<ViewState>(() => ({
    targetHeadingDeg: 0,
    targetPitchDeg: 0,
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
type TurnOptions = { eased?: boolean; store?: Store }

/** Turns to the slider's value, 0 to 100, exactly and at once. Ignored while rotation is off. */
export function turnToSliderValue(value: number, store = viewStore): void {
  if (store.getState().rotation === 'off') return
  const headingDeg = headingDegFromSliderValue(value)
  store.setState({
    targetHeadingDeg: headingDeg,
    facingHeadingDeg: headingDeg,
    sliderValue: value,
    motion: EXACT,
    rotation: 'resting',
  })
}

/** Turns the view by degrees (positive: right, up), as a drag, a key or a thumbstick does; rests automatic turning. */
export function turnBy(
  headingDeg: number,
  pitchDeg: number,
  { eased = false, store = viewStore }: TurnOptions = {},
): void {
  const state = store.getState()
  store.setState({
    targetHeadingDeg: wrapHeadingDeg(state.targetHeadingDeg + headingDeg),
    targetPitchDeg: clampPitchDeg(state.targetPitchDeg + pitchDeg),
    motion: eased ? EASED : EXACT,
    ...restedByPerson(state),
  })
}

/** Lets the view glide on after a drag, at these speeds; friction ends it. */
export function releaseTurn(headingDegPerS: number, pitchDegPerS: number, store = viewStore): void {
  store.setState({ motion: { kind: 'gliding', headingDegPerS, pitchDegPerS } })
}

/** Holds the view where it is: a finger was put down on a gliding or eased view. */
export function holdView(store = viewStore): void {
  const state = store.getState()
  store.setState({ motion: EXACT, ...restedByPerson(state) })
}

/** Makes things `factor` times larger at the centre, within the field-of-view limits. */
export function zoomBy(factor: number, { eased = false, store = viewStore }: TurnOptions = {}): void {
  const targetFovDeg = zoomedFovDeg(store.getState().targetFovDeg, factor)
  store.setState({ targetFovDeg, followsFirstFov: false, motion: eased ? EASED : EXACT })
}

/** Back to the panorama's first view, at once. */
export function resetView(store = viewStore): void {
  openView({ headingDeg: null, pitchDeg: null, fovDeg: null }, store)
  const { rotation } = store.getState()
  if (rotation === 'turning') store.setState({ rotation: 'resting' })
}

/** Opens a panorama in the direction that a link names; null is the first view's own value. */
export function openView(
  view: { headingDeg: number | null; pitchDeg: number | null; fovDeg: number | null },
  store = viewStore,
): void {
  const targetHeadingDeg = wrapHeadingDeg(view.headingDeg ?? 0)
  const targetPitchDeg = clampPitchDeg(view.pitchDeg ?? 0)
  const targetFovDeg = clampFovDeg(view.fovDeg ?? store.getState().firstFovDeg)
  store.setState({
    targetHeadingDeg,
    targetPitchDeg,
    targetFovDeg,
    followsFirstFov: view.fovDeg === null,
    facingHeadingDeg: targetHeadingDeg,
    facingPitchDeg: targetPitchDeg,
    facingFovDeg: targetFovDeg,
    motion: EXACT,
    sliderValue: null,
  })
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

export function useRotation(): Rotation {
  return useStore(viewStore, (state) => state.rotation)
}

export function useShownSliderValue(): number {
  return useStore(viewStore, shownSliderValue)
}

/** Whole degrees of the slider's label, 0 to 360: '360°' only where the slider itself stands at its end or the heading rounds to it. */
export function useSliderDeg(): number {
  return useStore(viewStore, (state) =>
    state.sliderValue === null ? Math.round(state.facingHeadingDeg) : Math.round(state.sliderValue * 3.6),
  )
}

export function useFacingHeadingDeg(): number {
  return useStore(viewStore, (state) => state.facingHeadingDeg)
}

export function useFacingPitchDeg(): number {
  return useStore(viewStore, (state) => state.facingPitchDeg)
}

export function useFacingFovDeg(): number {
  return useStore(viewStore, (state) => state.facingFovDeg)
}

/** True while the view is exactly the panorama's first one, which its poster shows too. */
export function useIsFirstView(): boolean {
  return useStore(
    viewStore,
    (state) => state.targetHeadingDeg === 0 && state.targetPitchDeg === 0 && state.followsFirstFov,
  )
}

function restedByPerson(state: ViewState): Pick<ViewState, 'rotation' | 'sliderValue'> {
  return { rotation: state.rotation === 'turning' ? 'resting' : state.rotation, sliderValue: null }
}
