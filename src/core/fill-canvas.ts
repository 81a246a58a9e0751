import type { EquirectImage } from './equirect-image.ts'

/** Where a cropped picture lies in the whole one, in whole pixels. The whole wraps round horizontally. */
export type CanvasPlace = { widthPx: number; heightPx: number; leftPx: number; topPx: number }

/** Wide enough for colours only: what is filled in has no detail of its own. */
const SOFT_WIDTH_PX = 256
/** Part of the canvas height over which the border's own pixels fade into the soft fill. */
const FADE_PART = 0.03

/**
 * Places a cropped panorama into its full canvas. What is missing continues the colours at the picture's border and
 * grows softer with the distance, so that there is neither a hole nor a line.
 */
export function fillCanvas(picture: EquirectImage, place: CanvasPlace): EquirectImage {
  const { widthPx, heightPx } = place
  const data = new Uint8Array(widthPx * heightPx * 3)
  const soft = softFill(picture, place)
  const fadePx = Math.max(1, heightPx * FADE_PART)
  const columns = nearestColumns(picture.widthPx, place)
  for (let y = 0; y < heightPx; y += 1) {
    const sourceY = Math.min(picture.heightPx - 1, Math.max(0, y - place.topPx))
    const distanceY = Math.abs(y - place.topPx - sourceY)
    const softY = ((y + 0.5) * soft.heightPx) / heightPx - 0.5
    for (let x = 0; x < widthPx; x += 1) {
      const sourceX = columns.nearest[x] ?? 0
      const from = (sourceY * picture.widthPx + sourceX) * 3
      const distance = Math.hypot(columns.distance[x] ?? 0, distanceY)
      const fade = smoothStep(distance / fadePx)
      const softX = ((x + 0.5) * soft.widthPx) / widthPx - 0.5
      for (let channel = 0; channel < 3; channel += 1) {
        const own = picture.data[from + channel] ?? 0
        const value = fade === 0 ? own : own + (softAt(soft, softX, softY, channel) - own) * fade
        data[(y * widthPx + x) * 3 + channel] = Math.round(value)
      }
    }
  }
  return { data, widthPx, heightPx }
}

type Soft = { data: Float32Array; weight: Float32Array; widthPx: number; heightPx: number }

/** The picture at a small size, its missing part filled from ever coarser means: pull, then push. */
function softFill(picture: EquirectImage, place: CanvasPlace): Soft {
  const soft = createSoft(SOFT_WIDTH_PX, SOFT_WIDTH_PX / 2)
  for (let y = 0; y < picture.heightPx; y += 1) {
    const softY = Math.min(soft.heightPx - 1, Math.floor(((y + place.topPx) * soft.heightPx) / place.heightPx))
    for (let x = 0; x < picture.widthPx; x += 1) {
      const canvasX = (x + place.leftPx) % place.widthPx
      const at = softY * soft.widthPx + Math.floor((canvasX * soft.widthPx) / place.widthPx)
      soft.weight[at] = (soft.weight[at] ?? 0) + 1
      const from = (y * picture.widthPx + x) * 3
      for (let channel = 0; channel < 3; channel += 1) {
        soft.data[at * 3 + channel] = (soft.data[at * 3 + channel] ?? 0) + (picture.data[from + channel] ?? 0)
      }
    }
  }
  normalise(soft)
  pullPush(soft)
  return soft
}

function pullPush(fine: Soft): void {
  if (fine.widthPx === 1 || fine.heightPx === 1) return
  const coarse = createSoft(fine.widthPx / 2, fine.heightPx / 2)
  for (let y = 0; y < fine.heightPx; y += 1) {
    for (let x = 0; x < fine.widthPx; x += 1) {
      const at = y * fine.widthPx + x
      const to = (y >> 1) * coarse.widthPx + (x >> 1)
      const weight = fine.weight[at] ?? 0
      coarse.weight[to] = (coarse.weight[to] ?? 0) + weight
      for (let channel = 0; channel < 3; channel += 1) {
        coarse.data[to * 3 + channel] =
          (coarse.data[to * 3 + channel] ?? 0) + weight * (fine.data[at * 3 + channel] ?? 0)
      }
    }
  }
  normalise(coarse)
  pullPush(coarse)
  for (let y = 0; y < fine.heightPx; y += 1) {
    for (let x = 0; x < fine.widthPx; x += 1) {
      const at = y * fine.widthPx + x
      if ((fine.weight[at] ?? 0) > 0) continue
      for (let channel = 0; channel < 3; channel += 1) {
        fine.data[at * 3 + channel] = softAt(coarse, (x + 0.5) / 2 - 0.5, (y + 0.5) / 2 - 0.5, channel)
      }
    }
  }
}

function createSoft(widthPx: number, heightPx: number): Soft {
  const count = widthPx * heightPx
  return { data: new Float32Array(count * 3), weight: new Float32Array(count), widthPx, heightPx }
}

/** Turns sums into means; afterwards a weight is 1 where anything is known and 0 elsewhere. */
function normalise(soft: Soft): void {
  for (let at = 0; at < soft.weight.length; at += 1) {
    const weight = soft.weight[at] ?? 0
    if (weight === 0) continue
    for (let channel = 0; channel < 3; channel += 1)
      soft.data[at * 3 + channel] = (soft.data[at * 3 + channel] ?? 0) / weight
    soft.weight[at] = 1
  }
}

function softAt(soft: Soft, x: number, y: number, channel: number): number {
  const left = Math.floor(x)
  const top = Math.min(soft.heightPx - 1, Math.max(0, Math.floor(y)))
  const bottom = Math.min(soft.heightPx - 1, Math.max(0, Math.floor(y) + 1))
  const rightPart = x - left
  const bottomPart = y - Math.floor(y)
  const x0 = (left + soft.widthPx) % soft.widthPx
  const x1 = (left + 1 + soft.widthPx) % soft.widthPx
  const read = (column: number, row: number) => soft.data[(row * soft.widthPx + column) * 3 + channel] ?? 0
  const upper = read(x0, top) * (1 - rightPart) + read(x1, top) * rightPart
  const lower = read(x0, bottom) * (1 - rightPart) + read(x1, bottom) * rightPart
  return upper * (1 - bottomPart) + lower * bottomPart
}

/** For each canvas column the picture's nearest column, either way round, and how far it is. */
function nearestColumns(pictureWidthPx: number, place: CanvasPlace) {
  const nearest = new Int32Array(place.widthPx)
  const distance = new Int32Array(place.widthPx)
  for (let x = 0; x < place.widthPx; x += 1) {
    const offset = (x - place.leftPx + place.widthPx) % place.widthPx
    if (offset < pictureWidthPx) {
      nearest[x] = offset
      continue
    }
    const toRightEdge = offset - pictureWidthPx + 1
    const toLeftEdge = place.widthPx - offset
    nearest[x] = toRightEdge <= toLeftEdge ? pictureWidthPx - 1 : 0
    distance[x] = Math.min(toRightEdge, toLeftEdge)
  }
  return { nearest, distance }
}

function smoothStep(t: number): number {
  const clamped = Math.min(1, Math.max(0, t))
  return clamped * clamped * (3 - 2 * clamped)
}
