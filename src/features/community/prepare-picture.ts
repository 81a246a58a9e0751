import { type ShrunkPicture, shrinkPicture } from '#platform/shrink-picture.ts'
import { inspectPicture, type PictureFault } from './inspect-picture.ts'

/** Sharp on a large screen, and a few hundred kilobytes. */
const SHOWN_SIDE_PX = 2048

/** A picture as it is stored: small enough, and without what the camera wrote into it. */
export async function preparePicture(file: Blob): Promise<ShrunkPicture | PictureFault> {
  const header = await inspectPicture(file)
  if (typeof header === 'string') return header
  // What the browser cannot decode after all is no picture either.
  return shrinkPicture(file, SHOWN_SIDE_PX).catch(() => 'notAPicture' as const)
}
