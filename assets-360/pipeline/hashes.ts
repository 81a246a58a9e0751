import { createHash } from 'node:crypto'

/** Digits of a hash in a file name. */
const HASH_DIGITS = 8

export function sha256(bytes: string | Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/** A path with the hash of the content before its ending. */
export function hashedPath(path: string, hash: string): string {
  return path.replace(/(\.[a-z0-9]+)?$/, `-${hash.slice(0, HASH_DIGITS)}$1`)
}

/** The part of a hash that a path made by `hashedPath` carries. */
export function hashInPath(path: string): string {
  return /-([0-9a-f]+)(\.[a-z0-9]+)?$/.exec(path)?.[1] ?? ''
}

/** The hash of a level: its tiles' own hashes with their names, sorted. */
export function levelHash(tileHashes: ReadonlyMap<string, string>): string {
  const lines = [...tileHashes].map(([name, hash]) => `${name} ${hash}\n`)
  return sha256(lines.toSorted().join(''))
}
