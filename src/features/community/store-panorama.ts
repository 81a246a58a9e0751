import type { PostMedia } from '#content/live-post.ts'
import { foldersInstead, postedFiles } from '#content/posted-panorama.ts'
import { findOpenPath, listStoredFiles, uploadPostFile } from '#gateway/community-files.ts'
import type { OpenedPanorama } from './panorama-cutter.ts'

type Watched = {
  /** Told with the share of the files that are stored, 0 to 1. */
  onProgress: (share: number) => void
  signal: AbortSignal
}

/**
 * Stores a panorama file by file in the person's folder. What is there already, from a try that was interrupted, is neither
 * cut nor sent again.
 * @throws AppError where the storage cannot be reached; what has come until then stays for the next try.
 */
export async function storePanorama(
  userId: string,
  panorama: OpenedPanorama,
  { onProgress, signal }: Watched,
): Promise<Omit<PostMedia, 'alt'>> {
  const { folder, faces, widthPx, heightPx } = panorama
  const path = await findOpenPath(foldersInstead(folder).map((name) => `${userId}/${name}`))
  const files = postedFiles({ path, faces })
  const stored = await listStoredFiles({ path, faces })
  const there = new Set(files.filter((name) => stored.has(name)))
  onProgress(there.size / files.length)
  await panorama.cut(
    stored,
    async (name, file) => {
      await uploadPostFile(`${path}/${name}`, file)
      there.add(name)
      onProgress(there.size / files.length)
    },
    signal,
  )
  return { path, faces, widthPx, heightPx }
}
