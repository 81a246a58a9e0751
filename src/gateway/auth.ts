import type { AuthError, Session as BackendSession } from '@supabase/supabase-js'
import { AppError } from '#core/app-error.ts'
import type { SessionTokens } from '#platform/auth-entries.ts'
import { backendClient, createPassingClient } from './backend-client.ts'

/** A session as the rest of the app may know it. */
export type AuthSession = { userId: string; email: string; accessToken: string }

const UNREACHABLE = 'The server cannot be reached. Check your connection and try again.'
/** A profile that takes longer is not worth waiting for: the name then comes from the e-mail. */
const PROFILE_LIMIT_MS = 5000

/**
 * The session that this browser holds, refreshed where it had expired; null where there is none.
 * @throws AppError `network` when it could not be refreshed; it is still held then
 */
export async function fetchSession(): Promise<AuthSession | null> {
  const { auth } = await backendClient()
  const { data, error } = await auth.getSession()
  if (error) throw toAppError(error)
  return data.session && toAuthSession(data.session)
}

/** Calls back with every session that appears, is refreshed or goes, in this tab or another. Returns the way to stop. */
export async function watchSession(onChanged: (session: AuthSession | null) => void): Promise<() => void> {
  const { auth } = await backendClient()
  const { data } = auth.onAuthStateChange((event, session) => {
    // What was there at the beginning has been read already.
    if (event !== 'INITIAL_SESSION') onChanged(session && toAuthSession(session))
  })
  return () => data.subscription.unsubscribe()
}

/** @throws AppError `forbidden` in the server's words, `network` */
export async function signInWithPassword(email: string, password: string): Promise<AuthSession> {
  const { auth } = await backendClient()
  const { data, error } = await auth.signInWithPassword({ email, password })
  if (error) throw toAppError(error)
  return toAuthSession(data.session)
}

/**
 * Makes an account and leaves no session of it behind.
 * @throws AppError `forbidden` in the server's words, `network`
 */
export async function signUpWithPassword(name: string, email: string, password: string): Promise<void> {
  const { auth } = await createPassingClient()
  const { error } = await auth.signUp({ email, password, options: { data: { name } } })
  if (error) throw toAppError(error)
  await auth.signOut({ scope: 'local' })
}

/**
 * Ends every session of the person whose tokens these are, on all of their devices. An access token whose time is over
 * ends nothing, so that it is renewed first.
 * @throws AppError `network`, and `forbidden` where the server takes neither token though the session may go on
 */
export async function endSessionsEverywhere({ accessToken, refreshToken }: SessionTokens): Promise<void> {
  const { auth } = await backendClient()
  const { error } = await auth.admin.signOut(accessToken, 'global')
  if (!error || isOver(error)) return
  if (error.status !== 401 && error.status !== 403) throw toAppError(error)
  const renewedToken = await renewAccessToken(refreshToken)
  if (renewedToken === null) return
  const again = await auth.admin.signOut(renewedToken, 'global')
  if (again.error && !isOver(again.error)) throw toAppError(again.error)
}

/** Null where the session has ended. The renewed one is kept nowhere: whoever renews it is about to end it. */
async function renewAccessToken(refreshToken: string): Promise<string | null> {
  const { auth } = await createPassingClient()
  const { data, error } = await auth.refreshSession({ refresh_token: refreshToken })
  if (error && !isOver(error)) throw toAppError(error)
  return data.session?.access_token ?? null
}

/**
 * Asks the server whether the session of this browser goes on. One that was ended elsewhere is forgotten here, and whoever
 * watches is told; without an answer nothing changes. Resolves with whether it was over.
 */
export async function checkSession(): Promise<boolean> {
  const { auth } = await backendClient()
  const { data } = await auth.getSession()
  if (!data.session) return false
  const { error } = await auth.getUser(data.session.access_token)
  if (!error || !isOver(error)) return false
  await forgetSession()
  return true
}

/** Makes every tab of this browser forget the session whose entries are gone. */
export async function forgetSession(): Promise<void> {
  const { auth } = await backendClient()
  await auth.signOut({ scope: 'local' })
}

/**
 * The name in a person's profile; null where they gave none.
 * @throws AppError
 */
export async function fetchProfileName(userId: string): Promise<string | null> {
  const client = await backendClient()
  const { data, error } = await client
    .from('profiles')
    .select('name')
    .eq('id', userId)
    .abortSignal(AbortSignal.timeout(PROFILE_LIMIT_MS))
    .single()
  if (error) throw new AppError('network', 'Could not load the profile', { cause: error })
  return data.name
}

/** The server's word for a mail that follows the one before too soon, which it says of addresses with an account alone. */
const MAILED_JUST_NOW = 'over_email_send_rate_limit'

/**
 * Asks for a mail with a link; the answer is the same whether or not there is such an account.
 * @throws AppError
 */
export async function requestPasswordReset(email: string): Promise<void> {
  const { auth } = await backendClient()
  const { error } = await auth.resetPasswordForEmail(email, { redirectTo: `${location.origin}/reset-password` })
  if (error && error.code !== MAILED_JUST_NOW) throw toAppError(error)
}

/** Someone who came by the link of a mail, and may set a new password. Their session is nowhere but here. */
export type Recovery = {
  /**
   * Resolves once the password has changed: with true where every session has ended too.
   * @throws AppError `forbidden` in the server's words, `network` where it is not known to have changed
   */
  setPassword: (password: string) => Promise<boolean>
}

/**
 * Uses up the token of a mailed link.
 * @throws AppError `not-found` where it has expired or was used before, `network`
 */
export async function beginRecovery(tokenHash: string): Promise<Recovery> {
  const client = await createPassingClient()
  const { data, error } = await client.auth.verifyOtp({ token_hash: tokenHash, type: 'recovery' })
  if (error) throw isUnreachable(error) ? toAppError(error) : new AppError('not-found', error.message, { cause: error })
  if (!data.session) throw new AppError('not-found', 'The link gave no session')
  const { access_token: accessToken, refresh_token: refreshToken } = data.session
  /** A password whose change was asked for without an answer: the server may have it already. */
  let unanswered: string | null = null
  return {
    setPassword: async (password) => {
      const { error: refusal } = await client.auth.updateUser({ password })
      const isThere = refusal?.code === 'same_password' && password === unanswered
      unanswered = refusal && isUnreachable(refusal) ? password : null
      if (refusal && !isThere) throw toAppError(refusal)
      return endSessionsEverywhere({ accessToken, refreshToken }).then(
        () => true,
        () => false,
      )
    },
  }
}

function toAuthSession({ user, access_token: accessToken }: BackendSession): AuthSession {
  return { userId: user.id, email: user.email ?? '', accessToken }
}

function toAppError(cause: AuthError): AppError {
  return isUnreachable(cause)
    ? new AppError('network', UNREACHABLE, { cause })
    : new AppError('forbidden', cause.message, { cause })
}

/** The server's words for a session that has ended, or whose person is gone: nothing is left to end. */
const OVER: readonly string[] = ['session_not_found', 'session_expired', 'user_not_found', 'refresh_token_not_found']

function isOver({ name, code = '' }: AuthError): boolean {
  // The library gives the first of them a class of its own.
  return name === 'AuthSessionMissingError' || OVER.includes(code)
}

/** The library's name for every failure that trying again may mend. */
function isUnreachable({ name }: AuthError): boolean {
  return name === 'AuthRetryableFetchError'
}
