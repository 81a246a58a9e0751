import { POSTED_WIDTH_MIN_PX } from '#content/posted-panorama.ts'
import type { Levelling } from '#core/equirect-image.ts'
import type { ImageHeader } from '#core/image-header.ts'
import { type PanoramaShape, panoramaShape } from '#core/panorama-shape.ts'
import { findXmp, parsePhotoSphere } from '#core/photo-sphere.ts'
import { inspectPicture, isTooLarge, type PictureFault } from './inspect-picture.ts'

export type PanoramaFault = PictureFault | 'notAPanorama' | 'notEquirectangular' | 'notInItsWhole' | 'tooSmall'

export type InspectedPanorama = {
  header: ImageHeader
  /** The whole, in the picture's own pixels. */
  shape: PanoramaShape
  /** How the camera leaned. */
  levelling: Levelling
}

/** What a file says about the panorama in it, before anything is decoded. */
export async function inspectPanorama(file: Blob): Promise<InspectedPanorama | PanoramaFault> {
  const header = await inspectPicture(file)
  if (typeof header === 'string') return header
  const xmp = findXmp(new Uint8Array(await file.arrayBuffer()))
  const sphere = xmp === null ? null : parsePhotoSphere(xmp)
  const shape = panoramaShape(header.widthPx, header.heightPx, sphere)
  if (shape === 'projection') return 'notEquirectangular'
  if (shape === 'shape') return 'notAPanorama'
  if (typeof shape === 'string') return 'notInItsWhole'
  if (shape.widthPx < POSTED_WIDTH_MIN_PX) return 'tooSmall'
  // Of a whole that is much larger than what there is of it, little would be left.
  if (isTooLarge(shape)) return 'tooLarge'
  return { header, shape, levelling: { pitchDeg: sphere?.pitchDeg ?? 0, rollDeg: sphere?.rollDeg ?? 0 } }
}
