import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const FOLDER = 'supabase/functions'
const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))
const functions = readdirSync(FOLDER).filter((name) => !name.startsWith('_'))
const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'))

describe('edge functions', () => {
  // The only versions that are installed; anything else would have to be fetched when a function starts.
  it('import the packages of package.json, in its versions', () => {
    const allowed = new Set(Object.entries(dependencies).map(([name, range]) => `npm:${name}@${range}`))
    const imported = files.flatMap((file) =>
      [...readFileSync(join(FOLDER, file), 'utf8').matchAll(/from '([a-z]+:[^']+)'/g)].map(([, source = '']) => source),
    )
    const strange = imported.filter(
      // What the runtime itself has.
      (source) =>
        !source.startsWith('node:') && ![...allowed].some((name) => source === name || source.startsWith(`${name}/`)),
    )
    expect(imported.length).toBeGreaterThan(0)
    expect(strange).toEqual([])
  })

  it('each say in config.toml that they check for themselves who calls', () => {
    const config = readFileSync('supabase/config.toml', 'utf8')
    const settled = [...config.matchAll(/^\[functions\.([a-z0-9-]+)\]\nverify_jwt = false$/gm)].map(([, name]) => name)
    expect(settled.toSorted()).toEqual(functions.toSorted())
  })
})
