import { forgetDraftFiles } from './draft-file.ts'
import { safeLocalStorage } from './storage.ts'

/** What the entry of every visit request begins with that somebody has begun on this device and not sent. */
export const VISIT_DRAFT_PREFIX = 'utalii.visit-draft.'
/** The itineraries that somebody has opened on this device. */
export const KEPT_TRIPS_ENTRY = 'utalii.kept-trips'
/** The words of a post that somebody has begun on this device and not sent. */
export const POST_DRAFT_ENTRY = 'utalii.post-draft'

/**
 * Removes all that is somebody's own words, days and pictures: whoever comes next is not to see them. Entries are gone at
 * once, files when it resolves.
 */
export async function clearPersonalEntries(storage = safeLocalStorage()): Promise<void> {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index))
  for (const key of keys) if (key !== null && isPersonal(key)) storage.removeItem(key)
  await forgetDraftFiles()
}

function isPersonal(key: string): boolean {
  return key === KEPT_TRIPS_ENTRY || key === POST_DRAFT_ENTRY || key.startsWith(VISIT_DRAFT_PREFIX)
}
