/** Two decimals and nothing else, as both providers write an amount in US dollars. */
export function dollarsFromCents(cents: number): string {
  return (cents / 100).toFixed(2)
}

/**
 * Whole cents of an amount such as '59.97'; null for anything else: a sign, an exponent, a third decimal, or ten million
 * dollars, which no whole number of the database has room for in cents.
 */
export function centsFromText(text: unknown): number | null {
  if (typeof text !== 'string' || !/^\d{1,7}\.\d{2}$/.test(text)) return null
  return Number(text.replace('.', ''))
}

/** Whole cents of a number such as 59.97; null where it is none, has more than two decimals, or ten million dollars. */
export function centsFromNumber(amount: number | null): number | null {
  if (amount === null || Math.abs(amount) >= 10_000_000) return null
  const cents = Math.round(amount * 100)
  return Math.abs(amount * 100 - cents) < 0.001 ? cents : null
}
