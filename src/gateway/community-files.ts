import type { PostMedia } from '#content/live-post.ts'
import { postedFiles, type PostedPanorama } from '#content/posted-panorama.ts'
import { AppError, type AppErrorCode } from '#core/app-error.ts'
import { backendClient } from './backend-client.ts'
import { toAppError } from './row-errors.ts'

const BUCKET = 'community'
/** The storage takes a thousand at most. */
const TOGETHER = 500
/** Answered where a file has come although its answer was lost. */
const ALREADY_THERE = '409'

/**
 * Stores a picture in the person's folder and answers its path there.
 * @throws AppError
 */
export async function uploadPostPicture(userId: string, picture: Blob): Promise<string> {
  const path = `${userId}/${crypto.randomUUID()}.${picture.type.replace('image/', '')}`
  await uploadPostFile(path, picture)
  return path
}

/**
 * Stores a file whose name says what it holds: the same one again is no error.
 * @throws AppError
 */
export async function uploadPostFile(path: string, file: Blob): Promise<void> {
  const client = await backendClient()
  const { error } = await client.storage.from(BUCKET).upload(path, file, { contentType: file.type })
  if (error && !('statusCode' in error && String(error.statusCode) === ALREADY_THERE)) {
    throw toFileError(error, 'Could not store the picture')
  }
}

/**
 * Which files of a panorama are stored already, by their paths in its folder.
 * @throws AppError
 */
export async function listStoredFiles({ path, faces }: PostedPanorama): Promise<Set<string>> {
  const stored = new Set<string>()
  for (const folder of ['', ...faces.map((faceSizePx) => `f${faceSizePx}/`)]) {
    for (const name of await listFolder(`${path}/${folder}`)) stored.add(folder + name)
  }
  return stored
}

/**
 * The first of these paths at which something can be stored: none that something was removed from.
 * @throws AppError
 */
export async function findOpenPath(paths: readonly string[]): Promise<string> {
  const client = await backendClient()
  for (const path of paths) {
    const { data, error, status } = await client.rpc('is_medium_closed', { path })
    if (error) throw toAppError(error, status, 'Could not ask for the folder')
    if (!data) return path
  }
  throw new AppError('invalid-data', 'The panorama has been removed too often')
}

/**
 * Removes what a post showed, where this person may.
 * @throws AppError
 */
export async function removeMedia({ path, faces }: Pick<PostMedia, 'path' | 'faces'>): Promise<void> {
  await removeFiles(faces ? postedFiles({ path, faces }).map((file) => `${path}/${file}`) : [path])
}

/**
 * Removes files by their paths, where this person may.
 * @throws AppError
 */
export async function removeFiles(paths: readonly string[]): Promise<void> {
  const client = await backendClient()
  for (let from = 0; from < paths.length; from += TOGETHER) {
    const { error } = await client.storage.from(BUCKET).remove(paths.slice(from, from + TOGETHER))
    if (error) throw toFileError(error, 'Could not remove the files')
  }
}

/** The address of a file of a post, or of its folder. */
export async function fetchMediaAddress(path: string): Promise<string> {
  const client = await backendClient()
  return client.storage.from(BUCKET).getPublicUrl(path).data.publicUrl
}

async function listFolder(path: string): Promise<string[]> {
  const client = await backendClient()
  const names: string[] = []
  for (;;) {
    const { data, error } = await client.storage
      .from(BUCKET)
      .list(path.slice(0, -1), { limit: TOGETHER, offset: names.length })
    if (error) throw toFileError(error, 'Could not list the files')
    names.push(...data.map(({ name }) => name))
    if (data.length < TOGETHER) return names
  }
}

type FileError = { status?: number | undefined; statusCode?: string | undefined }

/** The storage's error in the product's words; without a status no answer came. */
function toFileError(error: FileError, message: string): AppError {
  // Many refusals come as a 400 whose text says which status is meant.
  return new AppError(codeOf(Number(error.statusCode) || (error.status ?? 0)), message, { cause: error })
}

function codeOf(status: number): AppErrorCode {
  if (status === 401 || status === 403) return 'forbidden'
  return [400, 413, 415, 422].includes(status) ? 'invalid-data' : 'network'
}
