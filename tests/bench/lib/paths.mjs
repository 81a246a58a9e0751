import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const benchDir = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
export const repositoryDir = path.resolve(benchDir, '..', '..')
export const cacheDir = path.join(benchDir, '.cache')
export const resultsDir = path.join(benchDir, 'results')

/** The first 12 hex digits of the file's SHA-256: cached cuts belong to one picture, not to one file name. */
export async function fetchFileKey(file) {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(file)) hash.update(chunk)
  return hash.digest('hex').slice(0, 12)
}
