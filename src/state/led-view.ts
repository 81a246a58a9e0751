import { clampPitchDeg, wrapHeadingDeg } from '#core/angles.ts'
import { prefersReducedMotion } from '#platform/environment.ts'
import { isHeadLooking, letGoOfPhone, lookNow, settled, type ViewState, viewStore } from './view-store.ts'

/** Shows somebody a direction: slowly, or at once where motion is unwelcome and in a headset. */
export function turnTowards(direction: { headingDeg: number; pitchDeg: number }, store = viewStore): void {
  letGoOfPhone(store)
  const state = settled(store)
  const look = lookNow(store)
  const headingDeg = wrapHeadingDeg(direction.headingDeg + look.lookYawDeg)
  const pitchDeg = clampPitchDeg(direction.pitchDeg)
  const turns: Partial<ViewState> =
    isHeadLooking(state) || prefersReducedMotion()
      ? { ...look, targetHeadingDeg: headingDeg, targetPitchDeg: pitchDeg, motion: { kind: 'exact' } }
      : { motion: { kind: 'guided', headingDeg, pitchDeg } }
  store.setState({ ...turns, sliderValue: null, rotation: state.rotation === 'turning' ? 'resting' : state.rotation })
}
