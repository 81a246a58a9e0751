import { holdView, releaseTurn, shownPitchDeg, turnBy, viewStore, zoomBy } from '#state/view-store.ts'
import { zoomedFovDeg } from '#core/field-of-view.ts'
import { prefersReducedMotion } from '#platform/environment.ts'
import { turnByDrag, type ViewPoint } from './drag-turn.ts'
import { createSpeedometer } from './speedometer.ts'

type Grip = { centre: ViewPoint; /** Between two fingers; 0 with one. */ spreadPx: number }

type Touch = {
  /** True while one finger belongs to the page, which it scrolls, and two look around. */
  needsTwoFingers: () => boolean
  /** The page was scrolled by one finger on the picture. */
  onScrolled: () => void
}

/**
 * Lets mouse, touch and pen hold the picture: what is under the pointer stays under it. One pointer turns and, let go
 * in motion, lets the view glide on; two turn with their centre and zoom with their distance. Returns the undoing.
 */
export function attachPointerGestures(element: HTMLElement, { needsTwoFingers, onScrolled }: Touch): () => void {
  const pointers = new Map<number, ViewPoint>()
  const speedometer = createSpeedometer()
  let grip: Grip | null = null

  function handleDown(event: PointerEvent): void {
    if (event.button !== 0 || pointers.size === 2) return
    pointers.set(event.pointerId, pointFrom(event, element))
    if (!isScrolling(event)) holdView()
    capturePointer(element, event.pointerId)
    regrip()
  }

  function isScrolling(event: PointerEvent): boolean {
    return event.pointerType === 'touch' && pointers.size < 2 && needsTwoFingers()
  }

  function handleMove(event: PointerEvent): void {
    if (!grip || !pointers.has(event.pointerId)) return
    pointers.set(event.pointerId, pointFrom(event, element))
    const next = gripOf(pointers)
    if (!isScrolling(event)) speedometer.note(event.timeStamp, followGrip(grip, next, element.clientHeight))
    grip = next
  }

  function handleUp(event: PointerEvent): void {
    const wasScrolling = isScrolling(event)
    if (!pointers.delete(event.pointerId)) return
    // The browser takes the finger away when it begins to scroll.
    if (wasScrolling && event.type === 'pointercancel') onScrolled()
    const speed = speedometer.speedAt(event.timeStamp)
    regrip()
    if (pointers.size > 0 || event.type === 'pointercancel' || !speed || prefersReducedMotion()) return
    releaseTurn(speed.headingDegPerS, speed.pitchDegPerS)
  }

  /** Where one finger scrolls the page, two would scroll it as well. */
  function keepFromScrolling(event: TouchEvent): void {
    if (event.touches.length > 1 && event.cancelable) event.preventDefault()
  }

  /** The number of fingers changed: the next move starts from where they are now. */
  function regrip(): void {
    speedometer.reset()
    grip = pointers.size > 0 ? gripOf(pointers) : null
  }

  element.addEventListener('pointerdown', handleDown)
  element.addEventListener('pointermove', handleMove)
  element.addEventListener('pointerup', handleUp)
  element.addEventListener('pointercancel', handleUp)
  element.addEventListener('touchmove', keepFromScrolling, { passive: false })
  return () => {
    element.removeEventListener('pointerdown', handleDown)
    element.removeEventListener('pointermove', handleMove)
    element.removeEventListener('pointerup', handleUp)
    element.removeEventListener('pointercancel', handleUp)
    element.removeEventListener('touchmove', keepFromScrolling)
  }
}

function followGrip(from: Grip, to: Grip, heightPx: number) {
  const view = viewStore.getState()
  const shown = { pitchDeg: shownPitchDeg(view), fovDeg: view.targetFovDeg }
  const zoom = from.spreadPx > 0 && to.spreadPx > 0 ? to.spreadPx / from.spreadPx : 1
  const turn = turnByDrag(shown, from.centre, to.centre, heightPx, zoomedFovDeg(shown.fovDeg, zoom))
  if (zoom !== 1) zoomBy(zoom)
  turnBy(turn.headingDeg, turn.pitchDeg)
  return turn
}

function gripOf(pointers: ReadonlyMap<number, ViewPoint>): Grip {
  const [first = { xPx: 0, yPx: 0 }, second] = pointers.values()
  if (!second) return { centre: first, spreadPx: 0 }
  return {
    centre: { xPx: (first.xPx + second.xPx) / 2, yPx: (first.yPx + second.yPx) / 2 },
    spreadPx: Math.hypot(first.xPx - second.xPx, first.yPx - second.yPx),
  }
}

function pointFrom(event: PointerEvent, element: HTMLElement): ViewPoint {
  const box = element.getBoundingClientRect()
  return { xPx: event.clientX - box.left - box.width / 2, yPx: event.clientY - box.top - box.height / 2 }
}

function capturePointer(element: HTMLElement, pointerId: number): void {
  try {
    element.setPointerCapture(pointerId)
  } catch {
    // The pointer is gone already, or the event was made by a script: the drag then ends at the edge.
  }
}
