import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { isCompressible } from './mime-types.ts'

const brotli = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

/** Below one network packet a smaller file arrives no sooner. */
const WORTHWHILE_BYTES = 1_400
const AT_ONCE = 4

/** Writes a `.br` and a `.gz` beside every text file of a build, where they are smaller. Returns how many files. */
export async function compressFolder(root: string): Promise<number> {
  const queue = await listCompressible(root)
  const count = queue.length
  await Promise.all(Array.from({ length: AT_ONCE }, () => compressFrom(queue)))
  return count
}

async function listCompressible(root: string): Promise<string[]> {
  const entries = await readdir(root, { withFileTypes: true, recursive: true })
  const serverFolder = join(root, 'server', sep)
  const hiddenFolder = join(root, '.vite', sep)
  return entries
    .filter((entry) => entry.isFile() && isCompressible(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.startsWith(hiddenFolder))
    .filter((file) => !file.startsWith(serverFolder) || file.endsWith('.html'))
    .toSorted()
}

async function compressFrom(queue: string[]): Promise<void> {
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    const content = await readFile(file)
    if (content.byteLength < WORTHWHILE_BYTES) continue
    const [asBrotli, asGzip] = await Promise.all([
      brotli(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
        },
      }),
      gzipAsync(content, { level: constants.Z_BEST_COMPRESSION }),
    ])
    if (asBrotli.byteLength < content.byteLength) await writeFile(`${file}.br`, asBrotli)
    if (asGzip.byteLength < content.byteLength) await writeFile(`${file}.gz`, asGzip)
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const count = await compressFolder(resolve('dist'))
  console.log(`Compressed ${count} files for the server.`)
}
