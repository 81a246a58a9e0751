import { join } from 'node:path'

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

/** Everything that can be wrong with masters, manifest and derived files, one sentence each. */
export async function findProblems(
  workspace: Workspace = REPOSITORY,
  settings: Settings = SETTINGS,
): Promise<string[]> {
  // The encoders are loaded here and not at the top: a server that only verifies hashes does not need them.
  const { findEncodingProblems, findMasterProblems } = await import('./check-masters.ts')
  return [
    ...(await findMasterProblems(workspace, settings)),
    ...(await findDerivedProblems(workspace)),
    ...(await findEncodingProblems(workspace, settings, CALIBRATION)),
  ]
}

async function main(): Promise<void> {
  const problems = await findProblems().catch((error: unknown) => {
    if (error instanceof Refusal) return [error.message]
    throw error
  })
  for (const problem of problems) process.stderr.write(`${problem}\n`)
  process.stdout.write(
    problems.length === 0 ? 'Panoramas: everything matches.\n' : `Panoramas: ${problems.length} problems.\n`,
  )
  process.exitCode = problems.length === 0 ? 0 : 1
}

if (process.argv[1] === import.meta.filename) await main()
