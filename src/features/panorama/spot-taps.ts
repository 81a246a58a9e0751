import { toDegrees } from '#core/angles.ts'
import { pxPerRadAtCentre } from '#core/field-of-view.ts'
import { directionThrough } from '#core/view-projection.ts'
import { pointAtSpot, chooseSpot, spotAt } from '#state/tour-spots.ts'
import { type Spot, tourStore } from '#state/tour-store.ts'
import { viewStore } from '#state/view-store.ts'

/** A press that moves further, or lasts longer, was meant to turn the view. */
const LONGEST_WAY_PX = 8
const LONGEST_PRESS_MS = 600
/** Half of the smallest target for a finger. */
const REACH_PX = 24

/** Lets mouse, pen and finger point at the spots of the picture and choose them. Returns the undoing. */
export function attachSpotTaps(element: HTMLElement): () => void {
  let pressed: { xPx: number; yPx: number; atMs: number; id: number } | null = null

  function spotUnder({ clientX, clientY }: PointerEvent): Spot | null {
    if (tourStore.getState().spots.length === 0) return null
    const box = element.getBoundingClientRect()
    const { facingHeadingDeg, facingPitchDeg, facingFovDeg } = viewStore.getState()
    const point = { xPx: clientX - box.left - box.width / 2, yPx: clientY - box.top - box.height / 2 }
    const view = { headingDeg: facingHeadingDeg, pitchDeg: facingPitchDeg, fovDeg: facingFovDeg, heightPx: box.height }
    return spotAt(directionThrough(point, view), toDegrees(REACH_PX / pxPerRadAtCentre(facingFovDeg, box.height)))
  }

  function handleDown(event: PointerEvent): void {
    const isFirst = event.isPrimary && event.button === 0
    pressed = isFirst ? { xPx: event.clientX, yPx: event.clientY, atMs: event.timeStamp, id: event.pointerId } : null
  }

  function handleMove(event: PointerEvent): void {
    if (event.pointerType !== 'mouse' || event.buttons !== 0) return
    point(spotUnder(event)?.id ?? null)
  }

  function handleUp(event: PointerEvent): void {
    const start = pressed
    pressed = null
    if (!start || event.pointerId !== start.id || event.timeStamp - start.atMs > LONGEST_PRESS_MS) return
    if (Math.hypot(event.clientX - start.xPx, event.clientY - start.yPx) > LONGEST_WAY_PX) return
    const spot = spotUnder(event)
    if (spot) chooseSpot(spot.id)
  }

  const leave = () => point(null)
  function point(id: string | null): void {
    pointAtSpot(id)
    element.toggleAttribute('data-pointing', id !== null)
  }

  element.addEventListener('pointerdown', handleDown)
  element.addEventListener('pointermove', handleMove)
  element.addEventListener('pointerup', handleUp)
  element.addEventListener('pointerleave', leave)
  return () => {
    element.removeEventListener('pointerdown', handleDown)
    element.removeEventListener('pointermove', handleMove)
    element.removeEventListener('pointerup', handleUp)
    element.removeEventListener('pointerleave', leave)
  }
}
