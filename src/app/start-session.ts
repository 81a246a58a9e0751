import { holdsSession, watchSessionEntry } from '#platform/auth-entries.ts'
import { finishSessionCheck, tellUnreachable } from '#state/session-store.ts'

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

/** Signs the person out everywhere, and says so where that failed; rejects then. */
export async function signOut(): Promise<void> {
  const layer = await import('#features/account/auth-layer.ts')
  await layer.signOut()
}

function keepSession(): void {
  import('#features/account/keep-session.ts').then(
    ({ keepSession: keep }) => keep(),
    () => {
      tellUnreachable(true)
      finishSessionCheck()
    },
  )
}
