import { parseItinerary, type Itinerary } from '#content/itinerary.ts'
import { heldUserId } from '#platform/auth-entries.ts'
import { KEPT_TRIPS_ENTRY } from '#platform/personal-entries.ts'
import { safeLocalStorage } from '#platform/storage.ts'

/** The itineraries that were opened on this device by whoever holds a session here, as they were last loaded. */
export function readKeptItineraries(userId = heldUserId(), storage = safeLocalStorage()): Itinerary[] {
  try {
    const entry: unknown = JSON.parse(storage.getItem(KEPT_TRIPS_ENTRY) ?? 'null')
    if (typeof entry !== 'object' || entry === null || !('userId' in entry) || !('rows' in entry)) return []
    return entry.userId === userId && Array.isArray(entry.rows) ? entry.rows.map(parseItinerary) : []
  } catch {
    return []
  }
}

/** Keeps what is known now of the itineraries that were opened here: the one that is open, and those that were kept. */
export function keepOpened(
  { userId, all, openId }: { userId: string; all: readonly Itinerary[]; openId: string | null },
  storage = safeLocalStorage(),
): void {
  const ids = new Set(readKeptItineraries(userId, storage).map(({ id }) => id))
  if (openId !== null) ids.add(openId)
  const rows = all.filter(({ id }) => ids.has(id)).map(toRow)
  try {
    storage.setItem(KEPT_TRIPS_ENTRY, JSON.stringify({ userId, rows }))
  } catch {
    // There is no room for it: what is not kept is not there without a network, and nothing else is amiss.
  }
}

function toRow({ id, title, startDate, stops, shareToken }: Itinerary) {
  return { id, title, start_date: startDate, stops, share_token: shareToken }
}
