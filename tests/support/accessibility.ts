import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'

declare global {
  interface Window {
    axe: { run: (context: Document, options: RunOptions) => Promise<AxeResults> }
  }
}

const AXE_SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const LEVELS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const ALL: RunOptions = { runOnly: { type: 'tag', values: LEVELS } }
const COLOURS: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } }

/** What axe finds against WCAG 2.2 A and AA on the page as it is, a line per finding: rule, element, what to do. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  await page.evaluate(AXE_SOURCE)
  return findFaults(page, ALL)
}

/** The same in the light scheme, then what the dark one can change: its colours. Leaves the page in the dark. */
export async function accessibilityFaultsInBothSchemes(page: Page): Promise<string[]> {
  // A change of scheme takes until the transitions of its colours are over: without them it is there at once.
  await page.addStyleTag({
    content: '*, ::before, ::after { transition: none !important; animation: none !important }',
  })
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  const light = await accessibilityFaults(page)
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  return [...light, ...(await findFaults(page, COLOURS))]
}

async function findFaults(page: Page, options: RunOptions): Promise<string[]> {
  // Axe looks into the frames that it was put into; the product has none.
  expect(page.frames()).toHaveLength(1)
  const violations = await page.evaluate(
    async (chosen) => (await window.axe.run(document, { ...chosen, resultTypes: ['violations'] })).violations,
    options,
  )
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  )
}
