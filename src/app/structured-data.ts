import { APP_NAME } from '#content/app-name.ts'
import { derivedUrl } from '#content/panorama-manifest.ts'
import { panoramaById } from '#content/panoramas.ts'
import type { Destination } from '#content/destinations.ts'
import type { TourPlace } from '#content/tour-places.ts'
import type { Plan } from '#content/plans.ts'
import { dollarsFromCents } from '#core/money.ts'

/** An entity in the vocabulary of schema.org. */
export type Entity = { '@type': string; [property: string]: unknown }

/** The text of the data block: one graph, with nothing in it that could end the element it stands in. */
export function structuredDataText(entities: readonly Entity[]): string {
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': entities }).replaceAll('<', '\\u003c')
}

export function organization(origin: string): Entity {
  return {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: APP_NAME,
    url: `${origin}/`,
    logo: `${origin}/icons/icon-512.png`,
    description: 'A travel platform that lets people stand in a place before they go there.',
    foundingDate: '2023',
    foundingLocation: { '@type': 'Place', address: { '@type': 'PostalAddress', addressCountry: 'TZ' } },
  }
}

export function website(origin: string): Entity {
  return {
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    name: APP_NAME,
    url: `${origin}/`,
    inLanguage: 'en',
    publisher: { '@id': `${origin}/#organization` },
  }
}

export function touristDestination(destination: Destination, url: string, origin: string): Entity {
  const share = panoramaById(destination.slug)?.share
  return {
    '@type': 'TouristDestination',
    name: destination.name,
    description: destination.description,
    url,
    ...(share && { image: origin + derivedUrl(share.path) }),
    geo: { '@type': 'GeoCoordinates', latitude: destination.latitudeDeg, longitude: destination.longitudeDeg },
    containedInPlace: { '@type': 'Country', name: destination.location },
    touristType: destination.tags,
  }
}

/** A place of the catalogue of tours. */
export function touristAttraction(place: TourPlace, description: string, origin: string): Entity {
  const share = panoramaById(place.slug)?.share
  return {
    '@type': 'TouristAttraction',
    name: place.name,
    description,
    url: `${origin}/tours/${place.slug}`,
    ...(share && { image: origin + derivedUrl(share.path) }),
    geo: { '@type': 'GeoCoordinates', latitude: place.latitudeDeg, longitude: place.longitudeDeg },
    isAccessibleForFree: true,
  }
}

/** The pages that a catalogue leads to, in its order. */
export function pageList(pages: readonly { name: string; url: string }[]): Entity {
  return {
    '@type': 'ItemList',
    itemListElement: pages.map(({ name, url }, index) => ({ '@type': 'ListItem', position: index + 1, name, url })),
  }
}

/** A plan and its price for one month. */
export function planProduct(plan: Plan, description: string, url: string): Entity {
  return {
    '@type': 'Product',
    name: `${APP_NAME} ${plan.name}`,
    description,
    brand: { '@type': 'Brand', name: APP_NAME },
    offers: {
      '@type': 'Offer',
      url,
      price: dollarsFromCents(plan.unitPriceCents),
      priceCurrency: 'USD',
      availability: 'https://schema.org/InStock',
    },
  }
}

/** Where a page stands, from the site's start downwards. */
export function breadcrumbs(steps: readonly { name: string; url: string }[]): Entity {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  }
}

export function faqPage(questions: readonly { question: string; answer: string }[]): Entity {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

/**
 * The questions of a help page, read from its HTML so that they can never differ from what a visitor sees: every
 * third-level heading of the article that ends with a question mark, and the text up to the next heading.
 */
export function questionsFrom(html: string): { question: string; answer: string }[] {
  const article = /<article\b[^>]*>([\s\S]*?)<\/article>/.exec(html)?.[1] ?? ''
  return article.split(/(?=<h[1-6]\b)/).flatMap((part) => {
    const [, heading, rest = ''] = /^<h3\b[^>]*>([\s\S]*?)<\/h3>([\s\S]*)$/.exec(part) ?? []
    const question = heading === undefined ? '' : plainText(heading)
    return question.endsWith('?') ? [{ question, answer: plainText(rest) }] : []
  })
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

function plainText(html: string): string {
  return html
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<\/(?:p|li|h\d)>/g, ' ')
    .replace(/<[^>]+>/g, '')
    .replace(/&(amp|lt|gt|quot|#x27);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim()
}
