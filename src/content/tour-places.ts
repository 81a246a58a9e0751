import { destinations } from './destinations.ts'
import { featuredPlaces } from './featured-places.ts'

export const PLACE_KINDS = ['wildlife', 'coast', 'mountain', 'city', 'heritage', 'night-sky'] as const
export type PlaceKind = (typeof PLACE_KINDS)[number]

export type TourSlug = (typeof destinations | typeof featuredPlaces)[number]['slug']
export type CountryId = 'tanzania' | 'kenya' | (typeof featuredPlaces)[number]['country']

/** What the catalogue knows of a place before its tour is opened. */
export type TourPlace = {
  /** Also the id of the panorama of its first viewpoint. */
  slug: TourSlug
  name: string
  country: CountryId
  kind: PlaceKind
  /** Whole minutes that its guided tour takes in English, as it is read out. */
  minutes: number
  /** The good months as pairs of first and last, 1 to 12. */
  bestMonths: readonly (readonly [from: number, to: number])[]
  /** Degrees, north and east positive. */
  latitudeDeg: number
  longitudeDeg: number
}

type Facts = Pick<TourPlace, 'kind' | 'minutes' | 'bestMonths' | 'latitudeDeg' | 'longitudeDeg'>

const [mara, zanzibar, kilimanjaro] = destinations

const FEATURED: Readonly<Record<(typeof featuredPlaces)[number]['slug'], Facts>> = {
  'santorini-sunset': {
    kind: 'coast',
    minutes: 2,
    bestMonths: [
      [4, 6],
      [9, 10],
    ],
    latitudeDeg: 36.46,
    longitudeDeg: 25.37,
  },
  'tokyo-streets': {
    kind: 'city',
    minutes: 2,
    bestMonths: [
      [3, 5],
      [10, 11],
    ],
    latitudeDeg: 35.69,
    longitudeDeg: 139.7,
  },
  'grand-canyon': {
    kind: 'mountain',
    minutes: 2,
    bestMonths: [
      [4, 5],
      [9, 10],
    ],
    latitudeDeg: 36.06,
    longitudeDeg: -112.14,
  },
  'machu-picchu': {
    kind: 'heritage',
    minutes: 3,
    bestMonths: [[5, 9]],
    latitudeDeg: -13.16,
    longitudeDeg: -72.55,
  },
  'northern-lights': {
    kind: 'night-sky',
    minutes: 2,
    bestMonths: [[9, 3]],
    latitudeDeg: 69.65,
    longitudeDeg: 18.96,
  },
  'great-barrier-reef': {
    kind: 'wildlife',
    minutes: 3,
    bestMonths: [[6, 10]],
    latitudeDeg: -16.4,
    longitudeDeg: 145.99,
  },
}

/** Every place that has a tour once its first panorama is there. */
export const tourPlaces: readonly TourPlace[] = [
  {
    ...placeOf(mara),
    country: 'kenya',
    kind: 'wildlife',
    minutes: 5,
    bestMonths: [
      [1, 2],
      [7, 10],
    ],
  },
  {
    ...placeOf(zanzibar),
    country: 'tanzania',
    kind: 'coast',
    minutes: 6,
    bestMonths: [
      [1, 2],
      [6, 10],
    ],
  },
  {
    ...placeOf(kilimanjaro),
    country: 'tanzania',
    kind: 'mountain',
    minutes: 6,
    bestMonths: [
      [1, 3],
      [6, 10],
    ],
  },
  ...featuredPlaces.map((place): TourPlace => ({ ...place, ...FEATURED[place.slug] })),
]

function placeOf({ slug, name, latitudeDeg, longitudeDeg }: (typeof destinations)[number]) {
  return { slug, name, latitudeDeg, longitudeDeg }
}
