// The auth layer of the specification: each action clears what signing in has left in this browser, does its work, and
// where it fails tells so once and throws on; the screens only log.
import { siteMessages } from '#content/messages/site.ts'
import { AppError } from '#core/app-error.ts'
import { endSessionsEverywhere, forgetSession, signInWithPassword, signUpWithPassword } from '#gateway/auth.ts'
import { clearAuthEntries, heldTokens } from '#platform/auth-entries.ts'
import { clearPersonalEntries } from '#platform/personal-entries.ts'
import { currentMessages } from '#state/preferences-store.ts'
import { clearSession } from '#state/session-store.ts'
import { notify } from '#ui/toaster.tsx'
import { failureText } from './failure-text.ts'
import { adoptSession, keepSession } from './keep-session.ts'

/** Ending the session before this one is a courtesy: nobody waits longer for it. */
const EARLIER_SESSION_LIMIT_MS = 3000

const FAILURES = {
  signIn: { title: 'Sign in failed', text: 'An error occurred during sign in' },
  signUp: { title: 'Sign up failed', text: 'An error occurred during registration' },
  signOut: { title: 'Sign out failed', text: 'An error occurred during sign out' },
}

/** Resolves when the session and its user are shown. */
export async function signIn(email: string, password: string): Promise<void> {
  await informing(FAILURES.signIn, async () => {
    await endEarlierSession()
    const session = await signInWithPassword(email, password)
    void keepSession()
    await adoptSession(session)
  })
}

/** Makes an account; nobody is signed in by it. */
export async function signUp(name: string, email: string, password: string): Promise<void> {
  await informing(FAILURES.signUp, async () => {
    clearAuthEntries()
    clearSession()
    await signUpWithPassword(name, email, password)
  })
}

/** Ends the person's sessions everywhere. This browser forgets its own in any case. */
export async function signOut(): Promise<void> {
  await informing(FAILURES.signOut, async () => {
    // Cleared first, so that the client library alone would have no token left to end the session with.
    const tokens = heldTokens()
    clearAuthEntries()
    const cleared = clearPersonalEntries()
    try {
      if (tokens) await endSessionsEverywhere(tokens).catch(throwUntold)
    } finally {
      await cleared
      clearSession()
      await forgetSession().catch(() => {})
    }
  })
}

/** Forgets the session of this browser when it was ended elsewhere, such as with a new password. */
export async function forgetHeldSession(): Promise<void> {
  clearAuthEntries()
  clearSession()
  await forgetSession().catch(() => {})
}

/** Leaves nothing here of somebody whose account was deleted. */
export async function forgetDeletedAccount(): Promise<void> {
  await clearPersonalEntries()
  await forgetHeldSession()
}

async function endEarlierSession(): Promise<void> {
  const tokens = heldTokens()
  clearAuthEntries()
  if (!tokens) return
  const limit = new Promise<void>((resolve) => setTimeout(resolve, EARLIER_SESSION_LIMIT_MS))
  await Promise.race([endSessionsEverywhere(tokens).catch(() => {}), limit])
}

/** Without a connection trying again would not help: this browser has forgotten what it would take. */
function throwUntold(cause: unknown): never {
  const isUntold = cause instanceof AppError && cause.code === 'network'
  throw isUntold ? new AppError('network', currentMessages(siteMessages).signOutUntold.text, { cause }) : cause
}

async function informing(failure: { title: string; text: string }, act: () => Promise<void>): Promise<void> {
  try {
    await act()
  } catch (error) {
    notify({ title: failure.title, text: failureText(error, failure.text), kind: 'error' })
    throw error
  }
}
