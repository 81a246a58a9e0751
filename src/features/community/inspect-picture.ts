import { type ImageHeader, PICTURE_MAX_PX, readImageHeader } from '#core/image-header.ts'

const MOST_BYTES = 40 * 1024 * 1024
/** What cameras write in front of the size of a JPEG fits into this. */
const HEADER_BYTES = 512 * 1024

export type PictureFault = 'notAPicture' | 'tooHeavy' | 'tooLarge'

/** Reads kind and size of a picture before anything is decoded, so that a file which lies about itself costs nothing. */
export async function inspectPicture(file: Blob): Promise<ImageHeader | PictureFault> {
  if (file.size > MOST_BYTES) return 'tooHeavy'
  const header = readImageHeader(new Uint8Array(await file.slice(0, HEADER_BYTES).arrayBuffer()))
  if (!header) return 'notAPicture'
  return isTooLarge(header) ? 'tooLarge' : header
}

export function isTooLarge({ widthPx, heightPx }: Pick<ImageHeader, 'widthPx' | 'heightPx'>): boolean {
  return widthPx * heightPx > PICTURE_MAX_PX
}
