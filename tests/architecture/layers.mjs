// Plain JavaScript, so that Node alone can run it: with a TypeScript loader in between, dependency-cruiser finds
// its parser but not the parser's visitor.
import './swc-tsx.mjs'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { cruise } from 'dependency-cruiser'
import extractDepcruiseConfig from 'dependency-cruiser/config-utl/extract-depcruise-config'

const ROOTS = ['src', 'assets-360', 'supabase', 'build', 'tests']

/**
 * Holds the tree under `baseDir` against the table in .dependency-cruiser.mjs.
 * @param {string} baseDir
 * @returns {Promise<import('dependency-cruiser').ICruiseResult>}
 */
export async function checkLayers(baseDir) {
  const { forbidden = [], options } = await extractDepcruiseConfig(resolve('.dependency-cruiser.mjs'))
  const roots = ROOTS.filter((root) => existsSync(join(baseDir, root)))
  const { output } = await cruise(roots, { ...options, baseDir, ruleSet: { forbidden }, validate: true })
  if (typeof output === 'string') throw new Error(output)
  return output
}

/**
 * Each violation in one line: the rule, from where, to where.
 * @param {import('dependency-cruiser').ICruiseResult} result
 * @returns {string[]}
 */
export function describeViolations({ summary }) {
  return summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from}${to === from ? '' : ` → ${to}`}`)
}
