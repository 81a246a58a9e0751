import { readImageHeader } from '#core/image-header.ts'
import { type ShrunkPicture, shrinkPicture } from '#platform/shrink-picture.ts'

const MOST_BYTES = 40 * 1024 * 1024
const MOST_PX = 100_000_000
/** What cameras write in front of the size of a JPEG fits into this. */
const HEADER_BYTES = 512 * 1024
/** Sharp on a large screen, and a few hundred kilobytes. */
const SHOWN_SIDE_PX = 2048

export type PictureFault = 'notAPicture' | 'tooHeavy' | 'tooLarge'

/**
 * A picture as it is stored: small enough, and without what the camera wrote into it. Its size is read before anything is
 * decoded, so that a file which lies about itself costs nothing.
 */
export async function preparePicture(file: Blob): Promise<ShrunkPicture | PictureFault> {
  if (file.size > MOST_BYTES) return 'tooHeavy'
  const header = readImageHeader(new Uint8Array(await file.slice(0, HEADER_BYTES).arrayBuffer()))
  if (!header) return 'notAPicture'
  if (header.widthPx * header.heightPx > MOST_PX) return 'tooLarge'
  // What the browser cannot decode after all is no picture either.
  return shrinkPicture(file, SHOWN_SIDE_PX).catch(() => 'notAPicture' as const)
}
