import { siteMessages } from '#content/messages/site.ts'
import { reconnectDelayMs } from '#gateway/backend-client.ts'
import { clearAuthEntries, holdsSession, watchSessionEntry } from '#platform/auth-entries.ts'
import { clearPersonalEntries } from '#platform/personal-entries.ts'
import { currentMessages } from '#state/preferences-store.ts'
import { clearSession, finishSessionCheck, tellUnreachable } from '#state/session-store.ts'
import { notify } from '#ui/toaster.tsx'

/**
 * Finds out who is signed in. Where this browser holds no session nobody is, and nothing more is loaded; signing in
 * later, here or in another tab, starts the rest.
 */
export function startSession(): void {
  watchSessionEntry(() => {
    if (holdsSession()) keepSession()
  })
  if (holdsSession()) keepSession()
  else finishSessionCheck()
}

/** Signs the person out everywhere, and says so where that failed; rejects then. This browser forgets them in any case. */
export async function signOut(): Promise<void> {
  const layer = await import('#features/account/auth-layer.ts').catch((error: unknown) => {
    clearAuthEntries()
    void clearPersonalEntries()
    clearSession()
    notify({ ...currentMessages(siteMessages).signOutUntold, kind: 'error' })
    throw error
  })
  await layer.signOut()
}

let retry: ReturnType<typeof setTimeout> | undefined

/** Where its code cannot be fetched it is asked for again, for as long as there is a session to keep. */
function keepSession(tries = 1): void {
  import('#features/account/keep-session.ts').then(
    ({ keepSession: keep }) => keep(),
    () => {
      const isHeld = holdsSession()
      tellUnreachable(isHeld)
      finishSessionCheck()
      clearTimeout(retry)
      if (isHeld) retry = setTimeout(keepSession, reconnectDelayMs(tries), tries + 1)
    },
  )
}
