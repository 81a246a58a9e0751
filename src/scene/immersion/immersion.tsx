import { useThree } from '@react-three/fiber'
import { useEffect, useState } from 'react'
import { lendImmersionDriver } from '#state/immersion-store.ts'
import { HeadsetUi } from '../headset-ui/headset-ui.tsx'
import { createHeadsetStore } from './headset-session.ts'
import { followSessions } from './session-reports.ts'
import { useFramePace } from './use-frame-pace.ts'

/**
 * The scene's way into a headset. While it is mounted, the page may enter. The library's store asks for the sessions and
 * follows them; its component is left out, since that looks for pointers through the whole scene in every frame, and the
 * headset's own interface points by itself.
 */
export function Immersion() {
  const get = useThree((state) => state.get)
  const [store] = useState(createHeadsetStore)
  useFramePace()

  useEffect(() => {
    const { gl, camera, set } = get()
    store.setWebXRManager(gl.xr)
    // The renderer writes the head's pose into the camera that it is given: the page's has to keep its own.
    const stopLendingCamera = store.subscribe(({ session }, before) => {
      if (session !== before.session) set({ camera: session ? gl.xr.getCamera() : camera })
    })
    const stopFollowing = followSessions(store, gl)
    const exit = async () => store.getState().session?.end()
    lendImmersionDriver({
      enter: async () => {
        await store.enterVR()
      },
      exit,
    })
    return () => {
      lendImmersionDriver(null)
      stopFollowing()
      stopLendingCamera()
      set({ camera })
      void exit()
      store.destroy()
    }
  }, [store, get])

  return <HeadsetUi />
}
