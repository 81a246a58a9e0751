import type { CubeFace } from '#core/cube.ts'
import type { LevelGeometry } from '#core/pyramid.ts'

export type PanoramaKind = 'render' | 'photograph'
/** `top-bottom`: two pictures, the left eye's in the upper half of the master. */
export type StereoLayout = 'mono' | 'top-bottom'
export type Eye = 'left' | 'right'
/** The pipeline writes AVIF and WebP, browsers WebP or, where they cannot, JPEG. */
export type TileFormat = 'avif' | 'webp' | 'jpeg'

/** A derived file; `path` is relative to the folder of derived files and carries the hash of its content. */
export type DerivedFile = { path: string; bytes: number }
export type DerivedImage = DerivedFile & { widthPx: number; heightPx: number }
/** One picture in two formats of the same size; the first is for every browser that can decode it. */
export type PictureFormats = { avif: DerivedFile; webp: DerivedFile; widthPx: number; heightPx: number }

/** One level of the pyramid. `directory` is relative like a path; `bytes` is the sum of all its tiles. */
export type PanoramaLevel = LevelGeometry & { format: TileFormat; directory: string; bytes: number }

export type PanoramaEntry = {
  id: string
  title: string
  place: string
  credit: string
  licence: string
  kind: PanoramaKind
  /** Day of the photograph or of the rendering, YYYY-MM-DD; null when unknown. */
  captureDate: string | null
  /** Compass bearing of the first view, in degrees clockwise from north, [0, 360). */
  northOffsetDeg: number
  /** Height of the camera above the ground, in metres. */
  eyeHeightM: number
  stereo: StereoLayout
  /** Width of the whole equirectangular picture of one eye. */
  sourceWidthPx: number
  /** Mean colour of the whole picture, #rrggbb. */
  placeholderColor: string
  /** The whole picture, equirectangular, for a sphere; the left eye's where there are two. */
  preview: DerivedImage
  /** The exact first view (heading 0, pitch 0); the page scales it to the window's height and crops the sides. */
  posters: { landscape: PictureFormats; portrait: PictureFormats }
  /** The first view as a card for links, JPEG. */
  share: DerivedImage
  /** The first view as a small picture beside others, 3:2. */
  thumbnail: PictureFormats
  /** Coarsest first. */
  levels: readonly PanoramaLevel[]
  /** For browsers that cannot decode `levels`; coarsest first. */
  legacyLevels: readonly PanoramaLevel[]
  masterSha256: string
  settingsSha256: string
}

export type ViewedLevel = Omit<PanoramaLevel, 'bytes'>

/** What a viewer has to know about a panorama, ours or one that somebody posted. */
export type ViewedPanorama = Pick<PanoramaEntry, 'id' | 'credit' | 'kind' | 'stereo' | 'placeholderColor'> & {
  /** As that of an entry; null where nobody knows it. */
  northOffsetDeg: number | null
  preview: Pick<DerivedImage, 'path'>
  posters: Record<'landscape' | 'portrait', PictureFormats | Omit<DerivedImage, 'bytes'>>
  levels: readonly ViewedLevel[]
  legacyLevels: readonly ViewedLevel[]
  /** The address of the folder that its paths are relative to, with a slash at its end; left out for our own. */
  filesUrl?: string
}

export type GalleryPicture = {
  title: string
  alt: string
  large: PictureFormats
  medium: PictureFormats
  thumbnail: PictureFormats
  masterSha256: string
  settingsSha256: string
}

export type PanoramaManifest = {
  version: 1
  panoramas: readonly PanoramaEntry[]
  gallery: Readonly<Record<string, readonly GalleryPicture[]>>
}

type Json = Record<string, unknown>

/** Where the server offers the folder of derived files. */
export const DERIVED_URL_PREFIX = '/panoramas/'

/** The path of one tile, relative to the folder of derived files. Name the eye for a stereo panorama, and only there. */
export function tilePath(
  level: ViewedLevel,
  face: CubeFace,
  row: number,
  column: number,
  eye: Eye | null = null,
): string {
  const folder = eye === null ? level.directory : `${level.directory}/${eye}`
  return `${folder}/${face}-${row}-${column}.${level.format}`
}

/** The address of one tile. `eye` is heeded where the panorama has two pictures. */
export function tileUrl(
  panorama: Pick<ViewedPanorama, 'stereo' | 'filesUrl'>,
  level: ViewedLevel,
  face: CubeFace,
  row: number,
  column: number,
  eye: Eye = 'left',
): string {
  return derivedUrl(tilePath(level, face, row, column, panorama.stereo === 'mono' ? null : eye), panorama.filesUrl)
}

/** The address of a derived file, from its path in the manifest, or of one of a posted panorama. */
export function derivedUrl(path: string, filesUrl = DERIVED_URL_PREFIX): string {
  return filesUrl + path
}

/** @throws Error that names the place in the manifest and what it should hold */
export function parsePanoramaManifest(value: unknown): PanoramaManifest {
  const json = objectAt(value, 'manifest')
  if (json['version'] !== 1) fail('version', 'be 1', json['version'])
  const panoramas = arrayAt(json['panoramas'], 'panoramas', parsePanorama)
  panoramas.forEach((panorama, index) => {
    if (panoramas.findIndex(({ id }) => id === panorama.id) !== index)
      fail(`panoramas[${index}].id`, 'be unique', panorama.id)
  })
  const gallery: Record<string, GalleryPicture[]> = {}
  for (const [slug, pictures] of Object.entries(objectAt(json['gallery'], 'gallery'))) {
    gallery[slug] = arrayAt(pictures, `gallery.${slug}`, parseGalleryPicture)
  }
  return { version: 1, panoramas, gallery }
}

function parsePanorama(value: unknown, path: string): PanoramaEntry {
  const json = objectAt(value, path)
  const posters = objectAt(json['posters'], `${path}.posters`)
  return {
    id: matchAt(json['id'], `${path}.id`, /^[a-z0-9]+(-[a-z0-9]+)*$/, 'be a name in kebab-case'),
    title: textAt(json['title'], `${path}.title`),
    place: textAt(json['place'], `${path}.place`),
    credit: textAt(json['credit'], `${path}.credit`),
    licence: textAt(json['licence'], `${path}.licence`),
    kind: oneOf(json['kind'], `${path}.kind`, ['render', 'photograph']),
    captureDate: json['captureDate'] === null ? null : dateAt(json['captureDate'], `${path}.captureDate`),
    northOffsetDeg: numberAt(json['northOffsetDeg'], `${path}.northOffsetDeg`),
    eyeHeightM: numberAt(json['eyeHeightM'], `${path}.eyeHeightM`),
    stereo: oneOf(json['stereo'], `${path}.stereo`, ['mono', 'top-bottom']),
    sourceWidthPx: countAt(json['sourceWidthPx'], `${path}.sourceWidthPx`),
    placeholderColor: matchAt(json['placeholderColor'], `${path}.placeholderColor`, /^#[0-9a-f]{6}$/, 'be #rrggbb'),
    preview: parseImage(json['preview'], `${path}.preview`),
    posters: {
      landscape: parseFormats(posters['landscape'], `${path}.posters.landscape`),
      portrait: parseFormats(posters['portrait'], `${path}.posters.portrait`),
    },
    share: parseImage(json['share'], `${path}.share`),
    thumbnail: parseFormats(json['thumbnail'], `${path}.thumbnail`),
    levels: parseLevels(json['levels'], `${path}.levels`),
    legacyLevels: parseLevels(json['legacyLevels'], `${path}.legacyLevels`),
    ...parseHashes(json, path),
  }
}

function parseLevels(value: unknown, path: string): PanoramaLevel[] {
  const levels = arrayAt(value, path, parseLevel)
  if (levels.length === 0) fail(path, 'hold at least one level', value)
  levels.forEach((level, index) => {
    const coarser = levels[index - 1]
    if (coarser && coarser.faceSizePx >= level.faceSizePx)
      fail(`${path}[${index}]`, 'be finer than the level before', level.faceSizePx)
  })
  return levels
}

function parseLevel(value: unknown, path: string): PanoramaLevel {
  const json = objectAt(value, path)
  const level = {
    faceSizePx: countAt(json['faceSizePx'], `${path}.faceSizePx`),
    tileSizePx: countAt(json['tileSizePx'], `${path}.tileSizePx`),
    tilesPerSide: countAt(json['tilesPerSide'], `${path}.tilesPerSide`),
    format: oneOf(json['format'], `${path}.format`, ['avif', 'webp']),
    directory: pathAt(json['directory'], `${path}.directory`),
    bytes: countAt(json['bytes'], `${path}.bytes`),
  }
  if (level.tileSizePx * level.tilesPerSide !== level.faceSizePx) {
    fail(`${path}.faceSizePx`, 'be tileSizePx times tilesPerSide', level.faceSizePx)
  }
  return level
}

function parseGalleryPicture(value: unknown, path: string): GalleryPicture {
  const json = objectAt(value, path)
  return {
    title: textAt(json['title'], `${path}.title`),
    alt: textAt(json['alt'], `${path}.alt`),
    large: parseFormats(json['large'], `${path}.large`),
    medium: parseFormats(json['medium'], `${path}.medium`),
    thumbnail: parseFormats(json['thumbnail'], `${path}.thumbnail`),
    ...parseHashes(json, path),
  }
}

function parseFormats(value: unknown, path: string): PictureFormats {
  const json = objectAt(value, path)
  return {
    avif: parseFile(json['avif'], `${path}.avif`),
    webp: parseFile(json['webp'], `${path}.webp`),
    ...parseSize(json, path),
  }
}

function parseImage(value: unknown, path: string): DerivedImage {
  return { ...parseFile(value, path), ...parseSize(objectAt(value, path), path) }
}

function parseFile(value: unknown, path: string): DerivedFile {
  const json = objectAt(value, path)
  return { path: pathAt(json['path'], `${path}.path`), bytes: countAt(json['bytes'], `${path}.bytes`) }
}

function parseSize(json: Json, path: string) {
  return {
    widthPx: countAt(json['widthPx'], `${path}.widthPx`),
    heightPx: countAt(json['heightPx'], `${path}.heightPx`),
  }
}

function parseHashes(json: Json, path: string) {
  const sha256 = /^[0-9a-f]{64}$/
  return {
    masterSha256: matchAt(json['masterSha256'], `${path}.masterSha256`, sha256, 'be 64 hexadecimal digits'),
    settingsSha256: matchAt(json['settingsSha256'], `${path}.settingsSha256`, sha256, 'be 64 hexadecimal digits'),
  }
}

function objectAt(value: unknown, path: string): Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Json)
    : fail(path, 'be an object', value)
}

function arrayAt<Item>(value: unknown, path: string, parseItem: (item: unknown, path: string) => Item): Item[] {
  return Array.isArray(value)
    ? value.map((item: unknown, index) => parseItem(item, `${path}[${index}]`))
    : fail(path, 'be a list', value)
}

function textAt(value: unknown, path: string): string {
  return typeof value === 'string' && value.trim() !== '' ? value : fail(path, 'be a text', value)
}

function matchAt(value: unknown, path: string, pattern: RegExp, rule: string): string {
  return typeof value === 'string' && pattern.test(value) ? value : fail(path, rule, value)
}

/** Relative, below the folder of derived files: no scheme, no leading slash, no way upwards. */
function pathAt(value: unknown, path: string): string {
  return matchAt(value, path, /^[a-z0-9][a-z0-9-]*(\/[a-z0-9][a-z0-9.-]*)*$/, 'be a relative path')
}

function dateAt(value: unknown, path: string): string {
  return matchAt(value, path, /^\d{4}-\d{2}-\d{2}$/, 'be a date, YYYY-MM-DD, or null')
}

function numberAt(value: unknown, path: string): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : fail(path, 'be a number', value)
}

function countAt(value: unknown, path: string): number {
  return typeof value === 'number' && Number.isInteger(value) && value > 0
    ? value
    : fail(path, 'be a whole number above 0', value)
}

function oneOf<Value extends string>(value: unknown, path: string, choices: readonly Value[]): Value {
  return (
    choices.find((choice) => choice === value) ??
    fail(path, `be ${choices.map((choice) => `"${choice}"`).join(' or ')}`, value)
  )
}

function fail(path: string, rule: string, value: unknown): never {
  throw new Error(`Panorama manifest: ${path} should ${rule}, not ${JSON.stringify(value) ?? 'missing'}`)
}
