import { type TourPlace, tourPlaces } from '#content/tour-places.ts'

/** A place that a trip leads to; null where the catalogue has it no more. */
export function tripPlace(placeId: string): TourPlace | null {
  return tourPlaces.find(({ slug }) => slug === placeId) ?? null
}

/** What a stop is called. */
export function placeName(placeId: string): string {
  return tripPlace(placeId)?.name ?? placeId
}
