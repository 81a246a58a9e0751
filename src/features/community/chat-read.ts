import { safeLocalStorage } from '#platform/storage.ts'

const ENTRY = 'utalii.chat-read'

/** The position up to which this device has shown messages; null where it has never looked. */
export function readPosition(): number | null {
  const stored = safeLocalStorage().getItem(ENTRY)
  const position = Number(stored)
  return stored !== null && Number.isSafeInteger(position) ? position : null
}

/** What has been read stays read. */
export function keepReadPosition(position: number): void {
  const before = readPosition()
  if (before !== null && before >= position) return
  try {
    safeLocalStorage().setItem(ENTRY, String(position))
  } catch {
    // The storage is full: the same messages are told of once more.
  }
}
