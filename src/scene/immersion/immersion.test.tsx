import { act, advance, createRoot, type ReconcilerRoot } from '@react-three/fiber'
import { ArrayCamera, type Camera, EventDispatcher, Mesh, PerspectiveCamera, type WebGLRenderer } from 'three'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { immersionStore } from '#state/immersion-store.ts'
import { Immersion } from './immersion.tsx'

const session = Object.assign(new EventTarget(), {
  inputSources: [],
  environmentBlendMode: 'opaque',
  visibilityState: 'visible',
  end: async () => void session.dispatchEvent(new Event('end')),
})
const frame = { session } as unknown as XRFrame
let eyes: ArrayCamera
let drawnWith: Camera | null
let xr: EventDispatcher<{ sessionstart: object }>
let root: ReconcilerRoot<HTMLCanvasElement>
let store: ReturnType<typeof root.render>
let nowS = 0

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  // Of the clock, which the renderer's React binding still uses.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  Object.defineProperty(document, 'fonts', { configurable: true, value: new EventTarget() })
  eyes = new ArrayCamera([new PerspectiveCamera(), new PerspectiveCamera()])
  drawnWith = null
  root = createRoot(document.createElement('canvas'))
  await root.configure({
    gl: createRenderer(),
    frameloop: 'never',
    size: { width: 320, height: 160, top: 0, left: 0 },
  })
  await act(async () => {
    store = root.render(<Immersion />)
  })
})

afterEach(async () => {
  await act(async () => root.unmount())
})

it('looks for nothing through the scene in the frames of a session', async () => {
  const probe = new Mesh()
  const lookedAt = vi.fn<() => undefined>()
  // What every library that points asks of each object on its way.
  Object.defineProperty(probe, 'pointerEvents', { get: lookedAt })
  store.getState().scene.add(probe)
  await enter()
  showFrames(10)
  expect(drawnWith).toBe(eyes)
  expect(lookedAt).not.toHaveBeenCalled()
})

it("draws with the headset's own camera while a session lasts, and with the page's own before and after it", async () => {
  const { camera } = store.getState()
  showFrames(1)
  expect(drawnWith).toBe(camera)
  for (let visit = 0; visit < 2; visit += 1) {
    await enter()
    showFrames(1)
    expect(drawnWith).toBe(eyes)
    await act(() => session.end())
    showFrames(1)
    expect(drawnWith).toBe(camera)
  }
})

it('tells the page when a session begins and when it ends', async () => {
  await enter()
  expect(immersionStore.getState().presenting).toBe('vr')
  await act(() => session.end())
  expect(immersionStore.getState().presenting).toBe('none')
})

async function enter(): Promise<void> {
  await act(async () => xr.dispatchEvent({ type: 'sessionstart' }))
}

function showFrames(count: number): void {
  for (let index = 0; index < count; index += 1) {
    nowS += 1 / 72
    advance(nowS, true, store.getState(), frame)
  }
}

function createRenderer(): WebGLRenderer {
  const nothing = () => undefined
  xr = Object.assign(new EventDispatcher<{ sessionstart: object }>(), {
    isPresenting: true,
    getSession: () => session,
    getCamera: () => eyes,
    getReferenceSpace: () => new EventTarget(),
    setReferenceSpaceType: nothing,
    setFoveation: nothing,
    setAnimationLoop: nothing,
  })
  return {
    xr,
    domElement: document.createElement('canvas'),
    render: (_: object, camera: Camera) => {
      drawnWith = camera
    },
    setPixelRatio: nothing,
    setSize: nothing,
  } as unknown as WebGLRenderer
}
