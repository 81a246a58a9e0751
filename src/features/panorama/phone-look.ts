import { createLookTracker, type Direction, directionFromDevice } from '#core/device-orientation.ts'
import { type SensedAngles, watchMotionSensors } from '#platform/motion-sensors.ts'
import { immersionStore } from '#state/immersion-store.ts'
import { letGoOfPhone, shownPitchDeg, turnPhone, viewStore } from '#state/view-store.ts'

/** Sensors that have said nothing for so long are not there, or are not allowed to speak. */
const ANSWER_WITHIN_MS = 1000

/**
 * Turns the view with the phone, from where it is now, until the returned undoing is called. A turned screen, a hidden
 * page and a view that was placed anew begin from a new zero. While a headset presents, the head's turn counts alone.
 */
export function followPhone(onNoAnswer: () => void): () => void {
  let tracker = createLookTracker(0)
  let last: Direction | null = null
  const timer = setTimeout(() => {
    if (!document.hidden) onNoAnswer()
  }, ANSWER_WITHIN_MS)

  function handleSensed(angles: SensedAngles, screenAngleDeg: number): void {
    clearTimeout(timer)
    if (immersionStore.getState().presenting !== 'none') return
    const direction = directionFromDevice(angles, screenAngleDeg)
    const view = viewStore.getState()
    if (!view.phoneTurn) {
      tracker = createLookTracker(shownPitchDeg(view))
      // A view that was placed anew belongs to how the phone was held then, which is not how it is held by now.
      turnPhone(tracker.turnTo(last ?? direction))
    }
    last = direction
    turnPhone(tracker.turnTo(direction))
  }

  /** What comes next has no relation to what was. */
  function interrupt(): void {
    last = null
    letGoOfPhone()
  }

  const stopWatching = watchMotionSensors(handleSensed, interrupt)
  const stopPresenting = immersionStore.subscribe(({ presenting }) => {
    if (presenting !== 'none') interrupt()
  })
  return () => {
    clearTimeout(timer)
    stopWatching()
    stopPresenting()
    interrupt()
  }
}
