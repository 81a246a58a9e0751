import { readFile } from 'node:fs/promises'

import type { PanoramaEntry, PanoramaManifest } from '#content/panorama-manifest.ts'
import { listGalleries, readGallery, readGalleryFile } from './gallery.ts'
import { sha256 } from './hashes.ts'
import { manifestText, readManifest } from './manifest-file.ts'
import { listMasters } from './masters.ts'
import { describedShot, metadataFileOf, parseMetadata } from './metadata.ts'
import { Refusal } from './refusal.ts'
import { gallerySettingsSha256, panoramaSettingsSha256, REBUILD, type Settings } from './settings.ts'
import { type Workspace } from './workspace.ts'

/** One sentence for every master, metadata file or gallery source that the manifest does not stand for any more. */
export async function findMasterProblems(workspace: Workspace, settings: Settings): Promise<string[]> {
  const manifest = await readManifest(workspace.manifestFile)
  const problems: string[] = []
  const text = await readFile(workspace.manifestFile, 'utf8').catch(() => '')
  if (text !== manifestText(manifest)) problems.push(`manifest.json is not as it was generated. ${REBUILD}`)
  const masters = await listMasters(workspace)
  for (const { id, file } of masters) {
    const entry = manifest.panoramas.find((panorama) => panorama.id === id)
    problems.push(
      ...(entry
        ? await explain(() => masterProblems(settings, entry, file))
        : [`${id} has a master but was never built. ${REBUILD}`]),
    )
  }
  for (const { id } of manifest.panoramas) {
    if (!masters.some((master) => master.id === id))
      problems.push(`${id} has no master. Add it, or run: npm run panorama -- --remove ${id}`)
  }
  return [...problems, ...(await galleryProblems(workspace, settings, manifest))]
}

async function masterProblems(settings: Settings, entry: PanoramaEntry, file: string): Promise<string[]> {
  const metadataFile = metadataFileOf(file)
  const text = await readFile(metadataFile, 'utf8').catch(() => null)
  if (text === null) return [`${entry.id} has no metadata file ${metadataFile}.`]
  const shot = parseMetadata(text, metadataFile)
  const problems: string[] = []
  if (sha256(await readFile(file)) !== entry.masterSha256)
    problems.push(`${entry.id} has a new master that was not built. ${REBUILD}`)
  if (panoramaSettingsSha256(settings, shot) !== entry.settingsSha256)
    problems.push(`${entry.id} was built with other settings. ${REBUILD}`)
  const described: Record<string, unknown> = describedShot(shot)
  const differing = Object.keys(described).filter((key) => described[key] !== Reflect.get(entry, key))
  if (differing.length > 0)
    problems.push(`${entry.id} differs from its metadata file in ${differing.join(', ')}. ${REBUILD}`)
  return problems
}

async function galleryProblems(
  workspace: Workspace,
  settings: Settings,
  { gallery }: PanoramaManifest,
): Promise<string[]> {
  const problems: string[] = []
  const slugs = await listGalleries(workspace)
  for (const slug of Object.keys(gallery)) {
    if (!slugs.includes(slug)) problems.push(`The gallery of ${slug} has no source. ${REBUILD}`)
  }
  for (const slug of slugs) {
    problems.push(
      ...(await explain(async () =>
        (await isGalleryCurrent(workspace, settings, slug, gallery))
          ? []
          : [`The gallery of ${slug} has changed and was not built. ${REBUILD}`],
      )),
    )
  }
  return problems
}

async function isGalleryCurrent(
  workspace: Workspace,
  settings: Settings,
  slug: string,
  gallery: PanoramaManifest['gallery'],
): Promise<boolean> {
  const sources = await readGallery(workspace, slug)
  const built = gallery[slug] ?? []
  if (sources.length !== built.length) return false
  for (const [index, source] of sources.entries()) {
    const picture = built[index]
    const { masterSha256 } = await readGalleryFile(workspace, source)
    if (!picture || picture.masterSha256 !== masterSha256 || picture.settingsSha256 !== gallerySettingsSha256(settings))
      return false
    if (picture.title !== source.title || picture.alt !== source.alt) return false
  }
  return true
}

/** A refusal is a problem like any other here; anything else is a fault of the program. */
async function explain(find: () => Promise<string[]>): Promise<string[]> {
  try {
    return await find()
  } catch (error) {
    if (error instanceof Refusal) return [error.message]
    throw error
  }
}
