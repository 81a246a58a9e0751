import { readFileSync } from 'node:fs'
import GithubSlugger from 'github-slugger'
import { guidePages } from '#content/guide-catalogue.ts'
import { categoryMessages } from '#content/messages/categories.ts'
import { LANGUAGES, type Language } from '#content/messages/language.ts'
import { pricingMessages } from '#content/messages/pricing.ts'
import { plans } from '#content/plans.ts'
import { tourismCategories } from '#content/sample-categories.ts'
import { dollarsFromCents } from '#core/money.ts'
import { type KnowledgeRow, PLAIN } from './knowledge-row.ts'
import { placeRows } from './place-rows.ts'

const BODY_LIMIT = 4000

/** Everything that the assistant may speak about, in both languages where the app has them. */
export function knowledgeRows(): KnowledgeRow[] {
  return [...LANGUAGES.flatMap((language) => [...placeRows(language), ...productRows(language)]), ...guideRows()]
}

function productRows(language: Language): KnowledgeRow[] {
  const pricing = pricingMessages[language]
  return [
    ...plans.map(({ id, name, unitPriceCents }) => ({
      ...PLAIN,
      id: `${language}/plan/${id}`,
      kind: 'plan' as const,
      language,
      title: name,
      body: `$${dollarsFromCents(unitPriceCents)} ${pricing.billing}. ${pricing.plans[id].description} ${pricing.plans[id].features.join(', ')}.`,
      href: '/pricing',
    })),
    ...tourismCategories.map(({ id, kind }) => ({
      ...PLAIN,
      id: `${language}/provider/${id}`,
      kind: 'provider' as const,
      language,
      title: categoryMessages[language][kind].name,
      body: categoryMessages[language][kind].text,
      href: '/documentation/features/utaliihub',
    })),
  ]
}

/** A row per heading of the guide, which is written in English. */
function guideRows(): KnowledgeRow[] {
  return guidePages.flatMap(({ path, title }) => {
    const slugger = new GithubSlugger()
    return readFileSync(`docs/guide/${path}.mdx`, 'utf8')
      .split(/^(?=## )/m)
      .flatMap((section) => {
        const heading = /^## (.+)$/m.exec(section)?.[1]?.trim() ?? null
        const body = plainText(section).slice(0, BODY_LIMIT)
        if (body === '' || heading?.toLowerCase() === 'on this page') return []
        const anchor = heading === null ? '' : `#${slugger.slug(heading)}`
        return {
          ...PLAIN,
          id: `en/guide/${path}${anchor}`,
          kind: 'guide' as const,
          language: 'en' as const,
          title: heading === null ? title : `${title}: ${heading}`,
          body,
          href: `/documentation/${path}${anchor}`,
        }
      })
  })
}

/** The words of a section of MDX, without its heading and marks. */
function plainText(section: string): string {
  return section
    .replace(/^#+ .+$/gm, '')
    .replace(/<\/?[A-Z][^>]*>/g, '')
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(/^\s*(?:-|\d+\.|\||>)\s*/gm, '')
    .replace(/[*`|]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}
