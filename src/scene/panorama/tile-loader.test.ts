import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AppError } from '#core/app-error.ts'
import type { ImageDecoder } from './image-decoder.ts'
import { createTileLoader, type WantedTile } from './tile-loader.ts'

type Asked = { url: string; signal: AbortSignal; priority: string; answer: (response: Response | Error) => void }

let asked: Asked[] = []
const bitmap = { close: () => undefined } as ImageBitmap
const decoder: ImageDecoder = { decode: () => Promise.resolve(bitmap), readsAvif: () => Promise.resolve(true) }

beforeEach(() => {
  asked = []
  vi.useFakeTimers()
  vi.stubGlobal('fetch', (url: string, { signal, priority }: { signal: AbortSignal; priority: string }) => {
    return new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason))
      asked.push({
        url,
        signal,
        priority,
        answer: (value) => (value instanceof Error ? reject(value) : resolve(value)),
      })
    })
  })
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('removeEventListener', () => undefined)
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function tiles(count: number, urgent = true): WantedTile[] {
  return Array.from({ length: count }, (_, key) => ({ key, url: `/tile-${key}`, urgent }))
}

function listen() {
  const decoded: number[] = []
  const failed: AppError[] = []
  const loader = createTileLoader(decoder, {
    onDecoded: (key) => decoded.push(key),
    onFailed: (error) => failed.push(error),
  })
  return { loader, decoded, failed }
}

const ok = () => new Response(new Blob(['tile']))

describe('createTileLoader', () => {
  it('takes over what the document has asked for, once', async () => {
    const abort = new AbortController()
    vi.stubGlobal('earlyPictures', { '/tile-0': { picture: Promise.resolve(bitmap), abort } })
    const { loader, decoded } = listen()
    loader.want(tiles(2))
    await vi.advanceTimersByTimeAsync(0)
    expect(decoded).toEqual([0])
    expect(asked.map(({ url }) => url)).toEqual(['/tile-1'])
    loader.want([])
    loader.want(tiles(1))
    expect(asked.map(({ url }) => url)).toEqual(['/tile-1', '/tile-0'])
  })

  it('asks itself where the document was refused, and ends what the document has begun when the view has left it', async () => {
    const abort = new AbortController()
    const refused = Promise.reject<ImageBitmap>(new TypeError('Failed to fetch'))
    const waiting = new Promise<ImageBitmap>(() => {})
    vi.stubGlobal('earlyPictures', {
      '/tile-0': { picture: refused, abort: new AbortController() },
      '/tile-1': { picture: waiting, abort },
    })
    const { loader } = listen()
    loader.want(tiles(2))
    await vi.advanceTimersByTimeAsync(500)
    expect(asked.map(({ url }) => url)).toEqual(['/tile-0'])
    loader.want([])
    expect(abort.signal.aborted).toBe(true)
  })

  it('gives a connection that says nothing any more up, and asks again', async () => {
    const { loader, decoded } = listen()
    loader.want(tiles(1))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(asked[0]?.signal.aborted).toBe(true)
    await vi.advanceTimersByTimeAsync(500)
    asked[1]?.answer(ok())
    await vi.advanceTimersByTimeAsync(0)
    expect(decoded).toEqual([0])
  })

  it('fails at once where there is no network, and asks again when it is told to', async () => {
    vi.stubGlobal('navigator', { onLine: false })
    const { loader, failed } = listen()
    loader.want(tiles(1))
    asked[0]?.answer(new TypeError('Failed to fetch'))
    await vi.advanceTimersByTimeAsync(0)
    expect(failed.map(({ code }) => code)).toEqual(['network'])
    await vi.advanceTimersByTimeAsync(60_000)
    expect(asked).toHaveLength(1)
    loader.want(tiles(1), { retry: true })
    expect(asked).toHaveLength(2)
  })

  it('asks for all urgent tiles at once, in order, and hands them over as they arrive', async () => {
    const { loader, decoded } = listen()
    loader.want(tiles(8))
    expect(asked.map(({ url }) => url)).toEqual([0, 1, 2, 3, 4, 5, 6, 7].map((key) => `/tile-${key}`))
    expect(asked.every(({ priority }) => priority === 'high')).toBe(true)
    asked[2]?.answer(ok())
    await vi.advanceTimersByTimeAsync(0)
    expect(decoded).toEqual([2])
  })

  it('asks for only three background tiles at once, at low priority', () => {
    const { loader } = listen()
    loader.want(tiles(8, false))
    expect(asked).toHaveLength(3)
    expect(asked.every(({ priority }) => priority === 'low')).toBe(true)
  })

  it('lets background tiles wait until every urgent one is there', async () => {
    const { loader } = listen()
    loader.want([...tiles(2), { key: 7, url: '/tile-7', urgent: false }])
    expect(asked).toHaveLength(2)
    asked[0]?.answer(ok())
    await vi.advanceTimersByTimeAsync(0)
    expect(asked).toHaveLength(2)
    asked[1]?.answer(ok())
    await vi.advanceTimersByTimeAsync(0)
    expect(asked.at(-1)?.url).toBe('/tile-7')
  })

  it('says nothing about a background tile, and gives it another chance when the view needs it', async () => {
    const { loader, failed } = listen()
    loader.want(tiles(1, false))
    asked[0]?.answer(new Response(null, { status: 404 }))
    await vi.advanceTimersByTimeAsync(0)
    loader.want(tiles(1, false))
    expect(asked).toHaveLength(1)
    expect(failed).toEqual([])
    loader.want(tiles(1))
    expect(asked).toHaveLength(2)
  })

  it('reports a given-up tile again when the view comes back to it', async () => {
    const { loader, failed } = listen()
    loader.want(tiles(1))
    asked[0]?.answer(new Response(null, { status: 404 }))
    await vi.advanceTimersByTimeAsync(0)
    loader.want([])
    loader.want(tiles(1))
    expect(failed.map(({ code }) => code)).toEqual(['not-found', 'not-found'])
  })

  it('aborts what the view left behind and keeps what it still wants', () => {
    const { loader } = listen()
    loader.want(tiles(3))
    loader.want([
      { key: 1, url: '/tile-1', urgent: true },
      { key: 7, url: '/tile-7', urgent: true },
    ])
    expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false, true, false])
    expect(asked.at(-1)?.url).toBe('/tile-7')
  })

  it('says nothing about an aborted tile', async () => {
    const { loader, decoded, failed } = listen()
    loader.want(tiles(1))
    loader.want([])
    await vi.advanceTimersByTimeAsync(20_000)
    expect(decoded).toEqual([])
    expect(failed).toEqual([])
    expect(loader.isIdle()).toBe(true)
  })

  it('tries a failed request again after growing pauses and then reports it once', async () => {
    const { loader, failed } = listen()
    loader.want(tiles(1))
    for (const pauseMs of [500, 1500, 4000, 8000]) {
      asked.at(-1)?.answer(new TypeError('network down'))
      await vi.advanceTimersByTimeAsync(pauseMs - 1)
      const before = asked.length
      await vi.advanceTimersByTimeAsync(1)
      expect(asked.length).toBe(before + 1)
    }
    asked.at(-1)?.answer(new TypeError('network down'))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(asked).toHaveLength(5)
    expect(failed.map(({ code }) => code)).toEqual(['network'])
  })

  it('reports a missing file at once and leaves it until asked to retry', async () => {
    const { loader, decoded, failed } = listen()
    loader.want(tiles(1))
    asked[0]?.answer(new Response(null, { status: 404 }))
    await vi.advanceTimersByTimeAsync(0)
    expect(failed.map(({ code }) => code)).toEqual(['not-found'])
    loader.want(tiles(1))
    expect(asked).toHaveLength(1)
    loader.want(tiles(1), { retry: true })
    asked[1]?.answer(ok())
    await vi.advanceTimersByTimeAsync(0)
    expect(decoded).toEqual([0])
  })
})
