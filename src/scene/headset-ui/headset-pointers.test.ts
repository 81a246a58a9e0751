import { EventDispatcher, type WebXRManager } from 'three'
import { beforeEach, expect, it, vi } from 'vitest'
import { createHeadsetPointers } from './headset-pointers.ts'

const source = (name: string) => ({ targetRaySpace: { name } }) as unknown as XRInputSource
const left = source('left')
const right = source('right')
const at = (x: number) => ({ transform: { matrix: [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, x, 0, 0, 1] } })

const getPose = vi.fn<(space: object) => object | null>()
const frame = { getPose } as unknown as XRFrame

function startSession(inputSources: XRInputSource[] = []) {
  const session = Object.assign(new EventTarget(), { inputSources })
  const xr = Object.assign(new EventDispatcher<{ sessionstart: object; sessionend: object }>(), {
    getSession: () => session,
    getReferenceSpace: () => ({}),
  })
  const pointers = createHeadsetPointers(xr as unknown as WebXRManager)
  xr.dispatchEvent({ type: 'sessionstart' })
  const send = (type: string, rest: object) => session.dispatchEvent(Object.assign(new Event(type), rest))
  const change = (added: XRInputSource[], removed: XRInputSource[] = []) =>
    send('inputsourceschange', { added, removed })
  return { ...pointers, xr, send, change, sources: () => pointers.all.map((pointer) => pointer.source) }
}

beforeEach(() => {
  getPose.mockReset().mockReturnValue(at(3))
})

it('asks for each ray in every frame in which there is something to point at, and seldom in others', () => {
  const { read, all } = startSession([left, right])
  for (let count = 0; count < 12; count += 1) read(frame, true)
  expect(getPose).toHaveBeenCalledTimes(24)
  expect(all[0]?.ray).toMatchObject({ visible: true })
  expect(all[0]?.ray.matrix.elements[12]).toBe(3)
  getPose.mockClear()
  for (let count = 0; count < 12; count += 1) read(frame, false)
  expect(getPose).toHaveBeenCalledTimes(4)
})

it('hides the ray of what is not tracked', () => {
  const { read, all } = startSession([left])
  getPose.mockReturnValue(null)
  read(frame, true)
  expect(all[0]?.ray.visible).toBe(false)
})

it('hands on a press with the ray that it has then, and nothing of those that it does not know', () => {
  const { all, change, send } = startSession()
  change([left])
  const pressed = vi.fn<(x: number | undefined) => void>()
  all[0]?.ray.addEventListener('selectstart', () => pressed(all[0]?.ray.matrix.elements[12]))
  getPose.mockReturnValue(at(7))
  send('selectstart', { inputSource: left, frame })
  send('selectstart', { inputSource: right, frame })
  expect(pressed).toHaveBeenCalledExactlyOnceWith(7)
})

it('gives a place that one has left to the next, and tells who held it', () => {
  const { all, change, sources } = startSession([left, right])
  const lost = vi.fn<() => void>()
  all[0]?.ray.addEventListener('disconnected', lost)
  change([], [left])
  expect(lost).toHaveBeenCalledOnce()
  expect(sources()).toEqual([null, right, null, null])
  change([left, right])
  expect(sources()).toEqual([left, right, null, null])
})

it('forgets everything when the session ends, and follows the next', () => {
  const { xr, sources, change, dispose } = startSession([left])
  xr.dispatchEvent({ type: 'sessionend' })
  expect(sources()).toEqual([null, null, null, null])
  change([right])
  expect(sources()).toEqual([null, null, null, null])
  xr.dispatchEvent({ type: 'sessionstart' })
  expect(sources()).toEqual([left, null, null, null])
  dispose()
  xr.dispatchEvent({ type: 'sessionstart' })
  expect(sources()).toEqual([null, null, null, null])
})
