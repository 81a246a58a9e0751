import { type DeviceSession, parseDeviceSession } from '#content/device-session.ts'
import { AppError } from '#core/app-error.ts'
import { backendClient } from './backend-client.ts'
import { toAppError } from './row-errors.ts'

/**
 * Where the person who asks is signed in, the last used first.
 * @throws AppError
 */
export async function fetchDeviceSessions(signal: AbortSignal): Promise<DeviceSession[]> {
  const client = await backendClient()
  const { data, error, status } = await client.rpc('my_sessions').abortSignal(signal)
  if (error) throw toAppError(error, status, 'Could not load the sessions')
  return data.map(parseDeviceSession)
}

/**
 * Ends one session of the person who asks; one that has ended already is no error. Its pages
 * notice by `checkSession`.
 * @throws AppError
 */
export async function endDeviceSession(id: string): Promise<void> {
  const client = await backendClient()
  const { error, status } = await client.rpc('end_my_session', { session_id: id })
  if (error) throw toAppError(error, status, 'Could not end the session')
}

/**
 * Ends every session of the person who asks but the one that asks.
 * @throws AppError
 */
export async function endOtherSessions(): Promise<void> {
  const { auth } = await backendClient()
  const { data } = await auth.getSession()
  if (!data.session) throw new AppError('network', 'There is no session to ask with')
  // The library's own way to do this takes a refusal for success.
  const { error } = await auth.admin.signOut(data.session.access_token, 'others')
  if (error) throw new AppError('network', 'Could not end the other sessions', { cause: error })
}
