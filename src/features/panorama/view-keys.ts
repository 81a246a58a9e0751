import type { KeyboardEvent } from 'react'
import { resetView, turnBy, viewStore, zoomBy } from '#state/view-store.ts'

export const ZOOM_STEP = 1.25
/** Share of the vertical field of view that one press turns; a held key repeats about thirty times a second. */
const PRESS_SHARE = 1 / 6
const HELD_SHARE = 1 / 20

export type ViewKeyActions = { toggleFullScreen: () => void; tellDirection: () => void }

/**
 * Keys of the viewer: arrows turn, + and - zoom, Home resets, F is full screen, W tells where the view looks. Only while
 * the viewer itself has the focus, and never together with a modifier, which makes the key the browser's.
 */
export function handleViewKey(event: KeyboardEvent<HTMLElement>, actions: ViewKeyActions): void {
  if (event.target !== event.currentTarget || event.ctrlKey || event.altKey || event.metaKey) return
  const action = actionFor(event.key, event.repeat, actions)
  if (!action) return
  event.preventDefault()
  action()
}

function actionFor(key: string, isHeld: boolean, actions: ViewKeyActions): (() => void) | null {
  const stepDeg = viewStore.getState().targetFovDeg * (isHeld ? HELD_SHARE : PRESS_SHARE)
  switch (key) {
    case 'ArrowLeft':
      return () => turnBy(-stepDeg, 0, { eased: true })
    case 'ArrowRight':
      return () => turnBy(stepDeg, 0, { eased: true })
    case 'ArrowUp':
      return () => turnBy(0, stepDeg, { eased: true })
    case 'ArrowDown':
      return () => turnBy(0, -stepDeg, { eased: true })
    // Without Shift the plus key of many keyboards says =.
    case '+':
    case '=':
      return () => zoomBy(ZOOM_STEP, { eased: true })
    case '-':
    case '_':
      return () => zoomBy(1 / ZOOM_STEP, { eased: true })
    case 'Home':
      return () => resetView()
    case 'f':
    case 'F':
      return isHeld ? null : actions.toggleFullScreen
    case 'w':
    case 'W':
      return isHeld ? null : actions.tellDirection
    default:
      return null
  }
}
