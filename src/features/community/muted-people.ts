import { useSyncExternalStore } from 'react'
import { safeLocalStorage } from '#platform/storage.ts'

const ENTRY = 'utalii.muted-people'
const listeners = new Set<() => void>()
const NOBODY: readonly string[] = []

let muted: readonly string[] | null = null

/** Ids of people of whom this device shows nothing. */
export function useMutedPeople(): readonly string[] {
  return useSyncExternalStore(subscribe, readMuted, () => NOBODY)
}

export function mutePerson(id: string): void {
  keep([...new Set([...readMuted(), id])])
}

export function unmuteEverybody(): void {
  keep(NOBODY)
}

function keep(ids: readonly string[]): void {
  muted = ids
  try {
    safeLocalStorage().setItem(ENTRY, JSON.stringify(muted))
  } catch {
    // The storage is full: so until the page is left.
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function readMuted(): readonly string[] {
  muted ??= parseIds(safeLocalStorage().getItem(ENTRY))
  return muted
}

function parseIds(text: string | null): readonly string[] {
  if (text === null) return NOBODY
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : NOBODY
  } catch {
    return NOBODY
  }
}
