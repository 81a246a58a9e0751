import { mkdir, readdir, rename, rm, rmdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import type { PanoramaEntry, PanoramaLevel, PanoramaManifest, PictureFormats } from '#content/panorama-manifest.ts'
import { writeManifest } from './manifest-file.ts'

/** The folder with `masters/`, `gallery/`, `derived/` and `manifest.json`. */
export type Workspace = { mastersDir: string; galleryDir: string; derivedDir: string; manifestFile: string }

/** A folder beside that of the derived files, on the same disk, in which a build grows until it is complete. */
export type Stage = {
  write: (path: string, bytes: Uint8Array) => Promise<void>
  rename: (from: string, to: string) => Promise<void>
  /** Moves everything to its place among the derived files. */
  commit: () => Promise<void>
  discard: () => Promise<void>
}

const STAGE_PREFIX = '.building-'

export function workspaceAt(root: string): Workspace {
  return {
    mastersDir: join(root, 'masters'),
    galleryDir: join(root, 'gallery'),
    derivedDir: join(root, 'derived'),
    manifestFile: join(root, 'manifest.json'),
  }
}

export async function createStage({ derivedDir }: Workspace): Promise<Stage> {
  const root = join(dirname(derivedDir), `${STAGE_PREFIX}${process.pid}`)
  await rm(root, { recursive: true, force: true })
  await mkdir(root, { recursive: true })
  const discard = () => rm(root, { recursive: true, force: true })

  async function write(path: string, bytes: Uint8Array): Promise<void> {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), bytes)
  }

  async function commit(): Promise<void> {
    for (const folder of await readdir(root)) {
      await mkdir(join(derivedDir, folder), { recursive: true })
      for (const entry of await readdir(join(root, folder))) {
        // Names carry the hash of their content, so what lies there is the same or damaged.
        await rm(join(derivedDir, folder, entry), { recursive: true, force: true })
        await rename(join(root, folder, entry), join(derivedDir, folder, entry))
      }
    }
    await discard()
  }

  return { write, rename: (from, to) => rename(join(root, from), join(root, to)), commit, discard }
}

/** Writes the manifest, then removes what it no longer names: in this order, so that it never names a missing file. */
export async function publish(workspace: Workspace, manifest: PanoramaManifest): Promise<void> {
  await writeManifest(workspace.manifestFile, manifest)
  const kept = referencedEntries(manifest)
  for (const folder of await listDir(workspace.derivedDir)) {
    const at = join(workspace.derivedDir, folder)
    const entries = await listDir(at)
    const stale = entries.filter((entry) => !kept.has(`${folder}/${entry}`))
    for (const entry of stale) await rm(join(at, entry), { recursive: true, force: true })
    if (stale.length === entries.length) await rmdir(at)
  }
  await removeAbandonedStages(dirname(workspace.derivedDir))
}

/** Every file and level folder the manifest names, relative to the derived files. */
export function referencedEntries({ panoramas, gallery }: PanoramaManifest): Set<string> {
  const pictures = Object.values(gallery).flat()
  return new Set([
    ...panoramas.flatMap((panorama) => [...filesOf(panorama), ...levelsOf(panorama).map(({ directory }) => directory)]),
    ...pictures.flatMap(({ large, medium, thumbnail }) => [large, medium, thumbnail].flatMap(pathsOf)),
  ])
}

export function levelsOf({ levels, legacyLevels }: PanoramaEntry): PanoramaLevel[] {
  return [...levels, ...legacyLevels]
}

export function filesOf({ preview, posters, share, thumbnail }: PanoramaEntry): string[] {
  return [preview.path, share.path, ...[posters.landscape, posters.portrait, thumbnail].flatMap(pathsOf)]
}

export function pathsOf({ avif, webp }: PictureFormats): string[] {
  return [avif.path, webp.path]
}

/** Names in a folder, sorted; none where there is no such folder. */
export async function listDir(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  return names.toSorted()
}

/** Stages of runs that were killed. */
async function removeAbandonedStages(folder: string): Promise<void> {
  for (const name of await listDir(folder)) {
    if (!name.startsWith(STAGE_PREFIX) || isRunning(Number(name.slice(STAGE_PREFIX.length)))) continue
    await rm(join(folder, name), { recursive: true, force: true })
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
