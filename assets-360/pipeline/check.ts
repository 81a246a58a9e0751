import { join } from 'node:path'

import { readManifest } from './manifest-file.ts'
import { Refusal } from './refusal.ts'
import { SETTINGS, type Settings } from './settings.ts'
import { findDerivedProblems } from './verify.ts'
import { type Workspace, workspaceAt } from './workspace.ts'

const REPOSITORY = workspaceAt(join(import.meta.dirname, '..'))
const CALIBRATION = 'calibration'

/**
 * Compares every derived file with the hash it is named after; about a second, nothing is decoded or encoded.
 * @throws Refusal with one line for each file that is missing, altered or superfluous
 */
export async function verifyDerivedFiles(workspace: Workspace = REPOSITORY): Promise<void> {
  const problems = await findDerivedProblems(workspace)
  if (problems.length > 0) throw new Refusal(problems.join('\n'))
}

/** Everything that can be wrong with masters, manifest and derived files, one sentence each. `encodedIds` are encoded again. */
export async function findProblems(
  workspace: Workspace = REPOSITORY,
  settings: Settings = SETTINGS,
  encodedIds: readonly string[] = [CALIBRATION],
): Promise<string[]> {
  // The encoders are loaded here and not at the top: a server that only verifies hashes does not need them.
  const { findEncodingProblems, findMasterProblems } = await import('./check-masters.ts')
  const problems = [...(await findMasterProblems(workspace, settings)), ...(await findDerivedProblems(workspace))]
  for (const id of encodedIds) problems.push(...(await findEncodingProblems(workspace, settings, id)))
  return problems
}

async function main(): Promise<void> {
  const encodedIds = process.env['UTALII_LONG'] ? await allIds() : [CALIBRATION]
  const problems = await findProblems(REPOSITORY, SETTINGS, encodedIds).catch((error: unknown) => {
    if (error instanceof Refusal) return [error.message]
    throw error
  })
  for (const problem of problems) process.stderr.write(`${problem}\n`)
  process.stdout.write(
    problems.length === 0 ? 'Panoramas: everything matches.\n' : `Panoramas: ${problems.length} problems.\n`,
  )
  process.exitCode = problems.length === 0 ? 0 : 1
}

async function allIds(): Promise<string[]> {
  return (await readManifest(REPOSITORY.manifestFile)).panoramas.map(({ id }) => id)
}

if (process.argv[1] === import.meta.filename) await main()
