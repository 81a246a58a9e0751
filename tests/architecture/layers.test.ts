import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve, sep } from 'node:path'
import type { ICruiseResult } from 'dependency-cruiser'
import { parseSync } from 'vite'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { checkLayers, describeViolations } from './layers.mjs'

const SOURCE = /\.tsx?$/

describe('the layer check of this repository', () => {
  let result: ICruiseResult

  beforeAll(async () => {
    result = await checkLayers(process.cwd())
  }, 60_000)

  it('finds no violation', () => {
    expect(describeViolations(result)).toEqual([])
  })

  it.each(['src', 'assets-360/pipeline', 'supabase/embedded'])('saw every file of %s', (folder) => {
    const seen = new Set(result.modules.map(({ source }) => source))
    const onDisk = listFiles(folder).filter((file) => SOURCE.test(file))
    expect(onDisk.length).toBeGreaterThan(5)
    expect(onDisk.filter((file) => !seen.has(file))).toEqual([])
  })

  it('saw a dependency in every layer that has files', () => {
    const layers = readdirSync('src', { withFileTypes: true }).filter((entry) => entry.isDirectory())
    for (const { name } of layers) {
      const own = result.modules.filter(({ source }) => source.startsWith(`src/${name}/`))
      if (own.length === 0) continue
      const touched = own.some(({ dependencies, dependents }) => dependencies.length > 0 || dependents.length > 0)
      expect(touched, `src/${name} looks empty to the check`).toBe(true)
    }
  })

  it('saw every import that a second parser sees', () => {
    const missed = result.modules
      .filter(({ source }) => SOURCE.test(source) && source.startsWith('src/'))
      .flatMap(({ source, dependencies }) => {
        const seen = new Set(dependencies.map(({ module, protocol }) => `${protocol ?? ''}${module}`))
        return importsOf(source)
          .filter((specifier) => !seen.has(specifier))
          .map((specifier) => `${source} imports ${specifier}`)
      })
    expect(missed).toEqual([])
  })
})

describe('a planted violation', () => {
  let folder = ''

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'utalii-layers-'))
    const { name, type, imports, dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
    plant({
      'package.json': JSON.stringify({ name, type, imports, dependencies, devDependencies }),
      'src/main.tsx': `import { start } from '#app/start.tsx'\nstart()`,
      'src/app/start.tsx': `import { Page } from '#routes/page.tsx'
        export function start() { return <Page onOpen={() => import('#scene/stage.tsx')} /> }`,
      'src/routes/page.tsx': `import { Panel } from '#features/explore/panel.tsx'
        export function Page(props: { onOpen: () => void }) { return <Panel {...props} /> }`,
      'src/features/explore/panel.tsx': `import { useView } from '#state/view-store.ts'
        export function Panel({ onOpen }: { onOpen: () => void }) { return <button onClick={onOpen}>{useView()}</button> }`,
      'src/state/view-store.ts': `import { wrap } from '#core/angles.ts'\nexport const useView = () => wrap(1)`,
      'src/scene/stage.tsx': `import { wrap } from '#core/angles.ts'\nexport const Stage = () => <group>{wrap(2)}</group>`,
      'src/core/angles.ts': 'export const wrap = (deg: number) => deg',
    })
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction')
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  it('is not seen where there is none', async () => {
    expect(await violations()).toEqual([])
  })

  it.each([
    [
      'core imports another layer',
      'core-layers',
      { 'src/core/angles.ts': `import '#state/view-store.ts'\nexport const wrap = (n: number) => n` },
    ],
    [
      'core imports a type from a package',
      'core-packages',
      { 'src/core/angles.ts': `import type { Vector3 } from 'three'\nexport const wrap = (v: Vector3) => v` },
    ],
    [
      'core imports one type among values from a package',
      'core-packages',
      { 'src/core/angles.ts': `import { type Vector3 } from 'three'\nexport const wrap = (v: Vector3) => v` },
    ],
    [
      'state uses React',
      'state-packages',
      { 'src/state/view-store.ts': `import { useState } from 'react'\nexport const useView = useState` },
    ],
    [
      'state re-exports from the scene',
      'state-layers',
      { 'src/state/view-store.ts': `export { Stage as useView } from '#scene/stage.tsx'` },
    ],
    [
      'the scene imports a feature',
      'scene-layers',
      { 'src/scene/stage.tsx': `import { Panel } from '#features/explore/panel.tsx'\nexport const Stage = Panel` },
    ],
    [
      'the scene draws pages',
      'scene-packages',
      { 'src/scene/stage.tsx': `import { createRoot } from 'react-dom/client'\nexport const Stage = createRoot` },
    ],
    [
      'a feature loads the scene',
      'features-layers',
      {
        'src/features/explore/panel.tsx': `export const Panel = () => <a onClick={() => import('#scene/stage.tsx')} />`,
      },
    ],
    [
      'a feature makes a store',
      'features-packages',
      { 'src/features/explore/panel.tsx': `import { create } from 'zustand'\nexport const Panel = create` },
    ],
    [
      'a feature uses three',
      'features-packages',
      { 'src/features/explore/panel.tsx': `import * as THREE from 'three'\nexport const Panel = THREE` },
    ],
    [
      'a route imports the shell',
      'routes-layers',
      { 'src/routes/page.tsx': `import { start } from '#app/start.tsx'\nexport const Page = start` },
    ],
    [
      'the shell uses an owned package',
      'app-packages',
      { 'src/app/start.tsx': `import { Canvas } from '@react-three/fiber'\nexport const start = Canvas` },
    ],
    [
      'the shell imports the scene at once',
      'scene-is-loaded-lazily',
      { 'src/app/start.tsx': `import { Stage } from '#scene/stage.tsx'\nexport const start = Stage` },
    ],
    [
      'the shell imports a type of the scene',
      'scene-is-loaded-lazily',
      {
        'src/app/start.tsx': `import type { Stage } from '#scene/stage.tsx'\nexport const start = (s: typeof Stage) => s`,
      },
    ],
    ['main does more than start', 'boot-only', { 'src/main.tsx': `import { wrap } from '#core/angles.ts'\nwrap(1)` }],
    [
      'one layer reaches into another by path',
      'across-layers-by-name',
      { 'src/state/view-store.ts': `import { wrap } from '../core/angles.ts'\nexport const useView = wrap` },
    ],
    [
      'a layer names itself',
      'inside-a-layer-by-path',
      {
        'src/state/view-store.ts': `import { a } from '#state/a.ts'\nexport const useView = a`,
        'src/state/a.ts': 'export const a = 1',
      },
    ],
    [
      'one feature imports another',
      'features-are-strangers',
      {
        'src/features/explore/panel.tsx': `import { x } from '../account/x.ts'\nexport const Panel = x`,
        'src/features/account/x.ts': 'export const x = 1',
      },
    ],
    [
      'somebody imports an unknown folder',
      'known-layers-only',
      {
        'src/app/start.tsx': `import { x } from '../utils/x.ts'\nexport const start = x`,
        'src/utils/x.ts': 'export const x = 1',
      },
    ],
    [
      'an unknown folder imports somebody',
      'known-layers-only-from',
      { 'src/helpers/x.ts': `import { wrap } from '#core/angles.ts'\nexport const x = wrap` },
    ],
    ['nobody imports a file', 'no-orphans', { 'src/core/alone.ts': 'export const alone = 1' }],
    [
      'only its own test imports a file',
      'no-orphans',
      { 'src/core/tested.ts': 'export const t = 1', 'src/core/tested.test.ts': `import { t } from './tested.ts'\nt` },
    ],
    [
      'two files import each other',
      'no-cycles',
      {
        'src/core/angles.ts': `import { b } from './b.ts'\nexport const wrap = b`,
        'src/core/b.ts': `import { wrap } from './angles.ts'\nexport const b = wrap`,
      },
    ],
    [
      'the product imports a test',
      'no-tests-in-the-product',
      {
        'src/core/angles.ts': `import { t } from './x.test.ts'\nexport const wrap = t`,
        'src/core/x.test.ts': 'export const t = 1',
      },
    ],
    [
      'browser code imports Node',
      'no-node-in-the-browser',
      { 'src/core/angles.ts': `import { join } from 'node:path'\nexport const wrap = join` },
    ],
    [
      'an import leads nowhere',
      'resolvable',
      { 'src/core/angles.ts': `import { gone } from './gone.ts'\nexport const wrap = gone` },
    ],
    [
      'the pipeline imports state',
      'pipeline-layers',
      { 'assets-360/pipeline/x.ts': `import { useView } from '#state/view-store.ts'\nuseView()` },
    ],
    [
      'the backend imports the app',
      'backend-layers',
      { 'supabase/embedded/x.ts': `import { wrap } from '#core/angles.ts'\nwrap(1)` },
    ],
  ])('is reported when %s (%s)', async (_, rule, files) => {
    plant(files)
    expect(await violations()).toContain(rule)
  })

  function plant(files: Record<string, string>): void {
    for (const [path, content] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), content)
    }
  }

  async function violations(): Promise<string[]> {
    const result = await checkLayers(folder)
    return result.summary.violations.map(({ rule }) => rule.name)
  }
})

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative('.', join(entry.parentPath, entry.name)).split(sep).join('/'))
}

/** What a file imports, by Vite's parser: statically, as a type, re-exported, and dynamically with a plain string. */
function importsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module
  const written = dynamicImports.map(({ moduleRequest }) => text.slice(moduleRequest.start, moduleRequest.end))
  return [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) => entries.flatMap((entry) => entry.moduleRequest?.value ?? [])),
    ...written.filter((source) => /^['"]/.test(source)).map((source) => source.slice(1, -1)),
  ]
}
