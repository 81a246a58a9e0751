import { type AuthSession, fetchProfileName, fetchSession, watchSession } from '#gateway/auth.ts'
import {
  clearSession,
  finishSessionCheck,
  nameOrFallback,
  sessionStore,
  showSession,
  showUser,
} from '#state/session-store.ts'

let keeping: Promise<void> | undefined

/** Reads the session that this browser holds and follows it from then on; once, however often it is called. */
export function keepSession(): Promise<void> {
  keeping ??= startKeeping().catch((error: unknown) => {
    keeping = undefined
    // oxlint-disable-next-line no-console -- nobody is told that they are signed out for now; the held session stays
    console.warn('The session could not be read', error)
  })
  return keeping
}

async function startKeeping(): Promise<void> {
  try {
    await watchSession((session) => {
      // The library calls back with its lock held: whatever asks it for more has to wait a tick.
      if (session) setTimeout(() => void adoptSession(session))
      else clearSession()
    })
    const session = await fetchSession()
    if (session) await adoptSession(session)
  } finally {
    finishSessionCheck()
  }
}

/** Shows a session, and whose it is as soon as their profile, or its absence, is known. */
export async function adoptSession(session: AuthSession): Promise<void> {
  showSession(session)
  if (sessionStore.getState().user) return
  const { userId, email } = session
  showUser({ id: userId, email, name: nameOrFallback(await profileName(userId), email) })
}

const asked = new Map<string, Promise<string | null>>()

/** The same question is asked once at a time: an event and whoever signed in both want the answer. */
function profileName(userId: string): Promise<string | null> {
  const pending = asked.get(userId)
  if (pending) return pending
  const answer = fetchProfileName(userId)
    .catch((error: unknown) => {
      // oxlint-disable-next-line no-console -- specified: a profile that cannot be loaded is only logged
      console.warn('The profile could not be loaded; the name comes from the e-mail', error)
      return null
    })
    .finally(() => asked.delete(userId))
  asked.set(userId, answer)
  return answer
}
