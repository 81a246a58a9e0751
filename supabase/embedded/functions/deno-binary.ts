import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/**
 * The Deno that npm installed for this machine, or null where there is none (Alpine, for one). Taken directly from its
 * platform package, since the `deno` command needs an install script that may not have been allowed to run.
 */
export function findDeno(): string | null {
  const { platform, arch } = process
  const name = `@deno/${platform}-${arch}${platform === 'linux' ? '-glibc' : ''}`
  const resolve = createRequire(import.meta.url).resolve
  try {
    const binary = join(dirname(resolve(`${name}/package.json`)), platform === 'win32' ? 'deno.exe' : 'deno')
    return existsSync(binary) ? binary : null
  } catch {
    return null
  }
}
