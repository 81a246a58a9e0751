import { toRadians } from './angles.ts'
import { type CubeFace, type Direction, directionFromFacePoint } from './cube.ts'
import { type EquirectImage, type Levelling, type RgbImage, sampleBicubic, toPictureFrame } from './equirect-image.ts'
import { breathe } from './pause.ts'
import { resample, wholeAxis } from './resample.ts'

/** A flat window on the sphere: the direction of its top-left corner, and the ways along its top and down its side. */
type Plane = { corner: Direction; right: Direction; down: Direction }

/** Short enough that encoders get their turn and an interruption is heard. */
const ROWS_AT_ONCE = 32

/** A face with `marginPart` of its half width added on every side, as a picture of `sizePx` squared. */
export async function renderFace(
  image: EquirectImage,
  levelling: Levelling,
  face: CubeFace,
  marginPart: number,
  sizePx: number,
): Promise<RgbImage> {
  const edge = 1 + marginPart
  const at = (u: number, v: number) => directionFromFacePoint(face, u, v, { x: 0, y: 0, z: 0 })
  const corner = at(-edge, -edge)
  const plane = { corner, right: minus(at(edge, -edge), corner), down: minus(at(-edge, edge), corner) }
  return renderPlane(image, levelling, plane, sizePx, sizePx)
}

/** The exact rectilinear first view, heading 0 and pitch 0. `fovDeg` is vertical. */
export async function renderFirstView(
  image: EquirectImage,
  levelling: Levelling,
  { widthPx, heightPx, fovDeg }: { widthPx: number; heightPx: number; fovDeg: number },
): Promise<RgbImage> {
  const halfHeight = Math.tan(toRadians(fovDeg) / 2)
  const halfWidth = (halfHeight * widthPx) / heightPx
  const plane = {
    corner: { x: -halfWidth, y: halfHeight, z: -1 },
    right: { x: 2 * halfWidth, y: 0, z: 0 },
    down: { x: 0, y: -2 * halfHeight, z: 0 },
  }
  // As dense as the source, so that shrinking sees every pixel of it.
  const sourcePxPerRad = image.widthPx / (2 * Math.PI)
  const finer = Math.max(2, Math.ceil((sourcePxPerRad * 2 * halfHeight) / heightPx))
  const large = await renderPlane(image, levelling, plane, widthPx * finer, heightPx * finer)
  return resample(large, wholeAxis(large.widthPx, widthPx), wholeAxis(large.heightPx, heightPx))
}

/** The whole sphere at a small size, level. */
export async function renderSphere(
  image: EquirectImage,
  levelling: Levelling,
  widthPx: number,
  heightPx: number,
): Promise<RgbImage> {
  const level = levelling.pitchDeg === 0 && levelling.rollDeg === 0 ? image : await levelled(image, levelling)
  return resample(level, wholeAxis(level.widthPx, widthPx, true), wholeAxis(level.heightPx, heightPx))
}

async function renderPlane(
  image: EquirectImage,
  levelling: Levelling,
  plane: Plane,
  widthPx: number,
  heightPx: number,
): Promise<RgbImage> {
  const out = new Uint8ClampedArray(widthPx * heightPx * 3)
  const corner = toPictureFrame(plane.corner, levelling)
  const right = toPictureFrame(plane.right, levelling)
  const down = toPictureFrame(plane.down, levelling)
  const xs = new Float64Array(widthPx)
  const ys = new Float64Array(widthPx)
  for (let row = 0; row < heightPx; row += 1) {
    if (row % ROWS_AT_ONCE === 0) await breathe()
    const part = (row + 0.5) / heightPx
    const start = { x: corner.x + down.x * part, y: corner.y + down.y * part, z: corner.z + down.z * part }
    pointsOfRow(image, start, right, widthPx, xs, ys)
    sampleBicubic(image, xs, ys, widthPx, out, row * widthPx * 3)
  }
  return { data: new Uint8Array(out.buffer), widthPx, heightPx }
}

/** Pixel positions in the sphere's picture of one row of a plane; the arithmetic of `equirectFromDirection`, in pixels. */
function pointsOfRow(
  image: EquirectImage,
  start: Direction,
  right: Direction,
  widthPx: number,
  xs: Float64Array,
  ys: Float64Array,
): void {
  const pxPerRad = image.widthPx / (2 * Math.PI)
  const middleX = image.widthPx / 2 - 0.5
  const middleY = image.heightPx / 2 - 0.5
  for (let column = 0; column < widthPx; column += 1) {
    const part = (column + 0.5) / widthPx
    const x = start.x + right.x * part
    const y = start.y + right.y * part
    const z = start.z + right.z * part
    xs[column] = middleX + Math.atan2(x, -z) * pxPerRad
    ys[column] = middleY - Math.atan2(y, Math.sqrt(x * x + z * z)) * pxPerRad
  }
}

async function levelled(image: EquirectImage, levelling: Levelling): Promise<EquirectImage> {
  const { widthPx, heightPx } = image
  const out = new Uint8ClampedArray(widthPx * heightPx * 3)
  const pxPerRad = widthPx / (2 * Math.PI)
  const xs = new Float64Array(widthPx)
  const ys = new Float64Array(widthPx)
  for (let row = 0; row < heightPx; row += 1) {
    if (row % ROWS_AT_ONCE === 0) await breathe()
    const pitchRad = (heightPx / 2 - 0.5 - row) / pxPerRad
    const [y, horizontal] = [Math.sin(pitchRad), Math.cos(pitchRad)]
    for (let column = 0; column < widthPx; column += 1) {
      const headingRad = (column + 0.5 - widthPx / 2) / pxPerRad
      const level = { x: Math.sin(headingRad) * horizontal, y, z: -Math.cos(headingRad) * horizontal }
      const own = toPictureFrame(level, levelling)
      xs[column] = widthPx / 2 - 0.5 + Math.atan2(own.x, -own.z) * pxPerRad
      ys[column] = heightPx / 2 - 0.5 - Math.atan2(own.y, Math.sqrt(own.x * own.x + own.z * own.z)) * pxPerRad
    }
    sampleBicubic(image, xs, ys, widthPx, out, row * widthPx * 3)
  }
  return { data: new Uint8Array(out.buffer), widthPx, heightPx }
}

function minus(a: Direction, b: Direction): Direction {
  return { x: a.x - b.x, y: a.y - b.y, z: a.z - b.z }
}
