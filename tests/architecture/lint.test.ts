import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

type Planted = { why: string; file: string; text: string; rule: string | null }

const frame = (body: string, before = '') =>
  `import { useFrame } from '@react-three/fiber'\n${before}\nexport function useX(a, b) {\n  useFrame((_, deltaS) => {\n    ${body}\n  })\n}\n`

const FRAME = 'house(no-frame-allocation)'
const DEGREES = 'house(no-degree-arithmetic)'

const PLANTED: Planted[] = [
  { why: 'a frame makes an object', file: 'src/scene/a.ts', text: frame('a.copy({ x: deltaS })'), rule: FRAME },
  { why: 'a frame makes an array', file: 'src/scene/b.ts', text: frame('a.set([deltaS])'), rule: FRAME },
  { why: 'a frame makes a vector', file: 'src/scene/c.ts', text: frame('a.add(new b(deltaS))'), rule: FRAME },
  { why: 'a frame clones', file: 'src/scene/d.ts', text: frame('a.copy(b.clone())'), rule: FRAME },
  {
    why: 'a frame makes a function',
    file: 'src/scene/e.ts',
    text: frame('a.forEach((x) => x.turn(deltaS))'),
    rule: FRAME,
  },
  { why: 'a frame makes a string', file: 'src/scene/f.ts', text: frame('a.name = `${deltaS}`'), rule: FRAME },
  { why: 'a frame throws', file: 'src/scene/g.ts', text: frame('if (!a) throw b'), rule: FRAME },
  { why: 'a frame spreads', file: 'src/scene/h.ts', text: frame('a.set(...b)'), rule: FRAME },
  {
    why: 'a frame sets React state',
    file: 'src/scene/i.ts',
    text: `import { useState } from 'react'\nimport { useFrame } from '@react-three/fiber'\nexport function useX() {\n  const [x, setX] = useState(0)\n  useFrame(() => setX(1))\n  return x\n}\n`,
    rule: FRAME,
  },
  {
    why: 'a frame callback has a name of its own',
    file: 'src/scene/j.ts',
    text: `import { useFrame } from '@react-three/fiber'\nexport function useX(a) {\n  useFrame(turn)\n  function turn() {\n    a.copy({})\n  }\n}\n`,
    rule: FRAME,
  },
  {
    why: 'a frame only mutates',
    file: 'src/scene/k.ts',
    text: frame(
      'const { x, y } = a.current\n    if (!x) return\n    b.current.rotation.y += y * deltaS\n    b.current.set(x, y)',
    ),
    rule: null,
  },
  {
    why: 'degrees are made by hand',
    file: 'src/scene/l.ts',
    text: 'export const r = (d) => (d * Math.PI) / 180\n',
    rule: DEGREES,
  },
  {
    why: 'radians are made by hand',
    file: 'src/state/a.ts',
    text: 'export const d = (r) => r * (180 / Math.PI)\n',
    rule: DEGREES,
  },
  {
    why: 'the factor is written out',
    file: 'src/state/b.ts',
    text: 'export const r = (d) => d * 0.0174533\n',
    rule: DEGREES,
  },
  { why: 'three converts', file: 'src/scene/m.ts', text: 'export const r = (m, d) => m.degToRad(d)\n', rule: DEGREES },
  {
    why: 'core/angles.ts converts',
    file: 'src/core/angles.ts',
    text: 'export const r = (d) => (d * Math.PI) / 180\n',
    rule: null,
  },
  { why: 'half a turn is meant', file: 'src/core/b.ts', text: 'export const half = Math.PI / 2 + 180\n', rule: null },
  { why: 'everything is exported', file: 'src/core/c.ts', text: "export * from './b.ts'\n", rule: 'house(no-barrel)' },
  {
    why: 'a file only re-exports',
    file: 'src/core/d.ts',
    text: "export { half } from './b.ts'\n",
    rule: 'house(no-barrel)',
  },
  {
    why: 'a path climbs twice',
    file: 'src/scene/rig/a.ts',
    text: "import '../../core/b.ts'\n",
    rule: 'house(no-deep-parent-import)',
  },
  {
    why: 'a lazy path climbs twice',
    file: 'src/scene/rig/b.ts',
    text: "export const load = () => import('../../core/b.ts')\n",
    rule: 'house(no-deep-parent-import)',
  },
  { why: 'a path climbs once', file: 'src/scene/rig/c.ts', text: "import '../m.ts'\n", rule: null },
  {
    why: 'an export has no name',
    file: 'src/ui/a.tsx',
    text: 'export default function A() {}\n',
    rule: 'import(no-default-export)',
  },
  { why: 'a configuration demands it', file: 'vite.config.ts', text: 'export default {}\n', rule: null },
  {
    why: 'a hook is conditional',
    file: 'src/ui/b.tsx',
    text: "import { useState } from 'react'\nexport function B({ a }) {\n  if (a) useState(0)\n  return null\n}\n",
    rule: 'react-hooks(rules-of-hooks)',
  },
  {
    why: 'an effect forgets what it reads',
    file: 'src/ui/c.tsx',
    text: "import { useEffect } from 'react'\nexport function C({ a }) {\n  useEffect(() => {\n    document.title = a\n  }, [])\n  return null\n}\n",
    rule: 'react-hooks(exhaustive-deps)',
  },
  {
    why: 'files import each other',
    file: 'src/core/e.ts',
    text: "import { f } from './f.ts'\nexport const e = () => f\n",
    rule: 'import(no-cycle)',
  },
  {
    why: 'files import each other back',
    file: 'src/core/f.ts',
    text: "import { e } from './e.ts'\nexport const f = () => e\n",
    rule: 'import(no-cycle)',
  },
  { why: 'the console is used', file: 'src/core/g.ts', text: "console.log('here')\n", rule: 'eslint(no-console)' },
  { why: 'a server speaks', file: 'supabase/embedded/a.ts', text: "console.log('ready')\n", rule: null },
  {
    why: 'a picture says nothing',
    file: 'src/ui/d.tsx',
    text: 'export const D = () => <img src="/a.png" />\n',
    rule: 'jsx-a11y(alt-text)',
  },
  {
    why: 'a click has no key',
    file: 'src/ui/e.tsx',
    text: 'export const E = ({ a }) => <div onClick={a}>x</div>\n',
    rule: 'jsx-a11y(click-events-have-key-events)',
  },
  {
    why: 'a name is not kebab-case',
    file: 'src/ui/PlaceCard.tsx',
    text: 'export const P = 1\n',
    rule: 'unicorn(filename-case)',
  },
  {
    why: 'a type is any',
    file: 'src/core/h.ts',
    text: 'export const h = (a: any) => a\n',
    rule: 'typescript(no-explicit-any)',
  },
  {
    why: 'null is denied',
    file: 'src/core/i.ts',
    text: 'export const i = (a: { b?: number }) => a.b!\n',
    rule: 'typescript(no-non-null-assertion)',
  },
  {
    why: 'a type is asserted',
    file: 'src/core/j.ts',
    text: 'export const j = (a: unknown) => a as string\n',
    rule: 'typescript(consistent-type-assertions)',
  },
  { why: 'a constant is narrowed', file: 'src/core/k.ts', text: "export const k = ['a'] as const\n", rule: null },
  {
    why: 'a test asserts a type',
    file: 'src/core/k.test.ts',
    text: 'export const j = (a: unknown) => a as string\n',
    rule: null,
  },
  {
    why: 'a file is long',
    file: 'src/core/l.ts',
    text: 'export const x = [\n' + '  1,\n'.repeat(250) + ']\n',
    rule: 'eslint(max-lines)',
  },
  {
    why: 'a file is long but airy',
    file: 'src/core/m.ts',
    text: 'export const x = [\n' + '  // one\n\n  1,\n'.repeat(240) + ']\n',
    rule: null,
  },
  {
    why: 'a function is long',
    file: 'src/core/n.ts',
    text: 'export function n(a) {\n' + '  a()\n'.repeat(90) + '}\n',
    rule: 'eslint(max-lines-per-function)',
  },
]

const found = new Map<string, string[]>()
let folder = ''

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'utalii-lint-'))
  for (const { file, text } of PLANTED) write(file, text)
  cpSync('.oxlintrc.json', join(folder, '.oxlintrc.json'))
  cpSync('tests/support/lint', join(folder, 'tests/support/lint'), { recursive: true })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction')
  for (const { code, filename } of runOxlint()) {
    found.set(filename, [...(found.get(filename) ?? []), code])
  }
}, 60_000)

afterAll(() => rmSync(folder, { recursive: true }))

describe('the linter', () => {
  it.each(PLANTED.filter(({ rule }) => rule !== null))('reports when $why', ({ file, rule }) => {
    expect(found.get(file)).toContain(rule)
  })

  it.each(PLANTED.filter(({ rule }) => rule === null))('is content when $why', ({ file }) => {
    expect(found.get(file) ?? []).toEqual([])
  })
})

function runOxlint(): { code: string; filename: string }[] {
  const args = [
    resolve('node_modules/oxlint/bin/oxlint'),
    '--format=json',
    '--threads=1',
    'src',
    'supabase',
    'vite.config.ts',
  ]
  try {
    execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' })
  } catch (error) {
    if (error instanceof Error && 'stdout' in error) return JSON.parse(String(error.stdout)).diagnostics
    throw error
  }
  throw new Error('The linter found nothing at all')
}

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}
