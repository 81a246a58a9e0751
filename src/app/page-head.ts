import { APP_NAME } from '#content/app-name.ts'
import { SHARE_CARD_PX, type ShareCard, shareCardAlt, shareCardPath } from '#content/share-cards.ts'
import { type Entity, structuredDataText } from './structured-data.ts'

type HeadParts = {
  origin: string
  /** Path, with the query that chooses the page, under which search engines and shared links know it. */
  canonical: string
  title: string
  description: string | null
  /** False asks search engines to leave the page out. */
  isIndexed: boolean
  /** What stands for the page in shared links. */
  card: ShareCard
  structuredData: readonly Entity[]
}

/** What the document says about itself to search engines and to those who make previews of links. */
export function pageHead({ origin, canonical, card, ...page }: HeadParts): string[] {
  const url = origin + canonical
  const picture = origin + shareCardPath(card)
  return [
    `<title>${escapeHtml(page.title)}</title>`,
    ...(page.description === null ? [] : [named('description', page.description)]),
    ...(page.isIndexed ? [`<link rel="canonical" href="${escapeHtml(url)}" />`] : [named('robots', 'noindex')]),
    property('og:type', 'website'),
    property('og:site_name', APP_NAME),
    property('og:title', page.title),
    ...(page.description === null ? [] : [property('og:description', page.description)]),
    property('og:url', url),
    property('og:image', picture),
    property('og:image:width', String(SHARE_CARD_PX.width)),
    property('og:image:height', String(SHARE_CARD_PX.height)),
    property('og:image:alt', shareCardAlt(card)),
    named('twitter:card', 'summary_large_image'),
    named('twitter:title', page.title),
    ...(page.description === null ? [] : [named('twitter:description', page.description)]),
    named('twitter:image', picture),
    named('twitter:image:alt', shareCardAlt(card)),
    ...(page.structuredData.length === 0
      ? []
      : [`<script type="application/ld+json">${structuredDataText(page.structuredData)}</script>`]),
  ]
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}

function named(name: string, content: string): string {
  return `<meta name="${name}" content="${escapeHtml(content)}" />`
}

function property(name: string, content: string): string {
  return `<meta property="${name}" content="${escapeHtml(content)}" />`
}
