import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative, sep } from 'node:path'
import { describe, expect, it } from 'vitest'

const FOLDERS = ['src', 'supabase', 'tests', 'assets-360/pipeline', 'docs']
const LEFT_OUT = /(^|\/)(node_modules|bench|snapshots)\//
const files = FOLDERS.flatMap(listFiles).filter((file) => !LEFT_OUT.test(file))

describe('files', () => {
  it('are there to be checked', () => {
    expect(files.length).toBeGreaterThan(50)
  })

  it('have kebab-case names', () => {
    const kebab = /^_?[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*$/
    // Migrations carry a timestamp, and the command line of the backend names its own file.
    const exempt = /(^|\/)supabase\/(migrations\/|config\.toml$)/
    expect(files.filter((file) => !exempt.test(file) && !kebab.test(basename(file)))).toEqual([])
  })

  it('are never an index that stands for its folder', () => {
    expect(files.filter((file) => /^src\/.*\/index\.tsx?$/.test(file))).toEqual([])
  })

  it('are in folders that say what is in them', () => {
    const vague = new Set(['utils', 'util', 'helpers', 'common', 'misc', 'shared'])
    expect(
      files.filter((file) =>
        dirname(file)
          .split('/')
          .some((part) => vague.has(part)),
      ),
    ).toEqual([])
  })
})

describe('features', () => {
  it('are one folder each', () => {
    expect(files.filter((file) => /^src\/features\/[^/]+$/.test(file))).toEqual([])
  })
})

describe('documents', () => {
  const documents = files.filter((file) => file.endsWith('.mdx'))

  it('import nothing but the design kit', () => {
    const imports = documents.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/^import\b[^\n]*from\s+['"]([^'"]+)['"]/gm)].map(([, source]) => ({
        file,
        source,
      })),
    )
    expect(imports.filter(({ source }) => !source?.startsWith('#ui/'))).toEqual([])
  })

  it('that record a decision have context, decision and consequences', () => {
    const records = documents.filter((file) => file.startsWith('docs/decisions/'))
    expect(records.length).toBeGreaterThan(0)
    for (const record of records) {
      const headings = [...readFileSync(record, 'utf8').matchAll(/^## (.+)$/gm)].map(([, heading]) => heading)
      expect(headings, record).toEqual(expect.arrayContaining(['Context', 'Decision', 'Consequences']))
    }
  })

  it('number each decision once', () => {
    const numbers = documents.flatMap((file) => /^docs\/decisions\/(\d{4})-/.exec(file)?.[1] ?? [])
    expect(numbers).toEqual([...new Set(numbers)])
  })
})

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => relative('.', join(entry.parentPath, entry.name)).split(sep).join('/'))
}
