import { AppError } from '#core/app-error.ts'
import { backendClient } from './backend-client.ts'
import { toAppError } from './row-errors.ts'

/**
 * Everything that is kept about the person who is signed in, as a JSON document.
 * @throws AppError
 */
export async function exportMyData(): Promise<unknown> {
  const client = await backendClient()
  const { data, error, status } = await client.rpc('export_my_data')
  if (error) throw toAppError(error, status, 'Could not export the data')
  return data
}

/**
 * `payment-under-way`: nothing was deleted, because money of this person is about to come. `kept`: the server failed, the account is there, and some of its files may be gone already. `signed-out`: the session had
 * ended, so that the server did nothing.
 */
export type Deletion = 'deleted' | 'wrong-password' | 'too-many-tries' | 'payment-under-way' | 'kept' | 'signed-out'

/**
 * Deletes the account of the person who is signed in, with everything they own, if the password is theirs.
 * @throws AppError `network` where it is not known whether the account is still there
 */
export async function deleteAccount(password: string): Promise<Deletion> {
  const client = await backendClient()
  const { error, response } = await client.functions.invoke('delete-account', { body: { password } })
  if (!error) return 'deleted'
  if (response?.status === 403) return 'wrong-password'
  if (response?.status === 409) return 'payment-under-way'
  if (response?.status === 429) return 'too-many-tries'
  // The answer may have been lost after the work was done, or before it was begun.
  const { error: absence } = await client.auth.getUser()
  if (!absence) return 'kept'
  if (absence.code === 'user_not_found') return 'deleted'
  if (response?.status === 401 && absence.name !== 'AuthRetryableFetchError') return 'signed-out'
  throw new AppError('network', 'It is not known whether the account was deleted', { cause: error })
}
