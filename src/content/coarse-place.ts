/** About a kilometre. */
const DECIMALS = 2
const DEGREES = /\d{1,3}\.\d{3,}/g

/** The words of a place, with degrees in them no more exact than a neighbourhood: a post does not tell whose door it is. */
export function coarsePlace(place: string): string {
  return place.replaceAll(DEGREES, (degrees) => Number(degrees).toFixed(DECIMALS))
}
