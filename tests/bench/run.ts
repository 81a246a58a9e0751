import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'

const benchDir = import.meta.dirname
const lockFile = join(benchDir, 'package-lock.json')
const installedLockFile = join(benchDir, 'node_modules', '.package-lock.json')

/** The benchmarks have their own dependencies, which nothing else installs. */
if (!existsSync(installedLockFile) || statSync(installedLockFile).mtimeMs < statSync(lockFile).mtimeMs) {
  runOrExit('npm', ['ci', '--no-audit', '--no-fund'])
}
runOrExit(process.execPath, [join(benchDir, 'main.mjs'), ...process.argv.slice(2)], process.cwd())

function runOrExit(command: string, args: readonly string[], cwd = benchDir): void {
  const { status } = spawnSync(command, args, { cwd, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
