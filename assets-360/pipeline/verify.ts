import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { type PanoramaEntry, type PanoramaLevel, tilePath } from '#content/panorama-manifest.ts'
import { CUBE_FACES } from '#core/cube.ts'
import { hashInPath, levelHash, sha256 } from './hashes.ts'
import { readManifest } from './manifest-file.ts'
import { MAX_PREVIEW_BYTES } from './settings.ts'
import { filesOf, levelsOf, listDir, pathsOf, referencedEntries, type Workspace } from './workspace.ts'

/** One sentence for every derived file that is missing, altered, too large or named by nothing. Reads, never encodes. */
export async function findDerivedProblems(workspace: Workspace): Promise<string[]> {
  const manifest = await readManifest(workspace.manifestFile)
  const pictures = Object.values(manifest.gallery).flat()
  const files = [
    ...manifest.panoramas.flatMap(filesOf),
    ...pictures.flatMap(({ large, medium, thumbnail }) => [large, medium, thumbnail].flatMap(pathsOf)),
  ]
  const problems: string[] = []
  for (const path of files) problems.push(...fileProblems(workspace, path))
  for (const panorama of manifest.panoramas) {
    if (panorama.preview.bytes > MAX_PREVIEW_BYTES) {
      problems.push(
        `${panorama.preview.path} has ${panorama.preview.bytes} bytes, more than the ${MAX_PREVIEW_BYTES} of a preview.`,
      )
    }
    for (const level of levelsOf(panorama)) problems.push(...levelProblems(workspace, panorama, level))
  }
  return [...problems, ...(await strayEntries(workspace, referencedEntries(manifest)))]
}

function fileProblems({ derivedDir }: Workspace, path: string): string[] {
  const bytes = readOrNull(join(derivedDir, path))
  if (!bytes) return [`${path} is missing.`]
  return sha256(bytes).startsWith(hashInPath(path)) ? [] : [`${path} does not match the hash in its name.`]
}

function levelProblems({ derivedDir }: Workspace, panorama: PanoramaEntry, level: PanoramaLevel): string[] {
  const hashes = new Map<string, string>()
  let sum = 0
  for (const path of tilePathsOf(panorama, level)) {
    const bytes = readOrNull(join(derivedDir, path))
    if (!bytes) return [`${path} is missing.`]
    sum += bytes.length
    hashes.set(path.slice(level.directory.length + 1), sha256(bytes))
  }
  if (!levelHash(hashes).startsWith(hashInPath(level.directory)))
    return [`The tiles in ${level.directory} do not match the hash in its name.`]
  return sum === level.bytes
    ? []
    : [`The tiles in ${level.directory} have ${sum} bytes, but the manifest says ${level.bytes}.`]
}

/** Of thousands of small files, each read takes a third of what it takes by promises. */
function readOrNull(file: string): Buffer | null {
  try {
    return readFileSync(file)
  } catch {
    return null
  }
}

function tilePathsOf({ stereo }: PanoramaEntry, level: PanoramaLevel): string[] {
  const steps = Array.from({ length: level.tilesPerSide }, (_, index) => index)
  const eyes = stereo === 'mono' ? [null] : (['left', 'right'] as const)
  return eyes.flatMap((eye) =>
    CUBE_FACES.flatMap((face) =>
      steps.flatMap((row) => steps.map((column) => tilePath(level, face, row, column, eye))),
    ),
  )
}

async function strayEntries({ derivedDir }: Workspace, named: ReadonlySet<string>): Promise<string[]> {
  const problems: string[] = []
  for (const folder of await listDir(derivedDir)) {
    for (const entry of await listDir(join(derivedDir, folder))) {
      if (!named.has(`${folder}/${entry}`)) problems.push(`${folder}/${entry} is named by nothing in the manifest.`)
    }
  }
  return problems
}
