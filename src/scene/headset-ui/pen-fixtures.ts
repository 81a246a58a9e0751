import type { Pen } from './paint.ts'

const PX_PER_DEG = 10
/** About as wide as the letters of the text face, on average. */
const LETTER_PX = 11

/** A pen that measures, and notes what is written with it; boxes are not looked at. */
export function createTestPen(size: { widthDeg: number; heightDeg: number }) {
  const written: { text: string; yPx: number }[] = []
  const context = {
    canvas: { width: size.widthDeg * PX_PER_DEG, height: size.heightDeg * PX_PER_DEG },
    measureText: (text: string) => ({ width: text.length * LETTER_PX }),
    fillText: (text: string, _: number, yPx: number) => written.push({ text, yPx }),
    clearRect() {},
    beginPath() {},
    roundRect() {},
    fill() {},
    stroke() {},
    save() {},
    restore() {},
    translate() {},
    scale() {},
  } as unknown as CanvasRenderingContext2D
  const pen: Pen = { context, pxPerDeg: PX_PER_DEG, ...size }
  return { pen, written }
}
