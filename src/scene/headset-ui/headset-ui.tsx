import { useFrame, useThree } from '@react-three/fiber'
import { useEffect, useRef } from 'react'
import { frameDurationS } from '#core/frame-duration.ts'
import { usePresenting } from '#state/immersion-store.ts'
import { createHeadsetDirector } from './headset-director.ts'
import { createHeadsetPointers, type HeadsetPointers } from './headset-pointers.ts'

/**
 * The panel, what the scene has to say, and every way to point at them, while somebody is in a headset. Mounted before
 * anybody can enter: the pointers follow a session from its beginning.
 */
export function HeadsetUi() {
  const get = useThree((state) => state.get)
  const isPresenting = usePresenting() !== 'none'
  const pointers = useRef<HeadsetPointers | null>(null)
  const director = useRef<ReturnType<typeof createHeadsetDirector> | null>(null)

  useEffect(() => {
    const created = createHeadsetPointers(get().gl.xr)
    pointers.current = created
    return created.dispose
  }, [get])

  useEffect(() => {
    if (!isPresenting || !pointers.current) return
    const { gl, scene } = get()
    const created = createHeadsetDirector({ stage: scene, xr: gl.xr, pointers: pointers.current.all })
    director.current = created
    return () => {
      director.current = null
      created.dispose()
    }
  }, [get, isPresenting])

  // Apart from the rest, which would grow too large for the compiler to join it with what it calls.
  useFrame((_state, _deltaS, frame) => {
    if (frame && director.current) pointers.current?.read(frame, director.current.invitesPointing())
  })
  useFrame((_, deltaS) => director.current?.update(frameDurationS(deltaS)))

  return null
}
