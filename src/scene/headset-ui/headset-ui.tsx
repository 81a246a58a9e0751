import { useFrame, useThree } from '@react-three/fiber'
import { useEffect, useRef } from 'react'
import { frameDurationS } from '#core/frame-duration.ts'
import { usePresenting } from '#state/immersion-store.ts'
import { createHeadsetDirector } from './headset-director.ts'
import { createHeadsetPointers, type HeadsetPointer } from './headset-pointers.ts'

/**
 * The panel, what the scene has to say, and every way to point at them, while somebody is in a headset. Mounted before
 * anybody can enter, since that is when the pointers have to be asked for.
 */
export function HeadsetUi() {
  const get = useThree((state) => state.get)
  const isPresenting = usePresenting() !== 'none'
  const pointers = useRef<readonly HeadsetPointer[]>([])
  const director = useRef<ReturnType<typeof createHeadsetDirector> | null>(null)

  useEffect(() => {
    const created = createHeadsetPointers(get().gl.xr)
    pointers.current = created.pointers
    return created.dispose
  }, [get])

  useEffect(() => {
    if (!isPresenting) return
    const { gl, scene } = get()
    const created = createHeadsetDirector({ stage: scene, xr: gl.xr, pointers: pointers.current })
    director.current = created
    return () => {
      director.current = null
      created.dispose()
    }
  }, [get, isPresenting])

  useFrame((_, deltaS) => director.current?.update(frameDurationS(deltaS)))

  return null
}
