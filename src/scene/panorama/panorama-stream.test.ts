import type { WebGLRenderer } from 'three'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ViewedLevel, ViewedPanorama } from '#content/panorama-manifest.ts'
import type { AppError } from '#core/app-error.ts'
import { StreamedView } from '#core/tile-plan.ts'
import { chooseLowData, preferencesStore } from '#state/preferences-store.ts'
import type { ImageDecoder } from './image-decoder.ts'
import { createPanoramaStream } from './panorama-stream.ts'
import { createTilePool } from './tile-pool.ts'

const level = (directory: string, tilesPerSide: number): ViewedLevel => ({
  directory,
  tilesPerSide,
  faceSizePx: 316 * tilesPerSide,
  tileSizePx: 316,
  format: 'avif',
})
const FIRST = level('first', 2)
const FINE = level('fine', 4)
const panorama = { id: 'here', stereo: 'mono' } as ViewedPanorama

const bitmap = { close: () => undefined } as ImageBitmap
const decoder: ImageDecoder = { decode: () => Promise.resolve(bitmap), readsAvif: () => Promise.resolve(true) }
const renderer = { copyTextureToTexture: () => undefined } as unknown as WebGLRenderer
const surface = { draw: () => undefined } as unknown as Parameters<typeof createPanoramaStream>[0]['surface']

/** What was asked for, in order. */
let asked: string[] = []
/** The addresses that are not there. */
let gone = new Set<string>()

beforeEach(() => {
  asked = []
  gone = new Set()
  vi.useFakeTimers()
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url)
    return Promise.resolve(gone.has(url) ? new Response(null, { status: 404 }) : new Response(new Blob(['tile'])))
  })
})

afterEach(() => {
  preferencesStore.setState(preferencesStore.getInitialState(), true)
  vi.useRealTimers()
})

/** A phone's view: at two device pixels per CSS pixel the finest level is for it. */
function phoneView(): StreamedView {
  return Object.assign(new StreamedView(), { halfWidthDeg: 25, halfHeightDeg: 37, pxPerRad: 600, firstPxPerRad: 300 })
}

function streamOf(levels: readonly ViewedLevel[], capacity = 100) {
  const failures: AppError[] = []
  const requestFrame = vi.fn<() => void>()
  const pool = createTilePool(renderer, capacity)
  const stream = createPanoramaStream({
    panorama,
    levels,
    eye: 'left',
    pool,
    room: { capacity },
    surface,
    decoder,
    requestFrame,
    onFailed: (error) => failures.push(error),
  })
  return { stream, pool, failures, requestFrame }
}

/** Everything that was asked for comes, and what has come is copied. */
const settle = () => vi.advanceTimersByTimeAsync(1000)
const askedOf = ({ directory }: ViewedLevel) => asked.filter((url) => url.includes(`/${directory}/`))

describe('the stream of a panorama', () => {
  it('copies what has come as soon as the pool is its own, before anything is drawn', async () => {
    const { stream, pool } = streamOf([FINE])
    stream.prepare(phoneView())
    await settle()
    expect(pool.freeSlots()).toBe(pool.capacity)
    stream.takePool()
    await settle()
    expect(pool.freeSlots()).toBe(pool.capacity - asked.length)
  })

  it('fills the view first, and asks for finer tiles when that is on screen', async () => {
    const { stream } = streamOf([FIRST, FINE])
    const view = phoneView()
    stream.prepare(view)
    stream.takePool()
    expect(stream.update(view, true)).toBe('partial')
    expect(askedOf(FINE)).toEqual([])
    await settle()
    expect(stream.update(view, true)).toBe('partial')
    await settle()
    expect(stream.update(view, true)).toBe('whole')
    expect(stream.isFine()).toBe(true)
    expect(askedOf(FINE).length).toBeGreaterThan(askedOf(FIRST).length)
  })

  it('goes on to the finer tiles where one of the first is not to be had', async () => {
    const probe = streamOf([FIRST, FINE])
    probe.stream.prepare(phoneView())
    const [lost = ''] = asked
    probe.stream.dispose()
    asked = []
    gone.add(lost)
    const { stream, failures, requestFrame } = streamOf([FIRST, FINE])
    const view = phoneView()
    stream.prepare(view)
    stream.takePool()
    stream.update(view, true)
    requestFrame.mockClear()
    await settle()
    expect(failures).toMatchObject([{ code: 'not-found' }])
    expect(requestFrame).toHaveBeenCalled()
    stream.update(view, true)
    await settle()
    expect(stream.update(view, true)).toBe('whole')
    expect(stream.isFine()).toBe(true)
  })
  it('asks for what lies around the view when there is no room for finer tiles', async () => {
    const { stream, requestFrame } = streamOf([FIRST, FINE], 7)
    const view = phoneView()
    view.firstPxPerRad = view.pxPerRad
    stream.prepare(view)
    const first = asked.length
    await settle()
    requestFrame.mockClear()
    stream.takePool()
    expect(requestFrame).toHaveBeenCalled()
    expect(stream.update(view, true)).toBe('whole')
    await settle()
    expect(askedOf(FIRST).length).toBeGreaterThan(first)
    expect(askedOf(FINE)).toEqual([])
  })
  it('asks at once for the finest, and for nothing else, where data is dear', async () => {
    chooseLowData(true)
    const { stream } = streamOf([FIRST, FINE])
    const view = phoneView()
    stream.prepare(view)
    stream.takePool()
    await settle()
    expect(stream.update(view, true)).toBe('whole')
    await settle()
    expect(askedOf(FIRST)).toEqual([])
    expect(askedOf(FINE)).toHaveLength(8)
  })
})
