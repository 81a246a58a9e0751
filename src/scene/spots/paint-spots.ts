import type { Spot } from '#state/tour-store.ts'

/**
 * Every spot has one cell of a common picture: its disc in the upper part, its name below. Lengths are degrees as the page
 * shows them before any zoom.
 */
export const CELL = { widthDeg: 20, heightDeg: 7.2 }
export const DISC = { yDeg: 1.6, radiusDeg: 1.75 }
/** The disc's part of the cell begins at this share of its height, from below. */
export const LABEL_SHARE = 0.42

const COLUMNS = 2
const PX_PER_DEG = 24
const OUTLINE_SQUARE = 256
const ICON_DEG = 2
const LABEL_Y_DEG = -2.2
const LABEL_HEIGHT_DEG = 2.2
const TEXT_DEG = 1.3
const NIGHT = 'rgb(20 16 11 / 0.86)'
const ON_NIGHT = '#fbf4e8'
const SUN = '#f2b65a'

export function spotRows(count: number): number {
  return Math.max(1, Math.ceil(count / COLUMNS))
}

/** The cell of a spot as a part of the whole picture: left, bottom, width and height, 0 to 1, counted from below. */
export function cellOf(index: number, count: number): [left: number, bottom: number, width: number, height: number] {
  const rows = spotRows(count)
  const row = Math.floor(index / COLUMNS)
  return [(index % COLUMNS) / COLUMNS, (rows - 1 - row) / rows, 1 / COLUMNS, 1 / rows]
}

export function paintSpots(canvas: HTMLCanvasElement, spots: readonly Spot[]): void {
  canvas.width = CELL.widthDeg * PX_PER_DEG * COLUMNS
  canvas.height = CELL.heightDeg * PX_PER_DEG * spotRows(spots.length)
  const context = canvas.getContext('2d')
  if (!context) return
  spots.forEach((spot, index) => {
    context.save()
    context.scale(PX_PER_DEG, PX_PER_DEG)
    context.translate(
      (index % COLUMNS) * CELL.widthDeg + CELL.widthDeg / 2,
      Math.floor(index / COLUMNS) * CELL.heightDeg + CELL.heightDeg / 2,
    )
    paintDisc(context, spot)
    paintLabel(context, spot.title)
    context.restore()
  })
}

function paintDisc(context: CanvasRenderingContext2D, { kind, outline }: Spot): void {
  const isWay = kind === 'way'
  context.beginPath()
  context.arc(0, -DISC.yDeg, DISC.radiusDeg - 0.1, 0, Math.PI * 2)
  context.fillStyle = isWay ? SUN : NIGHT
  context.fill()
  context.lineWidth = 0.2
  context.strokeStyle = isWay ? ON_NIGHT : SUN
  context.stroke()
  const scale = ICON_DEG / OUTLINE_SQUARE
  context.save()
  context.translate(-ICON_DEG / 2, -DISC.yDeg - ICON_DEG / 2)
  context.scale(scale, scale)
  context.fillStyle = isWay ? '#14100b' : ON_NIGHT
  context.fill(new Path2D(outline))
  context.restore()
}

/** In pixels and not in degrees: at a size of one, some systems round the width of every letter. */
function paintLabel(context: CanvasRenderingContext2D, title: string): void {
  context.save()
  context.scale(1 / PX_PER_DEG, 1 / PX_PER_DEG)
  const [textPx, heightPx, yPx] = [TEXT_DEG * PX_PER_DEG, LABEL_HEIGHT_DEG * PX_PER_DEG, -LABEL_Y_DEG * PX_PER_DEG]
  context.font = `600 ${textPx}px "Hanken Grotesk", "Text Fallback", sans-serif`
  const longestPx = (CELL.widthDeg - 2) * PX_PER_DEG
  const widthPx = Math.min(context.measureText(title).width, longestPx) + heightPx * 0.64
  context.beginPath()
  context.roundRect(-widthPx / 2, yPx - heightPx / 2, widthPx, heightPx, heightPx / 2)
  context.fillStyle = NIGHT
  context.fill()
  context.fillStyle = ON_NIGHT
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillText(title, 0, yPx + textPx * 0.05, longestPx)
  context.restore()
}
