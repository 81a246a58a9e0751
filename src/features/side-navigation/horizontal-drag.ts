/** From here on a press is a drag and chooses nothing any more. */
const DRAG_BEGINS_PX = 8
/** A drag of more than this toggles the panel. */
const TOGGLES_BEYOND_PX = 100

type Listener = {
  /** Called while the pointer is down: how far it has moved, in px, positive to the right; 0 when it is let go. */
  onMove: (offsetPx: number) => void
  /** Called when it is let go more than 100 px away from where it went down, to either side. */
  onDragged: () => void
}

/**
 * Listens for horizontal drags of an element by finger, pen or mouse, and returns the way to stop. The element needs
 * `touch-action: pan-y`: when the browser takes a touch for scrolling, the drag is off.
 */
export function listenForDrags(element: HTMLElement, { onMove, onDragged }: Listener): () => void {
  const listening = new AbortController()
  let press: AbortController | null = null
  let offsetPx = 0

  function handleDown(down: PointerEvent): void {
    if (!down.isPrimary || down.button !== 0) return
    press?.abort()
    const { signal } = (press = new AbortController())
    offsetPx = 0

    // Of the document: a quick hand has left the panel before it is heard of.
    document.addEventListener(
      'pointermove',
      (move) => {
        if (move.pointerId !== down.pointerId) return
        offsetPx = move.clientX - down.clientX
        if (isDrag()) onMove(offsetPx)
      },
      { signal },
    )
    document.addEventListener('pointerup', (up) => up.pointerId === down.pointerId && end(), { signal })
    document.addEventListener('pointercancel', cancel, { signal })
  }

  function end(): void {
    const toggles = Math.abs(offsetPx) > TOGGLES_BEYOND_PX
    cancel()
    if (toggles) onDragged()
  }

  function cancel(): void {
    press?.abort()
    press = null
    onMove(0)
  }

  function handleClick(event: MouseEvent): void {
    // A key's click counts no presses, and has nothing to do with the drag before.
    if (event.detail === 0 || !isDrag()) return
    offsetPx = 0
    event.preventDefault()
    event.stopPropagation()
  }

  function isDrag(): boolean {
    return Math.abs(offsetPx) >= DRAG_BEGINS_PX
  }

  const { signal } = listening
  element.addEventListener('pointerdown', handleDown, { signal })
  // The browser would drag a link's address instead.
  element.addEventListener('dragstart', (event) => event.preventDefault(), { signal })
  element.addEventListener('click', handleClick, { capture: true, signal })
  return () => {
    listening.abort()
    press?.abort()
  }
}
