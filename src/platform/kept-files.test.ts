import { beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetFiles, keepFiles, listKeptFiles } from './kept-files.ts'

/** More than are asked for at once. */
const FILES = Array.from({ length: 9 }, (_, index) => `/tile-${index + 1}`)
const FILE_BYTES = 10

type BrowserOptions = {
  freeBytes: number
  /** The file at which the browser refuses for want of room. */
  fullAt?: string
  /** The file that the server does not have. */
  missing?: string
  /** Called while a file is being written. */
  onWriting?: (url: string) => void
}

/** What the browser does with files, kept in memory. Answers of the server come one after the other, in no time. */
function stubBrowser({ freeBytes, fullAt, missing, onWriting }: BrowserOptions) {
  const stores = new Map<string, Map<string, Response>>()
  const isRegistered = { now: false }
  const open = (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>()
    stores.set(name, store)
    return {
      match: (file: string | Request) => Promise.resolve(store.get(pathOf(file))?.clone()),
      put: (url: string, response: Response) => {
        if (url === fullAt) return Promise.reject(new DOMException('full', 'QuotaExceededError'))
        onWriting?.(url)
        store.set(url, response)
        return Promise.resolve()
      },
      keys: () => Promise.resolve([...store.keys()].map((path) => new Request(`https://utalii.test${path}`))),
      delete: (file: Request) => Promise.resolve(store.delete(pathOf(file))),
    }
  }
  vi.stubGlobal('caches', {
    open: (name: string) => Promise.resolve(open(name)),
    keys: () => Promise.resolve([...stores.keys()]),
    delete: (name: string) => Promise.resolve(stores.delete(name)),
  })
  const registration = { unregister: () => Promise.resolve((isRegistered.now = false)) }
  vi.stubGlobal('navigator', {
    serviceWorker: {
      register: () => Promise.resolve((isRegistered.now = true)),
      getRegistration: () => Promise.resolve(registration),
    },
    storage: {
      estimate: () => Promise.resolve({ quota: 1000 + freeBytes, usage: 1000 }),
      persist: () => Promise.resolve(true),
    },
  })
  const fetched: string[] = []
  vi.stubGlobal('fetch', (url: string) => {
    fetched.push(url)
    const type = url.startsWith('/tours/') ? 'text/html; charset=utf-8' : 'image/avif'
    const headers = { 'content-type': type, 'content-encoding': 'br' }
    return Promise.resolve(new Response('x'.repeat(FILE_BYTES), { status: url === missing ? 404 : 200, headers }))
  })
  return { stores, isRegistered, fetched }
}

const pathOf = (file: string | Request) => (typeof file === 'string' ? file : new URL(file.url).pathname)

const keep = (bytes = FILES.length * FILE_BYTES, signal = new AbortController().signal) =>
  keepFiles({
    name: 'mara',
    pageUrls: ['/tours/mara'],
    urls: FILES,
    sharedUrls: ['/app.js'],
    bytes,
    onProgress: progress,
    signal,
  })
const keepSet = (name: string, sharedUrls: string[]) =>
  keepFiles({ name, pageUrls: [], urls: ['/tile'], sharedUrls, bytes: 10, onProgress: progress, signal: never })
const never = new AbortController().signal
const progress = vi.fn<(share: number) => void>()

beforeEach(() => progress.mockClear())

describe('keeping files', () => {
  it('keeps all of them, and lists what its own weigh without pages and what is shared', async () => {
    const { isRegistered } = stubBrowser({ freeBytes: 1000 })
    expect(await keep()).toBe('kept')
    expect(progress).toHaveBeenLastCalledWith(1)
    expect(await listKeptFiles()).toEqual([{ name: 'mara', bytes: FILES.length * FILE_BYTES, isFinished: true }])
    expect(isRegistered.now).toBe(true)
  })

  it('asks for nothing where the browser has too little room for it', async () => {
    const { stores, isRegistered } = stubBrowser({ freeBytes: 89 })
    expect(await keep()).toBe('no-room')
    expect(progress).not.toHaveBeenCalled()
    expect([stores.size, isRegistered.now]).toEqual([0, false])
  })

  it('leaves nothing behind where the browser refuses half-way', async () => {
    const { stores, isRegistered } = stubBrowser({ freeBytes: 1000, fullAt: '/tile-8' })
    expect(await keep()).toBe('no-room')
    expect([stores.size, isRegistered.now]).toEqual([0, false])
  })

  it('keeps what has come when it is stopped, and lists that as unfinished', async () => {
    const { stores } = stubBrowser({ freeBytes: 1000 })
    const abort = new AbortController()
    progress.mockImplementationOnce(() => abort.abort())
    expect(await keep(90, abort.signal)).toBe('stopped')
    expect(stores.size).toBe(2)
    expect(await listKeptFiles()).toMatchObject([{ name: 'mara', isFinished: false }])
  })

  it('tells how much has come of an unfinished set, and removes it like any other', async () => {
    const { stores, isRegistered } = stubBrowser({ freeBytes: 1000, missing: '/tile-9' })
    expect(await keep()).toBe('failed')
    // All files but one; its page does not count.
    expect(await listKeptFiles()).toEqual([{ name: 'mara', bytes: (FILES.length - 1) * FILE_BYTES, isFinished: false }])
    const file = stores.get('utalii-kept-mara')?.get('/tile-1')
    expect([file?.headers.get('content-type'), file?.headers.get('content-encoding')]).toEqual(['image/avif', null])
    await forgetFiles('mara')
    expect([stores.size, isRegistered.now]).toEqual([0, false])
  })

  it('calls a finished set finished also while its pages are fetched anew', async () => {
    stubBrowser({ freeBytes: 1000 })
    await keep()
    const abort = new AbortController()
    progress.mockImplementationOnce(() => abort.abort())
    expect(await keep(90, abort.signal)).toBe('stopped')
    expect(await listKeptFiles()).toMatchObject([{ name: 'mara', isFinished: true }])
  })

  it('tells nothing any more once it is stopped, not of a file that was being written either', async () => {
    const abort = new AbortController()
    stubBrowser({ freeBytes: 1000, onWriting: () => abort.abort() })
    expect(await keep(90, abort.signal)).toBe('stopped')
    expect(progress).not.toHaveBeenCalled()
  })

  it('asks for nothing more after a file that cannot be had', async () => {
    const { fetched } = stubBrowser({ freeBytes: 1000, missing: '/tile-1' })
    expect(await keep()).toBe('failed')
    const asked = fetched.length
    await new Promise((resolve) => setTimeout(resolve))
    expect([asked, fetched.length]).toEqual([6, 6])
  })

  it('goes on where it was interrupted, and fetches its pages anew', async () => {
    const { fetched } = stubBrowser({ freeBytes: 1000, missing: '/tile-9' })
    expect(await keep()).toBe('failed')
    const before = new Set(fetched.splice(0))
    expect(before).toContain('/tile-8')
    expect(await keep()).toBe('failed')
    expect(fetched).toEqual(['/tours/mara', '/tile-9'])
  })

  it('removes the shared files of earlier builds once no set needs them', async () => {
    const { stores } = stubBrowser({ freeBytes: 1000 })
    const shared = () => [...(stores.get('utalii-shared')?.keys() ?? [])].toSorted()
    await keepSet('mara', ['/app-1.js', '/fonts.css'])
    await keepSet('lamu', ['/app-2.js', '/fonts.css'])
    expect(shared()).toEqual(['/app-1.js', '/app-2.js', '/fonts.css'])
    await keepSet('mara', ['/app-2.js', '/fonts.css'])
    expect(shared()).toEqual(['/app-2.js', '/fonts.css'])
    await keepSet('trips', ['/trips.js'])
    await forgetFiles('lamu')
    await forgetFiles('mara')
    expect(shared()).toEqual(['/trips.js'])
  })

  it('spares the shared files of a set that is still coming', async () => {
    const { stores } = stubBrowser({ freeBytes: 1000, missing: '/tile-9' })
    expect(await keep()).toBe('failed')
    await keepSet('lamu', ['/other.js'])
    expect([...(stores.get('utalii-shared')?.keys() ?? [])]).toEqual(['/app.js', '/other.js'])
  })

  it('asks for room only for what has not come yet', async () => {
    stubBrowser({ freeBytes: 11, missing: '/tile-9' })
    expect(await keep(10)).toBe('failed')
    expect(await keep(90)).toBe('failed')
    expect(await keep(91)).toBe('no-room')
  })
})
