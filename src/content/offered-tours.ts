import { hasTour } from './tour-address.ts'
import { type TourPlace, tourPlaces } from './tour-places.ts'

/** The places whose panorama is there. The others are not mentioned anywhere as a tour. */
export const offeredPlaces: readonly TourPlace[] = tourPlaces.filter(({ slug }) => hasTour(slug))

export function offeredPlace(slug: string | undefined): TourPlace | null {
  return offeredPlaces.find((place) => place.slug === slug) ?? null
}
