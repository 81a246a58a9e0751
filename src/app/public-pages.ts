import { APP_NAME } from '#content/app-name.ts'
import { type Destination, destinations } from '#content/destinations.ts'
import { type GuidePage, guidePages, guideSectionName, isPolicy } from '#content/guide-catalogue.ts'
import { aboutEn } from '#content/messages/about.en.ts'
import { documentationEn } from '#content/messages/documentation.en.ts'
import { pricingEn } from '#content/messages/pricing.en.ts'
import { toursEn } from '#content/messages/tours.en.ts'
import { offeredPlaces } from '#content/offered-tours.ts'
import { plans } from '#content/plans.ts'
import { placeCard, type ShareCard, shareCards } from '#content/share-cards.ts'
import { tourPageAddresses } from '#content/tour-files.ts'
import type { TourPlace } from '#content/tour-places.ts'
import {
  breadcrumbs,
  type Entity,
  faqPage,
  organization,
  pageList,
  planProduct,
  questionsFrom,
  touristAttraction,
  touristDestination,
  website,
} from './structured-data.ts'

/** What is known while a page is written: where the site lives, and the page's finished HTML. */
export type PageContext = { origin: string; html: string }

export type PublicPage = {
  /**
   * The path, with the query that chooses the page if there is one. A segment that begins with a colon stands for any
   * one segment.
   */
  address: string
  /** The modules that the page needs besides the entry; each is a chunk of its own. */
  sources: readonly string[]
  /**
   * `listed` pages are in the sitemap, `hidden` ones ask search engines to leave them out, and a page that says the same
   * as another names it.
   */
  listing: 'listed' | 'hidden' | { sameAs: string }
  /** What a link to it shows where it is shared. */
  card: ShareCard
  structuredData?: (context: PageContext) => readonly Entity[]
}

/** Every page that the build writes as finished HTML, in the order of the sitemap. */
export const publicPages: readonly PublicPage[] = [
  {
    address: '/',
    sources: ['src/routes/home.tsx'],
    listing: 'listed',
    card: shareCards.home,
    structuredData: ({ origin }) => [organization(origin), website(origin)],
  },
  {
    address: '/about',
    sources: ['src/routes/about.tsx'],
    listing: 'listed',
    card: shareCards.about,
    structuredData: ({ origin }) => [organization(origin), faqPage(aboutEn.faq.questions)],
  },
  ...destinations.map(explorePage),
  {
    address: '/tours',
    sources: ['src/routes/tours.tsx'],
    listing: 'listed',
    card: shareCards.tours,
    structuredData: ({ origin }) => [
      pageList(offeredPlaces.map(({ slug, name }) => ({ name, url: `${origin}/tours/${slug}` }))),
    ],
  },
  ...offeredPlaces.flatMap(tourPages),
  {
    address: '/pricing',
    sources: ['src/routes/pricing.tsx'],
    listing: 'listed',
    card: shareCards.pricing,
    structuredData: ({ origin }) => [
      ...plans.map((plan) => planProduct(plan, pricingEn.plans[plan.id].description, `${origin}/pricing`)),
      faqPage(pricingEn.faq.items),
    ],
  },
  {
    address: '/community',
    sources: ['src/routes/community.tsx'],
    listing: 'listed',
    card: shareCards.community,
    structuredData: ({ origin }) => [
      organization(origin),
      breadcrumbs([
        { name: APP_NAME, url: `${origin}/` },
        { name: shareCards.community.title, url: `${origin}/community` },
      ]),
    ],
  },
  {
    address: '/documentation',
    sources: ['src/routes/documentation.tsx'],
    listing: 'listed',
    card: shareCards.documentation,
    structuredData: ({ origin }) => [
      pageList(guidePages.map(({ path, title }) => ({ name: title, url: `${origin}/documentation/${path}` }))),
    ],
  },
  ...guidePages.map(documentationPage),
  ...['/documentation/:section', '/documentation/:section/:topic'].map(documentationFallback),
  hiddenPage('signin', shareCards.home),
  hiddenPage('signup', shareCards.home),
  hiddenPage('reset-password', shareCards.home),
  hiddenPage('payment-return', shareCards.pricing),
  hiddenPage('payment-success', shareCards.pricing),
  hiddenPage('payment-canceled', shareCards.pricing),
  {
    address: '/community/:post',
    sources: ['src/routes/community-panorama.tsx'],
    listing: 'hidden',
    card: shareCards.community,
  },
  { address: '/trips/:token', sources: ['src/routes/shared-trip.tsx'], listing: 'hidden', card: shareCards.home },
  accountPage('/dashboard', 'src/routes/dashboard.tsx'),
  accountPage('/dashboard/trips', 'src/routes/dashboard-trips.tsx'),
  accountPage('/dashboard/settings', 'src/routes/dashboard-settings.tsx'),
]

/** Answers every address that no other page has; the address itself is never asked for. */
export const notFoundPage: PublicPage = hiddenPage('not-found', shareCards.home)

function hiddenPage(name: string, card: ShareCard): PublicPage {
  return { address: `/${name}`, sources: [`src/routes/${name}.tsx`], listing: 'hidden', card }
}

/** The first destination is also what `/explore` shows by itself. */
function explorePage(destination: Destination, index: number): PublicPage {
  const address = index === 0 ? '/explore' : `/explore?category=${index}`
  return {
    address,
    sources: ['src/routes/explore.tsx'],
    listing: 'listed',
    card: placeCard(destination),
    structuredData: ({ origin }) => [touristDestination(destination, origin + address, origin)],
  }
}

/** One for every viewpoint, each with its own picture: they are one page for whoever searches. */
function tourPages(place: TourPlace): PublicPage[] {
  return tourPageAddresses(place.slug).map((address, index, [first = address]): PublicPage => ({
    address,
    // The facts of the place are in the document itself.
    sources: ['src/routes/tour.tsx'],
    listing: index === 0 ? 'listed' : { sameAs: first },
    card: placeCard(place),
    structuredData: ({ origin }) => [touristAttraction(place, toursEn.summaries[place.slug], origin)],
  }))
}

function documentationPage(page: GuidePage): PublicPage {
  const address = `/documentation/${page.path}`
  const text = `docs/guide/${page.path}.mdx`
  const sources = isPolicy(page)
    ? ['src/routes/documentation-policy.tsx', text]
    : ['src/routes/documentation.tsx', 'src/routes/documentation-article.tsx', text]
  return {
    address,
    sources,
    listing: 'listed',
    card: isPolicy(page) ? shareCards.policies : shareCards.documentation,
    structuredData: ({ origin, html }) => [
      breadcrumbs([
        { name: documentationEn.title, url: `${origin}/documentation` },
        { name: `${guideSectionName(page)}: ${page.title}`, url: origin + address },
      ]),
      ...(page.path.startsWith('faq/') ? [faqPage(questionsFrom(html))] : []),
    ],
  }
}

/** Addresses of the documentation without an article show its four sections alone. */
function documentationFallback(address: string): PublicPage {
  return {
    address,
    sources: ['src/routes/documentation.tsx'],
    listing: { sameAs: '/documentation' },
    card: shareCards.documentation,
  }
}

/** Written as it is before anybody is known: the sentence that it loads. */
function accountPage(address: string, source: string): PublicPage {
  return { address, sources: ['src/app/dashboard-frame.tsx', source], listing: 'hidden', card: shareCards.home }
}
