import type { PanoramaFault } from './inspect-panorama.ts'

export type CutterOrder =
  | { kind: 'open'; file: Blob }
  /** Ends a cut before it, which has another number. `stored`: files that are not wanted, by their paths in the folder. */
  | { kind: 'cut'; cut: number; stored: ReadonlySet<string> }
  /** A file of this cut has been taken. */
  | { kind: 'taken'; cut: number }

export type CutterReport =
  | { kind: 'refused'; fault: PanoramaFault }
  | ({ kind: 'opened' } & OpenedFile)
  | { kind: 'file'; cut: number; name: string; file: Blob }
  | { kind: 'done'; cut: number }
  | { kind: 'failed'; cut: number; reason: string }

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
