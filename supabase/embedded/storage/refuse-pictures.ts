import { PICTURE_MAX_PX, readImageHeader } from '#core/image-header.ts'

/** Kinds whose first bytes are known; a bucket says which others it takes. */
const KNOWN = new Set(['image/avif', 'image/jpeg', 'image/png', 'image/webp'])

/**
 * Looks at the first bytes of what is sent as a picture: the answer to one that is of another kind than it says or has more
 * pixels than anybody decodes; null where it may be stored.
 */
export function refusePicture(contentType: string, bytes: Uint8Array): Response | null {
  const mimeType = contentType.split(';', 1)[0]?.trim().toLowerCase() ?? ''
  if (!KNOWN.has(mimeType)) return null
  const header = readImageHeader(bytes)
  const pixels = header ? header.widthPx * header.heightPx : 0
  if (!header || pixels === 0 || mimeType !== `image/${header.format}`) {
    return refusal(415, 'invalid_mime_type', `The file is no ${mimeType}`)
  }
  return pixels > PICTURE_MAX_PX ? refusal(413, 'Payload too large', 'The picture has more than 100 megapixels') : null
}

function refusal(status: number, error: string, message: string): Response {
  return Response.json({ statusCode: String(status), error, message }, { status })
}
