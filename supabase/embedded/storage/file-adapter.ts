import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync, rmSync } from 'node:fs'
import { copyFile, mkdir, open, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import type { App } from '@supabase/lite'
import { type Description, HEADER_LIMIT_BYTES, parseHeader, writeHeader } from './parse-header.ts'

export type StorageAdapter = NonNullable<App['_storageAdapter']>
type Metadata = Awaited<ReturnType<StorageAdapter['headObject']>>

/**
 * Objects as files below `folder`. One object is one file, a line of JSON that describes it and then its bytes, so that
 * replacing it by a rename can never leave the one without the other. It is named by the hash of its key: keys may hold
 * what file names may not, and `a` and `a/b` may both exist.
 */
export function createFileAdapter(folder: string): StorageAdapter {
  const unfinished = join(folder, 'unfinished')
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { recursive: true, mode: 0o700 })

  const fileOf = (bucket: string, key: string) => {
    const name = createHash('sha256')
      .update(JSON.stringify([bucket, key]))
      .digest('hex')
    return join(folder, name.slice(0, 2), name)
  }
  const put = async (bucket: string, key: string, write: (file: string) => Promise<void>) => {
    const aside = join(unfinished, randomUUID())
    const file = fileOf(bucket, key)
    try {
      await write(aside)
      await mkdir(dirname(file), { recursive: true, mode: 0o700 })
      await rename(aside, file)
    } finally {
      await rm(aside, { force: true })
    }
  }
  const remove = (bucket: string, key: string) => rm(fileOf(bucket, key), { force: true })
  const head = async (bucket: string, key: string) => {
    const opened = await openObject(fileOf(bucket, key))
    await opened.handle.close()
    return opened.metadata
  }

  return {
    driver: null,
    async getObject(bucket, key) {
      const { handle, metadata, startBytes } = await openObject(fileOf(bucket, key))
      // The stream closes the file, whether it is read to its end or given up.
      const body = Readable.toWeb(handle.createReadStream({ start: startBytes }))
      return { httpStatusCode: 200, metadata, body }
    },
    async uploadObject(bucket, key, _version, body, mimetype, cacheControl) {
      const bytes = await readAll(body)
      const eTag = `"${createHash('md5').update(bytes).digest('hex')}"`
      const description: Description = { key: `${bucket}/${key}`, mimetype, cacheControl, eTag }
      await put(bucket, key, (file) => writeFile(file, [writeHeader(description), bytes], { mode: 0o600, flush: true }))
      return head(bucket, key)
    },
    async copyObject(bucket, key, _version, toBucket, toKey) {
      await put(toBucket, toKey, (file) => copyFile(fileOf(bucket, key), file))
      const { eTag, lastModified } = await head(toBucket, toKey)
      return { httpStatusCode: 200, eTag, ...(lastModified && { lastModified }) }
    },
    headObject: head,
    deleteObject: remove,
    async deleteObjects(bucket, keys) {
      for (const key of keys) await remove(bucket, key)
    },
    async privateAssetUrl() {
      throw new Error('Pictures are not transformed here')
    },
  }
}

async function openObject(file: string) {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEADER_LIMIT_BYTES), 0, HEADER_LIMIT_BYTES, 0)
    const { description, sizeBytes: startBytes } = parseHeader(buffer.subarray(0, bytesRead))
    const { size, mtime: lastModified } = await handle.stat()
    const { mimetype, cacheControl, eTag } = description
    const contentLength = size - startBytes
    const metadata: Metadata = { mimetype, cacheControl, eTag, lastModified, contentLength, size: contentLength }
    return { handle, metadata, startBytes }
  } catch (error) {
    await handle.close()
    throw error
  }
}

async function readAll(body: Parameters<StorageAdapter['uploadObject']>[3]): Promise<Uint8Array> {
  if (body instanceof Uint8Array) return body
  const chunks: Uint8Array[] = []
  for await (const chunk of body) chunks.push(chunk)
  return Buffer.concat(chunks)
}
