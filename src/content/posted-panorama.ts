import { CUBE_FACES } from '#core/cube.ts'
import { levelOfFace, placesOf } from '#core/pyramid.ts'
import { POSTER_VIEWS } from '#core/field-of-view.ts'
import type { TileFormat, ViewedLevel, ViewedPanorama } from './panorama-manifest.ts'
import { tilePath } from './panorama-manifest.ts'

/** What a browser can write: WebP, or JPEG where it cannot. */
export type PostedFormat = Exclude<TileFormat, 'avif'>

/** A panorama that somebody posted, as it is stored: a folder whose name ends with the kind of its files. */
export type PostedPanorama = {
  path: string
  /** Width of a face of each level, in px, the coarsest first. */
  faces: readonly number[]
}

/** Shown until something of the picture is there: what a browser posts does not say its colours. */
const PLACEHOLDER_COLOR = '#2b2622'

/** Pixels of a panorama in a post: larger ones are made smaller. The database holds no more. */
export const POSTED_WIDTH_MAX_PX = 8192
export const POSTED_WIDTH_MIN_PX = 1024

/** The whole sphere, and the two first views, as files in the folder. */
export const POSTED_PICTURES = ['preview', 'poster-landscape', 'poster-portrait'] as const

/** The folder of a panorama below that of its owner. */
export function postedFolder(hash: string, format: PostedFormat): string {
  return `${hash}-${format}`
}

/**
 * The folders in which the panorama of a folder may lie, that one first: what was removed from a folder cannot be stored
 * there again. The same folder always has the same others, so that what is stored in one of them is found again.
 */
export function foldersInstead(folder: string): string[] {
  const [hash = '', format = ''] = folder.split('-')
  const others = Array.from({ length: 256 }, (_, number) => number.toString(16).padStart(2, '0'))
  return [folder, ...others.map((end) => `${hash.slice(0, -end.length)}${end}-${format}`)]
}

/** The level of the pyramid whose faces are this wide, as it lies in the folder. */
export function postedLevel(faceSizePx: number, format: PostedFormat): ViewedLevel {
  return { ...levelOfFace(faceSizePx), format, directory: `f${faceSizePx}` }
}

/** The path of every file of the panorama in its folder. */
export function postedFiles({ path, faces }: PostedPanorama): string[] {
  const format = formatOf(path)
  const tiles = faces
    .map((faceSizePx) => postedLevel(faceSizePx, format))
    .flatMap((level) =>
      CUBE_FACES.flatMap((face) => placesOf(level, face).map(({ row, column }) => tilePath(level, face, row, column))),
    )
  return [...POSTED_PICTURES.map((name) => `${name}.${format}`), ...tiles]
}

/** The path of one of the three pictures in the bucket. */
export function postedPicture({ path }: PostedPanorama, name: (typeof POSTED_PICTURES)[number]): string {
  return `${path}/${name}.${formatOf(path)}`
}

/** What the viewer shows of it. `filesUrl` is the address of its folder, with a slash at its end. */
export function viewedPost(id: string, authorName: string, panorama: PostedPanorama, filesUrl: string): ViewedPanorama {
  const format = formatOf(panorama.path)
  const levels = panorama.faces.map((faceSizePx) => postedLevel(faceSizePx, format))
  const { landscape, portrait } = POSTER_VIEWS
  return {
    id,
    credit: authorName,
    kind: 'photograph',
    stereo: 'mono',
    placeholderColor: PLACEHOLDER_COLOR,
    northOffsetDeg: null,
    preview: { path: `preview.${format}` },
    posters: {
      landscape: { ...landscape, path: `poster-landscape.${format}` },
      portrait: { ...portrait, path: `poster-portrait.${format}` },
    },
    levels,
    legacyLevels: levels,
    filesUrl,
  }
}

function formatOf(path: string): PostedFormat {
  return path.endsWith('-jpeg') ? 'jpeg' : 'webp'
}
