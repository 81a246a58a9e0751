/**
 * Lets the surfaces of the headset paint one after the other, in as many frames: several of them change when the page does,
 * and all their pictures at once would take longer than a frame has.
 */
export function createPaintTurns() {
  const waiting: (() => void)[] = []

  /** What `paint` draws is out of date: it is called in one of the next frames, once however often it was asked for. */
  function ask(paint: () => void): void {
    if (!waiting.includes(paint)) waiting.push(paint)
  }

  /** Once per frame: whoever has waited longest paints. */
  function update(): void {
    if (waiting.length > 0) waiting.shift()?.()
  }

  /** Before the first frame: nobody waits for one yet, and the first letters of all take longest. */
  function paintAll(): void {
    while (waiting.length > 0) update()
  }

  return { ask, update, paintAll }
}

export type PaintTurns = ReturnType<typeof createPaintTurns>
