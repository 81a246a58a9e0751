import type { PanoramaFault } from './inspect-panorama.ts'

export type CutterOrder =
  | { kind: 'open'; file: Blob }
  /** Ends a cut before it. `stored`: files that are not wanted, by their paths in the folder. */
  | { kind: 'cut'; stored: ReadonlySet<string> }
  /** A file has been taken. */
  | { kind: 'taken' }

export type CutterReport =
  | { kind: 'refused'; fault: PanoramaFault }
  | ({ kind: 'opened' } & OpenedFile)
  | { kind: 'file'; name: string; file: Blob }
  | { kind: 'cut' }
  | { kind: 'failed'; reason: string }

/** What is known of a panorama before it is cut. */
export type OpenedFile = {
  /** The whole sphere, small. */
  picture: Blob
  /** The name of the folder in which its files belong: the same for the same file. */
  folder: string
  /** As `PostedPanorama` has them. */
  faces: number[]
  widthPx: number
  heightPx: number
}
