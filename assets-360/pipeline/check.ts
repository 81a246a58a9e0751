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

/**
 * Everything that can be wrong with masters, manifest and derived files, one sentence each. A sample of the calibration is
 * encoded again, or all of every panorama.
 */
export async function findProblems(
  workspace: Workspace = REPOSITORY,
  settings: Settings = SETTINGS,
  isWhole = false,
): Promise<string[]> {
  // The encoders are loaded here and not at the top: a server that only verifies hashes does not need them.
  const { findMasterProblems } = await import('./check-masters.ts')
  const { findEncodingProblems, isSampled } = await import('./check-encoding.ts')
  const problems = [...(await findMasterProblems(workspace, settings)), ...(await findDerivedProblems(workspace))]
  const isWanted = isWhole ? () => true : isSampled
  for (const id of isWhole ? await allIds(workspace) : [CALIBRATION]) {
    problems.push(...(await findEncodingProblems(workspace, settings, id, isWanted)))
  }
  return problems
}

async function main(): Promise<void> {
  const problems = await findProblems(REPOSITORY, SETTINGS, Boolean(process.env['UTALII_LONG'])).catch(
    (error: unknown) => {
      if (error instanceof Refusal) return [error.message]
      throw error
    },
  )
  for (const problem of problems) process.stderr.write(`${problem}\n`)
  process.stdout.write(
    problems.length === 0 ? 'Panoramas: everything matches.\n' : `Panoramas: ${problems.length} problems.\n`,
  )
  process.exitCode = problems.length === 0 ? 0 : 1
}

async function allIds({ manifestFile }: Workspace): Promise<string[]> {
  return (await readManifest(manifestFile)).panoramas.map(({ id }) => id)
}

if (process.argv[1] === import.meta.filename) await main()
