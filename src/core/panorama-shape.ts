import type { CanvasPlace } from './fill-canvas.ts'
import type { PhotoSphere, PhotoSphereCrop } from './photo-sphere.ts'

/** Why a picture is no panorama; `part`: its photo-sphere data do not fit the picture. */
export type ShapeFault = 'projection' | 'shape' | 'whole' | 'part'

/** The size of the whole sphere's picture, and where in it the picture lies that is only a part of it. */
export type PanoramaShape = { widthPx: number; heightPx: number; place: CanvasPlace | null }

const LEAST_WIDTH_PX = 16
/** Some programs round when they shrink a picture. */
const RATIO_TOLERANCE = 0.01

/** How a picture of this size shows a sphere: as a whole of 2:1, or as the part of one that its photo-sphere data name. */
export function panoramaShape(
  widthPx: number,
  heightPx: number,
  sphere: Pick<PhotoSphere, 'projection' | 'crop'> | null,
): PanoramaShape | ShapeFault {
  const { projection, crop } = sphere ?? { projection: null, crop: null }
  if (projection !== null && projection.toLowerCase() !== 'equirectangular') return 'projection'
  if (!crop) return widthPx === heightPx * 2 && widthPx >= LEAST_WIDTH_PX ? { widthPx, heightPx, place: null } : 'shape'
  const { fullWidthPx, fullHeightPx, leftPx, topPx } = crop
  if (fullWidthPx !== fullHeightPx * 2) return 'whole'
  const isSameShape = Math.abs(crop.widthPx / crop.heightPx / (widthPx / heightPx) - 1) < RATIO_TOLERANCE
  const isWithin =
    topPx >= 0 &&
    leftPx >= 0 &&
    leftPx < fullWidthPx &&
    crop.widthPx <= fullWidthPx &&
    topPx + crop.heightPx <= fullHeightPx
  if (!isSameShape || !isWithin) return 'part'
  const place = canvasOf(widthPx, crop)
  return { widthPx: place.widthPx, heightPx: place.heightPx, place }
}

/** The canvas in the picture's own pixels: some programs shrink a picture and leave its photo-sphere data as they were. */
function canvasOf(pictureWidthPx: number, crop: PhotoSphereCrop): CanvasPlace {
  const scale = pictureWidthPx / crop.widthPx
  const heightPx = Math.round(crop.fullHeightPx * scale)
  return {
    widthPx: heightPx * 2,
    heightPx,
    leftPx: Math.round(crop.leftPx * scale),
    topPx: Math.round(crop.topPx * scale),
  }
}
