import { ICON_SQUARE, type IconName, ICONS } from './panel-icons.ts'
import type { Rect } from './panel-layout.ts'

/** The page's own colours and faces, so that the panel is the same house. */
export const NIGHT = '#14100b'
export const ON_NIGHT = '#fbf4e8'
export const MUTED_ON_NIGHT = '#d3c4b0'
export const SUN = '#f2b65a'
export const DANGER = '#ff7482'

const DISPLAY_FACE = '"Bricolage Grotesque", "Display Fallback", sans-serif'
const TEXT_FACE = '"Hanken Grotesk", "Text Fallback", sans-serif'

export type Font = { face: 'display' | 'text'; weight: number; sizeDeg: number }

/** A drawing context that counts in the degrees of its surface: x to the right, y upwards, 0 in the middle. */
export type Pen = {
  context: CanvasRenderingContext2D
  pxPerDeg: number
  /** Of the whole surface. */
  widthDeg: number
  heightDeg: number
}

export function wipe({ context }: Pen): void {
  context.clearRect(0, 0, context.canvas.width, context.canvas.height)
}

export function fillBox(pen: Pen, rect: Rect, radiusDeg: number, color: string): void {
  traceBox(pen, rect, radiusDeg)
  pen.context.fillStyle = color
  pen.context.fill()
}

export function strokeBox(pen: Pen, rect: Rect, radiusDeg: number, widthDeg: number, color: string): void {
  traceBox(pen, rect, radiusDeg)
  pen.context.strokeStyle = color
  pen.context.lineWidth = widthDeg * pen.pxPerDeg
  pen.context.stroke()
}

/** Writes one line, shrunk to `longestDeg` if it is longer. `yDeg` is the middle of its capital letters. */
export function write(
  pen: Pen,
  text: string,
  font: Font,
  at: { xDeg: number; yDeg: number; align: CanvasTextAlign; longestDeg: number; color: string },
): void {
  const { context } = pen
  setFont(pen, font)
  context.fillStyle = at.color
  context.textAlign = at.align
  context.textBaseline = 'alphabetic'
  const baselineDeg = at.yDeg - (font.sizeDeg * CAPITAL_SHARE) / 2
  context.fillText(text, xPx(pen, at.xDeg), yPx(pen, baselineDeg), at.longestDeg * pen.pxPerDeg)
}

export function textWidthDeg(pen: Pen, text: string, font: Font): number {
  setFont(pen, font)
  return pen.context.measureText(text).width / pen.pxPerDeg
}

/** The text in lines of at most `widthDeg`, broken between words. */
export function linesOf(pen: Pen, text: string, font: Font, widthDeg: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line !== '' && textWidthDeg(pen, longer, font) > widthDeg) {
      lines.push(line)
      line = word
    } else {
      line = longer
    }
  }
  return [...lines, line]
}

/** At most so many of the lines, the last of them with a sign where there is more to read. */
export function cutLines(pen: Pen, lines: readonly string[], most: number, font: Font, widthDeg: number): string[] {
  if (lines.length <= most) return [...lines]
  const words = (lines[most - 1] ?? '').split(' ')
  while (words.length > 1 && textWidthDeg(pen, `${words.join(' ')} …`, font) > widthDeg) words.pop()
  return [...lines.slice(0, most - 1), `${words.join(' ')} …`]
}

/** An icon in a square of `sizeDeg` around a point. */
export function drawIcon(pen: Pen, name: IconName, at: { xDeg: number; yDeg: number; sizeDeg: number; color: string }) {
  const { context } = pen
  const scale = (at.sizeDeg * pen.pxPerDeg) / ICON_SQUARE
  context.save()
  context.translate(xPx(pen, at.xDeg - at.sizeDeg / 2), yPx(pen, at.yDeg + at.sizeDeg / 2))
  context.scale(scale, scale)
  context.fillStyle = at.color
  context.fill(new Path2D(ICONS[name]))
  context.restore()
}

/** Capital letters of the text face, as a share of its size. */
const CAPITAL_SHARE = 0.7

function setFont({ context, pxPerDeg }: Pen, { face, weight, sizeDeg }: Font): void {
  context.font = `${weight} ${sizeDeg * pxPerDeg}px ${face === 'display' ? DISPLAY_FACE : TEXT_FACE}`
}

function traceBox(pen: Pen, { xDeg, yDeg, widthDeg, heightDeg }: Rect, radiusDeg: number): void {
  const { context, pxPerDeg } = pen
  context.beginPath()
  context.roundRect(
    xPx(pen, xDeg - widthDeg / 2),
    yPx(pen, yDeg + heightDeg / 2),
    widthDeg * pxPerDeg,
    heightDeg * pxPerDeg,
    radiusDeg * pxPerDeg,
  )
}

function xPx(pen: Pen, xDeg: number): number {
  return (pen.widthDeg / 2 + xDeg) * pen.pxPerDeg
}

function yPx(pen: Pen, yDeg: number): number {
  return (pen.heightDeg / 2 - yDeg) * pen.pxPerDeg
}
