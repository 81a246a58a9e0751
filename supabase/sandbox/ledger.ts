export type LedgerKind = 'charged' | 'refunded' | 'reversed' | 'restored'
export type LedgerEntry = { order: string; kind: LedgerKind; cents: number; currency: string }
export type Ledger = ReturnType<typeof createLedger>

/**
 * What really happened to the buyers' money, in the order in which it happened, by our numbers of the orders. Kept beside
 * what the APIs tell, so that tests can compare the two: nothing that answers the functions reads it.
 */
export function createLedger() {
  const entries: LedgerEntry[] = []
  return {
    /** @param amount in dollars, as the provider writes it */
    write(order: string, kind: LedgerKind, amount: string | number, currency: string): void {
      entries.push({ order, kind, cents: Math.round(Number(amount) * 100), currency })
    },
    of: (order: string): readonly LedgerEntry[] => entries.filter((entry) => entry.order === order),
  }
}
