import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const LEVELS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe finds against WCAG 2.2 A and AA on the page as it is, a line per finding: rule, element, what to do. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  return findFaults(new AxeBuilder({ page }).withTags(LEVELS))
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
  return [...light, ...(await findFaults(new AxeBuilder({ page }).withRules(['color-contrast', 'link-in-text-block'])))]
}

async function findFaults(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  )
}
