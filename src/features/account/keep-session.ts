import { type AuthSession, fetchProfileName, fetchSession, watchSession } from '#gateway/auth.ts'
import { reconnectDelayMs } from '#gateway/backend-client.ts'
import { holdsSession } from '#platform/auth-entries.ts'
import {
  clearSession,
  finishSessionCheck,
  nameOrFallback,
  sessionStore,
  showSession,
  showUser,
  tellUnreachable,
} from '#state/session-store.ts'
import { checkWhileSeen } from './check-while-seen.ts'

/** Whoever waits longer is told that the server does not answer; the waiting goes on. */
const TELL_AFTER_MS = 5000

let keeping: Promise<void> | undefined
let watching: Promise<unknown> | undefined

/**
 * Reads the session that this browser holds and follows it from then on; once, however often it is called. While the
 * server cannot be reached it is asked again, and the store says so.
 */
export function keepSession(): Promise<void> {
  keeping ??= startKeeping(1)
  return keeping
}

async function startKeeping(tries: number): Promise<void> {
  const telling = setTimeout(tellUnreachable, TELL_AFTER_MS, true)
  try {
    await watch()
    const session = await fetchSession()
    if (session) await adoptSession(session)
    else tellUnreachable(false)
  } catch (error) {
    if (holdsSession()) reachAgain(tries, error)
    else {
      tellUnreachable(false)
      keeping = undefined
    }
  } finally {
    clearTimeout(telling)
    finishSessionCheck()
  }
}

function reachAgain(tries: number, error: unknown): void {
  tellUnreachable(true)
  if (tries === 1) {
    // oxlint-disable-next-line no-console -- the page tells the person; why is for whoever looks for it
    console.warn('The session could not be read', error)
  }
  setTimeout(() => {
    keeping = startKeeping(tries + 1)
  }, reconnectDelayMs(tries))
}

async function watch(): Promise<void> {
  watching ??= watchSession((session) => {
    // The library calls back with its lock held: whatever asks it for more has to wait a tick.
    if (session) setTimeout(() => void adoptSession(session))
    else clearSession()
  }).then(checkWhileSeen, (error: unknown) => {
    watching = undefined
    throw error
  })
  await watching
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
