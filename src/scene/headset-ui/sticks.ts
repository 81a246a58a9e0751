import { preferencesStore } from '#state/preferences-store.ts'
import { turnBy, turnEvenly } from '#state/view-store.ts'
import type { HeadsetPointer } from './headset-pointers.ts'
import { createSnapTurn, smoothTurnDegPerS, stepSnapTurn } from './stick-turn.ts'

type Options = {
  pointers: readonly HeadsetPointer[]
  /** A or X. */
  onMenuButton: () => void
  /** B or Y. */
  onCalmButton: () => void
}

// Places in the `xr-standard` mapping: https://www.w3.org/TR/webxr-gamepads-module-1/#xr-standard-gamepad-mapping
const STICK_X_AXIS = 2
const MENU_BUTTON = 4
const CALM_BUTTON = 5

/** What the thumbs do: sticks turn the view, two buttons summon the panel and calm the scene. Call once per frame. */
export function createSticks({ pointers, onMenuButton, onCalmButton }: Options) {
  const hands = pointers.map(() => ({ snap: createSnapTurn(), isMenuDown: false, isCalmDown: false }))

  return function readSticks(deltaS: number): void {
    const { turning } = preferencesStore.getState()
    for (let index = 0; index < pointers.length; index += 1) {
      const hand = hands[index]
      const gamepad = pointers[index]?.source?.gamepad
      if (!hand || gamepad?.mapping !== 'xr-standard') continue
      const axis = gamepad.axes[STICK_X_AXIS] ?? 0
      const turnDeg = turning === 'snap' ? stepSnapTurn(hand.snap, axis) : smoothTurnDegPerS(axis) * deltaS
      if (turnDeg !== 0 && turning === 'snap') turnBy(turnDeg, 0)
      else if (turnDeg !== 0) turnEvenly(turnDeg)
      const isMenuDown = gamepad.buttons[MENU_BUTTON]?.pressed ?? false
      const isCalmDown = gamepad.buttons[CALM_BUTTON]?.pressed ?? false
      if (isMenuDown && !hand.isMenuDown) onMenuButton()
      if (isCalmDown && !hand.isCalmDown) onCalmButton()
      hand.isMenuDown = isMenuDown
      hand.isCalmDown = isCalmDown
    }
  }
}
