import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'

import sharp from 'sharp'

import type { GalleryPicture, PictureFormats } from '#content/panorama-manifest.ts'
import { writeFormats } from './build-panorama.ts'
import type { RgbImage } from '#core/equirect-image.ts'
import { sha256 } from './hashes.ts'
import { Refusal } from './refusal.ts'
import { gallerySettingsSha256, type Settings } from './settings.ts'
import { listDir, type Stage, type Workspace } from './workspace.ts'

/** One line of a gallery's own JSON file. */
export type GallerySource = { file: string; title: string; alt: string }

export async function listGalleries({ galleryDir }: Workspace): Promise<string[]> {
  const names = await listDir(galleryDir)
  return names.filter((name) => name.endsWith('.json')).map((name) => basename(name, '.json'))
}

export async function readGallery({ galleryDir }: Workspace, slug: string): Promise<GallerySource[]> {
  const name = `${slug}.json`
  const text = await readFile(join(galleryDir, name), 'utf8')
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (cause) {
    throw new Refusal(`${name} is not valid JSON. Correct it and run the command again.`, { cause })
  }
  const isSource = (item: unknown): item is GallerySource =>
    typeof item === 'object' &&
    item !== null &&
    ['file', 'title', 'alt'].every((key) => typeof Reflect.get(item, key) === 'string' && Reflect.get(item, key) !== '')
  if (Array.isArray(json) && json.every(isSource)) return json.map(({ file, title, alt }) => ({ file, title, alt }))
  throw new Refusal(
    `${name} should be a list of pictures, each with "file", "title" and "alt" as texts. Complete it and run the command again.`,
  )
}

/** The built picture if the source and the settings are still the same, with the present words. */
export function reuseGalleryPicture(
  settings: Settings,
  old: GalleryPicture | undefined,
  source: GallerySource,
  masterSha256: string,
): GalleryPicture | null {
  if (old?.masterSha256 !== masterSha256 || old.settingsSha256 !== gallerySettingsSha256(settings)) return null
  return { ...old, title: source.title, alt: source.alt }
}

export async function readGalleryFile(
  { galleryDir }: Workspace,
  { file }: GallerySource,
): Promise<{ bytes: Buffer; masterSha256: string }> {
  const bytes = await readFile(join(galleryDir, file)).catch((cause: unknown) => {
    throw new Refusal(
      `The gallery names ${file}, but there is no such picture in ${galleryDir}. Add it or remove its line.`,
      { cause },
    )
  })
  return { bytes, masterSha256: sha256(bytes) }
}

export async function buildGalleryPicture(
  settings: Settings,
  stage: Stage,
  source: GallerySource,
  bytes: Buffer,
  masterSha256: string,
): Promise<GalleryPicture> {
  const name = basename(source.file).replace(/\.[^.]*$/, '')
  const derive = async (size: keyof Settings['gallery']): Promise<PictureFormats> =>
    writeFormats(stage, settings, `gallery/${name}-${size}`, await fit(bytes, source.file, settings.gallery[size]))
  return {
    title: source.title,
    alt: source.alt,
    large: await derive('large'),
    medium: await derive('medium'),
    thumbnail: await derive('thumbnail'),
    masterSha256,
    settingsSha256: gallerySettingsSha256(settings),
  }
}

/** The picture's middle in the wanted shape, at the wanted size or, where it is smaller, as large as it is. */
async function fit(bytes: Buffer, name: string, wanted: { widthPx: number; heightPx: number }): Promise<RgbImage> {
  try {
    const { autoOrient } = await sharp(bytes).metadata()
    const scale = Math.min(1, autoOrient.width / wanted.widthPx, autoOrient.height / wanted.heightPx)
    const { data, info } = await sharp(bytes, { failOn: 'error' })
      .autoOrient()
      .resize(Math.round(wanted.widthPx * scale), Math.round(wanted.heightPx * scale), { fit: 'cover' })
      .removeAlpha()
      .toColourspace('srgb')
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true })
    if (info.channels !== 3) throw new Error('The picture is not in colour')
    return { data, widthPx: info.width, heightPx: info.height }
  } catch (cause) {
    throw new Refusal(`${name} is damaged, or not a colour picture that can be read. Export it again as JPEG.`, {
      cause,
    })
  }
}
