/** What is kept about an object, in the first line of its file. */
export type Description = {
  /** Bucket and key, for people who look into the folder. */
  key: string
  mimetype: string
  cacheControl: string
  eTag: string
}

/** Keys are at most 1,024 characters, and nothing else here comes near that. */
export const HEADER_LIMIT_BYTES = 16_384
const LINE_FEED = 0x0a

export function writeHeader(description: Description): Buffer {
  return Buffer.from(`${JSON.stringify(description)}\n`)
}

/**
 * Reads the line at the beginning of `bytes`; `sizeBytes` counts its line feed too.
 * @throws Error when there is none.
 */
export function parseHeader(bytes: Uint8Array): { description: Description; sizeBytes: number } {
  const end = bytes.indexOf(LINE_FEED)
  if (end === -1) throw new Error('The file of an object has no description')
  const line = Buffer.from(bytes.subarray(0, end)).toString('utf8')
  return { description: JSON.parse(line) as Description, sizeBytes: end + 1 }
}
