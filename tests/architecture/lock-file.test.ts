import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

type Package = { version?: string; resolved?: string; optionalDependencies?: Record<string, string> }

const LOCK_FILES = ['package-lock.json', 'tests/bench/package-lock.json'].filter((file) => existsSync(file))

describe.each(LOCK_FILES)('%s', (file) => {
  const packages: Record<string, Package> = JSON.parse(readFileSync(file, 'utf8')).packages

  // `npm ci` refuses a lock file that leaves some of them out, on every platform. It happens when the registry does not
  // have the parts of the newest version yet: then pin the version before it, exactly.
  it('knows the parts of every package for every platform', () => {
    const missing = Object.entries(packages).flatMap(([path, { version, optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies)
        .filter((name) => !isLocked(path, name))
        .map((name) => `${path} ${version} wants ${name}`),
    )
    expect(missing).toEqual([])
  })

  // Everybody installs from the registry that their own npm is set to.
  it('names no registry', () => {
    expect(Object.values(packages).flatMap(({ resolved }) => resolved ?? [])).toEqual([])
  })

  /** Looks where Node would: beside the package, then outwards. */
  function isLocked(from: string, name: string): boolean {
    if (`${from ? `${from}/` : ''}node_modules/${name}` in packages) return true
    if (from === '') return false
    const parent = from.lastIndexOf('node_modules/')
    return isLocked(from.slice(0, Math.max(0, parent)).replace(/\/$/, ''), name)
  }
})
