/** One set of files on this device, such as a tour, that can be used without a network. */
export type KeptSet = {
  name: string
  /** What its files weigh, without its pages and what it shares with other sets; of an unfinished set, those that have come. */
  bytes: number
  /** False where its download was interrupted: it does not work without a network yet. */
  isFinished: boolean
}

export type KeepOutcome = 'kept' | 'no-room' | 'failed' | 'stopped'

type KeepOptions = {
  name: string
  /** Pages of this set: fetched even where they are there already, for their names do not change with their content. */
  pageUrls: readonly string[]
  /** Files of this set alone, and those that every set needs. */
  urls: readonly string[]
  sharedUrls: readonly string[]
  /** About how much room `urls` take. */
  bytes: number
  /** Told with the share of the files that have arrived, 0 to 1. */
  onProgress: (share: number) => void
  signal: AbortSignal
}

const PREFIX = 'utalii-kept-'
const SHARED_CACHE = 'utalii-shared'
const WORKER_URL = '/offline-worker.js'
/** In the cache of a set. */
const RECORD_URL = '/kept-record.json'
/** What is known of a set. */
type KeptRecord = {
  /** What its files weigh; null while it is unfinished. */
  bytes: number | null
  /** The files that it needs of those that sets share. */
  sharedUrls: readonly string[]
}

const PARALLEL_REQUESTS = 6

/** True where this browser can keep files and answer with them later; only on a secure origin. */
export function canKeepFiles(): boolean {
  return 'caches' in globalThis && 'serviceWorker' in navigator
}

/**
 * Downloads the files of a set and from then on answers for them without a network. What was downloaded before an
 * interruption is not fetched again, but for its pages: they name the files of their build. A set for which there is no room leaves nothing behind.
 */
export async function keepFiles(options: KeepOptions): Promise<KeepOutcome> {
  const { name, pageUrls, urls, sharedUrls, bytes, onProgress, signal } = options
  if (!(await hasRoomFor(bytes - (await arrivedBytes(name, urls))))) return 'no-room'
  try {
    await navigator.serviceWorker.register(WORKER_URL)
    const own = await caches.open(PREFIX + name)
    const shared = await caches.open(SHARED_CACHE)
    const before = await readRecord(own)
    // Until its pages are the new ones, it may need what the old ones named.
    const needed = [...new Set([...(before?.sharedUrls ?? []), ...sharedUrls])]
    await writeRecord(own, { bytes: before?.bytes ?? null, sharedUrls: needed })
    const files = [
      ...sharedUrls.map((url) => ({ url, cache: shared, isNew: false, isCounted: false })),
      ...pageUrls.map((url) => ({ url, cache: own, isNew: true, isCounted: false })),
      ...urls.map((url) => ({ url, cache: own, isNew: false, isCounted: true })),
    ]
    const kept = await keepAll(files, { onProgress, signal })
    await writeRecord(own, { bytes: kept, sharedUrls })
    await pruneShared()
    return 'kept'
  } catch (error) {
    if (signal.aborted) return 'stopped'
    if (!isQuotaError(error)) return 'failed'
    await forgetFiles(name)
    return 'no-room'
  }
}

/** Asks the browser not to forget what is kept here; it decides by itself, and without it everything works too. */
export async function askToPersist(): Promise<void> {
  await navigator.storage?.persist?.()
}

/** The files that a list of the build names; null where it cannot be fetched. */
export async function fetchFileList(listUrl: string): Promise<string[] | null> {
  try {
    const list: unknown = await (await fetch(listUrl)).json()
    return Array.isArray(list) && list.every((url) => typeof url === 'string') ? list : null
  } catch {
    return null
  }
}

/** The sets on this device, and what has come of those whose download was interrupted. */
export async function listKeptFiles(): Promise<KeptSet[]> {
  if (!canKeepFiles()) return []
  const sets = await Promise.all((await setCaches()).map(readSet))
  return sets.flatMap((set) => set ?? [])
}

/** Removes a set; with the last one goes everything that served them. */
export async function forgetFiles(name: string): Promise<void> {
  await caches.delete(PREFIX + name)
  if ((await setCaches()).length > 0) return pruneShared()
  await caches.delete(SHARED_CACHE)
  const registration = await navigator.serviceWorker.getRegistration(WORKER_URL)
  await registration?.unregister()
}

/** True where this very file is kept, and will be what is answered with. */
export async function isFileKept(url: string): Promise<boolean> {
  return (
    canKeepFiles() &&
    navigator.serviceWorker.controller !== null &&
    (await caches.match(url, { ignoreVary: true })) !== undefined
  )
}

type WantedFile = {
  url: string
  cache: Cache
  /** Fetched even where it is there already. */
  isNew: boolean
  /** Counts towards what its set weighs. */
  isCounted: boolean
}

/**
 * Keeps files, some at a time, and answers with the size in bytes of those that count. The first that fails stops the
 * others; nothing is written or told any more once this has failed.
 */
async function keepAll(
  files: readonly WantedFile[],
  { onProgress, signal }: Pick<KeepOptions, 'onProgress' | 'signal'>,
): Promise<number> {
  const failure = new AbortController()
  const stopping = AbortSignal.any([signal, failure.signal])
  let arrived = 0
  let kept = 0
  const next = files.values()
  const work = async () => {
    try {
      for (const file of next) {
        const size = await keepFile(file, stopping)
        stopping.throwIfAborted()
        if (file.isCounted) kept += size
        arrived += 1
        onProgress(arrived / files.length)
      }
    } catch (error) {
      failure.abort(error)
    }
  }
  await Promise.all(Array.from({ length: PARALLEL_REQUESTS }, work))
  stopping.throwIfAborted()
  return kept
}

/** Answers with the size of the file in bytes. */
async function keepFile({ url, cache, isNew }: WantedFile, signal: AbortSignal): Promise<number> {
  signal.throwIfAborted()
  const known = isNew ? undefined : await cache.match(url, { ignoreVary: true })
  if (known) return (await known.blob()).size
  const response = await fetch(url, { signal, priority: 'low' })
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  const content = await response.blob()
  // From memory: an answer that is read twice, to be weighed and to be kept, takes three times as long to write.
  await cache.put(url, new Response(content, { headers: headersOfContent(response) }))
  return content.size
}

/** What is known of an answer, but for how it was packed on its way. */
function headersOfContent(response: Response): Headers {
  const headers = new Headers(response.headers)
  headers.delete('content-encoding')
  headers.delete('content-length')
  return headers
}

async function readSet(cacheName: string): Promise<KeptSet | null> {
  const own = await caches.open(cacheName)
  const record = await readRecord(own)
  if (!record) return null
  const isFinished = record.bytes !== null
  return { name: cacheName.slice(PREFIX.length), bytes: record.bytes ?? (await sumOfSizes(own)), isFinished }
}

async function readRecord(own: Cache): Promise<KeptRecord | null> {
  const record: unknown = await (await own.match(RECORD_URL))?.json()
  return isRecord(record) ? record : null
}

function writeRecord(own: Cache, record: KeptRecord): Promise<void> {
  return own.put(RECORD_URL, Response.json(record))
}

function isRecord(value: unknown): value is KeptRecord {
  if (typeof value !== 'object' || value === null || !('bytes' in value) || !('sharedUrls' in value)) return false
  return (value.bytes === null || typeof value.bytes === 'number') && Array.isArray(value.sharedUrls)
}

/** Removes the shared files that no set needs any more, such as those of builds before. */
async function pruneShared(): Promise<void> {
  const sets = await Promise.all((await setCaches()).map((name) => caches.open(name)))
  const records = await Promise.all(sets.map(readRecord))
  // Kept by an earlier version: what it needs is not known.
  if (records.includes(null)) return
  const needed = new Set(records.flatMap((record) => record?.sharedUrls ?? []))
  const shared = await caches.open(SHARED_CACHE)
  const spare = (await shared.keys()).filter(({ url }) => !needed.has(new URL(url).pathname))
  await Promise.all(spare.map((request) => shared.delete(request)))
}

async function setCaches(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(PREFIX))
}

/** What files of a set weigh that an interrupted download has brought. */
async function arrivedBytes(name: string, urls: readonly string[]): Promise<number> {
  if (!(await setCaches()).includes(PREFIX + name)) return 0
  return sumOfSizes(await caches.open(PREFIX + name), urls)
}

/** What these files weigh, in bytes; those that are not there weigh nothing. Without `urls`, all but the pages. */
async function sumOfSizes(own: Cache, urls?: readonly string[]): Promise<number> {
  const wanted = urls ?? (await own.keys()).filter(({ url }) => new URL(url).pathname !== RECORD_URL)
  const files = await Promise.all(wanted.map((file) => own.match(file, { ignoreVary: true })))
  const counted = files.filter((file) => !file?.headers.get('content-type')?.startsWith('text/html'))
  const blobs = await Promise.all(counted.flatMap((file) => file?.blob() ?? []))
  return blobs.reduce((sum, { size }) => sum + size, 0)
}

async function hasRoomFor(bytes: number): Promise<boolean> {
  const { quota, usage } = (await navigator.storage?.estimate?.()) ?? {}
  return quota === undefined || usage === undefined || quota - usage > bytes
}

function isQuotaError(error: unknown): boolean {
  return error instanceof Error && error.name === 'QuotaExceededError'
}
