import { tourPlaces, type TourSlug } from './tour-places.ts'

/** What people look for in a place. */
export type Interest =
  | 'wildlife'
  | 'safari'
  | 'beach'
  | 'sea'
  | 'diving'
  | 'mountain'
  | 'hiking'
  | 'culture'
  | 'city'
  | 'night-sky'
  | 'sailing'

/** What a plan of days rests on. Where a list is empty or a number null, the catalogue does not say. */
export type PlacePlanning = {
  /** The slug of the destination. */
  placeId: TourSlug
  /** 1 to 12. */
  goodMonths: readonly number[]
  poorMonths: readonly number[]
  /** Days in the place, from 1. */
  minDays: number | null
  maxDays: number | null
  interests: readonly Interest[]
  effort: 'easy' | 'hard'
}

type Own = Pick<PlacePlanning, 'interests'> & Partial<PlacePlanning>

/** From the texts of the tours, the guide's page about planning a trip and the descriptions of the places. */
const OWN: Readonly<Record<TourSlug, Own>> = {
  'maasai-mara-safari': { interests: ['wildlife', 'safari'], poorMonths: [3, 4, 5] },
  'zanzibar-beaches': { interests: ['beach', 'sea', 'culture', 'sailing'], poorMonths: [4, 5] },
  'mt-kilimanjaro': { interests: ['mountain', 'hiking'], minDays: 6, maxDays: 8, effort: 'hard' },
  'santorini-sunset': { interests: ['sea', 'culture'] },
  'tokyo-streets': { interests: ['city', 'culture'] },
  'grand-canyon': { interests: ['hiking'] },
  'machu-picchu': { interests: ['mountain', 'hiking', 'culture'] },
  'northern-lights': { interests: ['night-sky'] },
  'great-barrier-reef': { interests: ['sea', 'diving', 'wildlife'] },
}

const PLAIN = { poorMonths: [], minDays: null, maxDays: null, effort: 'easy' } as const

export const placePlanning: readonly PlacePlanning[] = tourPlaces.map(({ slug, bestMonths }) => ({
  placeId: slug,
  goodMonths: monthsOf(bestMonths),
  ...PLAIN,
  ...OWN[slug],
}))

/** Every month of the spans, which may run over the end of the year. */
function monthsOf(spans: readonly (readonly [from: number, to: number])[]): number[] {
  const months = Array.from({ length: 12 }, (_, index) => index + 1)
  return months.filter((month) =>
    spans.some(([from, to]) => (from <= to ? month >= from && month <= to : month >= from || month <= to)),
  )
}
