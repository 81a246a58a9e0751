import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { PanoramaEntry, PanoramaLevel } from '#content/panorama-manifest.ts'
import type { TilePlace } from '#core/pyramid.ts'
import { buildPanorama } from './build-panorama.ts'
import { readManifest } from './manifest-file.ts'
import { readMaster } from './master.ts'
import { listMasters } from './masters.ts'
import { metadataFileOf, parseMetadata } from './metadata.ts'
import { REBUILD, type Settings } from './settings.ts'
import { createStage, filesOf, levelsOf, type Workspace, workspaceAt } from './workspace.ts'

const RIGHT = 1
const UP = 4

/**
 * Enough to notice another encoder, and another way of drawing a side or a pole, in every level; the pictures show the
 * front. That each direction lies where it belongs on all six faces, the tests of the drawing say.
 */
export const isSampled = ({ face, row, column }: TilePlace) => (face === RIGHT || face === UP) && row === column

/** Builds one panorama again in a temporary folder, its pictures and the tiles that are wanted, and compares every byte. */
export async function findEncodingProblems(
  workspace: Workspace,
  settings: Settings,
  id: string,
  isWanted: (place: TilePlace) => boolean,
): Promise<string[]> {
  const manifest = await readManifest(workspace.manifestFile)
  const entry = manifest.panoramas.find((panorama) => panorama.id === id)
  const master = (await listMasters(workspace)).find((each) => each.id === id)
  if (!entry || !master) return [`${id} is missing, by which the encoders are checked. ${REBUILD}`]
  const folder = await mkdtemp(join(tmpdir(), 'panorama-check-'))
  try {
    const scratch = workspaceAt(folder)
    const shot = parseMetadata(await readFile(metadataFileOf(master.file), 'utf8'), metadataFileOf(master.file))
    const stage = await createStage(scratch)
    const again = await buildPanorama({
      id,
      settings,
      shot,
      master: await readMaster(master.file, shot),
      stage,
      progress: { step: () => {}, done: () => {} },
      signal: new AbortController().signal,
      isWanted,
    })
    await stage.commit()
    const made = new Set(filesOf(again))
    const differing = [
      ...filesOf(entry).filter((path) => !made.has(path)),
      ...(await differingLevels([workspace, entry], [scratch, again])),
    ]
    return differing.map(
      (path) =>
        `${path} comes out different when it is encoded again: the pipeline or an encoder has changed. Raise PIPELINE_VERSION in settings.ts and run: npm run panorama -- --all`,
    )
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

type Built = readonly [Workspace, PanoramaEntry]

/** The folders of the levels that the other one lacks, or has another tile of. */
async function differingLevels([workspace, entry]: Built, [scratch, again]: Built): Promise<string[]> {
  const differing: string[] = []
  for (const level of levelsOf(entry)) {
    const other = levelsOf(again).find(({ faceSizePx, format }) => {
      return faceSizePx === level.faceSizePx && format === level.format
    })
    if (!other || !(await hasTilesOf([workspace, level], [scratch, other]))) differing.push(level.directory)
  }
  return differing
}

async function hasTilesOf(
  [workspace, level]: readonly [Workspace, PanoramaLevel],
  [scratch, other]: readonly [Workspace, PanoramaLevel],
): Promise<boolean> {
  const otherFolder = join(scratch.derivedDir, other.directory)
  const entries = await readdir(otherFolder, { recursive: true, withFileTypes: true })
  for (const file of entries.filter((one) => one.isFile())) {
    const made = join(file.parentPath, file.name)
    const kept = join(workspace.derivedDir, level.directory, made.slice(otherFolder.length))
    const bytes = await readFile(kept).catch(() => null)
    if (!bytes?.equals(await readFile(made))) return false
  }
  return true
}
