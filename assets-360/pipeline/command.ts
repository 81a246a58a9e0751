import { access } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'

import type { GalleryPicture, PanoramaManifest } from '#content/panorama-manifest.ts'
import { buildPanorama, countSteps } from './build-panorama.ts'
import { buildGalleryPicture, listGalleries, readGallery, readGalleryFile, reuseGalleryPicture } from './gallery.ts'
import { readManifest, withPanorama } from './manifest-file.ts'
import { readMaster } from './master.ts'
import { listMasters } from './masters.ts'
import { describedShot, readMetadata } from './metadata.ts'
import { createProgress, type Terminal } from './progress.ts'
import { Refusal } from './refusal.ts'
import { panoramaSettingsSha256, type Settings } from './settings.ts'
import { createStage, publish, referencedEntries, type Workspace } from './workspace.ts'

const USAGE = `Usage:
  npm run panorama -- IMAGE --id NAME   build one panorama
  npm run panorama -- --all             build every master and gallery picture that has changed
  npm run panorama -- --gallery         build the gallery pictures that have changed
  npm run panorama -- --remove NAME     take a panorama out of the manifest and delete its derived files`

export type Context = { workspace: Workspace; settings: Settings; terminal: Terminal; signal: AbortSignal }

/** Runs the command and returns its exit status. Everything it has to say goes to the terminal. */
export async function runPanoramaCommand(args: readonly string[], context: Context): Promise<number> {
  try {
    await runTask(args, context)
    return 0
  } catch (error) {
    if (context.signal.aborted) {
      context.terminal.write('\nStopped. What was not finished has been removed.\n')
      return 130
    }
    if (!(error instanceof Refusal)) throw error
    context.terminal.write(`${error.message}\n`)
    return 1
  }
}

async function runTask(args: readonly string[], context: Context): Promise<void> {
  const [first, second, third] = args
  if (args.length === 1 && first === '--all') {
    const masters = await listMasters(context.workspace)
    for (const { id, file } of masters) await buildOne(context, file, id)
    await noteMissingMasters(context, masters)
    return buildGalleries(context)
  }
  if (args.length === 1 && first === '--gallery') return buildGalleries(context)
  if (args.length === 2 && first === '--remove' && second) return removeOne(context, second)
  if (args.length === 3 && first && second === '--id' && third) return buildOne(context, first, checkedId(third))
  if (args.length === 3 && first === '--id' && second && third) return buildOne(context, third, checkedId(second))
  throw new Refusal(
    args.length === 1 && first && !first.startsWith('-')
      ? `Give the panorama a name, for example: npm run panorama -- ${first} --id ${suggestedId(first)}`
      : USAGE,
  )
}

async function buildOne({ workspace, settings, terminal, signal }: Context, file: string, id: string): Promise<void> {
  await access(file).catch((cause: unknown) => {
    throw new Refusal(`There is no file ${file}. Check the path and run the command again.`, { cause })
  })
  const shot = await readMetadata(file)
  const manifest = await readManifest(workspace.manifestFile)
  const old = manifest.panoramas.find((entry) => entry.id === id)
  const master = await readMaster(file, shot)
  const isSame = old?.masterSha256 === master.sha256 && old.settingsSha256 === panoramaSettingsSha256(settings, shot)
  if (old && isSame && (await hasAllFiles(workspace, { ...manifest, panoramas: [old], gallery: {} }))) {
    await publish(workspace, withPanorama(manifest, { ...old, ...describedShot(shot) }))
    terminal.write(`${id}: up to date\n`)
    return
  }
  const stage = await createStage(workspace)
  try {
    const progress = createProgress(
      terminal,
      id,
      countSteps(settings, master.sourceWidthPx, master.eyes.length),
      'tiles',
    )
    const entry = await buildPanorama({ id, settings, shot, master, stage, progress, signal })
    progress.done()
    await stage.commit()
    // Read again: another run may have added a panorama meanwhile.
    await publish(workspace, withPanorama(await readManifest(workspace.manifestFile), entry))
  } finally {
    await stage.discard()
  }
}

async function buildGalleries({ workspace, settings, terminal, signal }: Context): Promise<void> {
  const manifest = await readManifest(workspace.manifestFile)
  const gallery: Record<string, GalleryPicture[]> = {}
  const stage = await createStage(workspace)
  try {
    for (const slug of await listGalleries(workspace)) {
      gallery[slug] = []
      const sources = await readGallery(workspace, slug)
      const progress = createProgress(terminal, `gallery of ${slug}`, sources.length, 'pictures')
      for (const [index, source] of sources.entries()) {
        signal.throwIfAborted()
        const { bytes, masterSha256 } = await readGalleryFile(workspace, source)
        const old = reuseGalleryPicture(settings, manifest.gallery[slug]?.[index], source, masterSha256)
        const isThere =
          old && (await hasAllFiles(workspace, { ...manifest, panoramas: [], gallery: { [slug]: [old] } }))
        gallery[slug].push(isThere ? old : await buildGalleryPicture(settings, stage, source, bytes, masterSha256))
        progress.step()
      }
      progress.done()
    }
    await stage.commit()
    await publish(workspace, { ...(await readManifest(workspace.manifestFile)), gallery })
  } finally {
    await stage.discard()
  }
}

async function removeOne({ workspace, terminal }: Context, id: string): Promise<void> {
  const manifest = await readManifest(workspace.manifestFile)
  const panoramas = manifest.panoramas.filter((entry) => entry.id !== id)
  if (panoramas.length === manifest.panoramas.length) {
    throw new Refusal(
      `There is no panorama ${id}. The manifest holds ${manifest.panoramas.map((entry) => entry.id).join(', ') || 'none'}.`,
    )
  }
  await publish(workspace, { ...manifest, panoramas })
  terminal.write(`${id}: removed. Its master and metadata, if any, stay where they are.\n`)
}

async function noteMissingMasters({ workspace, terminal }: Context, masters: readonly { id: string }[]): Promise<void> {
  const { panoramas } = await readManifest(workspace.manifestFile)
  for (const { id } of panoramas) {
    if (masters.some((master) => master.id === id)) continue
    terminal.write(
      `${id}: kept, although it has no master in ${workspace.mastersDir}. Add the master, or remove the panorama with: npm run panorama -- --remove ${id}\n`,
    )
  }
}

async function hasAllFiles({ derivedDir }: Workspace, part: PanoramaManifest): Promise<boolean> {
  const found = await Promise.allSettled([...referencedEntries(part)].map((entry) => access(join(derivedDir, entry))))
  return found.every(({ status }) => status === 'fulfilled')
}

function checkedId(id: string): string {
  if (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id) && id !== 'gallery') return id
  throw new Refusal(
    `"${id}" cannot be the name of a panorama: it becomes part of addresses. Use small letters, digits and single hyphens, for example ${suggestedId(id)}.`,
  )
}

function suggestedId(text: string): string {
  const id = basename(text, extname(text))
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return id === '' || id === 'gallery' ? 'my-panorama' : id
}
