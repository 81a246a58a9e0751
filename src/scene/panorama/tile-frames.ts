/**
 * How long what has come of a view waits for the rest before it is drawn, in ms. Every frame on the way is replaced soon, and
 * drawing one takes time from what decodes the next tile: a view of fifteen tiles needs one frame, not fifteen.
 */
export const GATHERING_MS = 250

/** Asks for a frame when tiles in view have come: at once for the last of them, otherwise for several together. */
export function createTileFrames(requestFrame: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined

  function stop(): void {
    clearTimeout(timer)
    timer = undefined
  }

  function draw(): void {
    stop()
    requestFrame()
  }

  function add(isLast: boolean): void {
    if (isLast) draw()
    else timer ??= setTimeout(draw, GATHERING_MS)
  }

  return { add, stop }
}
