import { StreamedView } from '#core/tile-plan.ts'

/** A hand that goes on turning has moved the view again by then. */
const REST_MS = 120

/**
 * Tells, frame by frame, whether a view rests: for a while it has been the same, with everything that it shows. Calls
 * `onRest` when that begins. A view that is free moves with a head, and never rests.
 */
export function createRestWatcher(onRest: () => void) {
  const last = new StreamedView()
  let isResting = false
  /** Whether the frame before was complete: it may become a rest. */
  let isSteady = false
  let steadySinceMs = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  /** One timer at a time, however many frames move: what is begun in every frame is garbage in every frame. */
  function wait(): void {
    const leftMs = steadySinceMs + REST_MS - performance.now()
    timer = leftMs > 0 ? setTimeout(wait, leftMs) : undefined
    if (timer !== undefined || !isSteady) return
    isResting = true
    onRest()
  }

  function update(view: Readonly<StreamedView>, isComplete: boolean): boolean {
    if (isSteady && isComplete && isSameView(view, last)) return isResting
    isResting = false
    isSteady = isComplete && !view.isFree
    if (!isSteady) return false
    keepView(view, last)
    steadySinceMs = performance.now()
    timer ??= setTimeout(wait, REST_MS)
    return false
  }

  function stop(): void {
    clearTimeout(timer)
    timer = undefined
  }

  return { update, stop }
}

function keepView(view: Readonly<StreamedView>, out: StreamedView): void {
  out.headingDeg = view.headingDeg
  out.pitchDeg = view.pitchDeg
  out.halfWidthDeg = view.halfWidthDeg
  out.halfHeightDeg = view.halfHeightDeg
  out.pxPerRad = view.pxPerRad
}

function isSameView(one: Readonly<StreamedView>, other: Readonly<StreamedView>): boolean {
  return (
    one.headingDeg === other.headingDeg &&
    one.pitchDeg === other.pitchDeg &&
    one.halfWidthDeg === other.halfWidthDeg &&
    one.halfHeightDeg === other.halfHeightDeg &&
    one.pxPerRad === other.pxPerRad
  )
}
