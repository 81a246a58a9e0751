import { createMutex } from '../database/mutex.ts'

type Line = { run: ReturnType<typeof createMutex>; length: number }

/** Runs what concerns one key one after the other, and what concerns others beside it. */
export function createTurns(): <T>(key: string, work: () => Promise<T>) => Promise<T> {
  const lines = new Map<string, Line>()
  return async (key, work) => {
    const line = lines.get(key) ?? { run: createMutex(), length: 0 }
    lines.set(key, line)
    line.length += 1
    try {
      return await line.run(work)
    } finally {
      line.length -= 1
      if (line.length === 0) lines.delete(key)
    }
  }
}

export const COPY = /^\/storage\/v1\/object\/(?:copy|move)$/

/** Bucket and path to which a request writes. */
export async function writtenKey(request: Request): Promise<string> {
  const { pathname } = new URL(request.url)
  if (!COPY.test(pathname)) return decode(pathname.replace(/^\/storage\/v1\/object\/(?:upload\/sign\/)?/, ''))
  const body: unknown = await request
    .clone()
    .json()
    .catch(() => null)
  const names = new Map<string, unknown>(Object.entries(typeof body === 'object' && body !== null ? body : {}))
  return `${String(names.get('destinationBucket') ?? names.get('bucketId'))}/${String(names.get('destinationKey'))}`
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
