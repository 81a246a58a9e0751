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

export type Deletion = 'deleted' | 'wrong-password' | 'too-many-tries'

/**
 * Deletes the account of the person who is signed in, with everything they own, if the password is theirs.
 * @throws AppError
 */
export async function deleteAccount(password: string): Promise<Deletion> {
  const client = await backendClient()
  const { error, response } = await client.functions.invoke('delete-account', { body: { password } })
  if (!error) return 'deleted'
  if (response?.status === 403) return 'wrong-password'
  if (response?.status === 429) return 'too-many-tries'
  throw new AppError('network', 'Could not delete the account', { cause: error })
}
