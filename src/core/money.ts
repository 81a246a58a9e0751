const CENTS_PER_DOLLAR = 100

/**
 * The price of some months of a plan, in whole cents.
 * @param unitPriceCents for one month, whole and not negative
 * @param months whole, at least 1
 */
export function totalCents(unitPriceCents: number, months: number): number {
  return unitPriceCents * months
}

/** An amount in US dollars with two decimals and nothing else, such as '59.97' for 5997. */
export function dollarsFromCents(cents: number): string {
  return (cents / CENTS_PER_DOLLAR).toFixed(2)
}
