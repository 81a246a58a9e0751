import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { repositoryDir } from '../lib/paths.mjs'

/** Measures the community's queries in a PostgreSQL of its own; TypeScript, because it starts the embedded one. */
export async function run() {
  const program = path.join(repositoryDir, 'build/database/measure-community.ts')
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', program], { cwd: repositoryDir, stdio: 'inherit' })
  if (status !== 0) process.exitCode = status ?? 1
}
