import { useFrame } from '@react-three/fiber'
import { followDirection } from '#core/device-orientation.ts'
import { frameDurationS } from '#core/frame-duration.ts'
import { lookAround, viewStore } from '#state/view-store.ts'

/** Before the rig, which shows the look in the same frame. */
const BEFORE_RIG = -3

const look = { lookYawDeg: 0, lookPitchDeg: 0 }
const shown = { yawDeg: 0, pitchDeg: 0 }

/**
 * Lets the look follow the phone in the hand. Every step changes the store, which asks for the next frame; when the
 * look has arrived nothing changes and nothing is drawn.
 */
export function PhoneLook() {
  useFrame((_, deltaS) => {
    const { phoneTurn, lookYawDeg, lookPitchDeg } = viewStore.getState()
    if (!phoneTurn || (phoneTurn.yawDeg === lookYawDeg && phoneTurn.pitchDeg === lookPitchDeg)) return
    shown.yawDeg = lookYawDeg
    shown.pitchDeg = lookPitchDeg
    followDirection(shown, phoneTurn, frameDurationS(deltaS))
    look.lookYawDeg = shown.yawDeg
    look.lookPitchDeg = shown.pitchDeg
    lookAround(look)
  }, BEFORE_RIG)

  return null
}
