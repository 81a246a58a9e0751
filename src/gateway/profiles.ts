import { parseProfile, type Profile } from '#content/profile.ts'
import { AppError } from '#core/app-error.ts'
import { backendClient } from './backend-client.ts'
import { toAppError } from './row-errors.ts'

const AVATARS = 'avatars'
const PROFILE_LIMIT_MS = 5000

/** A profile with the address of its picture. */
export type ShownProfile = Profile & { avatarUrl: string | null }

/** @throws AppError */
export async function fetchProfile(userId: string, signal: AbortSignal): Promise<ShownProfile> {
  const client = await backendClient()
  const { data, error, status } = await client
    .from('profiles')
    .select('name, avatar_path, language, low_data, motion')
    .eq('id', userId)
    .abortSignal(signal)
    .single()
  if (error) throw toAppError(error, status, 'Could not load the profile')
  const profile = parseProfile(data)
  const { avatarPath } = profile
  const avatarUrl = avatarPath === null ? null : client.storage.from(AVATARS).getPublicUrl(avatarPath).data.publicUrl
  return { ...profile, avatarUrl }
}

/**
 * Writes what has changed and leaves the rest as it is.
 * @throws AppError `invalid-data` where the database's rules refuse it.
 */
export async function updateProfile(userId: string, changes: Partial<Profile>): Promise<void> {
  const { name, avatarPath, language, lowData, motion } = changes
  const client = await backendClient()
  const { data, error, status } = await client
    .from('profiles')
    .update({
      ...(name !== undefined && { name }),
      ...(avatarPath !== undefined && { avatar_path: avatarPath }),
      ...(language !== undefined && { language }),
      ...(lowData !== undefined && { low_data: lowData }),
      ...(motion !== undefined && { motion }),
    })
    .eq('id', userId)
    .select('id')
  if (error) throw toAppError(error, status, 'Could not save the profile')
  if (data.length === 0) throw new AppError('not-found', 'There is no such profile')
}

/**
 * Stores a picture of at most 1 MB and shows it from now on; every other file of the person's is removed. What was left
 * behind goes first: the folder takes few files, and would refuse each picture once it is full.
 * @throws AppError
 */
export async function replaceAvatar(userId: string, picture: Blob): Promise<void> {
  const client = await backendClient()
  // Asked anew: the page may be older than a picture that was chosen on another device.
  const { avatarPath: shown } = await fetchProfile(userId, AbortSignal.timeout(PROFILE_LIMIT_MS))
  await removeOthers(userId, shown)
  const path = `${userId}/${crypto.randomUUID()}.${picture.type.replace('image/', '')}`
  const { error } = await client.storage.from(AVATARS).upload(path, picture, { contentType: picture.type })
  if (error) throw new AppError('network', 'Could not store the picture', { cause: error })
  await updateProfile(userId, { avatarPath: path })
  if (shown !== null) await removeFiles([shown])
}

/** @throws AppError */
export async function removeAvatar(userId: string, path: string): Promise<void> {
  await updateProfile(userId, { avatarPath: null })
  await removeFiles([path])
}

/** Removes what lies in the person's folder but the picture that is shown. */
async function removeOthers(userId: string, shown: string | null): Promise<void> {
  const client = await backendClient()
  const { data } = await client.storage.from(AVATARS).list(userId)
  const others = (data ?? []).map(({ name }) => `${userId}/${name}`).filter((path) => path !== shown)
  if (others.length > 0) await removeFiles(others)
}

/** Files that stay behind are shown nowhere and go before the next picture, so their refusal is no failure of the person's. */
async function removeFiles(paths: string[]): Promise<void> {
  const client = await backendClient()
  await client.storage.from(AVATARS).remove(paths)
}
