import type { CountryId, PlaceKind, TourPlace } from '#content/tour-places.ts'

export type TourLength = 'short' | 'long'
export type TourOrder = 'name' | 'length' | 'size'

/** What somebody looks for; null asks for nothing. */
export type TourWish = {
  words: string
  country: CountryId | null
  kind: PlaceKind | null
  length: TourLength | null
  order: TourOrder
}

/** A place as the catalogue lists it: `text` is all that a search looks through, in the language that is read. */
export type ListedTour = { place: TourPlace; text: string; bytes: number }

export const ANY_TOUR: TourWish = { words: '', country: null, kind: null, length: null, order: 'name' }

const LONGEST_SHORT_MINUTES = 2

/** The tours that match every part of the wish, in its order. */
export function findTours(tours: readonly ListedTour[], wish: TourWish): ListedTour[] {
  const words = foldText(wish.words).split(' ').filter(Boolean)
  return tours
    .filter(
      ({ place, text }) =>
        (wish.country === null || place.country === wish.country) &&
        (wish.kind === null || place.kind === wish.kind) &&
        (wish.length === null || lengthOf(place) === wish.length) &&
        words.every((word) => foldText(text).includes(word)),
    )
    .toSorted((a, b) => compare(a, b, wish.order) || a.place.name.localeCompare(b.place.name))
}

function lengthOf({ minutes }: TourPlace): TourLength {
  return minutes <= LONGEST_SHORT_MINUTES ? 'short' : 'long'
}

function compare(a: ListedTour, b: ListedTour, order: TourOrder): number {
  if (order === 'length') return a.place.minutes - b.place.minutes
  return order === 'size' ? a.bytes - b.bytes : 0
}

/** Small letters without accents, so that a search forgives both. */
function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
}
