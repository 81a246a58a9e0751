import { Group, type WebGLRenderer } from 'three'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { StreamedView } from '#core/tile-plan.ts'
import { showPanorama, showStage, tourStore } from '#state/tour-store.ts'
import type { ImageDecoder } from './image-decoder.ts'
import { createPanoramaDirector } from './panorama-director.ts'
import { createPreviewSphere } from './preview-sphere.ts'
import { createTilePool } from './tile-pool.ts'

const bitmap = { close: () => undefined } as ImageBitmap
const decoder: ImageDecoder = { decode: () => Promise.resolve(bitmap), readsAvif: () => Promise.resolve(true) }
const renderer = { copyTextureToTexture: () => undefined } as unknown as WebGLRenderer

let asked: string[] = []
let firstFrameIsOver = true

beforeEach(() => {
  asked = []
  firstFrameIsOver = true
  vi.useFakeTimers()
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url)
    return Promise.resolve(new Response(new Blob(['picture'])))
  })
  tourStore.setState(tourStore.getInitialState(), true)
  showStage(true)
})

afterEach(() => vi.useRealTimers())

/** Everything that was asked for comes, and is there when the next frame is drawn. */
async function showFrame(director: ReturnType<typeof directorOf>) {
  await vi.advanceTimersByTimeAsync(1000)
  director.update(new StreamedView())
}

function directorOf() {
  return createPanoramaDirector({
    group: new Group(),
    sphere: createPreviewSphere(),
    decoder,
    pool: createTilePool(renderer, 200),
    requestFrame: () => undefined,
    firstFrame: { isOver: () => firstFrameIsOver },
    currentView: () => new StreamedView(),
    holdView: () => undefined,
  })
}

/** One that has been asked for the Maasai Mara, and has shown all that came. */
async function openDirector() {
  const director = directorOf()
  showPanorama('maasai-mara-safari', [])
  director.follow()
  await showFrame(director)
  await showFrame(director)
  return director
}

const isPreviewAsked = (id: string) => asked.some((url) => url.includes(`/${id}/preview`))

describe('the director', () => {
  it('fetches the previews of neighbours that the page names when all is there already', async () => {
    const director = await openDirector()
    expect(tourStore.getState().loadState).toBe('sharp')
    expect(isPreviewAsked('zanzibar-beaches')).toBe(false)
    showPanorama('maasai-mara-safari', ['zanzibar-beaches'])
    await showFrame(director)
    expect(isPreviewAsked('zanzibar-beaches')).toBe(true)
  })

  it('lets go of what the document asked for and nobody took', async () => {
    const close = vi.fn<() => void>()
    const picture = Promise.resolve({ close } as unknown as ImageBitmap)
    vi.stubGlobal('earlyPictures', { '/elsewhere': { picture, abort: new AbortController() } })
    await openDirector()
    await vi.advanceTimersByTimeAsync(0)
    expect(close).toHaveBeenCalledTimes(1)
  })

  it('counts nothing as on screen until graphics are through with the first frame', async () => {
    firstFrameIsOver = false
    const director = await openDirector()
    expect(tourStore.getState().loadState).toBe('loading')
    firstFrameIsOver = true
    await showFrame(director)
    expect(tourStore.getState().loadState).toBe('sharp')
  })
})
