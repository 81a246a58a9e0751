import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import { roundHeadingDeg } from '#core/angles.ts'
import { usePresenting } from '#state/immersion-store.ts'
import { facingNow, type Facing, viewStore } from '#state/view-store.ts'

/** The store is told of a head once it rests; between, this often is often enough for a page that nobody sees. */
const HEAD_INTERVAL_MS = 250

/**
 * Keeps heading, pitch and field of view true on the viewer, also while a head goes on turning. They are written past
 * React: a view that turns changes them ten times a second, and nothing else on the element with them.
 */
export function useViewAttributes(element: RefObject<HTMLElement | null>) {
  const isInHeadset = usePresenting() !== 'none'
  const [first] = useState(() => attributesOf(viewStore.getInitialState()))

  useLayoutEffect(() => {
    const write = () => writeAttributes(element.current)
    write()
    return viewStore.subscribe(write)
  }, [element])

  useEffect(() => {
    if (!isInHeadset) return
    const timer = setInterval(() => writeAttributes(element.current), HEAD_INTERVAL_MS)
    return () => clearInterval(timer)
  }, [element, isInHeadset])

  return first
}

/** One by one, and in place: a head that goes on turning has them written in between the frames that it sees. */
function writeAttributes(element: HTMLElement | null): void {
  if (!element) return
  const { facingHeadingDeg, facingPitchDeg, facingFovDeg } = facingNow()
  writeAttribute(element, 'data-heading', headingText(facingHeadingDeg))
  writeAttribute(element, 'data-pitch', oneDecimal(facingPitchDeg))
  writeAttribute(element, 'data-fov', oneDecimal(facingFovDeg))
}

function writeAttribute(element: HTMLElement, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value)
}

function attributesOf({ facingHeadingDeg, facingPitchDeg, facingFovDeg }: Facing) {
  return {
    'data-heading': headingText(facingHeadingDeg),
    'data-pitch': oneDecimal(facingPitchDeg),
    'data-fov': oneDecimal(facingFovDeg),
  }
}

function headingText(headingDeg: number): string {
  return roundHeadingDeg(headingDeg).toFixed(1)
}

/** One decimal; a value that rounds to zero is never -0.0. */
function oneDecimal(value: number): string {
  return (Math.round(value * 10) / 10 + 0).toFixed(1)
}
