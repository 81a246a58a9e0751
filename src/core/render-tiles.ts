import { CUBE_FACES } from './cube.ts'
import { type LevelGeometry, placesOf, TILE_GUTTER_PX, type TilePlace } from './pyramid.ts'
import type { EquirectImage, Levelling, RgbImage } from './equirect-image.ts'
import { breathe } from './pause.ts'
import { renderFace } from './equirect-plane.ts'
import { resample } from './resample.ts'

/** What the resampling kernel reads beyond an output texel, in output texels, and one for rounding. */
const KERNEL_REACH_PX = 5

/** After so many, a face of any panorama is about as small as a tile. */
const HALVINGS = 3

export type Tile = TilePlace & { image: RgbImage }

/**
 * Every tile of every level, with gutters, handed to `onTile` one by one; the walk waits for it. Each face is first
 * drawn at twice the finest level, from which every level is shrunk on the face's own plane: so a level is as sharp at
 * a face's edge, where the plane is twice as dense as the sphere, as in its middle. What is not wanted is left out, and
 * costs nothing where a whole face is not.
 */
export async function renderTiles(
  image: EquirectImage,
  levelling: Levelling,
  levels: readonly LevelGeometry[],
  onTile: (tile: Tile) => Promise<void>,
  isWanted: (place: TilePlace) => boolean = () => true,
): Promise<void> {
  const [coarsest] = levels
  const finest = levels.at(-1)
  if (!coarsest || !finest) return
  const innerPx = finest.faceSizePx * 2
  const marginPx = Math.ceil((innerPx / coarsest.faceSizePx) * (TILE_GUTTER_PX + KERNEL_REACH_PX))
  const sizePx = innerPx + 2 * marginPx
  for (const face of CUBE_FACES) {
    const wanted = levels.map((level) => placesOf(level, face).filter(isWanted))
    if (wanted.every((places) => places.length === 0)) continue
    const large = await renderFace(image, levelling, face, (2 * marginPx) / innerPx, sizePx)
    for (const places of wanted) await cutLevel(large, marginPx, innerPx, places, onTile)
  }
}

/**
 * The same tiles in a fraction of the time, for devices of people: each face is drawn as dense as its finest level, and
 * coarser levels are shrunk from halves of it. Finest first. What is not wanted is left out, and costs nothing where a whole
 * face is not.
 */
export async function renderTilesQuickly(
  image: EquirectImage,
  levelling: Levelling,
  levels: readonly LevelGeometry[],
  isWanted: (place: TilePlace) => boolean,
  onTile: (tile: Tile) => Promise<void>,
): Promise<void> {
  const finest = levels.at(-1)
  if (!finest) return
  // Enough for the gutters of a level that is nearly half of the last half.
  const marginPx = 2 ** (HALVINGS + 1) * (TILE_GUTTER_PX + KERNEL_REACH_PX)
  const innerPx = finest.faceSizePx
  for (const face of CUBE_FACES) {
    const wanted = levels.toReversed().map((level) => ({ level, places: placesOf(level, face).filter(isWanted) }))
    if (wanted.every(({ places }) => places.length === 0)) continue
    const sizePx = innerPx + 2 * marginPx
    let large = await renderFace(image, levelling, face, (2 * marginPx) / innerPx, sizePx)
    let halvings = 0
    for (const { level, places } of wanted) {
      if (halvings < HALVINGS && innerPx / 2 ** (halvings + 1) >= level.faceSizePx) {
        large = halve(large)
        halvings += 1
      }
      const part = 2 ** halvings
      await cutLevel(large, marginPx / part, innerPx / part, places, onTile)
    }
  }
}

/** Exactly half as dense; where the size is odd, the last line is left out. */
function halve(image: RgbImage): RgbImage {
  const axis = { count: Math.floor(image.widthPx / 2), start: 0.5, step: 2 }
  return resample(image, axis, axis)
}

/** Cuts these tiles of one level, which come row by row, from a face that is drawn larger. */
async function cutLevel(
  large: RgbImage,
  marginPx: number,
  innerPx: number,
  places: readonly TilePlace[],
  onTile: (tile: Tile) => Promise<void>,
): Promise<void> {
  let strip = large
  let stripRow = -1
  for (const place of places) {
    const { tileSizePx, faceSizePx } = place.level
    const step = innerPx / faceSizePx
    const imageSizePx = tileSizePx + 2 * TILE_GUTTER_PX
    const startOf = (texel: number) => marginPx + (texel + 0.5) * step - 0.5
    if (stripRow !== place.row) {
      await breathe()
      const across = { count: faceSizePx + 2 * TILE_GUTTER_PX, start: startOf(-TILE_GUTTER_PX), step }
      const down = { count: imageSizePx, start: startOf(place.row * tileSizePx - TILE_GUTTER_PX), step }
      strip = resample(large, across, down)
      stripRow = place.row
    }
    await onTile({ ...place, image: cut(strip, place.column * tileSizePx, imageSizePx) })
  }
}

function cut(strip: RgbImage, leftPx: number, widthPx: number): RgbImage {
  const data = new Uint8Array(widthPx * strip.heightPx * 3)
  for (let row = 0; row < strip.heightPx; row += 1) {
    const from = (row * strip.widthPx + leftPx) * 3
    data.set(strip.data.subarray(from, from + widthPx * 3), row * widthPx * 3)
  }
  return { data, widthPx, heightPx: strip.heightPx }
}
