import { safeLocalStorage } from './storage.ts'

/** Where the session is kept: the backend's client library writes it, and the check below reads it without the library. */
export const SESSION_ENTRY = 'sb-utalii-auth-token'

/** True where this browser holds a session, whether or not it is still good. */
export function holdsSession(): boolean {
  return safeLocalStorage().getItem(SESSION_ENTRY) !== null
}

/** Whose session this browser holds, whether or not it is still good; null where that cannot be read. */
export function heldUserId(): string | null {
  const { user } = heldEntry()
  const id = typeof user === 'object' && user !== null && 'id' in user ? user.id : null
  return typeof id === 'string' ? id : null
}

/** What a session is ended with: its access token, and the refresh token that gives another where its time is over. */
export type SessionTokens = { accessToken: string; refreshToken: string }

/** The tokens of the session that this browser holds; null where there is none or the entry is not readable. */
export function heldTokens(): SessionTokens | null {
  const { access_token: accessToken, refresh_token: refreshToken } = heldEntry()
  return typeof accessToken === 'string' && typeof refreshToken === 'string' ? { accessToken, refreshToken } : null
}

function heldEntry(): { access_token?: unknown; refresh_token?: unknown; user?: unknown } {
  try {
    const entry: unknown = JSON.parse(safeLocalStorage().getItem(SESSION_ENTRY) ?? 'null')
    return typeof entry === 'object' && entry !== null ? entry : {}
  } catch {
    return {}
  }
}

/** Removes everything that signing in has left in this browser; the app's own entries never match. */
export function clearAuthEntries(): void {
  for (const storage of openStorages()) {
    for (const key of Object.keys(storage)) if (isAuthEntry(key)) storage.removeItem(key)
  }
}

function isAuthEntry(key: string): boolean {
  return key.startsWith('supabase.auth.') || key.includes('sb-')
}

/** Reading the property alone throws where the browser forbids storage. */
function openStorages(): Storage[] {
  return [() => localStorage, () => sessionStorage].flatMap((open) => {
    try {
      return open()
    } catch {
      return []
    }
  })
}

/** Calls back when another tab signs in or out. Returns the way to stop. */
export function watchSessionEntry(onChanged: () => void): () => void {
  const handleStorage = ({ key }: StorageEvent) => {
    if (key === SESSION_ENTRY || key === null) onChanged()
  }
  addEventListener('storage', handleStorage)
  return () => removeEventListener('storage', handleStorage)
}
