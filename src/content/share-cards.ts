import { APP_NAME } from './app-name.ts'
import { destinations } from './destinations.ts'
import { aboutEn } from './messages/about.en.ts'
import { communityEn } from './messages/community.en.ts'
import { homeEn } from './messages/home.en.ts'
import { pricingEn } from './messages/pricing.en.ts'
import { toursEn } from './messages/tours.en.ts'
import { panoramaById } from './panoramas.ts'
import { tourPlaces } from './tour-places.ts'

/** What a shared link shows before it is opened. One for every group of public pages, 1200 x 630 px. */
export type ShareCard = {
  /** Its file is `public/share/{id}.jpg`, drawn by `npm run cards`. */
  id: string
  title: string
  /** A picture of the gallery, or the first view of a panorama by its id. */
  picture: { gallery: string } | { panorama: string }
}

export const SHARE_CARD_PX = { width: 1200, height: 630 }

const [mara] = destinations

export const shareCards = {
  home: { id: 'home', title: homeEn.hero.title, picture: { panorama: mara.slug } },
  about: { id: 'about', title: aboutEn.hero.title, picture: { gallery: 'maasai-mara-safari-4' } },
  pricing: { id: 'pricing', title: pricingEn.header.title, picture: { gallery: 'mt-kilimanjaro-4' } },
  community: { id: 'community', title: communityEn.title, picture: { gallery: 'maasai-mara-safari-2' } },
  tours: { id: 'tours', title: toursEn.heading, picture: { gallery: 'zanzibar-beaches-2' } },
  documentation: {
    id: 'documentation',
    title: 'Documentation & Guides',
    picture: { gallery: 'mt-kilimanjaro-2' },
  },
  policies: { id: 'policies', title: 'Policies', picture: { gallery: 'zanzibar-beaches-4' } },
} as const satisfies Record<string, ShareCard>

const PLACE_PICTURES: Readonly<Record<string, ShareCard['picture']>> = {
  [mara.slug]: { gallery: 'maasai-mara-safari-1' },
}

/** Every place has one card, whether it is shared from Explore or from its tour. */
export const placeCard = ({ slug, name }: { slug: string; name: string }): ShareCard => ({
  id: slug,
  title: name,
  picture: PLACE_PICTURES[slug] ?? { panorama: slug },
})

const placesWithPicture = tourPlaces.filter(({ slug }) => panoramaById(slug) !== null)

export const allShareCards: readonly ShareCard[] = [...Object.values(shareCards), ...placesWithPicture.map(placeCard)]

export function shareCardPath({ id }: ShareCard): string {
  return `/share/${id}.jpg`
}

/** For those who hear the preview of a link. */
export function shareCardAlt({ title }: ShareCard): string {
  return `${APP_NAME}: ${title}, over a picture made by computer`
}
