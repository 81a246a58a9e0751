import { beforeEach, describe, expect, it, vi } from 'vitest'
import { closeEarlyPictures, EARLY_PICTURES_SCRIPT, pictureDecoder, takeEarlyPicture } from './early-pictures.ts'

type Asked = { id: unknown; blob: Blob }

/** Decodes whatever it is given, once it is told to. */
class FakeWorker extends EventTarget {
  static all: FakeWorker[] = []
  asked: Asked[] = []
  constructor() {
    super()
    FakeWorker.all.push(this)
  }
  postMessage(request: Asked): void {
    this.asked.push(request)
  }
  answer(data: object): void {
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
}

const signal = new AbortController().signal
let asked: { url: string; priority: string; signal: AbortSignal }[] = []
let status = 200

const askEarly = (url: string) => {
  // oxlint-disable-next-line no-eval -- what the document runs
  globalThis.eval(`askEarly('${url}','high')`)
}
const settle = () => new Promise((resolve) => setTimeout(resolve))
const pictureOf = () => ({ close: vi.fn<() => void>() })

beforeEach(() => {
  asked = []
  status = 200
  FakeWorker.all = []
  globalThis.earlyDecoder = undefined
  vi.stubGlobal('Worker', FakeWorker)
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:' }))
  vi.stubGlobal('fetch', (url: string, options: { priority: string; signal: AbortSignal }) => {
    asked.push({ url, ...options })
    return Promise.resolve(new Response('picture', { status }))
  })
  // oxlint-disable-next-line no-eval -- what the document runs
  globalThis.eval(EARLY_PICTURES_SCRIPT)
})

describe('pictures that the document asks for', () => {
  it('are decoded before the code takes them over, by the worker that it takes over too', async () => {
    askEarly('/tile')
    await settle()
    expect(asked).toMatchObject([{ url: '/tile', priority: 'high' }])
    const [worker] = FakeWorker.all
    expect(worker?.asked).toMatchObject([{ id: '/tile' }])
    expect(pictureDecoder()).toBe(worker)
    const bitmap = pictureOf()
    worker?.answer({ id: '/tile', bitmap })
    expect(await takeEarlyPicture('/tile', signal)).toBe(bitmap)
    expect(takeEarlyPicture('/tile', signal)).toBeNull()
  })

  it.each([
    { what: 'is refused', refused: true },
    { what: 'cannot be decoded', refused: false },
  ])('fail where one $what', async ({ refused }) => {
    status = refused ? 404 : 200
    askEarly('/tile')
    await settle()
    FakeWorker.all[0]?.answer({ id: '/tile', error: 'unreadable' })
    await expect(takeEarlyPicture('/tile', signal)).rejects.toBeDefined()
  })

  it('end with whoever took them', () => {
    askEarly('/tile')
    const taker = new AbortController()
    void takeEarlyPicture('/tile', taker.signal)
    taker.abort()
    expect(asked[0]?.signal.aborted).toBe(true)
  })

  it('are let go of where nobody takes them', async () => {
    askEarly('/tile')
    await settle()
    const bitmap = pictureOf()
    FakeWorker.all[0]?.answer({ id: '/tile', bitmap })
    closeEarlyPictures()
    await settle()
    expect(bitmap.close).toHaveBeenCalledTimes(1)
    expect(takeEarlyPicture('/tile', signal)).toBeNull()
  })
})

it('a decoder is started where the document has none, which goes on with that', async () => {
  const worker = pictureDecoder()
  expect(worker).toBe(FakeWorker.all[0])
  askEarly('/tile')
  await settle()
  const bitmap = pictureOf()
  FakeWorker.all[0]?.answer({ id: '/tile', bitmap })
  expect(await takeEarlyPicture('/tile', signal)).toBe(bitmap)
  expect(FakeWorker.all).toHaveLength(1)
})
