import { safeLocalStorage } from './storage.ts'

/** What the entry of every visit request begins with that somebody has begun on this device and not sent. */
export const VISIT_DRAFT_PREFIX = 'utalii.visit-draft.'

/** Removes them all: they are somebody's own words and days, and whoever comes next is not to read them. */
export function clearVisitDrafts(storage = safeLocalStorage()): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index))
  for (const key of keys) if (key?.startsWith(VISIT_DRAFT_PREFIX)) storage.removeItem(key)
}
