import { safeLocalStorage } from './storage.ts'

/** What the entry of every visit request begins with that somebody has begun on this device and not sent. */
export const VISIT_DRAFT_PREFIX = 'utalii.visit-draft.'
/** The itineraries that somebody has opened on this device. */
export const KEPT_TRIPS_ENTRY = 'utalii.kept-trips'

/** Removes all that is somebody's own words and days: whoever comes next is not to read them. */
export function clearPersonalEntries(storage = safeLocalStorage()): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index))
  for (const key of keys) {
    if (key === KEPT_TRIPS_ENTRY || key?.startsWith(VISIT_DRAFT_PREFIX)) storage.removeItem(key)
  }
}
